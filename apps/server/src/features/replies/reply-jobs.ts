import { restaurant } from '@tiffin/restaurant'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { cateringRequests, contactMessages, letters } from '../../db/schema/index.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { paragraphsOf, UnknownAddress, type MailingDeps } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { replyStateOf } from './present-reply.ts'

export const mailReply: JobKind<{ letterId: string }> = { name: 'mail-letter' }

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
  const end = (state: Outcome) => endDelivery(db, letter, { [state]: new Date(clock.nowMs()) })
  const state = await mailer.send(mail, attempt.jobId).catch(async (error: unknown) => {
    if (error instanceof UnknownAddress) return 'failed' as const
    if (attempt.isLastAttempt) await end('failedAt')
    throw error
  })
  await end(`${state}At`)
}

type Outcome = 'sentAt' | 'savedAt' | 'failedAt'

/** What got no answer by it waits for one again. */
async function endDelivery(
  db: Database,
  { id, subjectId }: typeof letters.$inferSelect,
  outcome: Partial<Record<Outcome, Date>>,
) {
  await db.transaction(async (tx) => {
    await tx.update(letters).set(outcome).where(eq(letters.id, id))
    if (outcome.sentAt) return
    await tx
      .update(contactMessages)
      .set({ state: 'new' })
      .where(and(eq(contactMessages.id, subjectId), eq(contactMessages.state, 'answered')))
    await tx
      .update(cateringRequests)
      .set({ state: 'new' })
      .where(and(eq(cateringRequests.id, subjectId), eq(cateringRequests.state, 'quoted')))
  })
}
