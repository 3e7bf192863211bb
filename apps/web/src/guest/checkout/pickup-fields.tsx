import type { CartItem } from '@tiffin/contract'
import { IconBolt, IconCalendarEvent } from '@tabler/icons-react'
import { readErrorBody } from '../../lib/api/error-body.ts'
import { describePace } from '../../lib/time/describe-pace.ts'
import { formatClock, headDay } from '../../lib/time/local-time.ts'
import { describeDelay } from '../../lib/time/describe-delay.ts'
import type { PickupTimesQuery } from '../../lib/time/use-pickup-times.ts'
import { RetryLine } from '../../ui/retry-line.tsx'
import { LaterTime } from './later-time.tsx'
import { RadioCard } from './radio-card.tsx'
import type { PickupChoice } from './use-pickup-choice.ts'
import classes from './pickup-fields.module.css'

interface PickupFieldsProps {
  cart: readonly CartItem[]
  times: PickupTimesQuery
  choice: PickupChoice
  error: string | undefined
}

export function PickupFields({ cart, times, choice, error }: PickupFieldsProps) {
  const { data } = times
  const { pickupAt, lastLater, choose, isChosenTimeGone } = choice
  const refusal = readErrorBody(times.error)
  if (refusal !== null) return <p className={classes.refusal}>{refusal.message}</p>

  const first = data?.times[0]
  const later = data?.times.find(({ at }) => at === lastLater) ?? first
  const pace = data === undefined ? null : describePace(data, data.today)
  const delay = data === undefined ? null : describeDelay(data, cart)
  return (
    <div className={classes.choices}>
      {pace !== null && <p>{pace}</p>}
      {delay !== null && <p>{delay}</p>}
      <RadioCard
        name="pickup"
        label="As soon as possible"
        hint={data ? promiseOf(data.asSoonAsPossible.local, data.today, isChosenTimeGone) : '\u00A0'}
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

function promiseOf(local: string, today: string, isChosenTimeGone: boolean) {
  const promise = `${headDay(local, today)}, about ${formatClock(local)}`
  return isChosenTimeGone ? `${promise}. The time you chose is no longer available.` : promise
}
