/** The source of the time; tests set their own. */
export interface Clock {
  now(): Temporal.Instant
  /** The same in milliseconds, for use in every request: an Instant costs ten times as much. */
  nowMs(): number
}

export const systemClock: Clock = { now: () => Temporal.Now.instant(), nowMs: Date.now }
