import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderOf } from '../../../test/create-test-app.ts'
import { insertOrders } from '../../../test/insert-orders.ts'
import { openSandbox, type Sandbox } from '../../../test/open-sandbox.ts'
import { startServer } from '../../../test/start-server.ts'
import { runBackup } from './download-backup.ts'

// The server and each backup are separate processes, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const ORDERS = 20_000
const owner = { email: 'owner@example.com', password: 'saffron lassi' }
let sandbox: Sandbox
let server: ReturnType<typeof startServer>
let url: string
let headers: Record<string, string>
beforeAll(async () => {
  sandbox = await openSandbox()
  // Enough rows to make a backup take a while.
  await sandbox.look((db) => insertOrders(db, ORDERS))
  Object.assign(sandbox.env, { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password })
  await start()
})
afterAll(async () => {
  await server.end('SIGKILL')
  await sandbox.remove()
})

const post = (path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function start() {
  server = startServer(sandbox)
  url = (await server.serving) ?? ''
  const { token } = (await (await post('/api/auth/login', owner)).json()) as { token: string }
  headers = { authorization: `Bearer ${token}` }
}

const download = (init: RequestInit = {}) => fetch(`${url}/api/admin/backup`, { headers, ...init })

/** Files that exist only while a backup is being made. */
function unfinished() {
  const lending = join(sandbox.dataDir, 'lending')
  const lent = existsSync(lending) ? readdirSync(lending).filter((name) => name !== 'socket') : []
  return [...lent, ...readdirSync(sandbox.dataDir).filter((name) => name.includes('unfinished'))]
}

async function countDownloads() {
  const answer = await fetch(`${url}/api/admin/log?q=download`, { headers })
  return answer.headers.get('x-total-count')
}

/** Row counts by table, except the log: restores and downloads are recorded there. */
const countsOf = async (at: Sandbox) => {
  const { stdout } = await at.tiffin(['backup', 'counted.tar.gz', '--json'])
  const { tables } = JSON.parse(stdout) as { tables: Record<string, number> }
  const { audit_log: _log, ...counts } = tables
  return counts
}

test('a live site is downloaded while guests order, and restored into an empty place', async () => {
  const made = download()
  const placed = await post('/api/orders', orderOf([{ slug: 'samosa' }]))
  expect(placed.status).toBe(201)
  expect((await made).status).toBe(200)
  await (await made).arrayBuffer()

  const answer = await download()
  expect(answer.headers.get('content-disposition')).toMatch(/"tiffin-\d{4}-\d{2}-\d{2}\.tar\.gz"$/)
  const empty = await openSandbox({ isEmpty: true })
  const file = join(empty.dataDir, 'downloaded.tar.gz')
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  const restored = await empty.tiffin(['restore', file])
  expect([restored.exitCode, restored.stderr]).toEqual([0, ''])
  const counts = await countsOf(empty)
  expect(counts['orders']).toBe(ORDERS + 1)
  expect(counts).toEqual(await countsOf(sandbox))
  await empty.remove()
  await expect.poll(unfinished).toEqual([])
})

test('hanging up before the first byte stops the backup', async () => {
  const before = await countDownloads()
  const leaving = new AbortController()
  const made = download({ signal: leaving.signal })
  await expect.poll(unfinished, { timeout: 60_000, interval: 5 }).not.toEqual([])
  leaving.abort()
  await expect(made).rejects.toThrow('aborted')
  await expect.poll(unfinished, { timeout: 60_000 }).toEqual([])
  // Nor did it run to its end with no one to send it to.
  expect(await countDownloads()).toBe(before)
})

test('hanging up in the middle of the file leaves nothing behind, and a new download can start', async () => {
  // Larger than any buffer along the way.
  const pictures = join(sandbox.dataDir, 'uploads/a-9x9')
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
  'no backup files are left after the server gets %s',
  async (signal) => {
    const answer = await download()
    expect(unfinished()).not.toEqual([])
    await server.end(signal)
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated')
    await start()
    await expect.poll(unfinished, { timeout: 60_000 }).toEqual([])
  },
)

test('a backup without a database fails with the command’s own message', async () => {
  const empty = await openSandbox({ isEmpty: true })
  await expect(buffer(runBackup(empty.env))).rejects.toMatchObject({
    body: { code: 'NOT_FOUND', message: 'There is nothing to back up: this database has no tables yet.' },
  })
  await empty.remove()
})

test('a failed backup is an error with the command’s output', async () => {
  const nowhere = { ...sandbox.env, DATABASE_URL: 'postgres://127.0.0.1:1/nothing' }
  await expect(buffer(runBackup(nowhere))).rejects.toThrow(
    /^The backup exited with 1: .*Cannot connect to DATABASE_URL/,
  )
})
