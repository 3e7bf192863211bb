import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { ok, trouble, warning, type Finding } from './finding.ts'

const PATIENCE_MS = 3000

/** Whether the pages have been built. */
export async function checkPages(webDist: string): Promise<Finding> {
  const files = ['client/.vite/manifest.json', 'server/entry-server.js']
  try {
    await Promise.all(files.map((file) => access(join(webDist, file))))
    return ok('pages', 'They are built.')
  } catch {
    return trouble('pages', `They are not built in ${webDist}.`, 'npm start builds them.')
  }
}

/** Whether the links in mails lead to the site. */
export function checkPublicUrl({ publicUrl, isDemo }: { publicUrl: string; isDemo: boolean }): Finding {
  const { protocol, hostname } = new URL(publicUrl)
  const isLocal = /^(localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(hostname)
  if (isDemo) return ok('address', `${publicUrl}, as a demo.`)
  if (isLocal)
    return warning(
      'address',
      `Links lead to ${publicUrl}, which is this machine alone.`,
      'Set PUBLIC_URL to what guests type.',
    )
  if (protocol !== 'https:')
    return warning('address', `${publicUrl} is not encrypted.`, 'Set PUBLIC_URL to an address with https.')
  return ok('address', publicUrl)
}

/** Whether a server answers there, and is ready; null where nothing answers. */
async function askServer({
  host,
  port,
}: {
  host: string
  port: number
}): Promise<{ isReady: boolean } | null> {
  const reached = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host)
  try {
    const answer = await fetch(`http://${reached}:${port}/readyz`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { isReady: answer.ok }
  } catch {
    return null
  }
}

/** What a server that holds the embedded database says of it. */
export async function checkHolder(address: { host: string; port: number }): Promise<Finding> {
  const answer = await askServer(address)
  const at = `${address.host}:${address.port}`
  if (answer === null)
    return warning(
      'database',
      `Another process has the embedded database open, and nothing answers at ${at}.`,
      'Is it a server with another PORT, or one that hangs? Stop it and run this again.',
    )
  if (!answer.isReady)
    return trouble(
      'database',
      `The server at ${at} runs, but its database does not answer.`,
      'Look into its log.',
    )
  return ok('database', `A running server has it open and is ready at ${at}; stop it to look inside.`)
}
