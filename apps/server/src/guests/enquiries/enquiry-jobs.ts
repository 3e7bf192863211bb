/** Emails about enquiries. What guests typed is read when an email is sent, so no queue contains it. */
import type { CateringOccasion, SiteSettings } from '@tiffin/contract'
import { cateringCopy } from '@tiffin/restaurant'
import { eq } from 'drizzle-orm'
import { cateringRequests, contactMessages } from '../../db/schema/index.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { type Mail, type MailingDeps, paragraphsOf, sendToGuest } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
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

const cateringStaffMail = (row: CateringRow, publicUrl: string): MailContent => ({
  subject: `Catering ${cateringReference(row)}: ${factsOf(row).join(', ')}`,
  paragraphs: [
    asLines([...factsOf(row), row.budget && `Budget: ${row.budget}`]),
    ...(row.dietary ? paragraphsOf(`Dietary needs: ${row.dietary}`) : []),
    ...(row.comments ? paragraphsOf(row.comments) : []),
    asLines([row.name, row.email, row.phone]),
  ],
  action: { label: 'Read and reply', url: `${publicUrl}/admin/catering/${row.id}` },
  replyTo: row.email,
})

// Nothing that was typed: the sender may have entered a stranger's address.
const cateringConfirmation = (
  row: CateringRow,
  { contact: { phone, officeEmail }, identity }: SiteSettings,
): MailContent => ({
  subject: `Your catering request ${cateringReference(row)} – ${identity.name}`,
  paragraphs: [
    'Hello,',
    `Thank you for your request. Our catering team has received it as ${cateringReference(row)}:`,
    asLines(factsOf(row)),
    'We’ll reply with a menu and a price within 24 hours. Nothing is booked and nothing is owed until you say yes.',
    `Something to add? Reply to this email or call ${phone.display}, and mention ${cateringReference(row)}. If this wasn’t you, please ignore this email.`,
  ],
  replyTo: officeEmail,
})

const longDate = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' })
const count = new Intl.NumberFormat('en-CA')

function factsOf({ occasion, guestCount, eventDay }: CateringRow) {
  return [
    cateringCopy.form.occasionNames[occasion as CateringOccasion],
    `${count.format(guestCount)} ${guestCount === 1 ? 'guest' : 'guests'}`,
    longDate.format(new Date(`${eventDay}T00:00Z`)),
  ]
}

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
      await mailer.send({ to: (await contact()).officeEmail, ...messageStaffMail(row, publicUrl) }, jobId)
  })
  await runner.work(mailCateringToStaff, async ({ requestId }, jobId) => {
    const row = await findRequest(requestId)
    if (row)
      await mailer.send({ to: (await contact()).officeEmail, ...cateringStaffMail(row, publicUrl) }, jobId)
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

  const contact = async () => (await readSettings(db)).contact

  async function findRequest(id: string) {
    const [row] = await db.select().from(cateringRequests).where(eq(cateringRequests.id, id))
    return row
  }
}
