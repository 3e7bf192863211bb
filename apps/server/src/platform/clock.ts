/** Where the time comes from; tests set their own. */
export interface Clock {
  now(): Temporal.Instant
  /** The same in milliseconds, for what is asked at every request: an Instant costs ten times as much. */
  nowMs(): number
}

export const systemClock: Clock = { now: () => Temporal.Now.instant(), nowMs: Date.now }
