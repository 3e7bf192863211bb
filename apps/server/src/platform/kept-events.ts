import type { KeptEvents } from './context.ts'

/** Events are deleted after so many days. */
export const EVENTS_KEPT_DAYS = 3

/**
 * Whether everything after this number is still there. Otherwise it is from before the oldest event, or from another
 * database.
 */
export const isKept = (after: number, { first, last }: KeptEvents): boolean =>
  after >= first - 1 && after <= last
