import { NumberFields } from './number-fields.tsx'
import type { SectionFieldsProps } from './section-fields.ts'

const fields = [
  { name: 'slotMinutes', label: 'Tables every', unit: ' min', hint: 'From when the kitchen opens' },
  { name: 'seatsPerSlot', label: 'Seats', unit: ' guests', hint: 'Guests per time slot' },
  { name: 'lastSeatingMinutes', label: 'Last seating', unit: ' min', hint: 'Before the kitchen closes' },
  { name: 'leadMinutes', label: 'Lead time', unit: ' min', hint: 'Minimum notice' },
  { name: 'lookAheadDays', label: 'Tables ahead', unit: ' days', hint: 'Book up to this far ahead' },
] as const

export const TablesFields = ({ form }: SectionFieldsProps<'tables'>) => (
  <NumberFields fields={fields} bind={form.getInputProps} />
)
