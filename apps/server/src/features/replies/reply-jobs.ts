import { restaurant } from '@tiffin/restaurant'
import { eq } from 'drizzle-orm'
import { letters } from '../../db/schema/index.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { paragraphsOf, type MailingDeps } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'

export const mailReply: JobKind<{ letterId: string }> = { name: 'mail-letter' }

export const replyJobs: JobKind<object>[] = [mailReply]

export async function startReplyJobs(runner: JobRunner, deps: MailingDeps): Promise<void> {
  await runner.work(mailReply, ({ letterId }, jobId) => sendReply(deps, letterId, jobId))
}

async function sendReply({ db, clock, mailer }: MailingDeps, letterId: string, jobId: string) {
  const [letter] = await db.select().from(letters).where(eq(letters.id, letterId))
  if (!letter || letter.sentAt || letter.savedAt) return
  const mail = {
    to: letter.recipient,
    subject: `${letter.title} – ${restaurant.brand}`,
    paragraphs: paragraphsOf(letter.body),
    replyTo: (await readSettings(db)).contact.deskEmail,
  }
  const state = await mailer.send(mail, jobId)
  const now = new Date(clock.nowMs())
  await db
    .update(letters)
    .set(state === 'sent' ? { sentAt: now } : { savedAt: now })
    .where(eq(letters.id, letterId))
}
