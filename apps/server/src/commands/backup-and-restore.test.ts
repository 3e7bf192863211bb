import { count, sql } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertOrders } from '../../test/insert-orders.ts'
import { cli, openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { orders } from '../db/schema/index.ts'

const ORDERS = 3000
const SLOW = { timeout: 180_000 }
let sandbox: Sandbox
let made: Awaited<ReturnType<Sandbox['tiffin']>>
let file: string
beforeAll(async () => {
  sandbox = await openSandbox()
  // Enough rows to make a restore take a while.
  await sandbox.look((db) => insertOrders(db, ORDERS))
  made = await sandbox.tiffin(['backup', '--json'])
  ;({ file } = JSON.parse(made.stdout) as { file: string })
}, SLOW.timeout)
afterAll(() => sandbox.remove())

const countOrders = () =>
  sandbox.look(async (db) => (await db.select({ count: count() }).from(orders))[0]?.count)

test('a backup has its time in its name and reports its contents to scripts', () => {
  expect([made.exitCode, made.stderr]).toEqual([0, ''])
  const report = JSON.parse(made.stdout) as object
  expect(report).toMatchObject({ tables: { orders: ORDERS, categories: 16 }, files: 0 })
  expect(file).toMatch(/\/tiffin-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz$/)
  expect(existsSync(file)).toBe(true)
})

test('existing files are overwritten only on request', SLOW, async () => {
  const again = await sandbox.tiffin(['backup', file])
  expect([again.exitCode, again.stderr]).toEqual([3, `${file} already exists. Choose another name.\n`])

  const refused = await sandbox.tiffin(['restore', file])
  expect(refused.exitCode).toBe(3)
  expect(refused.stderr).toContain('contains 3000 orders. Make a backup of it, then restore with --replace.')

  await sandbox.look((db) => db.delete(orders))
  const done = await sandbox.tiffin(['restore', file])
  expect([done.exitCode, done.stderr]).toEqual([0, ''])
  expect(done.stdout).toMatch(/^Restored the site as of .* Everyone has to log in again\.\n$/)
  expect(await countOrders()).toBe(ORDERS)
})

test('a backup can be piped through standard output into any other program', SLOW, async () => {
  const streamed = join(sandbox.dataDir, 'streamed.tar.gz')
  const backup = spawn(process.execPath, [cli, 'backup', '-'], { env: sandbox.env, cwd: sandbox.dataDir })
  const [exited] = await Promise.all([
    once(backup, 'exit'),
    pipeline(backup.stdout, createWriteStream(streamed)),
    expect(text(backup.stderr)).resolves.toBe(''),
  ])
  expect(exited).toEqual([0, null])
  expect(readdirSync(sandbox.dataDir).filter((name) => name.includes('unfinished') || name === '-')).toEqual(
    [],
  )
  await sandbox.look((db) => db.delete(orders))
  expect((await sandbox.tiffin(['restore', streamed])).exitCode).toBe(0)
  expect(await countOrders()).toBe(ORDERS)
})

test('a backup can be restored into an empty place where no server has ever run', SLOW, async () => {
  const empty = await openSandbox({ isEmpty: true })
  const nothing = await empty.tiffin(['backup', join(empty.dataDir, 'nothing.tar.gz')])
  expect([nothing.exitCode, nothing.stderr]).toEqual([
    3,
    'There is nothing to back up: this database has no tables yet.\n',
  ])
  expect((await empty.tiffin(['restore', file])).exitCode).toBe(0)
  expect(await empty.look((db) => db.$count(orders))).toBe(ORDERS)
  await empty.remove()
})

const unfinished = () =>
  readdirSync(sandbox.dataDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.startsWith('restore.unfinished'),
  )

test('a restore that is killed changes nothing and can be repeated', SLOW, async () => {
  await sandbox.look((db) => db.execute(sql`delete from orders where number % 2 = 0`))
  const half = await countOrders()
  for (const afterMs of [0, 500]) {
    const restoring = spawn(process.execPath, [cli, 'restore', file, '--replace'], {
      env: sandbox.env,
      stdio: 'ignore',
    })
    const exited = once(restoring, 'exit')
    // The last of the files: from here on the database is being written.
    await expect
      .poll(() => unfinished().some((path) => path.endsWith('tables/wishlist_items.jsonl')), {
        timeout: 60_000,
        interval: 5,
      })
      .toBe(true)
    await sleep(afterMs)
    restoring.kill('SIGKILL')
    expect(await exited).toEqual([null, 'SIGKILL'])
    expect(await countOrders()).toBe(half)
  }
  expect((await sandbox.tiffin(['restore', file, '--replace'])).exitCode).toBe(0)
  expect(await countOrders()).toBe(ORDERS)
  expect(unfinished()).toEqual([])
})
