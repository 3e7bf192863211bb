import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderOf } from '../../test/create-test-app.ts'
import { openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { startServer } from '../../test/start-server.ts'
import { orders } from '../db/schema/index.ts'

// The server and each command are separate processes, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let sandbox: Sandbox
let server: ReturnType<typeof startServer>
let url: string
beforeAll(async () => {
  sandbox = await openSandbox()
  // All guests share one address.
  server = startServer(sandbox, { RATE_LIMIT: 'off' })
  url = (await server.serving) ?? ''
})
afterAll(async () => {
  await server.end('SIGKILL')
  await sandbox.remove()
})

async function order(): Promise<number> {
  const { status } = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderOf([{ slug: 'samosa' }])),
  })
  return status
}

const lending = () => join(sandbox.dataDir, 'lending')
const countOrders = () => sandbox.look((db) => db.$count(orders))

test('a backup taken while the site accepts orders is a consistent snapshot, and the site keeps running', async () => {
  for (let count = 0; count < 3; count += 1) expect(await order()).toBe(201)
  const evening = new AbortController()
  const answers: number[] = []
  const guest = async () => {
    while (!evening.signal.aborted) answers.push(await order())
  }
  const guests = guest()
  const made = await sandbox.tiffin(['backup', '--json'])
  evening.abort()
  await guests
  expect([made.exitCode, made.stderr]).toEqual([0, ''])
  expect(new Set(answers)).toEqual(new Set([201]))
  const { file, tables } = JSON.parse(made.stdout) as { file: string; tables: { orders: number } }
  expect(tables.orders).toBeGreaterThanOrEqual(3)
  expect(tables.orders).toBeLessThanOrEqual(3 + answers.length)

  expect(await order()).toBe(201)
  await server.end('SIGTERM')
  expect(await countOrders()).toBe(3 + answers.length + 1)
  expect((await sandbox.tiffin(['restore', '--replace', file])).exitCode).toBe(0)
  expect(await countOrders()).toBe(tables.orders)
  server = startServer(sandbox)
  url = (await server.serving) ?? ''
})

test('a lent copy is readable only by the server’s own user and is removed after the backup', async ({
  skip,
}) => {
  skip(!sandbox.isEmbedded, 'A Postgres gives the command a connection of its own')
  expect(statSync(lending()).mode & 0o777).toBe(0o700)
  expect((await sandbox.tiffin(['backup', 'again.tar.gz'])).exitCode).toBe(0)
  await expect.poll(() => readdirSync(lending())).toEqual(['socket'])
})
