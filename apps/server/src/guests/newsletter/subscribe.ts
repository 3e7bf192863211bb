import type { Subscribed, SubscribeInput } from '@tiffin/contract'
import { newsletterCopy, siteCopy } from '@tiffin/restaurant'
import { rejectBots } from '../../platform/form-guard.ts'
import type { Context } from '../../platform/context.ts'
import { rejectTooMany } from '../../platform/rate-limits.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailConfirmation } from './newsletter-jobs.ts'
import { confirmationsToMailbox, subscriptionsFromAddress } from './newsletter-limits.ts'
import { saveSubscriptionRequest } from './subscriber-queries.ts'

const { consent } = siteCopy.footer.newsletter

/** Stores the address and asks its mailbox to confirm. Does and answers the same whether it is known or not. */
export async function subscribe(ctx: Context, { email, form }: SubscribeInput): Promise<Subscribed> {
  rejectBots(ctx, form)
  await rejectTooMany(ctx, subscriptionsFromAddress, ctx.address)
  // Silent beyond the limit: an error would reveal that someone else has signed up this mailbox.
  const isMailed = (await ctx.limits.count(confirmationsToMailbox, email)) === null
  const askedAt = new Date(ctx.clock.nowMs())
  await retryTransaction(ctx.db, async (tx) => {
    const subscriberId = await saveSubscriptionRequest(tx, { email, consent, askedAt })
    if (isMailed) await ctx.jobs.enqueue(tx, mailConfirmation, { subscriberId })
  })
  return { message: newsletterCopy.thanks }
}
