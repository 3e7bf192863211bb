/** Whether this tab receives live updates. Every page loads this much; the code that opens streams loads later. */
import { useSyncExternalStore } from 'react'

/** Null while nothing is followed, and until it is known. */
export type LiveState = { isConnected: true } | { isConnected: false; sinceMs: number } | null

let state: LiveState = null
const listeners = new Set<() => void>()

export function setLiveState(next: LiveState) {
  state = next
  for (const listener of listeners) listener()
}

export const isLive = (): boolean => state?.isConnected === true

export const useLiveState = (): LiveState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  )

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
