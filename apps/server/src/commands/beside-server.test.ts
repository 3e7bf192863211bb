/** Commands work while the site does: on a Postgres by themselves, on the embedded database through the server. */
import type { Product, Session, SiteSettings } from '@tiffin/contract'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderOf } from '../../test/create-test-app.ts'
import { cli, openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { startServer } from '../../test/start-server.ts'
import type { ZoneMove } from '../office/move-zone.ts'

// The server and each command are separate processes, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let sandbox: Sandbox
let server: ReturnType<typeof startServer>
let url: string
beforeAll(async () => {
  sandbox = await openSandbox()
  server = startServer(sandbox)
  url = (await server.serving) ?? ''
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
const login = (email: string, password: string) => post('/api/auth/login', { email, password })
const place = async () =>
  (await (await post('/api/orders', orderOf([{ slug: 'samosa' }]))).json()) as { number: number }

async function run(...args: string[]) {
  const { exitCode, stdout, stderr } = await sandbox.tiffin([...args, '--json'])
  expect([exitCode, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as unknown
}

test('a new colleague can log in at once, and a new password ends the old sessions', async () => {
  const email = 'sam@example.com'
  const made = await run('create-admin', email, '--name', 'Sam Testwell', '--generate')
  const first = await login(email, (made as { password: string }).password)
  expect(first.status).toBe(200)
  const { token } = (await first.json()) as Session
  const { password } = (await run('reset-password', email, '--generate')) as { password: string }
  const me = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(me.status).toBe(401)
  expect((await login(email, password)).status).toBe(200)
})

test('what was refused changes nothing, and says why', async () => {
  const email = 'sam@example.com'
  const again = await sandbox.tiffin(['create-admin', email, '--name', 'Sam', '--generate', '--json'])
  expect(again.exitCode).toBe(3)
  expect(JSON.parse(again.stderr)).toMatchObject({ code: 'CONFLICT' })
})

test('imported dishes are on the menu at once, and painted soon', async () => {
  const file = join(sandbox.dataDir, 'more.csv')
  writeFileSync(file, 'title,category,price\nThepla,extras,4\nKhandvi,extras,5\n')
  expect(await run('import', file)).toMatchObject({ inserted: 2 })
  const find = async () => {
    const answer = await fetch(`${url}/api/products?category=extras`)
    return ((await answer.json()) as Product[]).map(({ title }) => title)
  }
  await expect.poll(find, { timeout: 30_000 }).toEqual(expect.arrayContaining(['Thepla', 'Khandvi']))
  const findPicture = async () => {
    const answer = await fetch(`${url}/api/products/thepla`)
    return ((await answer.json()) as Product).thumbnail ?? ''
  }
  await expect.poll(findPicture, { timeout: 30_000 }).toMatch(/^\/uploads\//)
})

test('orders are listed, and followed as guests place them', async () => {
  const { number } = await place()
  expect(await run('orders')).toContainEqual(expect.objectContaining({ number }))

  const following = spawn(process.execPath, [cli, 'orders', '--follow', '--json'], { env: sandbox.env })
  const ended = once(following, 'exit')
  const lines = createInterface(following.stdout)[Symbol.asyncIterator]()
  const next = async () =>
    JSON.parse((await lines.next()).value as string) as { number: number; change: string }
  expect(await next()).toMatchObject({ number, change: 'open' })
  const { number: later } = await place()
  expect(await next()).toMatchObject({ number: later, change: 'placed' })
  following.kill()
  await ended
})

test('an export of the running site is complete', async () => {
  const folder = join(sandbox.dataDir, 'exported')
  expect(await run('export', folder)).toContainEqual(expect.objectContaining({ rows: 2 }))
})

test('the clock moves while there are orders, for the running server too', async () => {
  const readZone = async () => {
    const answer = await fetch(`${url}/api/settings`)
    return ((await answer.json()) as SiteSettings).region.timeZone
  }
  const { number } = await place()
  const unknown = await sandbox.tiffin(['settings', 'move-zone', 'Mars/Olympus'])
  expect([unknown.exitCode, unknown.stderr]).toEqual([
    2,
    expect.stringContaining('There is no such time zone: Mars/Olympus'),
  ])
  const currency = await sandbox.tiffin(['settings', 'move-zone', 'EUR', '--yes'])
  expect([currency.exitCode, currency.stderr]).toEqual([
    2,
    expect.stringContaining('EUR is a currency, and that never moves once there are orders'),
  ])

  const shown = (await run('settings', 'move-zone', 'Europe/Amsterdam')) as ZoneMove
  const [order] = shown.orders.filter((one) => one.number === number)
  const hoursApart = (Date.parse(`${order?.after}Z`) - Date.parse(`${order?.before}Z`)) / 3_600_000
  expect(hoursApart).toBeGreaterThanOrEqual(7)
  expect(hoursApart).toBeLessThanOrEqual(8)
  expect(await readZone()).toBe('America/Edmonton')

  expect(await run('settings', 'move-zone', 'Europe/Amsterdam', '--yes')).toMatchObject({ moved: true })
  await expect.poll(readZone, { timeout: 20_000, interval: 50 }).toBe('Europe/Amsterdam')
  const again = await sandbox.tiffin(['settings', 'move-zone', 'Europe/Amsterdam', '--yes'])
  expect(again.exitCode).toBe(3)
  const [open] = (await run('orders')) as { fulfillment: { pickupAt: string } }[]
  expect(shown.orders.map(({ at }) => at)).toContain(open?.fulfillment.pickupAt)
  await run('settings', 'move-zone', 'America/Edmonton', '--yes')
})

test('the embedded database is not replaced under a running server', async ({ skip }) => {
  skip(!sandbox.isEmbedded, 'On a Postgres a running server waits for the restore')
  const { file } = (await run('backup')) as { file: string }
  for (const args of [['restore', file, '--replace'], ['demo-data']]) {
    const { exitCode, stderr } = await sandbox.tiffin(args)
    expect([exitCode, stderr]).toEqual([4, expect.stringContaining('Stop the server')])
  }
})
