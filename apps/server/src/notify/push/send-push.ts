import { createHash } from 'node:crypto'
import webPush, { type VapidKeys } from 'web-push'
import type { Database } from '../../db/database.ts'
import { pushKeys } from '../../db/schema/index.ts'
import { type FollowUpOptions, UNDO_SECONDS } from '../../ordering/orders/order-jobs.ts'
import { findShortNews, isUrgent, type NewsJob } from '../../ordering/orders/order-news.ts'
import type { Deps } from '../../platform/context.ts'
import { followUp, type FollowUps } from '../../platform/follow-ups.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { meaningOf } from '../../platform/order-event-meaning.ts'
import { AddressNotPublic } from '../../platform/post-outside.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { findSubscription, forgetDevice, listFollowers, type SubscriptionRow } from './push-queries.ts'

/** Notifications on devices that asked for them, a job for each device: one that is out of reach delays no other. */

interface DeviceJob {
  subscriptionId: string
}

// A push service that does not answer must not hold up the others.
export const PUSHES_AT_ONCE = 8

export const welcomeDevice: JobKind<DeviceJob> = { name: 'push-welcome' }
const pushGuest: JobKind<DeviceJob & NewsJob> = { name: 'push-order-guest', parallel: PUSHES_AT_ONCE }

export const pushJobs: JobKind<object>[] = [welcomeDevice, pushGuest]

/** The notices about an event, on the devices that follow its order. */
export function followUpPush({ undoSeconds = UNDO_SECONDS }: FollowUpOptions = {}): FollowUps {
  return async (tx, event) => {
    const { news, isTentative } = meaningOf(event)
    if (news === null || !isUrgent(news)) return []
    const followers = await listFollowers(tx, event.id)
    return followers.map((subscriptionId) =>
      followUp(pushGuest, { orderId: event.id, news, subscriptionId }, isTentative ? undoSeconds : 0),
    )
  }
}

export async function startPushJobs(runner: JobRunner, deps: PushDeps): Promise<void> {
  await runner.work(pushGuest, (job) => tellGuest(deps, job))
  await runner.work(welcomeDevice, async ({ subscriptionId }) => {
    const { identity } = await readSettings(deps.db)
    await sendPush(deps, subscriptionId, {
      title: 'Alerts are on',
      body: `${identity.name} will tell this device when nobody has accepted an order.`,
      path: '/admin/kitchen',
      tag: 'alerts-on',
    })
  })
}

async function tellGuest(deps: PushDeps, { subscriptionId, ...job }: DeviceJob & NewsJob) {
  const found = await findShortNews(deps.db, job)
  if (!found) return
  const { order, text } = found
  await sendPush(deps, subscriptionId, { ...text, path: `/order/${order.id}`, tag: `order-${order.number}` })
}

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
