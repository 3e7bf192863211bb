import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { rowsOf } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { events } from '../db/schema/index.ts'
import { numberEvents, readProgress } from '../notify/live/event-queries.ts'
import { createLive } from '../notify/live/live-events.ts'
import { enqueueFollowUps } from './follow-ups.ts'

const site = useTestApp()

const insertFollowed = (topic: string, kind: string) =>
  site.db.insert(events).values({
    kind: 'order',
    topic,
    body: { number: 1, status: 'placed', change: 'placed' },
    followUps: [{ kind, data: { orderId: topic }, afterSeconds: 3600 }],
  })

const countJobs = async (orderId: string) =>
  (await rowsOf(site.db, sql`select id from pgboss.job where data->>'orderId' = ${orderId}`)).length

test('a process that numbers an event without knowing what follows swallows nothing, and two enqueue it once', async () => {
  const topic = newId()
  await insertFollowed(topic, 'mail-order-guest')
  const unaware = createLive(site.db, { enqueueFollowUps: async () => {} })
  await unaware.close()
  expect(await countJobs(topic)).toBe(0)
  const enqueue = () => enqueueFollowUps(site.db, site.jobs)
  await Promise.all([enqueue(), enqueue()])
  expect(await countJobs(topic)).toBe(1)
})

test('what cannot be enqueued holds up neither open pages nor other jobs, and is reported once', async () => {
  const [impossible, possible] = [newId(), newId()]
  const live = createLive(site.db, { enqueueFollowUps: () => enqueueFollowUps(site.db, site.jobs) })
  const reports: unknown[] = []
  live.start((error) => void reports.push(error))
  await numberEvents(site.db)
  const { last } = await readProgress(site.db)
  const following = live.follow({ about: 'everything', after: last, signal: undefined })
  await insertFollowed(impossible, 'no-such-kind')
  await insertFollowed(possible, 'mail-order-guest')
  live.nudge()
  const { value: batch } = await following.next()
  expect(batch).toMatchObject([{ event: { id: impossible } }, { event: { id: possible } }])
  await expect.poll(() => countJobs(possible), { timeout: 10_000 }).toBe(1)
  const later = newId()
  await insertFollowed(later, 'mail-order-guest')
  live.nudge()
  await expect.poll(() => countJobs(later), { timeout: 10_000 }).toBe(1)
  await live.close()
  expect(reports).toMatchObject([{ message: 'There is no queue for jobs of the kind no-such-kind' }])
  expect(await countJobs(impossible)).toBe(0)
  await site.db.update(events).set({ followUps: null }).where(eq(events.topic, impossible))
})
