import { useQuery } from '@tanstack/react-query'
import { reservationsCopy } from '@tiffin/copy'
import { useId, useState } from 'react'
import type { ReservationTimes } from '@tiffin/contract'
import { useTRPC } from '../../lib/api/trpc.ts'
import { formatClock, formatDay } from '../../lib/time/local-time.ts'
import { RetryLine } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Button } from '../../ui/button.tsx'
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

// Tables may be taken while a guest is deciding.
const FRESH_FOR_MS = 30_000

/** The times of the requested day, and which of them is chosen. */
export function useTableTimes({ partySize, day, at }: TableChoice) {
  const isLarge = partySize > useSettings().tables.seatsPerSlot
  const trpc = useTRPC()
  const query = useQuery(
    trpc.reservations.times.queryOptions(
      { partySize, day },
      {
        enabled: !isLarge,
        staleTime: FRESH_FOR_MS,
        refetchInterval: FRESH_FOR_MS,
        // Of the same day only: another day's times could be sent while the form shows the new date.
        placeholderData: (before) => (before?.day === day ? before : undefined),
      },
    ),
  )
  const { data, isPlaceholderData } = query
  const chosen = pickTime(data?.times ?? [], at, useClockOf(at, data?.times ?? []))
  return {
    query,
    data,
    chosen,
    isLarge,
    /** It was chosen before, and another guest has taken it. */
    isChoiceGone: at !== undefined && data !== undefined && !isPlaceholderData && chosen === undefined,
  }
}

/** The local time of the chosen slot: a guest who looks at another day usually wants the same time there. */
function useClockOf(at: string | undefined, times: { at: string; local: string }[]) {
  const [clock, setClock] = useState<string>()
  const local = times.find((time) => time.at === at)?.local.slice(11)
  if (local !== undefined && local !== clock) setClock(local)
  return local ?? clock
}

type Times = ReservationTimes['times']

/** The chosen time, or the same time on another day, if it is still free. */
export function pickTime(times: Times, at: string | undefined, clock: string | undefined) {
  const free = times.filter((time) => time.free)
  return free.find((time) => time.at === at) ?? free.find(({ local }) => local.slice(11) === clock)
}

/** The guest's choices so far: when and how many. They are stored in the form's fields. */
export interface TableChoice {
  partySize: number
  /** '2026-12-01'; undefined until one was chosen. */
  day: string | undefined
  /** The chosen time, as it was offered. */
  at: string | undefined
}

export const DEFAULT_PARTY_SIZE = 2

/** A field that stores the chosen time for the draft: the times themselves load later than the draft. */
export const CHOSEN_TIME_FIELD = 'keptTime'

export const initialChoice: TableChoice = { partySize: DEFAULT_PARTY_SIZE, day: undefined, at: undefined }

/** An incomplete date counts as none. */
export function readTableChoice(form: HTMLFormElement, before: TableChoice): TableChoice {
  const fields = new FormData(form)
  function textOf(name: string) {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    partySize: Number(textOf('partySize')) || before.partySize,
    day: textOf('day') || undefined,
    at: textOf(CHOSEN_TIME_FIELD) || undefined,
  }
}
