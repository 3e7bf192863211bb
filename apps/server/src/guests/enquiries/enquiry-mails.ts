import type { CateringOccasion } from '@tiffin/contract'
import { cateringCopy, restaurant, type SiteSettings } from '@tiffin/restaurant'
import { paragraphsOf, type Mail } from '../../platform/mail.ts'
import type { CateringRow } from './catering-queries.ts'
import type { MessageRow } from './message-queries.ts'
import { cateringReference } from './present-catering.ts'

type MailContent = Omit<Mail, 'to'>

/** What a guest has written, with the guest as the reply-to address. */
export const messageStaffMail = (row: MessageRow, publicUrl: string): MailContent => ({
  subject: `Message from ${inOneLine(row.name)}`,
  paragraphs: [...paragraphsOf(row.message), asLines([row.name, row.email, row.phone])],
  action: { label: 'Read and reply', url: `${publicUrl}/admin/messages/${row.id}` },
  replyTo: row.email,
})

export const cateringStaffMail = (row: CateringRow, publicUrl: string): MailContent => ({
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
export const cateringConfirmation = (
  row: CateringRow,
  { phone, deskEmail }: SiteSettings['contact'],
): MailContent => ({
  subject: `Your catering request ${cateringReference(row)} – ${restaurant.brand}`,
  paragraphs: [
    'Hello,',
    `Thank you for your request. Our catering team has received it as ${cateringReference(row)}:`,
    asLines(factsOf(row)),
    'We’ll reply with a menu and a price within 24 hours. Nothing is booked and nothing is owed until you say yes.',
    `Something to add? Reply to this email or call ${phone.display}, and mention ${cateringReference(row)}. If this wasn’t you, please ignore this email.`,
  ],
  replyTo: deskEmail,
})

const longDate = new Intl.DateTimeFormat(restaurant.locale, { dateStyle: 'full', timeZone: 'UTC' })
const count = new Intl.NumberFormat(restaurant.locale)

function factsOf({ occasion, guestCount, eventDay }: CateringRow) {
  return [
    cateringCopy.form.occasionNames[occasion as CateringOccasion],
    `${count.format(guestCount)} ${guestCount === 1 ? 'guest' : 'guests'}`,
    longDate.format(new Date(`${eventDay}T00:00Z`)),
  ]
}

const asLines = (lines: (string | null)[]) => lines.filter(Boolean).join('\n')
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
