import { eq, sql } from 'drizzle-orm'
import { subscribers } from '../../db/schema/index.ts'
import { hashToken } from '../../platform/hash-token.ts'
import type { Context } from '../../platform/context.ts'
import { rejectTooMany } from '../../platform/rate-limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailWelcome } from './newsletter-jobs.ts'
import { mailedKeysFromAddress } from './newsletter-limits.ts'
import { lockSubscriber } from './subscriber-queries.ts'

/** From now on newsletters may go to the address that the link was emailed to. A second click changes nothing. */
export async function confirmSubscription(ctx: Context, token: string): Promise<void> {
  await rejectTooMany(ctx, mailedKeysFromAddress, ctx.address)
  await retryTransaction(ctx.db, async (tx) => {
    const now = new Date(ctx.clock.nowMs())
    const row = await lockSubscriber(tx, { confirmHash: hashToken(token) })
    if (row?.status === 'confirmed') return
    if (row?.status !== 'pending' || row.confirmUntil === null || row.confirmUntil <= now)
      throw new Refusal('CONFLICT', 'This link has expired, or we’ve emailed you a newer one.')
    await tx
      .update(subscribers)
      .set({
        status: 'confirmed',
        consent: sql`${subscribers.askingConsent}`,
        askedAt: sql`${subscribers.askingAt}`,
        confirmedAt: now,
        unsubscribedAt: null,
        askingConsent: null,
        askingAt: null,
      })
      .where(eq(subscribers.id, row.id))
    await ctx.jobs.enqueue(tx, mailWelcome, { subscriberId: row.id })
  })
}
