/** Asking what became of a request whose answer was lost, without sending it again. */
import { idempotencyKey } from '@tiffin/contract'
import type { Context } from './context.ts'
import { countIfDone, type Limit } from './rate-limits.ts'
import { AppError } from './app-error.ts'

// Each one occupies a key for a day.
const withdrawalsFromAddress: Limit = { name: 'withdrawal-address', attempts: 60, minutes: 60 }

/** The work returns what had arrived, or null after it has withdrawn the request; only that is counted. */
export const withdrawWithinLimits = <Arrived>(
  ctx: Context,
  work: () => Promise<Arrived | null>,
): Promise<Arrived | null> =>
  countIfDone(ctx, [{ limit: withdrawalsFromAddress, key: ctx.address }], work, (arrived) => arrived === null)

/** The request's Idempotency-Key, or VALIDATION. */
export function requireKey({ idempotencyKey: key }: Pick<Context, 'idempotencyKey'>): string {
  if (key === null) rejectKey('Idempotency-Key is required: that of the request in question')
  rejectUnusableKey(key)
  return key
}

/** Rejects a key that is too long or empty; a request without one is fine. */
export function rejectUnusableKey(key: string | null): void {
  if (key !== null && !idempotencyKey.safeParse(key).success)
    rejectKey('Idempotency-Key must have 1 to 255 characters')
}

function rejectKey(message: string): never {
  throw new AppError('VALIDATION', message, { issues: [{ path: 'Idempotency-Key', message }] })
}
