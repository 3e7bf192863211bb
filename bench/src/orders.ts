/** One guest's order, as the checkout sends it. */
import { defaultKitchen } from '@tiffin/restaurant'
import { randomUUID } from 'node:crypto'
import { compare, type Pace, type Side } from './compare.ts'
import { loadOver, type RequestToRepeat } from './load.ts'
import { openOrderFloor } from './order-floor.ts'
import { logInAsOwner, openOwnSite } from './owner.ts'
import { print, printTable, type Row } from './report.ts'
import type { ServingProcess } from './serving-process.ts'
import { type BenchDatabase, cookPlentyOf, emptyKitchen } from './site.ts'

export const COUNTED_DISH = 'maple-tandoori-salmon'

const path = '/api/orders'
const headers = { 'content-type': 'application/json' }
const freshHeaders = () => ({ 'idempotency-key': randomUUID() })

export function orderOf(slugs: string[]): RequestToRepeat & { body: string } {
  const body = JSON.stringify({
    items: slugs.map((slug, index) => ({ slug, quantity: index + 1 })),
    customer: { name: 'Bench Guest', email: 'guest@example.com', phone: '780-555-0100' },
    payment: { method: 'card' },
  })
  return { path, method: 'POST', headers, body, freshHeaders }
}

const basket = ['samosa', 'butter-chicken', 'garlic-naan']
interface OrderRow extends Pick<Row, 'name' | 'aim'> {
  slugs: string[]
  clients: number
}

const rows: OrderRow[] = [
  { name: 'three dishes, 8 clients', slugs: basket, clients: 8, aim: 0.6 },
  { name: 'three dishes, 32 clients', slugs: basket, clients: 32, aim: 0.4 },
  { name: 'one of them counted, 8 clients', slugs: [COUNTED_DISH, ...basket.slice(1)], clients: 8 },
]
const rowsWithLimits: OrderRow[] = [
  { name: 'stations with limits, 8 clients', slugs: basket, clients: 8, aim: 0.6 },
  { name: 'stations with limits, 32 clients', slugs: basket, clients: 32, aim: 0.4 },
]

/** Orders on a database of their own, first while no station has a limit, then while all have one. */
export async function reportOrders(database: BenchDatabase, pace: Pace) {
  await using open = new AsyncDisposableStack()
  const { site, databaseUrl } = await openOwnSite(database, open)
  await cookPlentyOf(databaseUrl, COUNTED_DISH)
  const floor = await openOrderFloor(databaseUrl, open)
  if (floor === null) {
    print('\nOrders were not measured: their floor needs pgbench')
    return
  }

  // What is ordered in a few seconds here would fill the evenings of a week.
  const inEmptyKitchen =
    (side: Side): Side =>
    async (seconds) => {
      await emptyKitchen(databaseUrl)
      return side(seconds)
    }
  const measure = async (all: OrderRow[]) => {
    const measured: Row[] = []
    for (const { slugs, clients, ...row } of all) {
      const subject = inEmptyKitchen(loadOver(clients, site, orderOf(slugs)))
      measured.push({ ...row, comparison: await compare(subject, floor(clients), pace) })
    }
    return measured
  }
  const unlimited = await measure(rows)
  await limitStations(site)
  printTable('Orders on Postgres with fsync', [...unlimited, ...(await measure(rowsWithLimits))])
}

async function limitStations(site: ServingProcess) {
  const { stations, work } = defaultKitchen
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
