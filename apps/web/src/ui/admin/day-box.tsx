import { TextInput } from '@mantine/core'
import { useSyncedField } from '../../lib/forms/use-synced-field.ts'

interface DayBoxProps {
  label: string
  /** '2026-12-01'; it may change elsewhere. */
  day: string | undefined
  /** '' if the field was emptied. */
  onDay: (day: string) => void
}

/** Filters a list by day. */
export function DayBox({ label, day = '', onDay }: DayBoxProps) {
  const field = useSyncedField(day)
  return (
    <TextInput
      ref={field}
      type="date"
      label={label}
      defaultValue={day}
      onChange={({ target }) => onDay(target.value)}
    />
  )
}
