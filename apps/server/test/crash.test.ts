import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { newId } from '../src/db/new-id.ts'
import { orderOf } from './create-test-app.ts'
import { serveOrders } from './serve-orders.ts'
import { inSoak } from './soak.ts'
import { createDatabase, dropDatabase } from './start-postgres.ts'

const CRASHES = inSoak(20, 1)
const GUESTS = 8

const database = inject('database')
const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-crash-'))
const name = `tiffin_crash_${newId()}`
const settings =
  database.kind === 'postgres'
    ? { DATABASE_URL: await createDatabase(database.serverUrl, name, database.template) }
    : { DATABASE_URL: '', DATA_DIR: dataDir }

afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  if (database.kind === 'postgres') await dropDatabase(database.serverUrl, name)
})

async function kill(server: ChildProcess) {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

const postOrder = (url: string, key: string = newId()) =>
  fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(orderOf([{ slug: 'samosa', quantity: 2 }, { slug: 'garlic-naan' }])),
  })

/** Guests who order one after another until the server is gone; only orders answered with 201 are recorded. */
async function orderUntilCrash(url: string, acknowledged: string[], enough: () => void) {
  for (;;) {
    try {
      const response = await postOrder(url)
      const { _id } = (await response.json()) as { _id: string }
      if (response.status === 201) acknowledged.push(_id)
      if (acknowledged.length >= 25) enough()
    } catch {
      return
    }
  }
}

async function isThere(url: string, id: string) {
  const input = encodeURIComponent(JSON.stringify({ id }))
  return (await fetch(`${url}/trpc/orders.get?input=${input}`)).status === 200
}

test('every order that was answered with 201 exists after kill -9', { timeout: 300_000 }, async () => {
  const acknowledged: string[] = []
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const { server, url } = await serveOrders(settings)
    const ofThisRun: string[] = []
    await new Promise<void>((enough) => {
      const guests = Array.from({ length: GUESTS }, () => orderUntilCrash(url, ofThisRun, enough))
      void Promise.all(guests).then(() => enough())
    })
    await kill(server)
    acknowledged.push(...ofThisRun)
  }

  const { server, url } = await serveOrders(settings)
  const found = await Promise.all(acknowledged.map((id) => isThere(url, id)))
  // The control: an order that was never acknowledged is not found in the same way.
  const control = await isThere(url, newId())
  await kill(server)
  expect(acknowledged.length).toBeGreaterThanOrEqual(CRASHES * 25)
  expect(found.filter((is) => !is)).toHaveLength(0)
  expect(control).toBe(false)
})

test(
  'a graceful stop answers every order that it has accepted, and exits 0',
  { timeout: 300_000 },
  async () => {
    const { server, url } = await serveOrders(settings)
    const keys = Array.from({ length: 32 }, (_, index) => `polite-${name}-${index}`)
    const answers = keys.map((key) => postOrder(url, key).catch(() => null))
    await Promise.race(answers)
    server.kill('SIGTERM')
    const [[exitCode], ...answered] = await Promise.all([once(server, 'exit'), ...answers])
    expect(exitCode).toBe(0)

    // A guest who was cut off has no order: the same key makes a new one. All others find the one they have.
    const again = await serveOrders(settings)
    const retried = await Promise.all(keys.map((key) => postOrder(again.url, key)))
    await kill(again.server)
    const wasTaken = retried.map(({ headers }) => headers.get('idempotent-replayed') === 'true')
    expect(wasTaken).toEqual(answered.map((answer) => answer?.status === 201))
    expect(wasTaken).toContain(true)
  },
)
