import type { Subscribed, SubscribeInput } from '@tiffin/contract'
import { newsletterCopy, siteCopy } from '@tiffin/restaurant'
import { refuseMachines } from '../../platform/form-guard.ts'
import type { Context } from '../../platform/procedures.ts'
import { refuseTooMany } from '../../platform/rate-limits.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailAsking } from './newsletter-jobs.ts'
import { askingMailsToMailbox, subscriptionsFromAddress } from './newsletter-limits.ts'
import { keepAsking } from './subscriber-queries.ts'

const { consent } = siteCopy.footer.newsletter

/** Keeps the address and asks its mailbox to confirm. Does and answers the same whether it is known or not. */
export async function subscribe(ctx: Context, { email, form }: SubscribeInput): Promise<Subscribed> {
  refuseMachines(ctx, form)
  await refuseTooMany(ctx, subscriptionsFromAddress, ctx.address)
  // Beyond the limit in silence: a refusal would tell that somebody else has asked for this mailbox.
  const isMailed = (await ctx.limits.count(askingMailsToMailbox, email)) === null
  const askedAt = new Date(ctx.clock.nowMs())
  await retryTransaction(ctx.db, async (tx) => {
    const subscriberId = await keepAsking(tx, { email, consent, askedAt })
    if (isMailed) await ctx.jobs.enqueue(tx, mailAsking, { subscriberId })
  })
  return { message: newsletterCopy.thanks }
}
