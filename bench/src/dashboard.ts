/** How fast the dashboard and searches answer over a million orders, measured over HTTP on a separate database. */
import pg from 'pg'
import { connectPostgres } from '../../apps/server/src/db/postgres.ts'
import { totalDays } from '../../apps/server/src/ledger/sales/total-days.ts'
import { logInAsOwner, openOwnSite } from './owner.ts'
import { print } from './report.ts'
import { median } from './sample.ts'
import type { BenchDatabase } from './site.ts'

const AIM_MS = 100
const ORDERS = 1_000_000

const questions: [name: string, path: string][] = [
  ['counts, all time', '/api/admin/stats'],
  ['sales, today', '/api/admin/sales?span=today'],
  ['sales, 7 days', '/api/admin/sales?span=7-days'],
  ['sales, 30 days', '/api/admin/sales?span=30-days'],
  [
    'sales, 365 days',
    `/api/admin/sales?from=${Temporal.Now.plainDateISO().subtract({ days: 364 }).toString()}`,
  ],
  ['orders, newest', '/api/admin/orders?limit=50'],
  ['orders, page 200', '/api/admin/orders?limit=50&offset=9950'],
  ['orders, cancelled', '/api/admin/orders?status=cancelled&limit=50'],
  ['orders, a number', '/api/admin/orders?q=%2351001&limit=50'],
  ['orders, an address', '/api/admin/orders?q=guest4321@example.com&limit=50'],
  ['orders, nobody', '/api/admin/orders?q=nobody@nowhere.example&limit=50'],
  ['orders, everybody', '/api/admin/orders?q=guest&limit=50'],
  ['orders, two letters', '/api/admin/orders?q=zq&limit=50'],
]

/** Each request is sent a few times before measuring, because the first ones of a new server only show its warm-up. */
export async function reportDashboard(
  database: Pick<BenchDatabase, 'createAnother'>,
  { isQuick }: { isQuick: boolean },
) {
  await using open = new AsyncDisposableStack()
  const { site, databaseUrl } = await openOwnSite(database, open)
  const orders = isQuick ? ORDERS / 10 : ORDERS
  const seedSeconds = await secondsOf(() => sell(databaseUrl, orders))
  const addSeconds = await secondsOf(() => addUp(databaseUrl))
  print(`\nDashboard over ${orders} orders of three years, over HTTP`)
  print(`(made in ${seedSeconds.toFixed(0)} s; all days added up, once, in ${addSeconds.toFixed(0)} s)`)
  print(`${''.padEnd(20)} median ms  worst ms   aim`)
  const headers = await logInAsOwner(site)
  for (const [name, path] of questions)
    print(line(name, await measure(site.url + path, headers, isQuick ? 10 : 30)))
}

function line(name: string, waitsMs: number[]) {
  const figures = [median(waitsMs), Math.max(...waitsMs)]
  const aimResult = `${AIM_MS} ${Math.max(...waitsMs) < AIM_MS ? 'met' : 'MISSED'}`
  return `${name.padEnd(20)} ${figures.map((ms) => ms.toFixed(1).padStart(9)).join(' ')}   ${aimResult}`
}

async function measure(url: string, headers: Record<string, string>, runs: number) {
  const waitsMs: number[] = []
  for (let run = -5; run < runs; run += 1) {
    const start = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`)
    if (run >= 0) waitsMs.push(performance.now() - start)
  }
  return waitsMs
}

async function addUp(databaseUrl: string) {
  const connection = connectPostgres(databaseUrl, { poolSize: 1 })
  const nowMs = Date.now()
  for (let run = 0; run < 2; run += 1) await totalDays(connection.db, { nowMs })
  await connection.close()
}

/** Orders at even intervals, day and night, of three dishes each; one in 25 is cancelled. */
export async function sell(databaseUrl: string, count: number) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    for (const statement of sellingStatements(count)) await client.query(statement)
  } finally {
    await client.end()
  }
}

const sellingStatements = (count: number) => [
  // This data is thrown away afterwards and need not survive a crash.
  'alter table order_lines set unlogged',
  "set synchronous_commit = off; set work_mem = '64MB'; set maintenance_work_mem = '256MB'",
  'alter table order_lines drop constraint order_lines_order_id_position_pk; drop index order_lines_product',
  "create temp table put_off as select pg_get_indexdef('orders_searched'::regclass) as statement; drop index orders_searched",
  `insert into orders (id, status, customer_name, customer_email, payment_method,
      subtotal_cents, discount_cents, tax_cents, total_cents, currency, pickup_at, created_at)
    select md5(n::text), case when n % 25 = 0 then 'cancelled' else 'completed' end, 'Guest ' || n % 5000,
      'guest' || n % 5000 || '@example.com', 'card', 2000 + n % 3000, 0, 100, 2100 + n % 3000, 'CAD', at + interval '30 minutes', at
    from (
      select n, now() - interval '3 years' * n / ${count} - interval '1 minute' as at from generate_series(1, ${count}) as n
    ) as sold`,
  // Skips the triggers that look up each order: we know that it exists.
  'set session_replication_role = replica',
  `insert into order_lines (order_id, position, product_id, slug, title, unit_price_cents, quantity)
    select md5(n::text), line, dish.id, dish.slug, dish.title, dish.price_cents, 1 + (n + line) % 3
    from generate_series(1, ${count}) as n
    cross join generate_series(0, 2) as line
    join (select *, row_number() over (order by id) - 1 as place, count(*) over () as places from products) as dish
      on dish.place = (n * 7 + line * 31 + n / 97) % dish.places`,
  'alter table order_lines add constraint order_lines_order_id_position_pk primary key (order_id, position)',
  'create index order_lines_product on order_lines (product_id, quantity)',
  'do $$ begin execute (select statement from put_off); end $$',
  'vacuum analyze orders',
  'vacuum analyze order_lines',
]

async function secondsOf(work: () => Promise<void>) {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
