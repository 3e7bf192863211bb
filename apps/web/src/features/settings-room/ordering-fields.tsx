import { NumberFields } from './number-fields.tsx'
import type { SectionFieldsProps } from './section-fields.ts'

const fields = [
  { name: 'leadMinutes', label: 'Lead time', unit: ' min', hint: 'Preparation time' },
  { name: 'slotMinutes', label: 'Pickup times every', unit: ' min', hint: '5, 10, 15, 20, 30 or 60' },
  { name: 'roundToMinutes', label: 'Round the promise up to', unit: ' min', hint: 'As soon as possible' },
  { name: 'lookAheadDays', label: 'Orders ahead', unit: ' days', hint: 'Order up to this far ahead' },
] as const

export const OrderingFields = ({ form }: SectionFieldsProps<'ordering'>) => (
  <NumberFields fields={fields} bind={form.getInputProps} />
)
