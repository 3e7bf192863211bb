import { Text } from '@mantine/core'
import type { PickupTime } from '@tiffin/contract'
import { dayOf, formatClock, formatMonthDay, localAt } from '../../lib/local-time.ts'

interface FreshnessLineProps {
  /** When the list last came, by the device's clock. */
  updatedAtMs: number
  /** It cannot be loaded again, or has not been for too long: an order that has come in is not in it. */
  isStale: boolean
  /** A moment, as the restaurant's clock shows it. */
  time: PickupTime | undefined
  today: string | undefined
}

/** Says how old the list is, and aloud as soon as it may be out of date. */
export function FreshnessLine({ updatedAtMs, isStale, time, today }: FreshnessLineProps) {
  const moment = time && sayMoment(localAt(time, updatedAtMs), today)
  return (
    <>
      {!isStale && moment !== undefined && (
        <Text size="sm" c="dimmed">
          Updated {moment}
        </Text>
      )}
      <Text role="status" size="sm" fw={650} c="var(--danger-deep)">
        {isStale && `Not updated ${moment === undefined ? 'for a while' : `since ${moment}`}. Trying again…`}
      </Text>
    </>
  )
}

const sayMoment = (local: string, today: string | undefined) =>
  dayOf(local) === today ? formatClock(local) : `${formatMonthDay(local)}, ${formatClock(local)}`
