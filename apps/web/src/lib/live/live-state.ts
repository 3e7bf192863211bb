/** Whether this tab receives live updates. Every page loads this much; the code that opens streams loads later. */
import { createShared, useShared } from '../storage/shared.ts'

/** Null while nothing is followed, and until it is known. */
export type LiveState = { isConnected: true } | { isConnected: false; sinceMs: number } | null

const liveState = createShared<LiveState>(null)

export const setLiveState = liveState.set

export const isLive = (): boolean => liveState.get()?.isConnected === true

export const useLiveState = (): LiveState => useShared(liveState)
