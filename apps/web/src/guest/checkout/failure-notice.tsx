import type { ErrorBody, PickupTime } from '@tiffin/contract'
import { formatClock, headDay } from '../../lib/time/local-time.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { useIsOffline } from '../../lib/live/live-state.ts'
import type { PickupTimesQuery } from '../../lib/time/use-pickup-times.ts'
import { Button } from '../../ui/button.tsx'
import classes from './failure-notice.module.css'

interface FailureNoticeProps {
  /** null: no response arrived. */
  body: ErrorBody | null
  /** The browser was offline, so it was never sent. */
  isUnsent: boolean
  /** Refetched after the error. */
  times: PickupTimesQuery['data']
  onChooseTime: (pickupAt: string) => void
}

export function FailureNotice({ body, isUnsent, times, onChooseTime }: FailureNoticeProps) {
  return (
    <div role="alert" className={classes.notice}>
      <p className={classes.title}>Failed to place order</p>
      <p>{body?.message ?? (isUnsent ? <Unsent /> : <NoAnswer />)}</p>
      {times !== undefined && body?.nextTimes !== undefined && (
        <ul role="list" className={classes.times} aria-label="Available pickup times">
          {offeredTimes(body.nextTimes, times.times).map(({ at, local }) => (
            <li key={at}>
              <Button look="outline" isWide onClick={() => onChooseTime(at)}>
                {`${headDay(local, times.today)}, ${formatClock(local)}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The error contains only instants; the list has their local times. */
function offeredTimes(nextTimes: string[], times: PickupTime[]): PickupTime[] {
  const next = new Set(nextTimes.map((at) => Date.parse(at)))
  return times.filter(({ at }) => next.has(Date.parse(at)))
}

function NoAnswer() {
  return (
    <>
      We got no response. Please check your connection and try again; your order won’t be placed twice. Or
      call <Phone />.
    </>
  )
}

function Unsent() {
  const isOffline = useIsOffline()
  return (
    <>
      {isOffline
        ? 'You’re offline. Nothing was ordered, and your cart is safe: try again when you’re back online'
        : 'You were offline. Nothing was ordered, and your cart is safe: you’re back online, so try again'}
      , or call <Phone />.
    </>
  )
}

function Phone() {
  const { phone } = useSettings().contact
  return <a href={`tel:${phone.tel}`}>{phone.display}</a>
}
