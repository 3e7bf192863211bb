/** Keeps machines away from the forms that anybody may send, without asking a third party about anybody. */
import { MIN_FORM_OPEN_MS, type FormTraces } from '@tiffin/contract'
import { createHash } from 'node:crypto'
import type { Context } from './procedures.ts'
import { Refusal } from './refusal.ts'

/** Refuses what only a machine does: filling in a field that cannot be seen, and sending at once. */
export function refuseMachines({ setHeader }: Pick<Context, 'setHeader'>, traces: FormTraces): void {
  if (traces?.trap) {
    const message = 'Please leave the hidden field empty'
    throw new Refusal('VALIDATION', message, { issues: [{ path: 'form.trap', message }] })
  }
  if (traces?.openMs !== undefined && traces.openMs < MIN_FORM_OPEN_MS) {
    setHeader('Retry-After', String(Math.ceil(MIN_FORM_OPEN_MS / 1000)))
    throw new Refusal('RATE_LIMITED', 'That was too fast for us. Please send it again.')
  }
}

/**
 * Stands for one content under the caller's Idempotency-Key, for a unique column: whoever sends the same again finds
 * what the first time made of it. Null without a key.
 */
export function attemptOf(
  { idempotencyKey }: Pick<Context, 'idempotencyKey'>,
  content: object,
): string | null {
  if (idempotencyKey === null) return null
  return createHash('sha256')
    .update(`${idempotencyKey}\n${JSON.stringify(content)}`)
    .digest('base64url')
}
