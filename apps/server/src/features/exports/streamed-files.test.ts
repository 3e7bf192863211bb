import { sql } from 'drizzle-orm'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import type { Database } from '../../db/database.ts'

const ORDERS = 30_000
// 500 orders, then their lines.
const SELECTS_FOR_ALL = (ORDERS / 500) * 2

let selects = 0
const counting = (db: Database) =>
  new Proxy(db, {
    get(target, key) {
      if (key === 'select') selects += 1
      return Reflect.get(target, key, target)
    },
  })

const site = useTestApp({}, (db) => ({ db: counting(db) }))
beforeAll(() => void site.app.listen({ port: 0, host: '127.0.0.1' }))

let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  // Long ones, so that no buffer on the way takes all of them.
  await site.db.execute(sql`
    insert into orders (id, customer_name, customer_email, payment_method, subtotal_cents, discount_cents, tax_cents, total_cents, pickup_at, created_at)
    select 'made-' || n, repeat('x', 500), 'many@example.com', 'cash', 1000, 0, 50, 1050, '2026-01-07T20:00:00Z',
      '2026-01-07T19:00:00Z'::timestamptz + n * interval '1 millisecond'
    from generate_series(1, ${ORDERS}::int) as n`)
  selects = 0
})

async function beginDownload() {
  const { port } = site.app.server.address() as AddressInfo
  const path = '/api/admin/orders/export?from=2026-01-01&to=2026-01-31&format=csv'
  const [answer] = (await once(get({ port, path, headers }), 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  await once(answer, 'readable')
  return answer
}

/** How many questions the database was asked, once there are no more of them. */
async function untilNobodyAsks() {
  let before = -1
  await expect
    .poll(
      () => {
        const isQuiet = before === selects
        before = selects
        return isQuiet
      },
      { interval: 300, timeout: 20_000 },
    )
    .toBe(true)
  return selects
}

test('a file is read from the database no faster than it is taken, and all of it arrives', async () => {
  const answer = await beginDownload()
  expect(await untilNobodyAsks()).toBeLessThan(SELECTS_FOR_ALL)
  let lines = 0
  for await (const chunk of answer) lines += String(chunk).split('\r\n').length - 1
  expect(lines).toBe(ORDERS + 1)
})

test('whoever hangs up asks the database for nothing more', async () => {
  const answer = await beginDownload()
  answer.destroy()
  expect(await untilNobodyAsks()).toBeLessThan(SELECTS_FOR_ALL)
})
