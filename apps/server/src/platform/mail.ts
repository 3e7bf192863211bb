/** Sends email by SMTP, or without a mail server writes it to a folder and its link to the log. */
import type { SiteSettings } from '@tiffin/contract'
import { plainLook } from '@tiffin/look'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder } from '../db/data-folder.ts'
import { newId } from '../db/new-id.ts'
import type { Bucket } from './bucket.ts'
import type { Deps } from './context.ts'
import { escapeHtml } from './escape-text.ts'
import { isLoopback } from './network-of.ts'

/** A short email in the restaurant's name; the layout is the same for all. */
export interface Mail {
  to: string
  subject: string
  /** Line breaks within a paragraph are preserved. */
  paragraphs: string[]
  /** The label and target of the button, if there is one. */
  action?: { label: string; url: string }
  /** Where replies go, if not to the sender. */
  replyTo?: string
  /** How the reader unsubscribes: a link at the foot of the email, and the mail program's one click (RFC 8058). */
  unsubscribe?: { pageUrl: string; oneClickUrl: string }
}

/** A user's text as an email's paragraphs: a browser sends line breaks as \r\n. */
export const paragraphsOf = (text: string): string[] => text.replaceAll('\r\n', '\n').split(/\n{2,}/)

/** What is needed to send a feature's emails after the answer. */
export type MailingDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'> & { mailer: Mailer }

/** The mail server has no mailbox of this address. */
export class UnknownAddress extends Error {
  constructor(options: ErrorOptions) {
    super('The mail server does not know the address', options)
  }
}

export interface Mailer {
  /**
   * Returns whether the mail server accepted it, or it is a file that reaches no one. Throws `UnknownAddress` if there is
   * no point in trying again. The job's id becomes the Message-ID: if the process dies before it knows that an email was
   * sent and sends it again, the mailbox sees the same one.
   */
  send(mail: Mail, jobId: string): Promise<'sent' | 'saved'>
}

/**
 * Sends to an address that a guest has typed. One that no mailbox has, or that was erased meanwhile, is no error of ours:
 * trying again would not help, and nobody could mend it.
 */
export async function sendToGuest(mailer: Mailer, mail: Mail, jobId: string): Promise<void> {
  if (mail.to === '') return
  try {
    await mailer.send(mail, jobId)
  } catch (error) {
    if (!(error instanceof UnknownAddress)) throw error
  }
}

/** What every email says of its sender. */
export type House = Pick<SiteSettings, 'identity' | 'address' | 'contact' | 'look'>

interface MailSettings {
  smtpUrl: string | undefined
  /** The sender's address, if it is not the restaurant's. */
  mailFrom: string | undefined
  /** Where its pictures are. */
  publicUrl: string
  /** Whose emails they are; asked each time, because it may change. */
  house: () => Promise<House>
  dataDir: string
  /** Instead of the data folder. */
  bucket?: Bucket | undefined
  /** Called without a mail server, with the file's path and the email's link. */
  onSaved: (saved: { to: string; subject: string; link: string | undefined; file: string }) => void
}

