import { NumberInput, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'

/** The fields of a section that is nothing but whole numbers: of each its name, label, unit and hint. */
export const numberFields = <Name extends string>(fields: [Name, string, string, string][]) =>
  function NumberFields({ form }: { form: Pick<UseFormReturnType<Record<Name, number>>, 'getInputProps'> }) {
    return (
      <Stack>
        {fields.map(([name, label, unit, hint]) => (
          <NumberInput
            key={name}
            label={label}
            description={hint}
            suffix={` ${unit}`}
            allowDecimal={false}
            {...form.getInputProps(name)}
          />
        ))}
      </Stack>
    )
  }
