import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { rowsOf } from '../db/rows-of.ts'
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
