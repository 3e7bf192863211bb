import { Text } from '@mantine/core'
import type { PickupTime } from '@tiffin/contract'
import { describeLive } from '../../lib/live/describe-live.ts'
import { useLiveState } from '../../lib/live/live-state.ts'
import { formatClock, localAt } from '../../lib/time/local-time.ts'
import { useIsOffline } from '../../lib/live/use-is-offline.ts'

interface ConnectionLineProps {
  time: PickupTime
  /** The last attempt to refresh the board failed. */
  isStale: boolean
  updatedAtMs: number
  /** Taps that have not been sent. */
  waiting: number
}

/** Whether the board is up to date and, if not, since when. */
export function ConnectionLine({ time, isStale, updatedAtMs, waiting }: ConnectionLineProps) {
  const live = useLiveState()
  // The stream notices later.
  const isCut = useIsOffline() || isStale
  const isConnected = !isCut && live?.isConnected === true
  const text = isCut
    ? `Not updated since ${formatClock(localAt(time, updatedAtMs))}. Trying again…`
    : describeLive(live, time)
  return (
    <Text role="status" fw={isConnected ? 400 : 650} c={isConnected ? 'dimmed' : 'var(--danger-deep)'}>
      {text}
      {waiting > 0 && ` ${waiting === 1 ? '1 tap' : `${waiting} taps`} waiting to be sent.`}
    </Text>
  )
}
