import { MAX_COUNTED, MAX_COUNTED_IN_SEARCH } from '@tiffin/contract'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/open-test-database.ts'
import { listLog } from '../ledger/log/log-queries.ts'
import { listCustomerRows } from '../guests/customer-queries.ts'
import { listCateringRows } from '../guests/enquiries/catering.ts'
import { listMessageRows } from '../guests/enquiries/messages.ts'
import { listSubscriberRows } from '../guests/newsletter/subscriber-queries.ts'
import { listOrders } from '../ordering/orders/order-queries.ts'
import { listReservations } from '../guests/reservations/reservation-queries.ts'
import { listStaffReviews } from '../guests/reviews/review-queries.ts'
import { type Connection, type Database, rowsOf } from './database.ts'

const ROWS = 20_000
let connection: Connection

// Everyone is called Guest plus a unique name, has an address and a phone number, and came a minute before the next.
const guests = sql`
  select n::text as id, 'Guest ' || md5(n::text) as name, 'guest' || n || '@example.com' as email,
    '(780) 555-' || lpad(n::text, 5, '0') as phone, now() - n * interval '1 minute' as at
  from generate_series(1, ${ROWS}::int) as n`

const fillings = [
  sql`insert into orders (id, user_id, customer_name, customer_email, customer_phone, payment_method, subtotal_cents, discount_cents, tax_cents, total_cents, currency, pickup_at, created_at, status, paid_at, paid_method, paid_cents)
    select id, null, name, email, phone, 'cash', 1000, 0, 50, 1050, 'CAD', at, at, case when id = '7' then 'placed' else 'completed' end,
      case when id not in ('7', '9') then at end, case when id not in ('7', '9') then 'cash' end, case when id = '11' then 2000 else 0 end from guests`,
  sql`insert into users (id, name, email, password_hash, created_at) select id, name, email, '', at from guests`,
  sql`insert into contact_messages (id, name, email, phone, message, created_at) select id, name, email, phone, 'Hello', at from guests`,
  sql`insert into catering_requests (id, name, email, phone, occasion, event_day, guest_count, created_at)
    select id, name, email, phone, 'wedding', at::date, 40, at from guests`,
  sql`insert into reservations (id, name, email, phone, starts_at, party_size, created_at) select id, name, email, phone, at, 2, at from guests`,
  sql`insert into reviews (id, product_id, author, stars, text, status, created_at)
    select id, (select min(id) from products), name, 5, email || phone, 'approved', at from guests`,
  sql`insert into subscribers (id, email, status, consent, asked_at) select id, email, 'confirmed', '', at from guests`,
  sql`insert into audit_log (id, at, user_id, user_email, action, subject_id, after)
    select id, at, 'u' || id, email, 'change product', id, jsonb_build_object('title', name) from guests`,
]

beforeAll(async () => {
  connection = await openTestDatabase()
  // Requests have seconds for a statement, and a busy machine may need longer for all these rows.
  const { db, close } = await connection.openDedicatedConnection()
  await db.transaction(async (tx) => {
    for (const filling of fillings) await tx.execute(sql`with guests as (${guests}) ${filling}`)
  })
  await db.execute(sql`vacuum analyze`)
  await close()
})
afterAll(() => connection.close())

/** Records the plan of every list query, as Postgres makes it for these very rows. */
function noting(plans: string[]): Database {
  const { db } = connection
  const note = async (statement: SQL) => {
    const rows = await rowsOf<{ 'QUERY PLAN': string }>(db, sql`explain ${statement}`)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    return db.execute(statement)
  }
  return new Proxy(db, {
    get: (target, key) => (key === 'execute' ? note : Reflect.get(target, key, target)),
  })
}

type Filter = { q?: string; limit: number; offset?: number }
const lists: Record<string, (db: Database, filter: Filter) => Promise<{ total: number; isMore: boolean }>> = {
  orders: listOrders,
  users: listCustomerRows,
  contact_messages: listMessageRows,
  catering_requests: listCateringRows,
  reservations: (db, filter) => listReservations(db, { ...filter, isNewestFirst: true }),
  reviews: listStaffReviews,
  subscribers: listSubscriberRows,
  audit_log: listLog,
}

describe.each(Object.entries(lists))('the list of %s', (table, list) => {
  test.each([
    ['an address', 'guest12345@example.com', 1, false],
    ['an address that nobody has', 'nobody@nowhere.example', 0, false],
    ['words that everybody has', 'example.com', MAX_COUNTED_IN_SEARCH, true],
    ['two letters that nobody has', 'zq', 0, false],
    ['no words', undefined, MAX_COUNTED, true],
  ])('is read along an index by %s', async (_what, q, total, isMore) => {
    const plans: string[] = []
    expect(await list(noting(plans), { ...(q !== undefined && { q }), limit: 50 })).toMatchObject({
      total,
      isMore,
    })
    expect(plans).not.toEqual([])
    expect(plans.join('\n')).not.toContain(`Seq Scan on ${table}`)
  })

  test('can still be paged beyond the point where counting stops', async () => {
    const { db } = connection
    expect(await list(db, { limit: 50, offset: 15_000 })).toMatchObject({ total: 15_050, isMore: true })
    const last = await list(db, { limit: 50, offset: 19_990 })
    expect(last).toMatchObject({ total: ROWS, isMore: false })
    expect(await list(db, { q: 'example.com', limit: 50, offset: 1000 })).toMatchObject({
      total: 1050,
      isMore: true,
    })
  })
})

test.each([
  ['the phone number however it is spaced', { q: '+1 (780) 555-12345'.slice(3) }],
  ['the number', { q: '#13345' }],
  ['what waits', { status: 'placed' as const }],
  ['what was picked up unpaid', { status: 'unpaid' as const }],
  ['what was paid too much', { status: 'overpaid' as const }],
  ['the day of pickup', { pickup: { from: new Date(Date.now() - 120_000), until: new Date() } }],
])('an order is found by %s along an index', async (_what, filter) => {
  const plans: string[] = []
  const { found } = await listOrders(noting(plans), { ...filter, limit: 50 })
  expect(found.length).toBeGreaterThan(0)
  expect(plans.join('\n')).not.toContain('Seq Scan on orders')
})

test.each([
  ['all orders', {}, MAX_COUNTED],
  ['the open ones', { status: 'open' }, 1],
  ['one status of the open ones', { status: 'placed' }, 1],
  ['the finished ones', { status: 'finished' }, MAX_COUNTED],
] as const)('%s are read along an index in the order in which they are due', async (_what, filter, total) => {
  const plans: string[] = []
  expect(await listOrders(noting(plans), { ...filter, sort: 'due', limit: 50 })).toMatchObject({ total })
  expect(plans.join('\n')).toContain('orders_due')
  expect(plans.join('\n')).not.toMatch(/Seq Scan on orders|Sort/)
})
