import type { ErrorBody, LogEntry } from '@tiffin/contract'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { dataFolder, pictureFolder } from '../../../test/fixed-deps.ts'
import { openEmptyDatabase, reachableKinds } from '../../../test/open-empty-database.ts'
import { commandLine } from '../../commands/command.ts'
import { orders, users } from '../../db/schema/index.ts'
import { restoreSite } from './restore-site.ts'

const site = useTestApp()
const folder = mkdtempSync(join(tmpdir(), 'tiffin-download-'))
beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let owner: Awaited<ReturnType<typeof site.signUp>>
beforeEach(async () => {
  owner = await site.signUp('owner@example.com', { role: 'admin' })
  rmSync(pictureFolder, { recursive: true, force: true })
})

const PATH = '/api/admin/backup'
const download = (headers: Record<string, string> = {}) => site.app.inject({ url: PATH, headers })

async function readLog() {
  const { body } = await site.get<LogEntry[]>('/api/admin/log', owner.headers)
  return body.map(({ action, subject, user, after }) => [action, subject._id, user.email, after])
}

const unfinished = () => readdirSync(dataFolder).filter((name) => name.includes('unfinished'))

/** Incompressible, and larger than all buffers along the way. */
function keepPictures(megabytes: number) {
  mkdirSync(join(pictureFolder, 'a-9x9'), { recursive: true })
  for (let count = 0; count < megabytes; count += 1)
    writeFileSync(join(pictureFolder, 'a-9x9', `${count}.webp`), randomBytes(1024 * 1024))
}

async function beginDownload() {
  const { port } = site.app.server.address() as AddressInfo
  const [answer] = (await once(get({ port, path: PATH, headers: owner.headers }), 'response')) as [
    IncomingMessage,
  ]
  expect(answer.statusCode).toBe(200)
  await once(answer, 'readable')
  return answer
}

/** How much the connection has received once no more arrives. */
async function untilNothingComes({ socket }: IncomingMessage) {
  let before = -1
  await expect
    .poll(
      () => {
        const isQuiet = before === socket.bytesRead
        before = socket.bytesRead
        return isQuiet
      },
      { interval: 300, timeout: 20_000 },
    )
    .toBe(true)
  return before
}

test.each(reachableKinds())(
  'an owner downloads the site, and the download restores on %s with every row',
  { timeout: 120_000 },
  async (kind) => {
    // Already the next day in UTC.
    site.setTime('2026-01-07T18:00:00-07:00')
    await site.post('/api/orders', orderOf([{ slug: 'samosa', quantity: 3 }]))
    keepPictures(1)
    const answer = await download(owner.headers)
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['content-disposition'],
    ]).toEqual([200, 'application/gzip', 'attachment; filename="tiffin-2026-01-07.tar.gz"'])

    const file = join(folder, `${kind}.tar.gz`)
    writeFileSync(file, answer.rawPayload)
    const dataDir = mkdtempSync(join(folder, 'data-'))
    const connection = await openEmptyDatabase(kind)
    const dedicated = await connection.openDedicatedConnection()
    const { clock } = site.deps
    const { tables, files } = await restoreSite(
      { db: dedicated.db, dataDir, clock, caller: commandLine },
      { file, replaces: false },
    )
    const rows = Object.fromEntries(tables.map((table) => [table.name, table.rows]))
    expect(rows).toMatchObject({ orders: 1, order_lines: 1, users: 1 })
    for (const table of [orders, users])
      expect(await dedicated.db.select().from(table)).toEqual(await site.db.select().from(table))
    expect(files).toHaveLength(1)
    await dedicated.close()
    await connection.close()
  },
)

test('the log says who downloaded how much', async () => {
  const { rawPayload } = await download(owner.headers)
  expect(await readLog()).toEqual([
    ['download backup', 'site', 'owner@example.com', { bytes: rawPayload.length }],
  ])
})

test('only an owner gets one, and nothing is started for anyone else', async () => {
  const refused = [{ headers: {} }, await site.signUp('guest@example.com')]
  for (const staffRole of ['kitchen', 'manager'] as const)
    refused.push(await site.signUp(`${staffRole}@example.com`, { role: 'admin', staffRole }))
  const answers = []
  for (const { headers } of refused) {
    const answer = await download(headers)
    answers.push([answer.statusCode, answer.json<ErrorBody>().code])
  }
  expect(answers).toEqual([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [403, 'FORBIDDEN'],
    [403, 'FORBIDDEN'],
  ])
  expect(await readLog()).toEqual([])
})

test('a HEAD request starts no backup', async () => {
  const answer = await site.app.inject({ method: 'HEAD', url: PATH, headers: owner.headers })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/gzip'])
  expect(await readLog()).toEqual([])
})

test('a second one is rejected while one is running; hanging up leaves only a line in the log', async () => {
  keepPictures(24)
  const first = await beginDownload()
  const second = await download(owner.headers)
  expect([second.statusCode, second.json<ErrorBody>()]).toEqual([
    409,
    { code: 'CONFLICT', message: 'A backup is already running. Try again when it has finished.' },
  ])
  expect(unfinished()).toHaveLength(1)

  first.destroy()
  await expect.poll(async () => (await readLog()).length, { timeout: 20_000 }).toBe(1)
  expect(unfinished()).toEqual([])
  site.setTime('2026-01-07T12:05:00-07:00')
  await expect.poll(async () => (await download(owner.headers)).statusCode, { timeout: 20_000 }).toBe(200)
  const [whole, part, ...others] = await readLog()
  expect([whole?.[0], part?.[0], others]).toEqual(['download backup', 'download part of backup', []])
})

test('it is read from the disk no faster than the client reads, and all of it arrives', async () => {
  keepPictures(24)
  const answer = await beginDownload()
  expect(await untilNothingComes(answer)).toBeLessThan(12 * 1024 * 1024)
  let bytes = 0
  for await (const chunk of answer) bytes += (chunk as Buffer).length
  expect(bytes).toBeGreaterThan(24 * 1024 * 1024)
  expect(await readLog()).toEqual([['download backup', 'site', 'owner@example.com', { bytes }]])
})

test('one that is too large for a JSON answer is rejected with a pointer to the download', async () => {
  keepPictures(11)
  const { status, body } = await site.get<{ error: { data: { body: ErrorBody } } }>(
    '/trpc/backups.download',
    owner.headers,
  )
  expect([status, body.error.data.body]).toEqual([
    413,
    {
      code: 'TOO_LARGE',
      message: 'This file would be larger than 10 MB. Download it over REST: GET /api/admin/backup.',
    },
  ])
  expect(unfinished()).toEqual([])
})
