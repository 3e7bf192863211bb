import { siteCopy } from '@tiffin/copy'
import type { FormSignals } from '@tiffin/contract'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { PATIENCE_MS, waitForSignals, HONEYPOT_FIELD } from '../../lib/forms/form-signals.ts'

/** Calls `newsletter.subscribe`; fails with what `readErrorBody` reads. */
export type SendSubscription = (
  input: { email: string; form: FormSignals },
  options: { signal: AbortSignal },
) => Promise<{ message: string }>

interface Filled {
  typed: FormData
  /** When the box could be used, by `performance.now()`. */
  openedAt: number
}

/** Sends the address, and in any case returns a message for its owner. */
export async function subscribe(send: SendSubscription, { typed, openedAt }: Filled) {
  const form = await waitForSignals(openedAt, valueOf(typed, HONEYPOT_FIELD))
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { message } = await send({ email: valueOf(typed, 'email'), form }, { signal })
    return { message, isError: false }
  } catch (error) {
    return { message: readErrorBody(error)?.message ?? siteCopy.footer.newsletter.failed, isError: true }
  }
}

function valueOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}
