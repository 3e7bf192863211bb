import type { SendContactMessageInput } from '@tiffin/contract'
import { newId } from '../../db/new-id.ts'
import { contactMessages } from '../../db/schema/index.ts'
import { formKeyOf, claimFormKey, getStored, rejectBots } from '../../platform/form-guard.ts'
import type { Context } from '../../platform/context.ts'
import { requireLaunch } from '../../platform/launch.ts'
import { rejectTooMany, type Limit } from '../../platform/rate-limits.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { noteNews } from '../../platform/webhook-news.ts'
import { mailMessageToStaff } from './enquiry-jobs.ts'
import { findMessageOf } from './messages.ts'

type MessageId = Pick<typeof contactMessages.$inferSelect, 'id'>

/** Enough for a family, or an office, behind one address. */
const messagesFromAddress: Limit = { name: 'message-address', attempts: 10, minutes: 60 }
/** For one mailbox, from any address. */
const messagesOfMailbox: Limit = { name: 'message-mailbox', attempts: 5, minutes: 60 }

/** Stores a guest's message and emails it to the office; submitted again, it is the same message. */
export async function sendMessage(
  ctx: Context,
  { form, ...content }: SendContactMessageInput,
): Promise<MessageId> {
  rejectBots(ctx, form)
  const formKey = formKeyOf(ctx, content)
  // Before anything is counted: repeating a submission that has arrived uses up no attempts.
  const earlier = await findMessageOf(ctx.db, formKey)
  if (earlier) return earlier
  await requireLaunch(ctx)
  await rejectTooMany(ctx, [
    { limit: messagesFromAddress, key: ctx.address },
    { limit: messagesOfMailbox, key: content.email.toLowerCase() },
  ])

  const sent = await retryTransaction(ctx.db, async (tx) => {
    // The later of two concurrent ones waits here and finds the first one's message.
    if (!(await claimFormKey(tx, formKey, ctx))) return getStored(tx, formKey, findMessageOf)
    const made = { id: newId() }
    const createdAt = new Date(ctx.clock.nowMs())
    await tx.insert(contactMessages).values({ ...content, ...made, attempt: formKey, createdAt })
    await ctx.jobs.enqueue(tx, mailMessageToStaff, { messageId: made.id })
    noteNews(tx, { type: 'message.received', about: made.id })
    return made
  })
  ctx.live.nudge()
  return sent
}
