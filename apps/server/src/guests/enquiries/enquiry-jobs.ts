/** Emails about enquiries. What guests typed is read when an email is sent, so no queue contains it. */
import type { CateringOccasion, SiteSettings } from '@tiffin/contract'
import { cateringCopy } from '@tiffin/copy'
import { eq } from 'drizzle-orm'
import { cateringRequests, contactMessages } from '../../db/schema/index.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { type Mail, type MailingDeps, paragraphsOf, sendToGuest } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { formatFullDate } from '../../platform/wall-clock.ts'
import { cateringReference, type CateringRow } from './catering.ts'
import type { MessageRow } from './messages.ts'

type MailContent = Omit<Mail, 'to'>

/** What a guest has written, with the guest as the reply-to address. */
const messageStaffMail = (row: MessageRow, publicUrl: string): MailContent => ({
  subject: `Message from ${inOneLine(row.name)}`,
  paragraphs: [...paragraphsOf(row.message), asLines([row.name, row.email, row.phone])],
  action: { label: 'Read and reply', url: `${publicUrl}/admin/messages/${row.id}` },
  replyTo: row.email,
})

const cateringStaffMail = (row: CateringRow, settings: SiteSettings, publicUrl: string): MailContent => ({
  subject: `Catering ${cateringReference(row)}: ${factsOf(row, settings).join(', ')}`,
  paragraphs: [
    asLines([...factsOf(row, settings), row.budget && `Budget: ${row.budget}`]),
    ...(row.dietary ? paragraphsOf(`Dietary needs: ${row.dietary}`) : []),
    ...(row.comments ? paragraphsOf(row.comments) : []),
    asLines([row.name, row.email, row.phone]),
  ],
  action: { label: 'Read and reply', url: `${publicUrl}/admin/catering/${row.id}` },
  replyTo: row.email,
})

// Nothing that was typed: the sender may have entered a stranger's address.
const cateringConfirmation = (row: CateringRow, settings: SiteSettings): MailContent => ({
  subject: `Your catering request ${cateringReference(row)} – ${settings.identity.name}`,
  paragraphs: [
    'Hello,',
    `Thank you for your request. Our catering team has received it as ${cateringReference(row)}:`,
    asLines(factsOf(row, settings)),
    'We’ll reply with a menu and a price within 24 hours. Nothing is booked and nothing is owed until you say yes.',
    `Something to add? Reply to this email or call ${settings.contact.phone.display}, and mention ${cateringReference(row)}. If this wasn’t you, please ignore this email.`,
  ],
  replyTo: settings.contact.officeEmail,
})

const factsOf = ({ occasion, guestCount, eventDay }: CateringRow, { region }: SiteSettings) => [
  cateringCopy.form.occasionNames[occasion as CateringOccasion],
  `${guestCount.toLocaleString(region.locale)} ${guestCount === 1 ? 'guest' : 'guests'}`,
  formatFullDate(eventDay, region),
]

const asLines = (lines: (string | null)[]) => lines.filter(Boolean).join('\n')
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

export const mailMessageToStaff: JobKind<{ messageId: string }> = { name: 'mail-message-to-office' }
export const mailCateringToStaff: JobKind<{ requestId: string }> = { name: 'mail-catering-to-office' }
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
      await mailer.send(
        { to: (await readSettings(db)).contact.officeEmail, ...messageStaffMail(row, publicUrl) },
        jobId,
      )
  })
  await runner.work(mailCateringToStaff, async ({ requestId }, jobId) => {
    const row = await findRequest(requestId)
    if (!row) return
    const settings = await readSettings(db)
    const mail = cateringStaffMail(row, settings, publicUrl)
    await mailer.send({ to: settings.contact.officeEmail, ...mail }, jobId)
  })
  await runner.work(confirmCateringRequest, async ({ requestId }, jobId) => {
    const row = await findRequest(requestId)
    if (row)
      await sendToGuest(
        mailer,
        { to: row.email, ...cateringConfirmation(row, await readSettings(db)) },
        jobId,
      )
  })

  async function findRequest(id: string) {
    const [row] = await db.select().from(cateringRequests).where(eq(cateringRequests.id, id))
    return row
  }
}
