import type { Letter, LetterSubject } from '@tiffin/contract'
import { restaurant } from '@tiffin/restaurant'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { cateringRequests, contactMessages, letters } from '../db/schema/index.ts'
import type { AdminContext } from '../platform/context.ts'
import type { JobKind, JobRunner } from '../platform/jobs.ts'
import { type MailingDeps, paragraphsOf, UnknownAddress } from '../platform/mail.ts'
import { readSettings } from '../platform/read-settings.ts'
import { presentReply, replyStateOf } from './list-replies.ts'

interface NewReply {
  subjectKind: LetterSubject
  subjectId: string
  /** The guest's address. */
  recipient: string
  title: string
  body: string
}

/** Stores a reply to a guest, and emails it after the transaction commits. */
export async function writeReply(tx: Database, ctx: AdminContext, letter: NewReply): Promise<Letter> {
  const row = {
    ...letter,
    id: newId(),
    writtenBy: ctx.caller.email,
    createdAt: new Date(ctx.clock.nowMs()),
    sentAt: null,
    savedAt: null,
    failedAt: null,
  }
  await tx.insert(letters).values(row)
  await ctx.jobs.enqueue(tx, mailReply, { letterId: row.id })
  return presentReply(row)
}

const mailReply: JobKind<{ letterId: string }> = { name: 'mail-letter' }

export const replyJobs: JobKind<object>[] = [mailReply]

export async function startReplyJobs(runner: JobRunner, deps: MailingDeps): Promise<void> {
  await runner.work(mailReply, ({ letterId }, jobId, isLastAttempt) =>
    sendReply(deps, letterId, { jobId, isLastAttempt }),
  )
}

interface Attempt {
  jobId: string
  isLastAttempt: boolean
}

async function sendReply({ db, clock, mailer }: MailingDeps, letterId: string, attempt: Attempt) {
  const [letter] = await db.select().from(letters).where(eq(letters.id, letterId))
  if (!letter || replyStateOf(letter) !== 'waiting') return
  const mail = {
    to: letter.recipient,
    subject: `${letter.title} – ${restaurant.brand}`,
    paragraphs: paragraphsOf(letter.body),
    replyTo: (await readSettings(db)).contact.deskEmail,
  }
  const finish = (column: Outcome) => finishDelivery(db, letter, { column, at: new Date(clock.nowMs()) })
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
    .from(letters)
    .where(
      and(
        isNull(letters.sentAt),
        isNull(letters.savedAt),
        isNull(letters.failedAt),
        lt(letters.createdAt, new Date(now.epochMilliseconds - ABANDONED_AFTER_MS)),
      ),
    )
  for (const letter of abandoned) await finishDelivery(db, letter, { column: 'failedAt', at })
}

const ABANDONED_AFTER_MS = 2 * 24 * 60 * 60 * 1000

type Outcome = 'sentAt' | 'savedAt' | 'failedAt'

async function finishDelivery(
  db: Database,
  letter: typeof letters.$inferSelect,
  { column, at }: { column: Outcome; at: Date },
) {
  await db.transaction(async (tx) => {
    await tx
      .update(letters)
      .set({ [column]: at })
      .where(eq(letters.id, letter.id))
    if (column !== 'sentAt') await reopen(tx, letter)
  })
}

/** Makes new again what this reply was meant to answer, unless a later reply has been written. */
async function reopen(tx: Database, { subjectKind, subjectId, createdAt }: typeof letters.$inferSelect) {
  const later = and(eq(letters.subjectId, subjectId), gt(letters.createdAt, createdAt))
  if ((await tx.$count(letters, later)) > 0) return
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
