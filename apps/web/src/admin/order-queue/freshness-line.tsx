import { Text } from '@mantine/core'
import type { PickupTime } from '@tiffin/contract'
import { describeLive } from '../../lib/live/describe-live.ts'
import type { LiveState } from '../../lib/live/live-state.ts'
import { dayOf, formatClock, formatMonthDay, localAt } from '../../lib/time/local-time.ts'

interface FreshnessLineProps {
  /** When the list was last loaded, by the device's clock. */
  updatedAtMs: number
  /** Refreshing fails, or has not happened for too long: new orders are missing from the list. */
  isStale: boolean
  live: LiveState
  /** A moment in the restaurant's time zone. */
  time: PickupTime | undefined
  today: string | undefined
}

/** Says that the list is live, or how old it is; announces it when the list may be out of date. */
export function FreshnessLine({ updatedAtMs, isStale, live, time, today }: FreshnessLineProps) {
  const moment = time && describeMoment(localAt(time, updatedAtMs), today)
  const connection = describeLive(live, time)
  const news = live === null ? moment && `Updated ${moment}` : live.isConnected && connection
  return (
    <>
      {!isStale && news && (
        <Text size="sm" c="dimmed">
          {news}
        </Text>
      )}
      <Text role="status" size="sm" fw={650} c="var(--danger-deep)">
        {isStale && `Not updated ${moment === undefined ? 'for a while' : `since ${moment}`}. Trying again…`}
        {!isStale && live?.isConnected === false && connection}
      </Text>
    </>
  )
}

const describeMoment = (local: string, today: string | undefined) =>
  dayOf(local) === today ? formatClock(local) : `${formatMonthDay(local)}, ${formatClock(local)}`
