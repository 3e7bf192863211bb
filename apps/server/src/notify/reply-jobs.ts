import type { Reply, ReplySubject } from '@tiffin/contract'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { cateringRequests, contactMessages, replies } from '../db/schema/index.ts'
import type { AdminContext } from '../platform/context.ts'
import { AppError } from '../platform/app-error.ts'
import type { JobKind, JobRunner } from '../platform/jobs.ts'
import { type MailingDeps, paragraphsOf, UnknownAddress } from '../platform/mail.ts'
import { readRegion, readSettings } from '../platform/read-settings.ts'
import { presentReply, replyStateOf } from './list-replies.ts'

interface NewReply {
  subjectKind: ReplySubject
  subjectId: string
  /** The guest's address. */
  recipient: string
  title: string
  body: string
}

/**
 * Stores a reply to a guest, and emails it after the transaction commits. Its subject is locked. A repeated attempt finds it.
 * With other words under the same Idempotency-Key it is refused: anyone who wrote them does not know that the first ones have
 * arrived.
 */
export async function writeReply(
  tx: Database,
  ctx: AdminContext,
  reply: NewReply,
): Promise<{ reply: Reply; isNew: boolean }> {
  const id = ctx.idempotencyKey === null ? newId() : idOfAttempt(ctx.idempotencyKey, ctx, reply)
  const zone = await readRegion(tx)
  const earlier = await findReply(tx, id)
  if (earlier?.body === reply.body) return { reply: presentReply(earlier, zone), isNew: false }
  if (earlier)
    throw new AppError('CONFLICT', 'Your last reply has arrived after all, and nothing else was sent.')
  const row = {
    ...reply,
    id,
    writtenBy: ctx.caller.email,
    createdAt: new Date(ctx.clock.nowMs()),
    sentAt: null,
    savedAt: null,
    failedAt: null,
  }
  await tx.insert(replies).values(row)
  await ctx.jobs.enqueue(tx, mailReply, { replyId: row.id })
  return { reply: presentReply(row, zone), isNew: true }
}

/** The same for every repetition of one attempt, by whom and about what it was made. */
const idOfAttempt = (key: string, { caller }: AdminContext, { subjectKind, subjectId }: NewReply): string =>
  createHash('sha256')
    .update(JSON.stringify([key, caller._id, subjectKind, subjectId]))
    .digest('hex')
    .slice(0, newId().length)

async function findReply(tx: Database, id: string) {
  const [found] = await tx.select().from(replies).where(eq(replies.id, id))
  return found
}

const mailReply: JobKind<{ replyId: string }> = { name: 'mail-reply' }

export const replyJobs: JobKind<object>[] = [mailReply]

export async function startReplyJobs(runner: JobRunner, deps: MailingDeps): Promise<void> {
  await runner.work(mailReply, ({ replyId }, jobId, isLastAttempt) =>
    sendReply(deps, replyId, { jobId, isLastAttempt }),
  )
}

interface Attempt {
  jobId: string
  isLastAttempt: boolean
}

async function sendReply({ db, clock, mailer }: MailingDeps, replyId: string, attempt: Attempt) {
  const [reply] = await db.select().from(replies).where(eq(replies.id, replyId))
  if (!reply || replyStateOf(reply) !== 'waiting') return
  const { identity, contact } = await readSettings(db)
  const mail = {
    to: reply.recipient,
    subject: `${reply.title} – ${identity.name}`,
    paragraphs: paragraphsOf(reply.body),
    replyTo: contact.officeEmail,
  }
  const finish = (column: Outcome) => finishDelivery(db, reply, { column, at: new Date(clock.nowMs()) })
  const outcome = await mailer.send(mail, attempt.jobId).catch(async (error: unknown) => {
    if (error instanceof UnknownAddress) return 'failed' as const
    if (attempt.isLastAttempt) await finish('failedAt')
    throw error
  })
  await finish(`${outcome}At`)
}

/** Replies whose job is gone, although it is tried for a day, have failed. */
export async function failAbandonedReplies(db: Database, now: Temporal.Instant): Promise<void> {
  const at = new Date(now.epochMilliseconds)
  const abandoned = await db
    .select()
    .from(replies)
    .where(
      and(
        isNull(replies.sentAt),
        isNull(replies.savedAt),
        isNull(replies.failedAt),
        lt(replies.createdAt, new Date(now.epochMilliseconds - ABANDONED_AFTER_MS)),
      ),
    )
  for (const reply of abandoned) await finishDelivery(db, reply, { column: 'failedAt', at })
}

const ABANDONED_AFTER_MS = 2 * 24 * 60 * 60 * 1000

type Outcome = 'sentAt' | 'savedAt' | 'failedAt'

async function finishDelivery(
  db: Database,
  reply: typeof replies.$inferSelect,
  { column, at }: { column: Outcome; at: Date },
) {
  await db.transaction(async (tx) => {
    await tx
      .update(replies)
      .set({ [column]: at })
      .where(eq(replies.id, reply.id))
    if (column !== 'sentAt') await reopen(tx, reply)
  })
}

/** Makes new again what this reply was meant to answer, unless a later reply has been written. */
async function reopen(tx: Database, { subjectKind, subjectId, createdAt }: typeof replies.$inferSelect) {
  const later = and(eq(replies.subjectId, subjectId), gt(replies.createdAt, createdAt))
  if ((await tx.$count(replies, later)) > 0) return
  const state = 'new' as const
  if (subjectKind === 'message')
    await tx
      .update(contactMessages)
      .set({ state })
      .where(and(eq(contactMessages.id, subjectId), eq(contactMessages.state, 'answered')))
  if (subjectKind === 'catering')
    await tx
      .update(cateringRequests)
      .set({ state })
      .where(and(eq(cateringRequests.id, subjectId), eq(cateringRequests.state, 'quoted')))
}
