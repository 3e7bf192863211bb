/** One guest's order, as the checkout sends it. */
import { sampleKitchen } from '@tiffin/restaurant/sample'
import { randomInt, randomUUID } from 'node:crypto'
import { compare, type Schedule, type Side } from './compare.ts'
import { loadOver, type RequestToRepeat } from './load.ts'
import { openOrderFloor } from './order-floor.ts'
import { logInAsOwner, openOwnSite } from './owner.ts'
import { note, printTable, type Row } from './report.ts'
import type { ServingProcess } from './serving-process.ts'
import { type BenchDatabase, cookPlentyOf, emptyKitchen } from './site.ts'

export const COUNTED_DISH = 'maple-tandoori-salmon'

const path = '/api/orders'
const headers = { 'content-type': 'application/json' }
const freshHeaders = () => ({ 'idempotency-key': randomUUID() })
// So many guests that none of them, nor their networks, reaches a limit.
const fromAnotherGuest = () => ({
  ...freshHeaders(),
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})

export function orderOf(slugs: string[]): RequestToRepeat & { body: string } {
  const body = JSON.stringify({
    items: slugs.map((slug, index) => ({ slug, quantity: index + 1 })),
    customer: { name: 'Bench Guest', email: 'guest@example.com', phone: '780-555-0100' },
    payment: { method: 'card' },
  })
  return { path, method: 'POST', headers, body, freshHeaders }
}

const basket = ['samosa', 'butter-chicken', 'garlic-naan']
interface OrderRow extends Pick<Row, 'name' | 'aim'>, Pick<RequestToRepeat, 'freshHeaders'> {
  slugs: string[]
  clients: number
}

const unlimited: OrderRow[] = [
  { name: 'three dishes, 8 clients', slugs: basket, clients: 8, aim: 0.6 },
  { name: 'three dishes, 32 clients', slugs: basket, clients: 32, aim: 0.4 },
  { name: 'one of them counted, 8 clients', slugs: [COUNTED_DISH, ...basket.slice(1)], clients: 8 },
]
const limited: OrderRow[] = [
  { name: 'stations with limits, 8 clients', slugs: basket, clients: 8, aim: 0.6 },
  { name: 'stations with limits, 32 clients', slugs: basket, clients: 32, aim: 0.4 },
]

/** As a restaurant runs it: who orders is counted, by the address that the proxy names. */
const counted: OrderRow[] = [
  {
    name: 'three dishes, rate limits on, 8 clients',
    slugs: basket,
    clients: 8,
    aim: 0.6,
    freshHeaders: fromAnotherGuest,
  },
]
const behindProxy = { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' }

/** Orders on databases of their own: while no station has a limit, while all have one, and while guests are counted. */
export async function reportOrders(database: BenchDatabase, schedule: Schedule) {
  const measured = [
    ...(await measureOrders(database, schedule, { rows: unlimited, thenLimited: limited })),
    ...(await measureOrders(database, schedule, { rows: counted, settings: behindProxy })),
  ]
  if (measured.length === 0) note('\nOrders were not measured: their floor needs pgbench')
  else printTable('Orders on Postgres with fsync', measured)
}

interface Measured {
  rows: OrderRow[]
  /** To be measured after every station has a limit. */
  thenLimited?: OrderRow[]
  settings?: Record<string, string>
}

/** Nothing without pgbench. */
async function measureOrders(
  database: BenchDatabase,
  schedule: Schedule,
  { rows, thenLimited = [], settings }: Measured,
): Promise<Row[]> {
  await using open = new AsyncDisposableStack()
  const { site, databaseUrl } = await openOwnSite(database, open, settings)
  await cookPlentyOf(databaseUrl, COUNTED_DISH)
  const floor = await openOrderFloor(databaseUrl, open)
  if (floor === null) return []

  // What is ordered in a few seconds here would fill the evenings of a week.
  const inEmptyKitchen =
    (side: Side): Side =>
    async (seconds) => {
      await emptyKitchen(databaseUrl)
      return side(seconds)
    }
  const measure = async (wanted: OrderRow[]) => {
    const measured: Row[] = []
    for (const { slugs, clients, freshHeaders: fresh = freshHeaders, ...row } of wanted) {
      const subject = inEmptyKitchen(loadOver(clients, site, { ...orderOf(slugs), freshHeaders: fresh }))
      measured.push({ ...row, comparison: await compare(subject, floor(clients), schedule) })
    }
    return measured
  }
  const measured = await measure(rows)
  if (thenLimited.length === 0) return measured
  await limitStations(site)
  return [...measured, ...(await measure(thenLimited))]
}

async function limitStations(site: ServingProcess) {
  const { stations, work } = sampleKitchen
  const kitchen = { stations: stations.map((station) => ({ ...station, capacityMinutes: 480 })), work }
  const answer = await fetch(`${site.url}/api/admin/settings`, {
    method: 'PUT',
    headers: { ...(await logInAsOwner(site)), 'content-type': 'application/json' },
    body: JSON.stringify({ kitchen }),
  })
  if (!answer.ok) throw new Error(`The stations have no limits: ${await answer.text()}`)
}

export async function placeOne(siteUrl: string, { body }: { body: string }): Promise<void> {
  const response = await fetch(siteUrl + path, {
    method: 'POST',
    headers: { ...headers, ...freshHeaders() },
    body,
  })
  if (response.status !== 201)
    throw new Error(`The order was answered ${response.status}: ${await response.text()}`)
}
