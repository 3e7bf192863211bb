import { and, eq, isNull } from 'drizzle-orm'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import { listSettingRows, settingsOf } from '../../platform/read-settings.ts'
import { type Finding, ok, trouble, warning } from './finding.ts'

const PATIENCE_MS = 3000

/** Whether the pages have been built. */
export async function checkPages(webDist: string): Promise<Finding> {
  const files = [
    'client/.vite/manifest.json',
    'client/.vite/manifest-admin.json',
    'client/.vite/manifest-still.json',
    'server/entry-server.js',
  ]
  try {
    await Promise.all(files.map((file) => access(join(webDist, file))))
    return ok('pages', 'They are built.')
  } catch {
    return trouble('pages', `They have not been built in ${webDist}.`, 'npm start builds them.')
  }
}

/** Whether the address works only on this machine. */
const isOfThisMachine = (url: string) =>
  /^(localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(new URL(url).hostname)

/** Whether the links in emails lead to the site. */
export function checkPublicUrl({ publicUrl, isDemo }: { publicUrl: string; isDemo: boolean }): Finding {
  const { protocol } = new URL(publicUrl)
  if (isDemo) return ok('address', `${publicUrl}, as a demo.`)
  if (isOfThisMachine(publicUrl))
    return warning(
      'address',
      `Links point to ${publicUrl}, which only works on this machine.`,
      'Set PUBLIC_URL to the address your guests use.',
    )
  if (protocol !== 'https:')
    return warning('address', `${publicUrl} is not encrypted.`, 'Set PUBLIC_URL to an address with https.')
  return ok('address', publicUrl)
}

interface Address {
  host: string
  port: number
}

/** Whether a server answers there: not at all if there is none, too late if it is frozen. */
async function askServer({
  host,
  port,
}: Address): Promise<'ready' | 'not ready' | 'too late' | 'not at all'> {
  const reached = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host)
  try {
    const answer = await fetch(`http://${reached}:${port}/readyz`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answer.ok ? 'ready' : 'not ready'
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'too late' : 'not at all'
  }
}

/** What the server that has the embedded database open reports about it. */
export async function checkHolder(address: Address): Promise<Finding> {
  const answer = await askServer(address)
  const at = `${address.host}:${address.port}`
  if (answer === 'not at all')
    return warning(
      'database',
      `A server or another command has the embedded database open, but nothing is listening at ${at}.`,
      'Wait for the command to finish. If a server is running on another PORT, run this with that PORT.',
    )
  if (answer === 'too late')
    return trouble(
      'database',
      `A server or another command has the embedded database open, but ${at} did not respond within ${PATIENCE_MS / 1000} s.`,
      'Check the server’s log. If it hangs, restart it.',
    )
  if (answer === 'not ready')
    return trouble(
      'database',
      `The server at ${at} is running, but its database is not responding.`,
      'Check its log.',
    )
  return ok('database', `In use by the server at ${at}, which is ready; stop it to check more.`)
}

/** Whether anyone may grant permissions. */
export async function checkOwners(db: Database): Promise<Finding> {
  const owners = await db.$count(users, and(eq(users.staffRole, 'owner'), isNull(users.disabledAt)))
  if (owners === 0)
    return warning('owner', 'The restaurant has no owner yet.', 'Create an account with create-admin.')
  return ok('owner', owners === 1 ? 'There is an owner.' : `There are ${owners} owners.`)
}

/** Whether guests can answer an email of the restaurant: a new site has an address that is nobody's. */
export async function checkSender(
  db: Database,
  { smtpUrl, mailFrom }: { smtpUrl: string | undefined; mailFrom: string | undefined },
): Promise<Finding> {
  const sender = mailFrom ?? settingsOf(await listSettingRows(db)).settings.contact.email
  if (smtpUrl === undefined || !/[@.]example\.(com|org|net)$/i.test(sender)) return ok('sender', sender)
  return warning(
    'sender',
    `Emails are sent from ${sender}, an address that nobody has: many mail servers reject them.`,
    'Enter the restaurant’s email address under Settings, or set MAIL_FROM.',
  )
}

/** Whether the saved settings are readable. */
export async function checkSettings(db: Database): Promise<Finding> {
  const rows = await listSettingRows(db)
  const { unusable } = settingsOf(rows)
  if (unusable.length > 0)
    return warning(
      'rules',
      `Cannot be read, so the defaults apply: ${unusable.join(', ')}.`,
      'Save these sections again under Settings.',
    )
  return ok('rules', rows.length === 0 ? 'The defaults apply.' : 'The saved settings can be read.')
}
