/** The mails that enquiries make. What guests have typed is read when they are sent, so that no queue holds it. */
import { eq } from 'drizzle-orm'
import { cateringRequests, contactMessages } from '../../db/schema/index.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import type { MailingDeps } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { cateringConfirmation, cateringDeskMail, messageDeskMail } from './enquiry-mails.ts'

export const mailMessageToDesk: JobKind<{ messageId: string }> = { name: 'mail-message-to-desk' }
export const mailCateringToDesk: JobKind<{ requestId: string }> = { name: 'mail-catering-to-desk' }
export const confirmCateringRequest: JobKind<{ requestId: string }> = { name: 'confirm-catering-request' }

export const enquiryJobs: JobKind<object>[] = [mailMessageToDesk, mailCateringToDesk, confirmCateringRequest]

export async function startEnquiryJobs(runner: JobRunner, deps: MailingDeps): Promise<void> {
  const { db, mailer, publicUrl } = deps

  await runner.work(mailMessageToDesk, async ({ messageId }, jobId) => {
    const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId))
    if (row) await mailer.send({ to: (await contact()).deskEmail, ...messageDeskMail(row, publicUrl) }, jobId)
  })
  await runner.work(mailCateringToDesk, async ({ requestId }, jobId) => {
    const row = await findRequest(requestId)
    if (row)
      await mailer.send({ to: (await contact()).deskEmail, ...cateringDeskMail(row, publicUrl) }, jobId)
  })
  await runner.work(confirmCateringRequest, async ({ requestId }, jobId) => {
    const row = await findRequest(requestId)
    if (row) await mailer.send({ to: row.email, ...cateringConfirmation(row, await contact()) }, jobId)
  })

  const contact = async () => (await readSettings(db)).contact

  async function findRequest(id: string) {
    const [row] = await db.select().from(cateringRequests).where(eq(cateringRequests.id, id))
    return row
  }
}
