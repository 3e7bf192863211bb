import type { SendContactMessageInput, RequestCateringInput } from '@tiffin/contract'
import { cateringCopy } from '@tiffin/copy'
import { newId } from '../../db/new-id.ts'
import { contactMessages, cateringRequests } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { formKeyOf, claimFormKey, getStored, rejectBots } from '../../platform/form-guard.ts'
import type { Context } from '../../platform/context.ts'
import { requireLaunch, requirePart } from '../../platform/launch.ts'
import { rejectTooMany, type Limit } from '../../platform/rate-limits.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { dayOn } from '../../platform/wall-clock.ts'
import { noteNews } from '../../platform/webhook-news.ts'
import { findRequestOf } from './catering.ts'
import { mailMessageToStaff, confirmCateringRequest, mailCateringToStaff } from './enquiry-jobs.ts'
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

const cateringFromAddress: Limit = { name: 'catering-address', attempts: 10, minutes: 60 }
/** Each of them sends an email to that mailbox, no matter who owns it. */
const cateringOfMailbox: Limit = { name: 'catering-mailbox', attempts: 5, minutes: 60 }

type RequestId = Pick<typeof cateringRequests.$inferSelect, 'id' | 'number'>

const YEARS_AHEAD = 2

/** Stores a guest's request, and emails the office and the guest; submitted again, it is the same request. */
export async function requestCatering(
  ctx: Context,
  { form, ...content }: RequestCateringInput,
): Promise<RequestId> {
  await requirePart(ctx, 'catering')
  rejectBots(ctx, form)
  const formKey = formKeyOf(ctx, content)
  // Before the day is checked, too: yesterday's request for yesterday did arrive.
  const earlier = await findRequestOf(ctx.db, formKey)
  if (earlier) return earlier
  await requireLaunch(ctx)
  rejectOtherDays(content.eventDay, dayOn(new Date(ctx.clock.nowMs()), await regionOf(ctx)))
  await rejectTooMany(ctx, [
    { limit: cateringFromAddress, key: ctx.address },
    { limit: cateringOfMailbox, key: content.email.toLowerCase() },
  ])

  const requested = await retryTransaction(ctx.db, async (tx) => {
    // The later of two concurrent ones waits here and finds the first one's request.
    if (!(await claimFormKey(tx, formKey, ctx))) return getStored(tx, formKey, findRequestOf)
    const row = { ...content, id: newId(), attempt: formKey, createdAt: new Date(ctx.clock.nowMs()) }
    const [inserted] = await tx
      .insert(cateringRequests)
      .values(row)
      .returning({ id: cateringRequests.id, number: cateringRequests.number })
    const made = inserted as RequestId
    await ctx.jobs.enqueue(tx, mailCateringToStaff, { requestId: made.id })
    await ctx.jobs.enqueue(tx, confirmCateringRequest, { requestId: made.id })
    noteNews(tx, { type: 'catering.received', about: made.id })
    return made
  })
  ctx.live.nudge()
  return requested
}

function rejectOtherDays(day: string, today: string) {
  const last = Temporal.PlainDate.from(today).add({ years: YEARS_AHEAD }).toString()
  if (day < today) rejectDay(cateringCopy.form.dayIsOver)
  if (day > last) rejectDay('That’s too far ahead for us. Choose a day within two years.')
}

function rejectDay(message: string): never {
  throw new AppError('VALIDATION', message, { issues: [{ path: 'eventDay', message }] })
}
