import { Text } from '@mantine/core'
import type { PickupTime } from '@tiffin/contract'
import { describeLive } from '../../lib/describe-live.ts'
import type { LiveState } from '../../lib/live-state.ts'
import { dayOf, formatClock, formatMonthDay, localAt } from '../../lib/local-time.ts'

interface FreshnessLineProps {
  /** When the list last came, by the device's clock. */
  updatedAtMs: number
  /** It cannot be loaded again, or has not been for too long: an order that has come in is not in it. */
  isStale: boolean
  live: LiveState
  /** A moment, as the restaurant's clock shows it. */
  time: PickupTime | undefined
  today: string | undefined
}

/** Says that the list is live, or how old it is, and aloud as soon as it may be out of date. */
export function FreshnessLine({ updatedAtMs, isStale, live, time, today }: FreshnessLineProps) {
  const moment = time && sayMoment(localAt(time, updatedAtMs), today)
  const connection = describeLive(live, time)
  return (
    <>
      {!isStale && live?.isConnected && (
        <Text size="sm" c="dimmed">
          {connection}
        </Text>
      )}
      {!isStale && live === null && moment !== undefined && (
        <Text size="sm" c="dimmed">
          Updated {moment}
        </Text>
      )}
      <Text role="status" size="sm" fw={650} c="var(--danger-deep)">
        {isStale && `Not updated ${moment === undefined ? 'for a while' : `since ${moment}`}. Trying again…`}
        {!isStale && live?.isConnected === false && connection}
      </Text>
    </>
  )
}

const sayMoment = (local: string, today: string | undefined) =>
  dayOf(local) === today ? formatClock(local) : `${formatMonthDay(local)}, ${formatClock(local)}`
