import type { Subscriber } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { subscribers } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import type { AdminContext, Context } from '../../platform/context.ts'
import { rejectTooMany } from '../../platform/rate-limits.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { ended, lockSubscriber, presentSubscriber, type SubscriberRow } from './subscriber-queries.ts'
import { mailedKeysFromAddress } from './subscribe.ts'
import { readRegion } from '../../platform/read-region.ts'

/** Through the link in a newsletter: whoever has it can read that mailbox. A second click changes nothing. */
export async function unsubscribe(ctx: Context, id: string): Promise<void> {
  await rejectTooMany(ctx, [{ limit: mailedKeysFromAddress, key: ctx.address }])
  await retryTransaction(ctx.db, async (tx) => {
    const row = await lockSubscriber(tx, { id })
    if (!row) throw new AppError('NOT_FOUND', 'This link doesn’t match any address on our list.')
    await end(tx, row, ctx.clock.nowMs())
  })
}

/** For someone who has called or written. */
export function unsubscribeOnRequest(ctx: AdminContext, id: string): Promise<Subscriber> {
  return retryTransaction(ctx.db, async (tx) => {
    const row = await lockSubscriber(tx, { id })
    if (!row) throw new AppError('NOT_FOUND', 'This address is no longer on the list')
    const left = await end(tx, row, ctx.clock.nowMs())
    if (left !== row) {
      // The address stays out of the log, which outlives it.
      const [before, after] = [{ status: row.status }, { status: left.status }]
      await recordChange(tx, ctx, { action: 'end subscription', subjectId: id, before, after })
    }
    return presentSubscriber(left, await readRegion(tx))
  })
}

/** The row stays, as proof of the consent and of when it ended; no link confirms it any more. */
async function end(tx: Database, row: SubscriberRow, nowMs: number): Promise<SubscriberRow> {
  if (row.status === 'unsubscribed') return row
  // Someone with an unconfirmed new sign-up may have unsubscribed before.
  const change = { ...ended, unsubscribedAt: row.unsubscribedAt ?? new Date(nowMs) }
  await tx.update(subscribers).set(change).where(eq(subscribers.id, row.id))
  return { ...row, ...change }
}

/** For someone who asks to be forgotten: the proof of their consent is deleted with the address. */
export async function eraseSubscriber(ctx: AdminContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [erased] = await tx.delete(subscribers).where(eq(subscribers.id, id)).returning()
    if (!erased) throw new AppError('NOT_FOUND', 'This address is no longer on the list')
    const before = { status: erased.status }
    await recordChange(tx, ctx, { action: 'delete subscription', subjectId: id, before })
  })
}
