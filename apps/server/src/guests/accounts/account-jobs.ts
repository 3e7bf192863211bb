/** Account emails. Their links are created when they are sent, so no queue ever contains one. */
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { type Mail, type MailingDeps, sendToGuest } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { findUserByEmail, type UserRow } from './account-queries.ts'
import { issueInvitationLink, issueMailedToken } from './mailed-tokens.ts'

export const mailVerification: JobKind<{ userId: string }> = { name: 'mail-verification' }
export const mailPasswordReset: JobKind<{ email: string }> = { name: 'mail-password-reset' }
export const mailInvitation: JobKind<{ userId: string }> = { name: 'mail-invitation' }

export const mailLoginChange: JobKind<{ userId: string; change: LoginChange }> = { name: 'mail-login-change' }

export const accountJobs: JobKind<object>[] = [
  mailVerification,
  mailPasswordReset,
  mailInvitation,
  mailLoginChange,
]

/** What its owner is told of, because it may not have been them (ASVS 6.3.7). */
const loginChanges = {
  'password changed': 'The password was changed.',
  'app added': 'An authenticator app was added.',
  'app removed': 'The authenticator app was removed.',
  'passkey added': 'A passkey was added.',
  'passkey removed': 'A passkey was removed.',
  'recovery codes renewed': 'New recovery codes were made; the old ones no longer work.',
  'recovery code used': 'A recovery code was used to log in.',
  'second factor removed':
    'Authenticator app, passkeys and recovery codes were removed by someone else on the staff.',
  'PIN set': 'A PIN was set, with which you take over a tablet at the counter or in the kitchen.',
  'PIN removed': 'The PIN was removed.',
  'PIN locked': 'Your PIN was typed wrong five times, so it is locked for a while.',
}
export type LoginChange = keyof typeof loginChanges

export async function startAccountJobs(runner: JobRunner, deps: MailingDeps): Promise<void> {
  await runner.work(mailVerification, ({ userId }, jobId) => sendVerification(deps, userId, jobId))
  await runner.work(mailPasswordReset, ({ email }, jobId) => sendPasswordReset(deps, email, jobId))
  await runner.work(mailInvitation, ({ userId }, jobId) => sendInvitation(deps, userId, jobId))
  await runner.work(mailLoginChange, ({ userId, change }, jobId) =>
    sendLoginChange(deps, { userId, change }, jobId),
  )
}

async function sendVerification(
  { db, clock, publicUrl, mailer }: MailingDeps,
  userId: string,
  jobId: string,
) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user || user.emailVerifiedAt) return
  const token = await issueMailedToken(db, { userId, purpose: 'verify-email', now: clock.now() })
  const link = { to: user.email, url: `${publicUrl}/verify-email#${token}` }
  await sendToGuest(mailer, verificationMail(link, await readName(db)), jobId)
}

async function sendPasswordReset(
  { db, clock, publicUrl, mailer }: MailingDeps,
  email: string,
  jobId: string,
) {
  const user = await findUserByEmail(db, email)
  if (!user) return
  const token = await issueMailedToken(db, {
    userId: user.id,
    purpose: 'reset-password',
    now: clock.now(),
  })
  const link = { to: user.email, url: `${publicUrl}/reset-password#${token}` }
  await sendToGuest(mailer, passwordResetMail(link, await readName(db)), jobId)
}

async function sendInvitation({ db, clock, publicUrl, mailer }: MailingDeps, userId: string, jobId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  // The invitation was withdrawn, or accepted in another way, before the email could be sent.
  if (!user || user.disabledAt || user.emailVerifiedAt) return
  const { url } = await issueInvitationLink(db, { userId, now: clock.now(), publicUrl })
  await sendToGuest(mailer, invitationMail(user, url, await readName(db)), jobId)
}

async function sendLoginChange(
  { db, publicUrl, mailer }: MailingDeps,
  { userId, change }: { userId: string; change: LoginChange },
  jobId: string,
) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const link = { to: user.email, url: `${publicUrl}/forgot-password` }
  await sendToGuest(mailer, loginChangeMail(link, change, await readName(db)), jobId)
}

const readName = async (db: Database) => (await readSettings(db)).identity.name

interface MailedLink {
  to: string
  url: string
}

// A token behind the hash is never sent to a server, so it appears in no log.
// Without the name, like the next one: anyone who typed it may have entered a stranger's address beside it.
const verificationMail = ({ to, url }: MailedLink, restaurant: string): Mail => ({
  to,
  subject: `Confirm your email address – ${restaurant}`,
  paragraphs: [
    'Hello,',
    'Please confirm that this is your email address. Orders you placed with it as a guest will then appear in your order history.',
    'The link expires in a week. If you didn’t create an account with us, please ignore this email.',
  ],
  action: { label: 'Confirm my address', url },
})

const passwordResetMail = ({ to, url }: MailedLink, restaurant: string): Mail => ({
  to,
  subject: `Reset your password – ${restaurant}`,
  paragraphs: [
    'Hello,',
    'We received a request to reset your password. If it was you, choose a new one with this link. It works once and expires in one hour.',
    'If it wasn’t you, you can ignore this email. Your password hasn’t changed.',
  ],
  action: { label: 'Choose a new password', url },
})

const invitationMail = ({ email, name }: UserRow, url: string, restaurant: string): Mail => ({
  to: email,
  subject: `Welcome to the staff – ${restaurant}`,
  paragraphs: [
    `Hello ${name},`,
    `you’ve been invited to join the staff of ${restaurant}. Choose your password with this link:`,
    'The link works once and expires in three days. After that, “Forgot password?” on the login page sends you another.',
  ],
  action: { label: 'Choose my password', url },
})

const loginChangeMail = ({ to, url }: MailedLink, change: LoginChange, restaurant: string): Mail => ({
  to,
  subject: `Your login was changed – ${restaurant}`,
  paragraphs: [
    'Hello,',
    loginChanges[change],
    'If it was you, there is nothing to do. If it wasn’t, choose a new password right away, and tell the owner of the restaurant.',
  ],
  action: { label: 'Choose a new password', url },
})
