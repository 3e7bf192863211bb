import { NumberFields } from './number-fields.tsx'
import type { SectionFieldsProps } from './section-fields.ts'

const fields = [
  { name: 'slotMinutes', label: 'Tables every', unit: ' min', hint: 'From when the kitchen opens' },
  { name: 'seatsPerSlot', label: 'Seats', unit: ' guests', hint: 'How many may arrive at one time' },
  { name: 'lastSeatingMinutes', label: 'Last seating', unit: ' min', hint: 'Before the kitchen closes' },
  { name: 'leadMinutes', label: 'Lead time', unit: ' min', hint: 'From asking to the earliest table' },
  { name: 'lookAheadDays', label: 'Tables ahead', unit: ' days', hint: 'How far ahead a table may be' },
] as const

export const TablesFields = ({ form }: SectionFieldsProps<'tables'>) => (
  <NumberFields fields={fields} bind={form.getInputProps} />
)
