import { siteCopy } from '@tiffin/restaurant'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { PATIENCE_MS, waitForSignals, TRAP_FIELD } from '../../lib/forms/form-signals.ts'
import type { ApiClient } from '../../lib/api/trpc.ts'

interface Filled {
  typed: FormData
  /** When the box was hydrated, by `performance.now()`. */
  openedAt: number
}

/** Sends the address, and in any case returns a message for its owner. */
export async function subscribe({ newsletter: api }: ApiClient, { typed, openedAt }: Filled) {
  const form = await waitForSignals(openedAt, valueOf(typed, TRAP_FIELD))
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { message } = await api.subscribe.mutate({ email: valueOf(typed, 'email'), form }, { signal })
    return { message, isRefusal: false }
  } catch (error) {
    return { message: readErrorBody(error)?.message ?? siteCopy.footer.newsletter.failed, isRefusal: true }
  }
}

function valueOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}
