/** Emails about enquiries. What guests typed is read when an email is sent, so no queue contains it. */
import { eq } from 'drizzle-orm'
import { cateringRequests, contactMessages } from '../../db/schema/index.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import type { MailingDeps } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { cateringConfirmation, cateringStaffMail, messageStaffMail } from './enquiry-mails.ts'

export const mailMessageToStaff: JobKind<{ messageId: string }> = { name: 'mail-message-to-desk' }
export const mailCateringToStaff: JobKind<{ requestId: string }> = { name: 'mail-catering-to-desk' }
export const confirmCateringRequest: JobKind<{ requestId: string }> = { name: 'confirm-catering-request' }

export const enquiryJobs: JobKind<object>[] = [
  mailMessageToStaff,
  mailCateringToStaff,
  confirmCateringRequest,
]

export async function startEnquiryJobs(runner: JobRunner, deps: MailingDeps): Promise<void> {
  const { db, mailer, publicUrl } = deps

  await runner.work(mailMessageToStaff, async ({ messageId }, jobId) => {
    const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId))
    if (row)
      await mailer.send({ to: (await contact()).deskEmail, ...messageStaffMail(row, publicUrl) }, jobId)
  })
  await runner.work(mailCateringToStaff, async ({ requestId }, jobId) => {
    const row = await findRequest(requestId)
    if (row)
      await mailer.send({ to: (await contact()).deskEmail, ...cateringStaffMail(row, publicUrl) }, jobId)
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
