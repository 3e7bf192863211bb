import { readErrorBody } from '../api/explain-failure.ts'
import { PATIENCE_MS } from './form-signals.ts'
import { newKey, type CallOptions, type UnansweredStore } from './send-once.ts'

/**
 * Sends something under one key until its answer is known, however often and whatever has been changed since. For calls
 * that store what arrives first under a key, and refuse anything else under it with CONFLICT.
 */
export async function sendUnderKey<Request, Answer>(
  store: UnansweredStore<Request>,
  request: Request,
  send: (request: Request, options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  const last = store.get()
  const idempotencyKey = last?.idempotencyKey ?? newKey()
  store.set({ idempotencyKey, request, sentAt: Date.now(), sendings: (last?.sendings ?? 0) + 1 })
  try {
    const answer = await send(request, {
      context: { idempotencyKey },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    store.set(null)
    return answer
  } catch (error) {
    const code = readErrorBody(error)?.code
    // An app error is no answer to what was sent before it, except one that says that it has arrived.
    const isKnown = code !== undefined && code !== 'UNAVAILABLE' && last === null
    if (isKnown || code === 'CONFLICT') store.set(null)
    throw error
  }
}
