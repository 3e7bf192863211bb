import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { orderOf, useTestApp } from '../../test/create-test-app.ts'
import { rowsOf } from '../db/database.ts'
import { auditLog, orders, tickets } from '../db/schema/index.ts'
import { readEnv } from '../env.ts'
import { chores, startChores } from '../job-table.ts'
import type { Chores, JobRunner } from './jobs.ts'

const site = useTestApp()
const others: JobRunner[] = []
const errors: Error[] = []

afterEach(async () => {
  await Promise.all(others.splice(0).map((other) => other.stop()))
  errors.length = 0
})

async function openOther() {
  const other = await site.openJobs()
  other.onError((error) => errors.push(error))
  others.push(other)
  return other
}

test('a chore that fails does not stop the others', async () => {
  const done: string[] = []
  const runner = await openOther()
  await runner.workHourly({
    'wind-the-clock': async () => void done.push('wind-the-clock'),
    'feed-the-cat': async () => {
      throw new Error('There is no cat.')
    },
    'water-the-plants': async () => void done.push('water-the-plants'),
  })
  await vi.waitFor(() => expect(done).toEqual(['wind-the-clock', 'water-the-plants']), 20_000)
  await vi.waitFor(() => expect(errors.map(({ message }) => message)).toContain('There is no cat.'), 20_000)
})

test('two processes that start together share the chores: each is done once', async () => {
  const done: string[] = []
  const names = ['sweep-the-floor', 'wash-the-windows', 'empty-the-bins', 'last']
  const mine = () => Object.fromEntries(names.map((name) => [name, async () => void done.push(name)]))
  const runners = [await openOther(), await openOther()]
  await Promise.all(runners.map((runner) => runner.workHourly(mine())))
  await vi.waitFor(() => expect(new Set(done)).toEqual(new Set(names)), 20_000)
  expect(done).toHaveLength(names.length)
})

test('what is done is done every hour, and what is not done any more is not', async () => {
  const scheduled = async () =>
    (
      await rowsOf<{ key: string; cron: string }>(
        site.db,
        sql`select key, cron from pgboss.schedule order by key`,
      )
    ).map(({ key, cron }) => `${key} ${cron.replace(/^\d+/, 'm')}`)
  const runner = await openOther()
  await runner.workHourly({ 'churn-butter': async () => {}, 'polish-brass': async () => {} })
  expect(await scheduled()).toEqual(['churn-butter m * * * *', 'polish-brass m * * * *'])
  await (await openOther()).workHourly({ 'polish-brass': async () => {} })
  expect(await scheduled()).toEqual(['polish-brass m * * * *'])
})

test('each chore of the site can be done', async () => {
  const done: string[] = []
  const runner = await openOther()
  const workHourly = (all: Chores) =>
    runner.workHourly(
      Object.fromEntries(
        Object.entries(all).map(([name, run]) => [name, () => run().then(() => void done.push(name))]),
      ),
    )
  await startChores({ workHourly }, site.deps)
  await vi.waitFor(() => expect(done.toSorted()).toEqual(Object.keys(chores).toSorted()), 30_000)
})

// More than are deleted at once.
const MANY = 1200
const daysAgo = (days: number) =>
  new Date(site.deps.clock.now().subtract({ hours: days * 24 }).epochMilliseconds)

test('tickets go after 90 days, changes after seven years, or when it is set; orders stay', async () => {
  await site.post('/api/orders', orderOf([{ slug: 'samosa' }]))
  const [order] = await site.db.select().from(orders)
  const ticketOf = (createdAt: Date, position: number) => ({
    id: `${position}`,
    kind: 'order' as const,
    orderId: order?.id,
    cause: `${position}`,
    createdAt,
  })
  const changeOf = (at: Date, position: number) => ({
    id: `${position}`,
    at,
    userId: 'u',
    userEmail: 'owner@example.com',
    action: 'change product',
    subjectId: 's',
  })
  const some = (days: number, count: number) => Array.from({ length: count }, () => daysAgo(days))
  await site.db.insert(tickets).values([...some(91, MANY), ...some(89, 2)].map(ticketOf))
  await site.db.insert(auditLog).values([...some(7 * 366 + 1, MANY), ...some(7 * 365, 2)].map(changeOf))
  for (const chore of ['delete-old-tickets', 'delete-old-changes'])
    await chores[chore]?.(site.deps, site.deps.clock.now())
  expect(await site.db.$count(tickets)).toBe(2)
  expect(await site.db.$count(auditLog)).toBe(2)
  expect(await site.db.$count(orders)).toBe(1)
  const shorter = readEnv({ KEEP_LOG_YEARS: '6', KEEP_TICKETS_DAYS: '30' }).keptDays
  for (const chore of ['delete-old-tickets', 'delete-old-changes'])
    await chores[chore]?.({ ...site.deps, keptDays: shorter }, site.deps.clock.now())
  expect([await site.db.$count(tickets), await site.db.$count(auditLog)]).toEqual([0, 0])
})
