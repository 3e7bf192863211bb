import type { PickupTime } from '@tiffin/contract'
import { dayOf, formatClock, formatDay, headDay } from '../../lib/time/local-time.ts'
import { SelectField } from '../../ui/select-field.tsx'
import classes from './pickup-fields.module.css'

interface LaterTimeProps {
  times: PickupTime[]
  today: string
  value: string
  error: string | undefined
  onChange: (pickupAt: string) => void
}

/** A pickup time from those available: first the day, then the time. */
export function LaterTime({ times, today, value, error, onChange }: LaterTimeProps) {
  const timesByDay = Map.groupBy(times, ({ local }) => dayOf(local))
  // A time chosen a while ago may no longer be offered: then nothing is selected.
  const chosen = times.find(({ at }) => at === value)
  const day = dayOf(chosen?.local ?? times[0]?.local ?? '')

  return (
    <div className={classes.later}>
      <SelectField
        label="Pickup day"
        name="pickupDay"
        value={day}
        onChange={(event) => onChange(timesByDay.get(event.target.value)?.[0]?.at ?? '')}
      >
        {[...timesByDay.keys()].map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(choice, today)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Pickup time"
        name="pickupTime"
        value={chosen?.at ?? ''}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      >
        {chosen === undefined && <option value="">Choose a time</option>}
        {timesByDay.get(day)?.map(({ at, local }) => (
          <option key={at} value={at}>
            {formatClock(local)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** 'Today, Saturday, November 21'. */
function labelOf(day: string, today: string) {
  const [head, date] = [headDay(day, today), formatDay(day)]
  return head === date ? date : `${head}, ${date}`
}
