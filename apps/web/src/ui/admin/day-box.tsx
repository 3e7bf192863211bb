import { TextInput } from '@mantine/core'
import { useUncontrolledSync } from '../../lib/forms/use-after-mount.ts'

interface DayBoxProps {
  label: string
  /** '2026-12-01'; it may change elsewhere. */
  day: string | undefined
  /** '' if the field was emptied. */
  onDay: (day: string) => void
}

/** Filters a list by day. */
export function DayBox({ label, day = '', onDay }: DayBoxProps) {
  const field = useUncontrolledSync(day)
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
