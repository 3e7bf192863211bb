import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { rowsOf } from '../db/database.ts'

const site = useTestApp()

interface Queue {
  retry_limit: number
  retry_delay: number
  retry_delay_max: number
}

const readQueue = async () => {
  const [queue] = await rowsOf<Queue>(
    site.db,
    sql`select retry_limit, retry_delay, retry_delay_max from pgboss.queue where name = 'mail-order-guest'`,
  )
  return queue
}

test('a mail server that is down overnight loses no mail: the last attempt is a day after the first', async () => {
  const { retry_limit = 0, retry_delay = 0, retry_delay_max = 0 } = (await readQueue()) ?? {}
  // As pg-boss computes it, where the random part is smallest.
  const delays = Array.from({ length: retry_limit }, (_, attempt) =>
    Math.min(retry_delay_max, retry_delay * 2 ** attempt),
  )
  const hours = delays.reduce((sum, seconds) => sum + seconds, 0) / 3600
  expect(hours).toBeGreaterThan(22)
  expect(hours).toBeLessThan(30)
})

test('a queue that an earlier release has made gets the limits of this one', async () => {
  const before = await readQueue()
  await site.db.execute(sql`update pgboss.queue set retry_limit = 3 where name = 'mail-order-guest'`)
  await (await site.openJobs()).stop()
  expect(await readQueue()).toEqual(before)
})
