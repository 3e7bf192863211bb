import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { lockFolder } from './db/folder-lock.ts'
import { rowsOf } from './db/rows-of.ts'
import { commands } from './commands/command-table.ts'
import { openPlace, type Place } from '../test/open-place.ts'
import { join } from 'node:path'
import { mkdirSync, writeFileSync } from 'node:fs'
import packageFile from '../package.json' with { type: 'json' }

// Each command is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let place: Place
beforeAll(async () => {
  place = await openPlace({ isEmpty: true })
})
afterAll(() => place.remove())

test('the help lists every command with what it does, and what the exit codes mean', async () => {
  const { exitCode, stdout } = await place.tiffin(['--help'])
  const oneLine = stdout.replaceAll(/\s+/g, ' ')
  expect(exitCode).toBe(0)
  for (const { name, summary } of commands) {
    expect(stdout).toContain(`  ${name} `)
    expect(oneLine).toContain(summary)
  }
  expect(oneLine).toContain('4 the embedded database is in use by a server or another command')
})

test.each([
  [[], 'Commands:'],
  [['creat-admin'], 'create-admin?'],
])('%o is wrong usage, with a hint', async (args, hint) => {
  const { exitCode, stdout, stderr } = await place.tiffin(args)
  expect([exitCode, stdout]).toEqual([2, ''])
  expect(stderr).toContain(hint)
})

test('a setting that cannot be used is named', async () => {
  const { exitCode, stderr } = await place.tiffin(['reset-password', 'maria@example.com', '--generate'], {
    env: { DATABASE_URL: 'mysql://localhost' },
  })
  expect([exitCode, stderr]).toEqual([
    2,
    'The setting DATABASE_URL cannot be used: must look like postgres://user:password@host/database.\n',
  ])
})

test('it says which version it is', async () => {
  const { exitCode, stdout, stderr } = await place.tiffin(['--version'])
  expect([exitCode, stdout, stderr]).toEqual([0, `${packageFile.version}\n`, ''])
})

test('a DATA_DIR that is a file, or in one, is told in one sentence', async () => {
  const file = join(place.dataDir, 'notes.txt')
  writeFileSync(file, '')
  for (const dataDir of [file, join(file, 'data')]) {
    const { exitCode, stderr } = await place.tiffin(['reset-password', 'maria@example.com', '--generate'], {
      env: { DATA_DIR: dataDir },
    })
    expect([exitCode, stderr]).toEqual([
      2,
      `The setting DATA_DIR cannot be used: ${dataDir} is not a folder.\n`,
    ])
  }
})

test('a DATA_DIR where no folder can be is told in one sentence', async (t) => {
  t.skip(!place.isEmbedded || process.platform !== 'linux')
  const { exitCode, stderr } = await place.tiffin(['reset-password', 'maria@example.com', '--generate'], {
    env: { DATA_DIR: '/proc/tiffin/data' },
  })
  expect([exitCode, stderr]).toEqual([
    2,
    'The setting DATA_DIR cannot be used: the folder /proc/tiffin/data cannot be created.\n',
  ])
})

test('with --json what went wrong is the one error body, and nothing else is said', async () => {
  const { exitCode, stdout, stderr } = await place.tiffin([
    'reset-password',
    'a@example.com',
    '--generate',
    '--json',
  ])
  expect([exitCode, stdout]).toEqual([3, ''])
  expect(JSON.parse(stderr)).toEqual({ code: 'NOT_FOUND', message: 'There is no account for a@example.com.' })
})

test.each(['127.0.0.1', 'localhost'])(
  'a database at %s that does not answer is told in one sentence',
  async (host) => {
    const { exitCode, stderr } = await place.tiffin(['reset-password', 'maria@example.com', '--generate'], {
      env: { DATABASE_URL: `postgres://${host}:1/tiffin` },
    })
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/^Cannot connect to DATABASE_URL: connect ECONNREFUSED .*\n$/)
  },
)

test('while a server has the embedded database open, it says so and what to do', async (t) => {
  t.skip(!place.isEmbedded)
  const folder = join(place.dataDir, 'db')
  mkdirSync(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  const { exitCode, stderr } = await place.tiffin(['reset-password', 'maria@example.com', '--generate'])
  await unlock()
  expect(exitCode).toBe(4)
  expect(stderr).toBe(
    `A server or another command has the embedded database in ${folder} open. Stop the server, or wait for the command to finish, then run this again.\n`,
  )
})

const migrations = sql`drizzle.__drizzle_migrations`
const last = sql`(select max(created_at) from ${migrations})`

test.each([
  ['older', sql`delete from ${migrations} where created_at = ${last}`, 'Start this version’s server once'],
  [
    'newer',
    sql`insert into ${migrations} (hash, created_at) values ('x', 9999999999999)`,
    'Run the command from that version',
  ],
])('the tables of an %s version stay as they are, and what to do is told', async (_, make, says) => {
  const other = await openPlace()
  onTestFinished(() => other.remove())
  const list = () => other.look((db) => rowsOf(db, sql`select created_at from ${migrations} order by 1`))
  await other.look((db) => db.execute(make))
  const before = await list()
  const { exitCode, stderr } = await other.tiffin(['reset-password', 'maria@example.com', '--generate'])
  expect(exitCode).toBe(3)
  expect(stderr).toContain(says)
  expect(await list()).toEqual(before)
})
