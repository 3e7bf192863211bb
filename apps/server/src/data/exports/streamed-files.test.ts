import { sql } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import type { Database } from '../../db/database.ts'
import { PART_LENGTH } from './export-queries.ts'

const ORDERS = 4000
// Orders, then their lines; a workbook reads them again for its second sheet.
const SELECTS_FOR_A_SHEET = (ORDERS / PART_LENGTH) * 2

let selects = 0
const counting = (db: Database) =>
  new Proxy(db, {
    get(target, key) {
      if (key === 'select') selects += 1
      return Reflect.get(target, key, target)
    },
  })

const site = useTestApp({}, (db) => ({ db: counting(db) }))
beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})

let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  await insertOrders(1, ORDERS)
  // Larger than all buffers along the way, and more different ones than a compressor looks back on.
  await site.db.execute(sql`
    with titles as materialized (
      select n, (select string_agg(md5(n || '-' || part), '') from generate_series(1, 120) as part) as title
      from generate_series(0, 31) as n)
    insert into order_lines (order_id, position, slug, title, unit_price_cents, quantity)
    select id, 0, 'made', title, 500, 2
    from orders join titles on titles.n = orders.number % 32`)
  selects = 0
})

const insertOrders = (first: number, last: number) =>
  site.db.execute(sql`
    insert into orders (id, customer_name, customer_email, payment_method, subtotal_cents, discount_cents, tax_cents, total_cents, currency, pickup_at, created_at)
    select 'made-' || n, 'Many', 'many@example.com', 'cash', 1000, 0, 50, 1050, 'CAD', '2026-01-07T20:00:00Z',
      '2026-01-07T19:00:00Z'::timestamptz + n * interval '1 millisecond'
    from generate_series(${first}::int, ${last}::int) as n`)

async function beginDownload(format: string, more = '') {
  const { port } = site.app.server.address() as AddressInfo
  const path = `/api/admin/orders/export?from=2026-01-01&to=2026-01-31&format=${format}${more}`
  const [answer] = (await once(get({ port, path, headers }), 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  await once(answer, 'readable')
  return answer
}

/** How many queries the database received, once there are no more. */
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

describe.each(['csv', 'xlsx'])('a .%s', (format) => {
  test('begins to arrive before all of it is read, and is read no faster than the client reads', async () => {
    const answer = await beginDownload(format)
    expect(await untilNobodyAsks()).toBeLessThan(SELECTS_FOR_A_SHEET)
    answer.destroy()
  })

  test('that is no longer read sends no more queries to the database', async () => {
    const answer = await beginDownload(format)
    answer.destroy()
    expect(await untilNobodyAsks()).toBeLessThan(SELECTS_FOR_A_SHEET)
  })

  test('that has to be delivered whole is rejected if it is large', async () => {
    const input = JSON.stringify({ from: '2026-01-01', to: '2026-01-31', format })
    const answer = await site.app.inject({ url: '/trpc/exports.orders', query: { input }, headers })
    expect([answer.statusCode, answer.payload]).toEqual([413, expect.stringContaining('larger than 10 MB')])
    expect(await untilNobodyAsks()).toBeLessThan(SELECTS_FOR_A_SHEET * (format === 'csv' ? 1 : 2))
  })
})

test('all of a .csv arrives', async () => {
  const lines = (await text(await beginDownload('csv'))).split('\r\n')
  expect(lines).toHaveLength(ORDERS + 2)
})

async function open(bytes: Buffer) {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(new Uint8Array(bytes).buffer)
  return book
}

/** The cells below the heading of one column of a sheet. */
const column = (book: ExcelJS.Workbook, sheet: string, number: number) =>
  book.getWorksheet(sheet)?.getColumn(number).values.slice(2) ?? []

test('all of a workbook arrives, sheet after sheet', async () => {
  const book = await open(await buffer(await beginDownload('xlsx')))
  const numbers = column(book, 'Orders', 1)
  expect(new Set(numbers).size).toBe(ORDERS)
  expect(column(book, 'Lines', 1)).toEqual(numbers)
  expect(column(book, 'Lines', 8)).toEqual(numbers.map(() => 10))
})

test('both sheets contain the same orders, whatever happens while they are written', async () => {
  const answer = await beginDownload('xlsx', '&status=placed')
  await untilNobodyAsks()
  await site.db.execute(sql`update orders set status = 'accepted' where number % 2 = 0`)
  site.setTime('2026-01-07T13:00:00-07:00')
  const late = await site.post<{ number: number }>('/api/orders', orderOf([{ slug: 'samosa' }]))
  const book = await open(await buffer(answer))
  const numbers = column(book, 'Orders', 1)
  expect(numbers.length).toBeGreaterThan(ORDERS / 2)
  expect(numbers).not.toContain(late.body.number)
  expect(column(book, 'Lines', 1)).toEqual(numbers)
})

test('the rows of a workbook are counted in time, even if the database expects next to none', async () => {
  // The statistics of a table are older than a rush: as if all orders were of another month.
  await site.db.execute(sql`update orders set created_at = created_at - interval '1 year'`)
  await site.db.execute(sql`analyze orders`)
  await site.db.execute(sql`update orders set created_at = created_at + interval '1 year'`)
  await site.db.execute(sql`delete from order_lines`)
  await site.db.execute(sql`analyze order_lines`)
  await insertOrders(ORDERS + 1, ORDERS * 5)
  await site.db.execute(sql`
    insert into order_lines (order_id, position, slug, title, unit_price_cents, quantity)
    select id, 0, 'made', 'Made', 500, 2 from orders`)
  const answer = await beginDownload('xlsx')
  expect(answer.headers['x-row-count']).toBe(String(ORDERS * 5 * 2))
  answer.destroy()
})
