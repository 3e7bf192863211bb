import { NumberInput, Stack, TextInput } from '@mantine/core'
import type { SectionFieldsProps } from './section-fields.ts'

export const TaxesFields = ({ form: { getInputProps } }: SectionFieldsProps<'taxes'>) => (
  <Stack>
    <TextInput label="Name" description="As printed on receipts" {...getInputProps('name')} />
    <NumberInput
      label="Percent"
      description="Does not affect orders already placed"
      suffix=" %"
      decimalScale={3}
      {...getInputProps('percent')}
    />
  </Stack>
)
