const WINDOW_MINUTES = 15

export const WINDOW_MS = WINDOW_MINUTES * 60_000

/**
 * When the kitchen window begins that contains this moment. Every time zone in use is a whole number of quarter hours
 * from UTC, so these are the quarter hours of the restaurant's clock too, also on days on which it changes.
 */
export const windowAt = (moment: Temporal.Instant): number =>
  Math.floor(moment.epochMilliseconds / WINDOW_MS) * WINDOW_MS

/** The first moment of the next window. */
export const afterWindowOf = (moment: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(windowAt(moment) + WINDOW_MS)
