import type { PickupTime } from '@tiffin/contract'
import { POLL_SECONDS } from './live-query.ts'
import type { LiveState } from './live-state.ts'
import { formatClock, localAt } from '../time/local-time.ts'

/** `time` is any moment in the restaurant's time zone. */
export function describeLive(state: LiveState, time: PickupTime | undefined): string | undefined {
  if (state === null) return undefined
  if (state.isConnected) return 'Live'
  const since = time === undefined ? '' : ` since ${formatClock(localAt(time, state.sinceMs))}`
  return `Not connected${since} – checking every ${POLL_SECONDS} seconds`
}
