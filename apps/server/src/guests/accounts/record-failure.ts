import type { Context } from '../../platform/context.ts'
import { type NewSecurityEvent, recordSecurityEvent } from '../../platform/record-security-event.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Puts a login on record if it is rejected: with the address that was typed, or with what was used instead. */
export async function recordFailure<Result>(
  ctx: Context,
  by: Pick<NewSecurityEvent, 'email' | 'what'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) await recordSecurityEvent(ctx.db, ctx, { kind: 'failed login', ...by })
    throw error
  }
}
