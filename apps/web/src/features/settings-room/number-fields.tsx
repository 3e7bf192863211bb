import { NumberInput, Stack } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'

interface NumberFieldsProps<Name extends string> {
  fields: readonly { name: Name; label: string; unit: string; hint: string }[]
  bind: (name: Name) => GetInputPropsReturnType
}

/** A section that is nothing but whole numbers. */
export const NumberFields = <Name extends string>({ fields, bind }: NumberFieldsProps<Name>) => (
  <Stack>
    {fields.map(({ name, label, unit, hint }) => (
      <NumberInput
        key={name}
        label={label}
        description={hint}
        suffix={unit}
        allowDecimal={false}
        {...bind(name)}
      />
    ))}
  </Stack>
)
