import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { rowsOf } from '../db/database.ts'
import { createRateLimits, type Limit } from './rate-limits.ts'

const site = useTestApp()

const fromAddress: Limit = { name: 'address', attempts: 2, minutes: 15 }
const fromNetwork: Limit = { name: 'network', attempts: 6, minutes: 60 }
const attempt = { limit: fromAddress, key: '192.0.2.1' }

const readCounts = () =>
  rowsOf<{ points: number; expire: string }>(
    site.db,
    sql`select points, expire::text from rate_limits order by key`,
  )
const endPeriods = () => site.db.execute(sql`update rate_limits set expire = now() - interval '1 second'`)

test('a refund that comes after the period has ended gives nobody more attempts', async () => {
  const limits = createRateLimits(site.db)
  await limits.refund([attempt])
  expect(await readCounts()).toEqual([])

  await limits.count([attempt])
  await endPeriods()
  const ended = await readCounts()
  await limits.refund([attempt])
  expect(await readCounts()).toEqual(ended)

  // What is refunded now was counted in the period that has ended.
  await limits.count([attempt])
  await limits.refund([attempt, { ...attempt, key: '192.0.2.2' }])
  await limits.refund([attempt])
  const results = []
  for (let round = 0; round < 4; round += 1) results.push(await limits.count([attempt]))
  expect(results.map((exceeded) => exceeded?.limit.name)).toEqual([
    undefined,
    undefined,
    'address',
    'address',
  ])
})

test('what one limit refuses counts against none, and says how long it refuses', async () => {
  const limits = createRateLimits(site.db)
  const both = [{ limit: fromNetwork, key: '192.0.2.0' }, attempt]
  for (let round = 0; round < 2; round += 1) expect(await limits.count(both)).toBeNull()
  for (let round = 0; round < 20; round += 1) {
    const exceeded = await limits.count(both)
    expect(exceeded?.limit).toBe(fromAddress)
    expect(exceeded?.waitSeconds).toBeGreaterThan(14 * 60)
    expect(exceeded?.waitSeconds).toBeLessThanOrEqual(15 * 60)
  }
  for (let other = 2; other < 6; other += 1)
    expect(await limits.count([{ ...attempt, key: `192.0.2.${other}` }, both[0]!])).toBeNull()
  expect((await limits.count([both[0]!]))?.limit).toBe(fromNetwork)
})

test('attempts that are counted and refunded at once do not block one another', async () => {
  const limits = createRateLimits(site.db)
  const attempts = Array.from({ length: 6 }, (_, index) => ({ limit: fromNetwork, key: `192.0.2.${index}` }))
  const turns = Array.from({ length: 60 }, async (_, index) => {
    const some = index % 2 ? attempts : attempts.toReversed()
    if ((await limits.count(some)) === null) await limits.refund(some.toReversed())
  })
  await Promise.all(turns)
  expect((await readCounts()).map(({ points }) => points)).toEqual(attempts.map(() => 0))
  await limits.reset(attempts)
  expect(await readCounts()).toEqual([])
})
