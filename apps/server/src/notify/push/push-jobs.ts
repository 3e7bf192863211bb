/** Notifications on devices that asked for them, a job for each device: one that is out of reach delays no other. */
import { restaurant } from '@tiffin/restaurant'
import type { Database } from '../../db/database.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import type { NumberedEvent } from '../../platform/context.ts'
import { findShortNews, type NewsJob } from '../../ordering/orders/order-news.ts'
import { type FollowUpOptions, isUrgentJob, newsByDelay } from '../../ordering/orders/order-jobs.ts'
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

/** Enqueues the notices about these events, in the transaction that numbers them: each exactly once. */
export function followUpPush(jobs: Pick<JobRunner, 'enqueueAll'>, { undoSeconds }: FollowUpOptions = {}) {
  return async (tx: Database, numbered: readonly NumberedEvent[]): Promise<void> => {
    for (const [seconds, all] of newsByDelay(numbered, undoSeconds)) {
      const news = all.filter(isUrgentJob)
      if (news.length === 0) continue
      const followers = await listFollowers(
        tx,
        news.map(({ orderId }) => orderId),
      )
      const notices = news.flatMap((job) =>
        followers
          .filter(({ orderId }) => orderId === job.orderId)
          .map(({ id }) => ({ ...job, subscriptionId: id })),
      )
      await jobs.enqueueAll(tx, pushGuest, notices, seconds)
    }
  }
}

export async function startPushJobs(runner: JobRunner, deps: PushDeps): Promise<void> {
  await runner.work(pushGuest, (job) => tellGuest(deps, job))
  await runner.work(welcomeDevice, ({ subscriptionId }) =>
    sendPush(deps, subscriptionId, {
      title: 'Alerts are on',
      body: `${restaurant.brand} will tell this device when nobody has accepted an order.`,
      path: '/admin/kitchen',
      tag: 'alerts-on',
    }),
  )
}

async function tellGuest(deps: PushDeps, { subscriptionId, ...job }: DeviceJob & NewsJob) {
  const found = await findShortNews(deps.db, job)
  if (!found) return
  const { order, text } = found
  await sendPush(deps, subscriptionId, { ...text, path: `/order/${order.id}`, tag: `order-${order.number}` })
}
