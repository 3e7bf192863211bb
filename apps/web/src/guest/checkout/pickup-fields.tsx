import type { CartItem, HourFormat, PickupTime } from '@tiffin/contract'
import { IconBolt, IconCalendarEvent } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { describeBusyMode, describeDelay } from '../../lib/time/describe-pickup.ts'
import { formatClock, headDay, dayOf, formatDay } from '../../lib/time/local-time.ts'
import type { PickupTimesQuery } from '../../lib/time/use-pickup-times.ts'
import { RetryLine } from '../../ui/failure-note.tsx'
import { SelectField } from '../../ui/native-field.tsx'
import { RadioCard } from './checkout-fields.tsx'
import { saveChoices, readChoices } from './checkout-draft.ts'
import classes from './pickup-fields.module.css'
import { useSettings } from '../../lib/api/settings.tsx'

interface PickupFieldsProps {
  cart: readonly CartItem[]
  times: PickupTimesQuery
  choice: PickupChoice
  error: string | undefined
}

export function PickupFields({ cart, times, choice, error }: PickupFieldsProps) {
  const { region } = useSettings()
  const { data } = times
  const { pickupAt, lastLater, choose, isChosenTimeGone } = choice
  const appError = readErrorBody(times.error)
  if (appError !== null) return <p className={classes.error}>{appError.message}</p>

  const first = data?.times[0]
  const later = data?.times.find(({ at }) => at === lastLater) ?? first
  const busyLine = data === undefined ? null : describeBusyMode(data, data.today, region)
  const delay = data === undefined ? null : describeDelay(data, cart, region)
  return (
    <div className={classes.choices}>
      {busyLine !== null && <p>{busyLine}</p>}
      {delay !== null && <p>{delay}</p>}
      <RadioCard
        name="pickup"
        label="As soon as possible"
        hint={data ? promiseOf(data, isChosenTimeGone, region) : '\u00A0'}
        icon={<IconBolt aria-hidden />}
        checked={pickupAt === null}
        onChange={() => choose(null)}
      />
      {(first !== undefined || times.isPending) && (
        <RadioCard
          name="pickup"
          label="At a later time"
          hint="Choose a day and time"
          icon={<IconCalendarEvent aria-hidden />}
          checked={pickupAt !== null}
          disabled={first === undefined}
          onChange={() => later && choose(later.at)}
        />
      )}
      {/* Rendered before the times have loaded too, so that a stored choice has a place. */}
      {pickupAt !== null && (
        <LaterTime
          times={data?.times ?? []}
          today={data?.today ?? ''}
          value={pickupAt}
          error={error}
          onChange={choose}
        />
      )}
      {times.isError && (
        <RetryLine message="The pickup times could not be loaded." onRetry={() => void times.refetch()} />
      )}
    </div>
  )
}

function promiseOf(
  { asSoonAsPossible: { local }, today }: NonNullable<PickupTimesQuery['data']>,
  isChosenTimeGone: boolean,
  region: HourFormat,
) {
  const promise = `${headDay(local, today)}, about ${formatClock(local, region)}`
  return isChosenTimeGone ? `${promise}. The time you chose is no longer available.` : promise
}

interface LaterTimeProps {
  times: PickupTime[]
  today: string
  value: string
  error: string | undefined
  onChange: (pickupAt: string) => void
}

/** A pickup time from those available: first the day, then the time. */
function LaterTime({ times, today, value, error, onChange }: LaterTimeProps) {
  const { region } = useSettings()
  const timesByDay = Map.groupBy(times, ({ local }) => dayOf(local))
  // A time chosen a while ago may no longer be offered: then nothing is selected.
  const chosen = times.find(({ at }) => at === value)
  const day = dayOf(chosen?.local ?? times[0]?.local ?? '')
  /** The same time on another day, if it is offered there. */
  const timeOn = (other: string) => {
    const offered = timesByDay.get(other) ?? []
    const same = offered.find(({ local }) => local === other + chosen?.local.slice(day.length))
    return (same ?? offered[0])?.at ?? ''
  }

  return (
    <div className={classes.later}>
      <SelectField
        label="Pickup day"
        name="pickupDay"
        value={day}
        onChange={(event) => onChange(timeOn(event.target.value))}
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
            {formatClock(local, region)}
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

type PickupChoice = ReturnType<typeof usePickupChoice>

/** When the guest wants to pick up. A choice from before a reload applies if that time is still offered. */
export function usePickupChoice({ data, isStale }: PickupTimesQuery) {
  const [pickupAt, setPickupAt] = useState(() => readChoices().pickupAt)
  const [lastLater, setLastLater] = useState(pickupAt)
  const [kept, setKept] = useState<'unchecked' | 'gone' | null>(pickupAt === null ? null : 'unchecked')

  if (kept === 'unchecked' && data !== undefined && !isStale) {
    const isOffered = data.times.some(({ at }) => at === pickupAt)
    setKept(isOffered ? null : 'gone')
    if (!isOffered) setPickupAt(null)
  }

  // Storage is outside React.
  useEffect(() => saveChoices({ pickupAt }), [pickupAt])

  function choose(next: string | null) {
    setPickupAt(next)
    if (next !== null) setLastLater(next)
    setKept(null)
  }

  return {
    /** null: as soon as possible. */
    pickupAt,
    /** The last time that was chosen, even if it is as soon as possible now. */
    lastLater,
    choose,
    /** The choice has become as soon as possible, which the guest needs to know. */
    isChosenTimeGone: kept === 'gone',
  }
}
