import type { SendContactMessageInput } from '@tiffin/contract'
import { newId } from '../../db/new-id.ts'
import { contactMessages } from '../../db/schema/index.ts'
import { attemptOf, refuseMachines } from '../../platform/form-guard.ts'
import type { Context } from '../../platform/procedures.ts'
import { refuseTooMany } from '../../platform/rate-limits.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailMessageToDesk } from './enquiry-jobs.ts'
import { messagesFromAddress, messagesOfMailbox } from './enquiry-limits.ts'
import { findMessageOf } from './message-queries.ts'

type MessageId = Pick<typeof contactMessages.$inferSelect, 'id'>

/** Keeps what a guest has written and mails it to the desk; sent again, it is the same message. */
export async function sendMessage(
  ctx: Context,
  { form, ...content }: SendContactMessageInput,
): Promise<MessageId> {
  refuseMachines(ctx, form)
  const attempt = attemptOf(ctx, content)
  // Before anything is counted: who asks again for what has arrived takes nothing from anybody.
  const earlier = await findMessageOf(ctx.db, attempt)
  if (earlier) return earlier
  await refuseTooMany(ctx, messagesFromAddress, ctx.address)
  await refuseTooMany(ctx, messagesOfMailbox, content.email.toLowerCase())

  return retryTransaction(ctx.db, async (tx) => {
    const row = { ...content, id: newId(), attempt, createdAt: new Date(ctx.clock.nowMs()) }
    // The unique attempt decides: of two at once, the later one waits here and finds the first one's message.
    const [made] = await tx
      .insert(contactMessages)
      .values(row)
      .onConflictDoNothing({ target: contactMessages.attempt })
      .returning({ id: contactMessages.id })
    if (!made) return (await findMessageOf(tx, attempt)) as MessageId
    await ctx.jobs.enqueue(tx, mailMessageToDesk, { messageId: made.id })
    return made
  })
}
