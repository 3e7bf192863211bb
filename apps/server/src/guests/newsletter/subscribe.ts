import { basicPlaceholders, fillTexts, type Subscribed, type SubscribeInput } from '@tiffin/contract'
import { newsletterCopy, siteCopy } from '@tiffin/copy'
import { eq, sql } from 'drizzle-orm'
import { subscribers } from '../../db/schema/index.ts'
import type { Context } from '../../platform/context.ts'
import { rejectBots } from '../../platform/form-guard.ts'
import { hashToken } from '../../platform/hashes.ts'
import { requireLaunch } from '../../platform/launch.ts'
import { type Limit, rejectTooMany } from '../../platform/rate-limits.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { requirePart } from '../../platform/require-part.ts'
import { mailConfirmation, mailWelcome } from './newsletter-jobs.ts'
import { lockSubscriber, saveSubscriptionRequest } from './subscriber-queries.ts'

const subscriptionsFromAddress: Limit = { name: 'subscribe', attempts: 20, minutes: 60 }
/** Confirmation emails to one mailbox; counted whether the address is known or not, so the limit reveals nothing. */
const confirmationsToMailbox: Limit = { name: 'subscribe-mails', attempts: 3, minutes: 24 * 60 }
/** Clicks on emailed links, and guesses at them. */
export const mailedKeysFromAddress: Limit = { name: 'newsletter-key', attempts: 30, minutes: 15 }

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
