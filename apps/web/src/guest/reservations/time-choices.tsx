import { reservationsCopy } from '@tiffin/copy'
import { useId } from 'react'
import type { ReservationTimes } from '@tiffin/contract'
import { formatClock, formatDay } from '../../lib/time/local-time.ts'
import { RetryLine } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Button } from '../../ui/button.tsx'
import type { useTableTimes } from './use-table-times.ts'
import classes from './time-choices.module.css'
import { useSettings } from '../../lib/api/settings.tsx'

const copy = reservationsCopy.form
const EXPECTED_TIMES = 19

interface TimeChoicesProps {
  times: ReturnType<typeof useTableTimes>
  error: string | undefined
  onChoose: (at: string) => void
  onChooseDay: (day: string) => void
}

/** The times of the day; taken ones are shown too, so that guests see that they existed. */
export function TimeChoices({ times, error, onChoose, onChooseDay }: TimeChoicesProps) {
  const { region } = useSettings()
  const { query, data, chosen, isChoiceGone } = times
  const errorId = useId()
  const problem =
    error ?? (isChoiceGone && data?.times.some(({ free }) => free) ? copy.times.kept : undefined)
  return (
    <fieldset
      className={classes.times}
      aria-busy={query.isFetching}
      aria-describedby={problem === undefined ? undefined : errorId}
    >
      <legend>
        {copy.time}
        {data !== undefined && <span className={classes.day}>{formatDay(data.day)}</span>}
      </legend>
      {data === undefined && query.isError && (
        <RetryLine message={copy.times.failed} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <TimesSkeleton />}
      {data !== undefined && (
        <>
          <DayNote times={data} onChooseDay={onChooseDay} />
          <div className={classes.grid} data-old={query.isPlaceholderData || undefined}>
            {data.times.map(({ at, local, free }) =>
              free ? (
                <label key={at} className={classes.time}>
                  <input
                    type="radio"
                    name="startsAt"
                    value={at}
                    checked={chosen?.at === at}
                    onChange={() => onChoose(at)}
                  />
                  {formatClock(local, region)}
                </label>
              ) : (
                <p key={at} className={classes.taken}>
                  <s>{formatClock(local, region)}</s>
                  <span>{copy.times.full}</span>
                </p>
              ),
            )}
          </div>
        </>
      )}
      <div role="status">
        {problem !== undefined && (
          <p id={errorId} className={classes.problem}>
            {problem}
          </p>
        )}
      </div>
    </fieldset>
  )
}

function TimesSkeleton() {
  return (
    <div className={classes.grid} role="status" aria-label={copy.times.loading}>
      {Array.from({ length: EXPECTED_TIMES }, (_, place) => (
        <Skeleton key={place} height="var(--touch)" borderRadius="var(--radius-small)" />
      ))}
    </div>
  )
}

const dayNoteCopy = reservationsCopy.form.times

interface DayNoteProps {
  times: ReservationTimes
  onChooseDay: (day: string) => void
}

/** Information about the day: that it is a special day, or why it has no table, and which day has one. */
function DayNote({ times, onChooseDay }: DayNoteProps) {
  const { nextDay } = times
  const text = describeDay(times)
  return (
    <div role="status">
      {text !== null && (
        <div className={classes.note}>
          <p>{text}</p>
          {nextDay !== null && (
            <Button look="outline" onClick={() => onChooseDay(nextDay)}>
              {dayNoteCopy.next(formatDay(nextDay))}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

export function describeDay({ day, lastDay, firstDay, isClosed, specialDay, times }: ReservationTimes) {
  const name = formatDay(day)
  if (day < firstDay || day > lastDay) return dayNoteCopy.outside(formatDay(lastDay))
  if (isClosed)
    return specialDay === null ? dayNoteCopy.closed(name) : dayNoteCopy.closedFor(name, specialDay)
  if (times.length === 0) return dayNoteCopy.over(name)
  if (!times.some(({ free }) => free)) return dayNoteCopy.allTaken(name)
  return specialDay === null ? null : dayNoteCopy.special(name, specialDay)
}
