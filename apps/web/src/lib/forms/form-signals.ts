import { MIN_FORM_OPEN_MS, type FormSignals } from '@tiffin/contract'

/** A response that takes longer than this will not come any more. */
export const PATIENCE_MS = 20_000

/**
 * What the server wants to know about a form, as soon as a person could have filled it in. `openedAt` is from
 * `performance.now()`, not the time of day: with a clock that is corrected meanwhile, the form would seem to have been
 * open for hours, or for a negative time.
 */
export async function waitForSignals(openedAt: number, honeypot: string): Promise<NonNullable<FormSignals>> {
  const isTooSoon = () => performance.now() - openedAt < MIN_FORM_OPEN_MS
  // Checked again: a timer may fire a little early.
  while (isTooSoon()) {
    const waitMs = openedAt + MIN_FORM_OPEN_MS - performance.now()
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return { honeypot, openMs: performance.now() - openedAt }
}

/** Named so that no browser fills it in automatically. In its own file, without the code of the whole form. */
export const HONEYPOT_FIELD = 'leave-this'
