import {
  basicPlaceholders,
  fillTexts,
  type Subscribed,
  type SubscribeInput,
  type Subscriber,
} from '@tiffin/contract'
import { newsletterCopy, siteCopy } from '@tiffin/copy'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { subscribers } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import type { Context, AdminContext } from '../../platform/context.ts'
import { rejectBots } from '../../platform/form-guard.ts'
import { hashToken } from '../../platform/hashes.ts'
import { requireLaunch, requirePart } from '../../platform/launch.ts'
import { type Limit, rejectTooMany } from '../../platform/rate-limits.ts'
import { AppError } from '../../platform/app-error.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailConfirmation, mailWelcome } from './newsletter-jobs.ts'
import {
  lockSubscriber,
  saveSubscriptionRequest,
  ended,
  presentSubscriber,
  type SubscriberRow,
} from './subscriber-queries.ts'

const subscriptionsFromAddress: Limit = { name: 'subscribe', attempts: 20, minutes: 60 }
/** Confirmation emails to one mailbox; counted whether the address is known or not, so the limit reveals nothing. */
const confirmationsToMailbox: Limit = { name: 'subscribe-mails', attempts: 3, minutes: 24 * 60 }
/** Clicks on emailed links, and guesses at them. */
const mailedKeysFromAddress: Limit = { name: 'newsletter-key', attempts: 30, minutes: 15 }

/** Stores the address and asks its mailbox to confirm. Does and answers the same whether it is known or not. */
export async function subscribe(ctx: Context, { email, form }: SubscribeInput): Promise<Subscribed> {
  await requirePart(ctx, 'newsletter')
  rejectBots(ctx, form)
  await requireLaunch(ctx)
  await rejectTooMany(ctx, [{ limit: subscriptionsFromAddress, key: ctx.address }])
  // Silent beyond the limit: an error would reveal that someone else has signed up this mailbox.
  const isMailed = (await ctx.limits.count([{ limit: confirmationsToMailbox, key: email }])) === null
  const { settings } = await ctx.catalogue.rules()
  const consent = fillTexts(siteCopy.footer.newsletter.consent, basicPlaceholders(settings))
  const askedAt = new Date(ctx.clock.nowMs())
  await retryTransaction(ctx.db, async (tx) => {
    const subscriberId = await saveSubscriptionRequest(tx, { email, consent, askedAt })
    if (isMailed) await ctx.jobs.enqueue(tx, mailConfirmation, { subscriberId })
  })
  return { message: newsletterCopy.thanks }
}

/** From now on newsletters may go to the address that the link was emailed to. A second click changes nothing. */
export async function confirmSubscription(ctx: Context, token: string): Promise<void> {
  await rejectTooMany(ctx, [{ limit: mailedKeysFromAddress, key: ctx.address }])
  await retryTransaction(ctx.db, async (tx) => {
    const now = new Date(ctx.clock.nowMs())
    const row = await lockSubscriber(tx, { confirmHash: hashToken(token) })
    if (row?.status === 'confirmed') return
    if (row?.status !== 'pending' || row.confirmUntil === null || row.confirmUntil <= now)
      throw new AppError('CONFLICT', 'This link has expired, or we’ve emailed you a newer one.')
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

/** Through the link in a newsletter: anyone who has it can read that mailbox. A second click changes nothing. */
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
