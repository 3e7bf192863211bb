import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderOf } from '../../test/create-test-app.ts'
import { openPlace, type Place } from '../../test/open-place.ts'
import { startServer } from '../../test/start-server.ts'
import { orders } from '../db/schema/index.ts'

// The server and each command are processes of their own, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let place: Place
let server: ReturnType<typeof startServer>
let url: string
beforeAll(async () => {
  place = await openPlace()
  server = startServer(place)
  url = (await server.serving) ?? ''
})
afterAll(async () => {
  await server.end('SIGKILL')
  await place.remove()
})

async function order(): Promise<number> {
  const { status } = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderOf([{ slug: 'samosa' }])),
  })
  return status
}

const lending = () => join(place.dataDir, 'lending')
const countOrders = () => place.look((db) => db.$count(orders))

test('a backup is made while the site takes orders, of one instant, and the site goes on', async () => {
  for (let count = 0; count < 3; count += 1) expect(await order()).toBe(201)
  const evening = new AbortController()
  const answers: number[] = []
  const guest = async () => {
    while (!evening.signal.aborted) answers.push(await order())
  }
  const guests = guest()
  const made = await place.tiffin(['backup', '--json'])
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
  expect((await place.tiffin(['restore', '--replace', file])).exitCode).toBe(0)
  expect(await countOrders()).toBe(tables.orders)
  server = startServer(place)
  url = (await server.serving) ?? ''
})

test('what the server lends can be had by its own user only, and is gone after the backup', async ({
  skip,
}) => {
  skip(!place.isEmbedded, 'A Postgres gives the command a connection of its own')
  expect(statSync(lending()).mode & 0o777).toBe(0o700)
  expect((await place.tiffin(['backup', 'again.tar.gz'])).exitCode).toBe(0)
  await expect.poll(() => readdirSync(lending())).toEqual(['socket'])
})

test('what changes the site still has to wait for the server', async ({ skip }) => {
  skip(!place.isEmbedded, 'On a Postgres a running server waits for the restore')
  expect(
    (await place.tiffin(['create-admin', 'sam@example.com', '--name', 'Sam', '--generate'])).exitCode,
  ).toBe(4)
})
