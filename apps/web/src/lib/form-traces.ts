import { MIN_FORM_OPEN_MS, type FormTraces } from '@tiffin/contract'

/** An answer that takes longer than this is not coming any more. */
export const PATIENCE_MS = 20_000

/**
 * What the server wants to know about a form, as soon as a person could have filled it in. `openedAt` is of
 * `performance.now()`, not the time of day: a clock that is set right meanwhile would say that the form was open for
 * hours, or less than not at all.
 */
export async function waitForTraces(openedAt: number, trap: string): Promise<NonNullable<FormTraces>> {
  const isTooSoon = () => performance.now() - openedAt < MIN_FORM_OPEN_MS
  // Asked again: a timer may go off a little before its time.
  while (isTooSoon()) {
    const waitMs = openedAt + MIN_FORM_OPEN_MS - performance.now()
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return { trap, openMs: performance.now() - openedAt }
}
