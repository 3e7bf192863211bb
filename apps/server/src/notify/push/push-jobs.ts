/** Notifications on devices that asked for them, a job for each device: one that is out of reach delays no other. */
import { followUp, type FollowUps } from '../../platform/follow-ups.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { meaningOf } from '../../platform/order-event-meaning.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { findShortNews, isUrgent, type NewsJob } from '../../ordering/orders/order-news.ts'
import { type FollowUpOptions, UNDO_SECONDS } from '../../ordering/orders/order-jobs.ts'
import { listFollowers } from './push-queries.ts'
import { type PushDeps, sendPush } from './send-push.ts'

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
