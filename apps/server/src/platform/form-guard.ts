/** Keeps bots away from public forms, without asking a third party about anyone. */
import { type FormSignals, MIN_FORM_OPEN_MS } from '@tiffin/contract'
import { createHash } from 'node:crypto'
import type { Context } from './context.ts'
import { AppError } from './app-error.ts'

/** Rejects what only a bot does: filling in an invisible field, or submitting immediately. */
export function rejectBots({ setHeader }: Pick<Context, 'setHeader'>, signals: FormSignals): void {
  if (signals?.honeypot) {
    const message = 'Please leave the hidden field empty'
    throw new AppError('VALIDATION', message, { issues: [{ path: 'form.honeypot', message }] })
  }
  if (signals?.openMs !== undefined && signals.openMs < MIN_FORM_OPEN_MS) {
    setHeader('Retry-After', String(Math.ceil(MIN_FORM_OPEN_MS / 1000)))
    throw new AppError('RATE_LIMITED', 'That was too fast. Please send it again.')
  }
}

/**
 * Identifies one content under the caller's Idempotency-Key, for a unique column: a repeated submission finds the
 * result of the first. Null without a key.
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
