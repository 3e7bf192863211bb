/** The emails that the server has written: without a mail server they are saved in its data folder. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from './journey.ts'
import { dataDir } from './site.ts'

const folder = join(dataDir, 'mail')

type MailedPage =
  | 'verify-email'
  | 'reset-password'
  | 'reset-password?welcome=1'
  | 'newsletter/confirm'
  | 'newsletter/unsubscribe'

/** Waits for the email to an address that links to the given page, and returns the link's path and token. */
export async function readMailedLink(to: string, page: MailedPage): Promise<string> {
  const findLink = async () => (await readMailsTo(to)).map((mail) => linkIn(mail, page)).find(Boolean)
  await expect.poll(findLink, { message: `a mail to ${to}`, timeout: 30_000 }).toBeTruthy()
  return (await findLink()) ?? ''
}

/** Waits for the email to an address that contains the given text; returns it as sent, with its lines unfolded. */
export async function readMail(to: string, part: string): Promise<string> {
  const find = async () => (await readMailsTo(to)).map(unfold).find((mail) => mail.includes(part))
  await expect.poll(find, { message: `a mail to ${to}`, timeout: 30_000 }).toBeTruthy()
  return (await find()) ?? ''
}

async function readMailsTo(to: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${to}`))
}

const linkIn = (mail: string, page: string) =>
  new RegExp(`/${RegExp.escape(page)}#[\\w-]+`).exec(unfold(mail).replaceAll('=3D', '='))?.[0]

/** Long lines are broken with a trailing "=". */
const unfold = (mail: string) => mail.replaceAll(/=\r?\n/g, '')
