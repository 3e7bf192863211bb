import { NumberInput, Stack } from '@mantine/core'
import { numberOf } from './section-fields.ts'

interface NumberFieldsProps<Name extends string> {
  fields: readonly { name: Name; label: string; unit: string; hint: string }[]
  value: Record<Name, number>
  onChange: (name: Name, number: number) => void
  errors: Readonly<Record<string, string>>
}

/** A section that is nothing but whole numbers. */
export function NumberFields<Name extends string>({
  fields,
  value,
  onChange,
  errors,
}: NumberFieldsProps<Name>) {
  return (
    <Stack>
      {fields.map(({ name, label, unit, hint }) => (
        <NumberInput
          key={name}
          label={label}
          description={hint}
          suffix={unit}
          allowDecimal={false}
          value={value[name]}
          error={errors[name]}
          onChange={(typed) => onChange(name, numberOf(typed))}
        />
      ))}
    </Stack>
  )
}