// Shorter than a job may take; otherwise an unresponsive server would get the same email twice at the same time.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function createMailer({
  smtpUrl,
  mailFrom,
  publicUrl,
  house,
  dataDir,
  bucket,
  onSaved,
}: MailSettings): Mailer {
  async function messageFor(mail: Mail, jobId: string) {
    const sender = await house()
    const address = mailFrom ?? sender.contact.email
    const messageId = `<${jobId}@${address.slice(address.lastIndexOf('@') + 1)}>`
    return { from: { name: sender.identity.name, address }, messageId, ...compose(mail, sender, publicUrl) }
  }
  if (smtpUrl !== undefined) {
    const smtp = createTransport({ ...smtpOptions(smtpUrl), ...timeouts })
    return {
      async send(mail, jobId) {
        try {
          await smtp.sendMail(await messageFor(mail, jobId))
          return 'sent'
        } catch (error) {
          throw isUnknownAddress(error) ? new UnknownAddress({ cause: error }) : error
        }
      },
    }
  }
  const writer = createTransport({ streamTransport: true, buffer: true })
  const save = bucket ? saveInBucket(bucket) : saveInFolder(join(dataDir, 'mail'))
  return {
    async send(mail, jobId) {
      const { message } = await writer.sendMail(await messageFor(mail, jobId))
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${newId().slice(0, 8)}.eml`
      const file = await save(name, message as Buffer)
      onSaved({ to: mail.to, subject: mail.subject, link: mail.action?.url, file })
      return 'saved'
    },
  }
}

// RFC 3463, X.1.1 to X.1.6 and X.1.10: the recipient's address. Other permanent errors, such as a rejected sender, are about
// us, and end when the operator mends them.
const isUnknownAddress = (error: unknown) => {
  const { command, response } = error as { command?: unknown; response?: unknown }
  return (
    command === 'RCPT TO' && typeof response === 'string' && /^5\d\d[ -]5\.1\.([1-6]|10)\b/.test(response)
  )
}

const saveInFolder = (folder: string) => async (name: string, message: Buffer) => {
  const file = join(folder, name)
  await makeFolder(folder, 0o700)
  await writeFile(file, message, { mode: 0o600 })
  return file
}

const saveInBucket = (bucket: Bucket) => async (name: string, message: Buffer) => {
  const key = `mail/${name}`
  await bucket.save(key, message)
  return key
}

/** Whether the mail server would accept an email, without sending one: null, or why not. */
export async function verifyMailServer(smtpUrl: string): Promise<string | null> {
  const smtp = createTransport({
    ...smtpOptions(smtpUrl),
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 5000,
  })
  try {
    await smtp.verify()
    return null
  } catch (error) {
    return (error as Error).message
  } finally {
    smtp.close()
  }
}

function compose(
  { to, subject, paragraphs, action, replyTo, unsubscribe }: Mail,
  { identity, address, look }: House,
  publicUrl: string,
) {
  const { brand, onBrand, link, radius } = plainLook(look)
  const signature = `${identity.name}, ${address.street}, ${address.city}`
  const leading = action ? [`${action.label}:\n${action.url}`] : []
  const ending = unsubscribe ? [`Unsubscribe:\n${unsubscribe.pageUrl}`] : []
  const text = [...paragraphs, ...leading, ...ending, `-- \n${signature}`].join('\n\n')
  const logo =
    identity.logo === null
      ? ''
      : `<img src="${publicUrl}/icons/192.png" width="40" height="40" alt="" style="vertical-align:middle"> `
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#fbf6ec;color:#1f1b16;font:16px/1.5 Georgia,serif">
<table role="presentation" width="100%"><tr><td align="center" style="padding:24px">
<table role="presentation" width="100%" style="max-width:560px;background:#ffffff;border-radius:${radius}">
<tr><td style="padding:20px 28px;background:${brand};color:${onBrand};font-size:20px;border-radius:${radius} ${radius} 0 0">${logo}${escapeHtml(identity.name)}</td></tr>
<tr><td style="padding:28px">${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`).join('')}
${action ? button(action, look) : ''}
<p style="font-size:14px;color:#5b5348">${escapeHtml(signature)}${unsubscribe ? `<br><a href="${escapeHtml(unsubscribe.pageUrl)}" style="color:${link}">Unsubscribe</a>` : ''}</p></td></tr></table></td></tr></table></body></html>`
  // A display name must not contain what someone typed, and the address must be a single one.
  return {
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(unsubscribe && {
      list: { unsubscribe: unsubscribe.oneClickUrl },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  }
}

function button({ label, url }: NonNullable<Mail['action']>, look: House['look']) {
  const { accent, onAccent, radius } = plainLook(look)
  return `<p style="padding:8px 0"><a href="${escapeHtml(url)}" style="background:${accent};color:${onAccent};padding:12px 22px;border-radius:${radius};text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>`
}

// How the mail server is reached: by TLS, or not at all.

/**
 * Nodemailer's options for the setting SMTP_URL. Without TLS neither the password nor a link is said to another machine; what
 * the address itself says (`?requireTLS=false`) takes precedence.
 */
export const smtpOptions = (url: string) => ({ url, requireTLS: !isLoopback(new URL(url).hostname) })
