import { sql } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertOrders } from '../../test/insert-orders.ts'
import { cli, openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { orders } from '../db/schema/index.ts'

// Each command is its own process, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let sandbox: Sandbox
let out: string
let file: string
beforeAll(async () => {
  sandbox = await openSandbox()
  // Enough rows to make each command take a while.
  await sandbox.look((db) => insertOrders(db, 3000))
  out = join(sandbox.dataDir, 'out')
  mkdirSync(out)
  file = join(sandbox.dataDir, 'whole.tar.gz')
  expect((await sandbox.tiffin(['backup', file])).exitCode).toBe(0)
})
afterAll(() => sandbox.remove())

const unfinishedIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.includes('unfinished')) : []

/** Sends the signal once the folder contains something unfinished, and returns how the command ended. */
async function stop(args: string[], { within, by }: { within: string; by: NodeJS.Signals }) {
  const command = spawn(process.execPath, [cli, ...args], { env: sandbox.env, stdio: 'ignore' })
  const exited = once(command, 'exit')
  await expect.poll(() => unfinishedIn(within).length, { timeout: 60_000, interval: 5 }).toBe(1)
  command.kill(by)
  return exited
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a backup that is stopped by %s leaves nothing behind', async (by, exitCode) => {
  const stopped = await stop(['backup', join(out, 'stopped.tar.gz')], { within: out, by })
  expect(stopped).toEqual([exitCode, null])
  expect(readdirSync(out)).toEqual([])
})

test('a backup whose reader disappears leaves nothing behind', async () => {
  const backup = spawn(process.execPath, [cli, 'backup', '-'], {
    env: sandbox.env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  backup.stdout.destroy()
  expect(await once(backup, 'exit')).toEqual([1, null])
  expect(unfinishedIn(sandbox.dataDir)).toEqual([])
})

test('an export that is stopped leaves nothing behind, and an empty folder as it was', async () => {
  const folder = join(out, 'export')
  for (const isThere of [false, true]) {
    if (isThere) mkdirSync(folder)
    const stopped = await stop(['export', folder], { within: folder, by: 'SIGTERM' })
    expect(stopped).toEqual([143, null])
    expect(existsSync(folder)).toBe(isThere)
  }
  expect(readdirSync(folder)).toEqual([])
})

test('a restore that is stopped changes nothing and leaves no unpacked files behind', async () => {
  await sandbox.look((db) => db.execute(sql`delete from orders where number % 2 = 0`))
  const stopped = await stop(['restore', file, '--replace'], { within: sandbox.dataDir, by: 'SIGINT' })
  expect(stopped).toEqual([130, null])
  expect(unfinishedIn(sandbox.dataDir)).toEqual([])
  expect(await sandbox.look((db) => db.$count(orders))).toBe(1500)
})

test('leftovers of killed commands are removed by the next one; files of a running command stay', async () => {
  const leftBy = (pid: number) => {
    const folder = join(out, `tiffin-backup.unfinished-${pid}-aBcDeF`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'orders.jsonl'), 'of guests')
    utimesSync(folder, 0, 0)
    return folder
  }
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(gone, 'exit')
  const left = leftBy(gone.pid ?? 0)
  const atWork = leftBy(process.pid)
  expect((await sandbox.tiffin(['backup', join(out, 'next.tar.gz')])).exitCode).toBe(0)
  expect([existsSync(left), existsSync(atWork)]).toEqual([false, true])
})
