import { createHash } from 'node:crypto'
import webPush, { type VapidKeys } from 'web-push'
import type { Database } from '../../db/database.ts'
import { pushKeys } from '../../db/schema/index.ts'
import type { Deps } from '../../platform/context.ts'
import { AddressNotPublic } from '../../platform/post-outside.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { findSubscription, forgetDevice, type SubscriptionRow } from './push-queries.ts'

/** The site's key pair, made at the first use and never again: devices subscribe to its public half. */
export async function readPushKeys(db: Database): Promise<VapidKeys> {
  const [found] = await db.select().from(pushKeys)
  if (found) return found
  // Another process may be making one too; the first is kept.
  await db.insert(pushKeys).values(webPush.generateVAPIDKeys()).onConflictDoNothing()
  const [made] = await db.select().from(pushKeys)
  if (!made) throw new Error('the key pair for notifications is gone')
  return made
}

export type PushDeps = Pick<Deps, 'db' | 'clock' | 'postOutside'>

/** What a device shows; the site's worker in the browser draws it. */
export interface Notice {
  title: string
  body: string
  /** What a tap opens. */
  path: string
  /** Replaces an earlier notice with the same tag. */
  tag: string
  /** Remains until somebody has touched it. */
  stays?: boolean
}

// The push service keeps it so long for a device that is switched off; then it would be no use.
const TTL_SECONDS = 60 * 60

// RFC 8030, 5.4.
const MAX_TOPIC_LENGTH = 32

const UNKNOWN_DEVICE = [404, 410]

/**
 * Sends a notice to a device, if it still wants any. A device that its push service does not know any more is forgotten;
 * any other rejection throws, so that it is logged, and the job is repeated.
 */
export async function sendPush(deps: PushDeps, subscriptionId: string, notice: Notice): Promise<void> {
  const device = await findSubscription(deps.db, subscriptionId)
  if (!device) return
  const status = await post(deps, device, notice)
  if (status === null || UNKNOWN_DEVICE.includes(status)) {
    await forgetDevice(deps.db, device.endpoint)
    return
  }
  if (status < 200 || status > 299) throw new Error(`the push service answered with status ${status}`)
}

/** The status, or null if the address leads where no push service can be. */
async function post(
  { db, postOutside }: PushDeps,
  { id, endpoint, p256dh, auth }: SubscriptionRow,
  notice: Notice,
): Promise<number | null> {
  const { contact } = await readSettings(db)
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      vapidDetails: { subject: `mailto:${contact.email}`, ...(await readPushKeys(db)) },
      TTL: TTL_SECONDS,
      urgency: 'high',
      topic: topicOf(id, notice.tag),
    },
  )
  try {
    return await postOutside(endpoint, { headers, body: body ?? Buffer.alloc(0) })
  } catch (error) {
    if (error instanceof AddressNotPublic) return null
    throw error
  }
}

/** A notice replaces one with the same topic that the device has not received yet. It says nothing to the service. */
const topicOf = (subscriptionId: string, tag: string) =>
  createHash('sha256').update(`${subscriptionId} ${tag}`).digest('base64url').slice(0, MAX_TOPIC_LENGTH)
