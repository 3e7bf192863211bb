import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderOf } from '../../../test/create-test-app.ts'
import { insertOrders } from '../../../test/insert-orders.ts'
import { openPlace, type Place } from '../../../test/open-place.ts'
import { startServer } from '../../../test/start-server.ts'
import { runBackup } from './run-backup.ts'

// The server and each backup are processes of their own, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const ORDERS = 20_000
const owner = { email: 'owner@example.com', password: 'saffron lassi' }
let place: Place
let server: ReturnType<typeof startServer>
let url: string
let headers: Record<string, string>
beforeAll(async () => {
  place = await openPlace()
  // Enough of them that a backup takes a while.
  await place.look((db) => insertOrders(db, ORDERS))
  Object.assign(place.env, { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password })
  await start()
})
afterAll(async () => {
  await server.end('SIGKILL')
  await place.remove()
})

const post = (path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function start() {
  server = startServer(place)
  url = (await server.serving) ?? ''
  const { token } = (await (await post('/api/auth/login', owner)).json()) as { token: string }
  headers = { authorization: `Bearer ${token}` }
}

const download = (init: RequestInit = {}) => fetch(`${url}/api/admin/backup`, { headers, ...init })

/** What a backup has only while it is made. */
function unfinished() {
  const lending = join(place.dataDir, 'lending')
  const lent = existsSync(lending) ? readdirSync(lending).filter((name) => name !== 'socket') : []
  return [...lent, ...readdirSync(place.dataDir).filter((name) => name.includes('unfinished'))]
}

async function countDownloads() {
  const answer = await fetch(`${url}/api/admin/log?q=download`, { headers })
  return answer.headers.get('x-total-count')
}

/** Rows by table, but for the log: restoring and downloading are written there. */
const countsOf = async (at: Place) => {
  const { stdout } = await at.tiffin(['backup', 'counted.tar.gz', '--json'])
  const { tables } = JSON.parse(stdout) as { tables: Record<string, number> }
  const { audit_log: _log, ...counts } = tables
  return counts
}

test('a site that serves is downloaded while guests order, and comes back in an empty place', async () => {
  const made = download()
  const placed = await post('/api/orders', orderOf([{ slug: 'samosa' }]))
  expect(placed.status).toBe(201)
  expect((await made).status).toBe(200)
  await (await made).arrayBuffer()

  const answer = await download()
  expect(answer.headers.get('content-disposition')).toMatch(/"tiffin-\d{4}-\d{2}-\d{2}\.tar\.gz"$/)
  const empty = await openPlace({ isEmpty: true })
  const file = join(empty.dataDir, 'downloaded.tar.gz')
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  const restored = await empty.tiffin(['restore', file])
  expect([restored.exitCode, restored.stderr]).toEqual([0, ''])
  const counts = await countsOf(empty)
  expect(counts['orders']).toBe(ORDERS + 1)
  expect(counts).toEqual(await countsOf(place))
  await empty.remove()
  await expect.poll(unfinished).toEqual([])
})

test('whoever hangs up before the first byte ends the making of it', async () => {
  const before = await countDownloads()
  const leaving = new AbortController()
  const made = download({ signal: leaving.signal })
  await expect.poll(unfinished, { timeout: 60_000, interval: 5 }).not.toEqual([])
  leaving.abort()
  await expect(made).rejects.toThrow('aborted')
  await expect.poll(unfinished, { timeout: 60_000 }).toEqual([])
  // It was not made to its end either, with nobody to send it to.
  expect(await countDownloads()).toBe(before)
})

test('whoever hangs up in the middle of the file leaves nothing, and can begin anew', async () => {
  // More than any buffer on the way takes.
  const pictures = join(place.dataDir, 'uploads/a-9x9')
  await mkdir(pictures, { recursive: true })
  for (let count = 0; count < 24; count += 1)
    await writeFile(join(pictures, `${count}.webp`), randomBytes(1024 * 1024))
  const answer = await download()
  await answer.body?.cancel()
  await expect.poll(unfinished, { timeout: 60_000 }).toEqual([])
  await expect
    .poll(async () => (await (await download()).blob()).type, { timeout: 60_000 })
    .toBe('application/gzip')
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'nothing is left of a backup whose server gets %s',
  async (signal) => {
    const answer = await download()
    expect(unfinished()).not.toEqual([])
    await server.end(signal)
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated')
    await start()
    await expect.poll(unfinished, { timeout: 60_000 }).toEqual([])
  },
)

test('a backup that has nothing to be made of is refused in the words of the command', async () => {
  const empty = await openPlace({ isEmpty: true })
  await expect(buffer(runBackup(empty.env))).rejects.toMatchObject({
    body: { code: 'NOT_FOUND', message: 'There is nothing to back up: this database has no tables yet.' },
  })
  await empty.remove()
})

test('a backup that fails is a fault with what the command has said of it', async () => {
  const nowhere = { ...place.env, DATABASE_URL: 'postgres://127.0.0.1:1/nothing' }
  await expect(buffer(runBackup(nowhere))).rejects.toThrow(
    /^The backup ended with 1: .*Cannot connect to DATABASE_URL/,
  )
})
