/** Processes that share one database: what open pages receive while they are killed, cut off and replaced, and a race. */
import { eq, sql } from 'drizzle-orm'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sampleKitchen } from '@tiffin/restaurant/sample'
import { rowsOf } from '../src/db/database.ts'
import { connectPostgres } from '../src/db/postgres.ts'
import { newId } from '../src/db/new-id.ts'
import { kitchenWork, orders, users } from '../src/db/schema/index.ts'
import { hashPassword } from '../src/guests/accounts/passwords.ts'
import { beginSession } from '../src/guests/accounts/sessions.ts'
import { saveSection } from '../src/platform/read-settings.ts'
import { orderOf } from './create-test-app.ts'
import { openStream } from './open-stream.ts'
import { serveOrders } from './serve-orders.ts'
import { createDatabase, dropDatabase } from './start-postgres.ts'

const database = inject('database')
const name = `tiffin_live_${newId()}`
const running = new Set<ChildProcess>()
let databaseUrl: string
let db: ReturnType<typeof connectPostgres>
let headers: { authorization: string }

beforeAll(async () => {
  if (database.kind !== 'postgres') return
  databaseUrl = await createDatabase(database.serverUrl, name, database.template)
  const first = await serve()
  db = connectPostgres(databaseUrl)
  const admin = {
    id: newId(),
    role: 'admin',
    staffRole: 'kitchen',
    disabledAt: null,
    createdAt: new Date(),
  } as const
  await db.db.insert(users).values({
    ...admin,
    name: 'Cook',
    email: 'cook@example.com',
    passwordHash: await hashPassword('correct horse'),
  })
  headers = { authorization: `Bearer ${await beginSession(db.db, admin)}` }
  await end(first.server, 'SIGKILL')
})

afterAll(async () => {
  if (database.kind !== 'postgres') return
  for (const server of running) await end(server, 'SIGKILL')
  await db.close()
  await dropDatabase(database.serverUrl, name)
})

async function serve() {
  const served = await serveOrders({ DATABASE_URL: databaseUrl })
  running.add(served.server)
  return served
}

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  running.delete(server)
  const exited = once(server, 'exit')
  server.kill(signal)
  return (await exited) as [number | null, string | null]
}

async function placeOrder(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderOf([{ slug: 'samosa' }])),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { _id: string })._id
}

const idOf = ({ data }: { data: unknown }) => (data as { id: string }).id

test.runIf(database.kind === 'postgres')(
  'a process is killed while it takes orders: another one announces each order once',
  async () => {
    const [doomed, other] = await Promise.all([serve(), serve()])
    const kitchen = await openStream(other.url, 'staff', { headers })
    await kitchen.take(1)
    const before = await db.db.$count(orders)
    let taken = 0
    const guests = Array.from({ length: 8 }, async () => {
      try {
        for (;;) {
          await placeOrder(doomed.url)
          taken += 1
          if (taken === 40) doomed.server.kill('SIGKILL')
        }
      } catch {
        // The process is gone.
      }
    })
    await Promise.all(guests)
    running.delete(doomed.server)

    const placed = await db.db.select({ id: orders.id }).from(orders)
    const events = await kitchen.take(placed.length - before)
    expect(placed.length - before).toBeGreaterThanOrEqual(40)
    expect(new Set(events.map(idOf)).size).toBe(events.length)
    const numbers = events.map(({ id }) => Number(id))
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
    // After the last one only new orders arrive.
    const last = await placeOrder(other.url)
    expect((await kitchen.take(1)).map(idOf)).toEqual([last])
    kitchen.close()
    await end(other.server, 'SIGTERM')
  },
)

test.runIf(database.kind === 'postgres')(
  'a process whose listening connection is cut misses nothing',
  async () => {
    const [selling, streaming] = await Promise.all([serve(), serve()])
    const kitchen = await openStream(streaming.url, 'staff', { headers })
    await kitchen.take(1)
    const cut = await rowsOf(
      db.db,
      sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and (query ilike 'listen%' or query = 'select 1')`,
    )
    expect(cut.length).toBeGreaterThanOrEqual(2)
    const placed = [await placeOrder(selling.url), await placeOrder(selling.url)]
    expect((await kitchen.take(2)).map(idOf)).toEqual(placed)
    kitchen.close()
    await Promise.all([selling, streaming].map(({ server }) => end(server, 'SIGTERM')))
  },
)

test.runIf(database.kind === 'postgres')(
  'a deploy moves a stream to the next process, which continues where the last one ended',
  async () => {
    const [old, next] = await Promise.all([serve(), serve()])
    const before = await openStream(old.url, 'staff', { headers })
    const [open] = await before.take(1)
    const first = await placeOrder(next.url)
    const [event] = await before.take(1)
    expect(idOf(event ?? { data: {} })).toBe(first)

    const exited = end(old.server, 'SIGTERM')
    expect(await before.next()).toMatchObject({ kind: 'return' })
    // The old process still accepts orders for a while, but no streams.
    const second = await placeOrder(old.url)
    expect((await openStream(old.url, 'staff', { headers })).status).toBe(503)
    expect(await exited).toEqual([0, null])
    const third = await placeOrder(next.url)

    const after = await openStream(next.url, 'staff', { headers, input: { lastEventId: event?.id } })
    const rest = await after.take(2)
    expect(rest.map(idOf)).toEqual([second, third])
    expect(rest.map(({ id }) => Number(id))).toEqual([2, 3].map((step) => Number(open?.id) + step))
    after.close()
    await end(next.server, 'SIGTERM')
  },
)

test.runIf(database.kind === 'postgres')(
  'two hundred guests of two processes want the same pickup time: the kitchen gets no more than it can make',
  async () => {
    // One and a half minutes each, a quarter of an hour: ten portions.
    const kitchen = {
      stations: [{ key: 'fry', name: 'Fryer', capacityMinutes: 15 }],
      work: [{ category: 'chaat-frying', station: 'fry', minutes: 1.5 }],
    }
    await saveSection(db.db, 'kitchen', kitchen, new Date())
    const serving = await Promise.all([serve(), serve()])
    const pickupAt = Temporal.Now.zonedDateTimeISO('America/Edmonton')
      .add({ days: 1 })
      .withPlainTime('12:00')
      .toInstant()
    const place = async (url: string) => {
      const body = orderOf([{ slug: 'samosa' }], { fulfillment: { pickupAt: pickupAt.toString() } })
      const headersOfOrder = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}/api/orders`, {
        method: 'POST',
        headers: headersOfOrder,
        body: JSON.stringify(body),
      })
      return answer.status
    }
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => place(serving[index % 2]?.url ?? '')),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    const window = new Date(pickupAt.subtract({ minutes: 15 }).epochMilliseconds)
    const work = await db.db.select().from(kitchenWork).where(eq(kitchenWork.windowStart, window))
    expect(work.reduce((sum, { halfMinutes }) => sum + halfMinutes, 0)).toBe(30)
    await Promise.all(serving.map(({ server }) => end(server, 'SIGTERM')))
    await saveSection(db.db, 'kitchen', sampleKitchen, new Date())
  },
)
