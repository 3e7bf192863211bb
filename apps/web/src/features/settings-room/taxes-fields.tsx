import { NumberInput, Stack, TextInput } from '@mantine/core'
import { numberOf, type SectionFieldsProps } from './section-fields.ts'

export function TaxesFields({ value, onChange, errors }: SectionFieldsProps<'taxes'>) {
  return (
    <Stack>
      <TextInput
        label="Name"
        description="As receipts print it"
        value={value.name}
        error={errors['name']}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
      />
      <NumberInput
        label="Percent"
        description="Orders that are placed already keep theirs"
        suffix=" %"
        decimalScale={3}
        value={value.percent}
        error={errors['percent']}
        onChange={(typed) => onChange({ ...value, percent: numberOf(typed) })}
      />
    </Stack>
  )
}
