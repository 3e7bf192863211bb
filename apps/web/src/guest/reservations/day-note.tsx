import type { ReservationTimes } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/restaurant'
import { formatDay } from '../../lib/time/local-time.ts'
import { Button } from '../../ui/button.tsx'
import classes from './time-choices.module.css'

const copy = reservationsCopy.form.times

interface DayNoteProps {
  times: ReservationTimes
  onChooseDay: (day: string) => void
}

/** Information about the day: that it is a special day, or why it has no table, and which day has one. */
export function DayNote({ times, onChooseDay }: DayNoteProps) {
  const { nextDay } = times
  const text = describeDay(times)
  return (
    <div role="status">
      {text !== null && (
        <div className={classes.note}>
          <p>{text}</p>
          {nextDay !== null && (
            <Button look="outline" onClick={() => onChooseDay(nextDay)}>
              {copy.next(formatDay(nextDay))}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

export function describeDay({ day, lastDay, firstDay, isClosed, specialDay, times }: ReservationTimes) {
  const name = formatDay(day)
  if (day < firstDay || day > lastDay) return copy.outside(formatDay(lastDay))
  if (isClosed) return specialDay === null ? copy.closed(name) : copy.closedFor(name, specialDay)
  if (times.length === 0) return copy.over(name)
  if (!times.some(({ free }) => free)) return copy.allTaken(name)
  return specialDay === null ? null : copy.special(name, specialDay)
}
