import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type EndpointRow, listEndpointRows } from '../webhooks/endpoint-queries.ts'
import { openSecret } from '../webhooks/send-deliveries.ts'
import { type Finding, ok, trouble, warning } from './finding.ts'

interface WebhookSettings {
  secrets: Secrets
}

/** Whether the programs that are to be told what happens are told. */
export async function checkWebhooks(db: Database, settings: WebhookSettings): Promise<Finding> {
  const rows = await listEndpointRows(db)
  const unreadable = await findUnreadable(rows, settings)
  if (unreadable !== null) return trouble('webhooks', unreadable, 'Until then nothing is sent there.')
  const failing = rows.flatMap((row) => describeFailure(row) ?? [])
  if (failing.length > 0)
    return warning(
      'webhooks',
      failing.join(' '),
      'The log under Webhooks in the admin says what came back. Resume there what is paused.',
    )
  if (rows.length === 0) return ok('webhooks', 'There are no webhooks.')
  return ok(
    'webhooks',
    rows.length === 1
      ? '1 webhook is set up, and does not fail.'
      : `${rows.length} webhooks are set up, and none fails.`,
  )
}

async function findUnreadable(rows: EndpointRow[], settings: WebhookSettings): Promise<string | null> {
  const hosts: string[] = []
  let reason = ''
  for (const { id, url, sealed } of rows) {
    try {
      await openSecret(settings, id, sealed)
    } catch (error) {
      reason = error instanceof AppError ? error.message : 'It has been changed in the database.'
      hosts.push(hostOf(url))
    }
  }
  if (hosts.length === 0) return null
  const secrets = hosts.length === 1 ? 'secret' : 'secrets'
  return `The ${secrets} of ${new Intl.ListFormat('en').format(hosts)} cannot be read. ${reason}`
}

/** Null if it works, or was paused by an owner. */
function describeFailure({ url, pausedBecause, failingSince }: EndpointRow): string | null {
  const host = hostOf(url)
  if (pausedBecause === 'failing') return `${host} is paused: nothing could be delivered for three days.`
  if (pausedBecause === 'gone') return `${host} is paused: the address has answered that it is gone.`
  return pausedBecause === null && failingSince !== null ? `${host} fails, and is tried again.` : null
}

const hostOf = (url: string) => new URL(url).host
