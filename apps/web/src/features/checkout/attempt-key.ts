/** One idempotency key for each content of an order: however often it is sent, it becomes one order. */
import { createSessionValue } from '../../lib/session-value.ts'

interface Attempt {
  key: string
  content: string
}

// Outlives a reload: a guest whose answer was lost may well reload before trying again.
const storedAttempt = createSessionValue<Attempt>({
  key: 'checkout-attempt',
  isValid: (raw): raw is Attempt =>
    typeof (raw as Attempt | null)?.key === 'string' && typeof (raw as Attempt).content === 'string',
})

/** The key of the last attempt while the content is the same, else a new one. */
export function keyOfAttempt(content: string): string {
  const last = storedAttempt.get()
  if (last?.content === content) return last.key
  const key = newKey()
  storedAttempt.set({ key, content })
  return key
}

/** The order is made: the same dishes once more are another order. */
export const forgetAttempt = () => storedAttempt.set(null)

// crypto.randomUUID exists on https and localhost only; a demo on the restaurant's own network has neither.
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
