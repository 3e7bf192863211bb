/** What follows from an order happens once, whatever becomes of the process that took the order. */
import { type SQL, sql } from 'drizzle-orm'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { allSampleSettings } from '@tiffin/restaurant/sample'
import { type Database, rowsOf } from '../src/db/database.ts'
import { newId } from '../src/db/new-id.ts'
import { printers } from '../src/db/schema/index.ts'
import { hashToken } from '../src/platform/hashes.ts'
import { saveSection } from '../src/platform/read-settings.ts'
import { orderOf } from './create-test-app.ts'
import { openSandbox } from './open-sandbox.ts'
import { serveOrders } from './serve-orders.ts'
import { inSoak } from './soak.ts'

const PRINTER = '0123456789abcdef0123456789abcdef'
const ORDERS = inSoak(200, 20)

const isShared = inject('database').kind === 'postgres'
const sandbox = await openSandbox()
afterAll(() => sandbox.remove())

/** It must not outlive a test that fails: the run would wait for it. */
async function serve() {
  const serving = await serveOrders(sandbox.env)
  onTestFinished(() => void serving.server.kill('SIGKILL'))
  return serving
}

async function kill(server: ChildProcess) {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

async function placeOrder(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // One address gets few emails within an hour.
    body: JSON.stringify(
      orderOf([{ slug: 'samosa' }], { customer: { name: 'Test Guest', email: `${newId()}@example.com` } }),
    ),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { _id: string })._id
}

/** What waits for the printer, as the printer fetches it. */
async function printAll(url: string): Promise<string[]> {
  const address = `${url}/cloudprnt/${PRINTER}`
  const printed: string[] = []
  for (;;) {
    const asked = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ statusCode: '200%20OK' }),
    })
    const { jobToken } = (await asked.json()) as { jobToken?: string }
    if (jobToken === undefined) return printed
    await fetch(`${address}?token=${jobToken}`)
    await fetch(`${address}?token=${jobToken}&code=200%20OK`, { method: 'DELETE' })
    printed.push(jobToken)
  }
}

async function countByOrder(db: Database, ids: SQL): Promise<Map<string, number>> {
  const counted = new Map<string, number>()
  for (const { id } of await rowsOf<{ id: string }>(db, ids)) counted.set(id, (counted.get(id) ?? 0) + 1)
  return counted
}

test(
  'every order that was answered before kill -9 gets its email and its ticket after it, and none a second one',
  { timeout: 300_000 },
  async () => {
    await sandbox.look(async (db) => {
      const alerts = { ...allSampleSettings.alerts, acceptsOrders: true }
      await saveSection(db, 'alerts', alerts, new Date())
      await db.insert(printers).values({
        id: newId(),
        name: 'Counter',
        tokenHash: hashToken(PRINTER),
        isCounter: true,
        paper: '80mm',
        createdAt: new Date(),
      })
    })
    const placed: string[] = []
    // With a Postgres the next one is there already, as in a deploy, and takes orders too.
    let older = isShared ? await serve() : null
    while (placed.length < ORDERS) {
      const newer = await serve()
      const urls = [older ?? newer, newer].map(({ url }) => url)
      const orders = Array.from({ length: 10 }, (_, index) => placeOrder(urls[index % 2] ?? ''))
      placed.push(...(await Promise.all(orders)))
      await kill((older ?? newer).server)
      if (isShared) older = newer
    }
    if (older) await kill(older.server)

    // A job counts as lost a while after its process is gone; here without the wait.
    await sandbox.look((db) =>
      db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`),
    )
    const { server, url } = await serve()
    // The control: it comes after all others.
    placed.push(await placeOrder(url))
    const printed: string[] = []
    const progress = async () => {
      printed.push(...(await printAll(url)))
      return Math.min(printed.length, readdirSync(join(sandbox.dataDir, 'mail')).length)
    }
    await expect.poll(progress, { timeout: 120_000, interval: 200 }).toBeGreaterThanOrEqual(placed.length)
    await kill(server)
    expect(new Set(printed).size).toBe(placed.length)

    const counted = await sandbox.look(async (db) => ({
      mails: await countByOrder(
        db,
        sql`select data->>'orderId' as id from pgboss.job where name = 'mail-order-guest'`,
      ),
      tickets: await countByOrder(db, sql`select order_id as id from tickets`),
    }))
    const one = new Map(placed.map((id) => [id, 1]))
    expect(counted).toEqual({ mails: one, tickets: one })
  },
)
