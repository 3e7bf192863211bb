/** How soon open screens get an update, what a stream costs in memory, and how 500 of them affect ordering guests. */
import { get, type ClientRequest } from 'node:http'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { loadOver } from './load.ts'
import { orderOf } from './orders.ts'
import { logInAsOwner, owner } from './owner.ts'
import { print } from './report.ts'
import type { Sample } from './sample.ts'
import type { ServingProcess } from './serving-process.ts'
import { startSite, type BenchDatabase } from './site.ts'

const STREAMS = 500
const STAFF_STREAMS = 10
const ORDERING_GUESTS = 10
const AIM_MS = 1000
const SETTLE_MS = 2000
const LOOK_MS = 10

const settings = {
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
}

/** Called for each order that a stream announces, with the time. */
type OnOrder = (id: string, atMs: number) => void

export async function reportLive(
  database: Pick<BenchDatabase, 'createAnother'>,
  { isQuick }: { isQuick: boolean },
) {
  await using open = new AsyncDisposableStack()
  const { databaseUrl, drop } = await database.createAnother()
  open.defer(drop)
  const perStreamKb = await weighStream(databaseUrl)
  const site = await startSite(databaseUrl, settings)
  open.defer(site.stop)
  const headers = await logInAsOwner(site)
  const order = orderOf(['samosa', 'butter-chicken', 'garlic-naan'])
  const seconds = isQuick ? 2 : 10
  const takeOrders = () => loadOver(ORDERING_GUESTS, site, order)(seconds)

  await takeOrders()
  const without = await takeOrders()
  const receivedAt = new Map<string, number[]>()
  const streams = await openStreams(site, headers, (id, atMs) => {
    const times = receivedAt.get(id)
    if (times) times.push(atMs)
    else receivedAt.set(id, [atMs])
  })

  const delaysMs: number[] = []
  for (let index = 0; index < (isQuick ? 20 : 200); index += 1) {
    const placed = await placeOrder(site.url, order.body)
    for (
      let waited = 0;
      waited < AIM_MS && receivedAt.get(placed.id)?.length !== STAFF_STREAMS;
      waited += LOOK_MS
    )
      await wait(LOOK_MS)
    delaysMs.push(...(receivedAt.get(placed.id) ?? []).map((atMs) => Math.max(0, atMs - placed.atMs)))
  }
  const withStreams = await takeOrders()
  for (const stream of streams) stream.destroy()

  const expected = (isQuick ? 20 : 200) * STAFF_STREAMS
  const sorted = delaysMs.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  print(
    `\nLive: ${STREAMS} streams, ${STAFF_STREAMS} of them of staff, from the answer to an order until they are told`,
  )
  print(
    `told ${sorted.length} of ${expected}; median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms   aim ${AIM_MS} ms`,
  )
  print(
    `memory ${perStreamKb.toFixed(0)} KB a stream; orders without streams ${formatRate(without)}, with them ${formatRate(withStreams)}`,
  )
}

/** In a process of its own: after a burst of orders, memory that is given back would hide it. */
async function weighStream(databaseUrl: string) {
  const site = await startSite(databaseUrl, settings)
  const headers = await logInAsOwner(site)
  await wait(SETTLE_MS)
  const before = usedKb(site.pid)
  const streams = await openStreams(site, headers, () => {})
  await wait(SETTLE_MS)
  const perStreamKb = (usedKb(site.pid) - before) / STREAMS
  for (const stream of streams) stream.destroy()
  await site.stop()
  return perStreamKb
}

async function openStreams(site: ServingProcess, headers: Record<string, string>, onOrder: OnOrder) {
  const opening = Array.from({ length: STREAMS }, (_, index) =>
    index < STAFF_STREAMS
      ? openStream(site.url, 'staff', headers, onOrder)
      : openStream(site.url, 'menu', {}, onOrder),
  )
  return Promise.all(opening)
}

function openStream(url: string, call: string, headers: Record<string, string>, onOrder: OnOrder) {
  return new Promise<ClientRequest>((resolve, reject) => {
    const request = get(`${url}/trpc/live.${call}?input=%7B%7D`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream was answered ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', (text: string) => {
        resolve(request)
        for (const [, id = ''] of text.matchAll(/"type":"order","id":"(\w+)"/g))
          onOrder(id, performance.now())
      })
      answer.on('error', () => {})
    })
    request.on('error', reject)
  })
}

async function placeOrder(url: string, body: string) {
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const atMs = performance.now()
  const { _id: id } = (await answer.json()) as { _id: string }
  return { id, atMs }
}

const formatRate = ({ perSecond, cpuMicroseconds }: Sample) =>
  `${perSecond.toFixed(0)} per s at ${cpuMicroseconds?.toFixed(0) ?? '-'} us`

const usedKb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
