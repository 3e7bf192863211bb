/** Whether this tab receives live updates. Every page loads this much; the code that opens streams loads later. */
import type { PickupTime, MenuEvent, StaffEvent, HourFormat } from '@tiffin/contract'
import { useSyncExternalStore } from 'react'
import { createStore, useShared } from '../storage/stores.ts'
import { formatClock, localAt } from '../time/local-time.ts'

/** Null while nothing is followed, and until it is known. */
export type LiveState = { isConnected: true } | { isConnected: false; sinceMs: number } | null

const liveState = createStore<LiveState>(null)

export const setLiveState = liveState.set

const isLive = (): boolean => liveState.get()?.isConnected === true

export const useLiveState = (): LiveState => useShared(liveState)

/** `time` is any moment in the restaurant's time zone. */
export function describeLive(
  state: LiveState,
  time: PickupTime | undefined,
  region: HourFormat,
): string | undefined {
  if (state === null) return undefined
  if (state.isConnected) return 'Live'
  const since = time === undefined ? '' : ` since ${formatClock(localAt(time, state.sinceMs), region)}`
  return `Not connected${since} – checking every ${POLL_SECONDS} seconds`
}

export const POLL_SECONDS = 10
// Some things change with time alone, such as a dish that is for sale again tomorrow.
const LIVE_POLL_SECONDS = 300

/** For queries with live updates; without a connection to the stream, the page polls. */
export const liveQuery = {
  refetchInterval: () => (isLive() ? LIVE_POLL_SECONDS : POLL_SECONDS) * 1000,
  refetchOnWindowFocus: 'always',
} as const

/** For queries without live updates. */
export const polledQuery = { refetchInterval: 15_000, refetchOnWindowFocus: 'always' } as const

/** What is followed: everything that staff may see, the menu, or the orders on the page. */
export interface Topic {
  call: 'staff' | 'menu' | 'orders'
  input: { ids?: string[] }
}

export type LiveEvent = StaffEvent | MenuEvent

/** The name under which tabs that follow the same topic share one stream. */
export const nameOfTopic = ({ call, input: { ids = [] } }: Topic) => `live ${call} ${ids.join(' ')}`

function subscribe(onChange: () => void) {
  const events = ['online', 'offline']
  for (const name of events) window.addEventListener(name, onChange)
  return () => {
    for (const name of events) window.removeEventListener(name, onChange)
  }
}

/** Whether the device is offline; false on the server and during hydration. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
}
