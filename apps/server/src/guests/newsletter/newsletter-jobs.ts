/** Emails about a subscription. Their links are created when they are sent, so no queue ever contains one. */
import { basicPlaceholders, fillTexts, type SiteSettings } from '@tiffin/contract'
import { siteCopy } from '@tiffin/copy'
import { and, eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { newId } from '../../db/new-id.ts'
import { subscribers } from '../../db/schema/index.ts'
import type { Deps } from '../../platform/context.ts'
import { hashToken } from '../../platform/hashes.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { type Mail, type MailingDeps, sendToGuest } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { findSubscriber } from './subscriber-queries.ts'

export const mailConfirmation: JobKind<{ subscriberId: string }> = { name: 'mail-newsletter-asking' }
export const mailWelcome: JobKind<{ subscriberId: string }> = { name: 'mail-newsletter-welcome' }

export const newsletterJobs: JobKind<object>[] = [mailConfirmation, mailWelcome]

export async function startNewsletterJobs(runner: JobRunner, deps: MailingDeps): Promise<void> {
  await runner.work(mailConfirmation, ({ subscriberId }, jobId) =>
    sendConfirmation(deps, subscriberId, jobId),
  )
  await runner.work(mailWelcome, ({ subscriberId }, jobId) => sendWelcome(deps, subscriberId, jobId))
}

/** Which of the two emails is sent is visible in the mailbox, and nowhere else. */
async function sendConfirmation(deps: MailingDeps, id: string, jobId: string) {
  const { db, publicUrl, mailer } = deps
  const settings = await readSettings(db)
  const subscriber = await findSubscriber(db, id)
  if (subscriber?.status === 'confirmed') {
    const mail = alreadySubscribedMail(subscriber.email, unsubscribeLinks(publicUrl, id), settings)
    await sendToGuest(mailer, mail, jobId)
    return
  }
  const token = await issueConfirmToken(deps, id)
  // Erased or unsubscribed before the email could be sent.
  if (!subscriber || token === null) return
  const mail = confirmationMail(subscriber.email, `${publicUrl}/newsletter/confirm#${token}`, settings)
  // Not the job's id: the link differs from an earlier attempt's, so a mailbox must not merge the two emails.
  await sendToGuest(mailer, mail, newId())
}

async function sendWelcome({ db, publicUrl, mailer }: MailingDeps, id: string, jobId: string) {
  const subscriber = await findSubscriber(db, id)
  if (subscriber?.status !== 'confirmed') return
  const mail = welcomeMail(subscriber.email, unsubscribeLinks(publicUrl, id), await readSettings(db))
  await sendToGuest(mailer, mail, jobId)
}

const unsubscribeLinks = (publicUrl: string, id: string) => ({
  pageUrl: unsubscribeUrl(publicUrl, id),
  oneClickUrl: oneClickUrl(publicUrl, id),
})

const confirmationMail = (to: string, url: string, settings: SiteSettings): Mail => ({
  to,
  subject: `Confirm your subscription – ${settings.identity.name}`,
  paragraphs: [
    'Hello,',
    `someone, hopefully you, signed up this address for the newsletter of ${settings.identity.name}. Please confirm it; we won’t send anything until you do.`,
    fillTexts(siteCopy.footer.newsletter.consent, basicPlaceholders(settings)),
    'The link expires in a week. If this wasn’t you, please ignore this email.',
  ],
  action: { label: 'Yes, sign me up', url },
})

const welcomeMail = (
  to: string,
  unsubscribe: NonNullable<Mail['unsubscribe']>,
  { identity }: SiteSettings,
): Mail => ({
  to,
  subject: `You’re on the list – ${identity.name}`,
  paragraphs: [
    'Hello,',
    'thank you: your address is confirmed. We’ll write when there is something to tell, such as a new dish, a season or a feast.',
    'You can unsubscribe at any time with the link below. Every newsletter has it.',
  ],
  unsubscribe,
})

const alreadySubscribedMail = (
  to: string,
  unsubscribe: NonNullable<Mail['unsubscribe']>,
  { identity }: SiteSettings,
): Mail => ({
  to,
  subject: `You’re already on the list – ${identity.name}`,
  paragraphs: [
    'Hello,',
    'someone, probably you, signed up this address for our newsletter again. You’re already subscribed, so there is nothing to do.',
    'To unsubscribe, use the link below.',
  ],
  unsubscribe,
})

const LINK_HOURS = 7 * 24

/** Creates the one valid confirmation token, or null if nothing awaits confirmation; replaces earlier ones. */
export async function issueConfirmToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  subscriberId: string,
): Promise<string | null> {
  const token = randomBytes(25).toString('base64url')
  const confirmUntil = new Date(clock.now().add({ hours: LINK_HOURS }).epochMilliseconds)
  const issued = await db
    .update(subscribers)
    .set({ confirmHash: hashToken(token), confirmUntil })
    .where(and(eq(subscribers.id, subscriberId), eq(subscribers.status, 'pending')))
    .returning({ id: subscribers.id })
  return issued.length > 0 ? token : null
}

/** The unsubscribe link for one address; its key is behind the hash and so is not sent to a server automatically. */
export const unsubscribeUrl = (publicUrl: string, subscriberId: string): string =>
  `${publicUrl}/newsletter/unsubscribe#${subscriberId}`

/** The same for mail programs, which send no hash: only in an email's header, and never in our log. */
const oneClickUrl = (publicUrl: string, subscriberId: string): string =>
  `${publicUrl}/newsletter/unsubscribe/${subscriberId}`
