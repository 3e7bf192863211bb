import { MIN_FORM_OPEN_MS } from '@tiffin/contract'
import { siteCopy } from '@tiffin/restaurant'
import { readErrorBody } from '../../lib/error-body.ts'
import { TRAP_FIELD } from '../../lib/trap-field.ts'
import type { ApiClient } from '../../lib/trpc.ts'

// An answer that takes longer than this is not coming any more.
const PATIENCE_MS = 20_000

interface Filled {
  typed: FormData
  /** When the box came alive. */
  openedAt: number
}

/** Sends the address, and says in any case what to tell its owner. */
export async function subscribe({ newsletter: api }: ApiClient, { typed, openedAt }: Filled) {
  const waitMs = openedAt + MIN_FORM_OPEN_MS - Date.now()
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
  const form = { trap: valueOf(typed, TRAP_FIELD), openMs: Date.now() - openedAt }
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
