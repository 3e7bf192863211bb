import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { rowsOf } from './db/database.ts'
import { commands } from './commands/command-table.ts'
import { openSandbox, type Sandbox } from '../test/open-sandbox.ts'
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import packageFile from '../package.json' with { type: 'json' }

// Each command is its own process, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox({ isEmpty: true })
})
afterAll(() => sandbox.remove())

test('the help lists every command with a summary, and explains the exit codes', async () => {
  const { exitCode, stdout } = await sandbox.tiffin(['--help'])
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
  const { exitCode, stdout, stderr } = await sandbox.tiffin(args)
  expect([exitCode, stdout]).toEqual([2, ''])
  expect(stderr).toContain(hint)
})

test('an invalid setting is named in the error', async () => {
  const { exitCode, stderr } = await sandbox.tiffin(['reset-password', 'maria@example.com', '--generate'], {
    env: { DATABASE_URL: 'mysql://localhost' },
  })
  expect([exitCode, stderr]).toEqual([
    2,
    'The setting DATABASE_URL cannot be used: must look like postgres://user:password@host/database.\n',
  ])
})

test('it prints its version', async () => {
  const { exitCode, stdout, stderr } = await sandbox.tiffin(['--version'])
  expect([exitCode, stdout, stderr]).toEqual([0, `${packageFile.version}\n`, ''])
})

test('a DATA_DIR that is a file, or inside one, is reported in one sentence', async () => {
  const file = join(sandbox.dataDir, 'notes.txt')
  writeFileSync(file, '')
  for (const dataDir of [file, join(file, 'data')]) {
    const { exitCode, stderr } = await sandbox.tiffin(['reset-password', 'maria@example.com', '--generate'], {
      env: { DATA_DIR: dataDir },
    })
    expect([exitCode, stderr]).toEqual([
      2,
      `The setting DATA_DIR cannot be used: ${dataDir} is not a folder.\n`,
    ])
  }
})

test('with --json an error is printed as the standard error body and nothing else', async () => {
  const { exitCode, stdout, stderr } = await sandbox.tiffin([
    'reset-password',
    'a@example.com',
    '--generate',
    '--json',
  ])
  expect([exitCode, stdout]).toEqual([3, ''])
  expect(JSON.parse(stderr)).toEqual({ code: 'NOT_FOUND', message: 'There is no account for a@example.com.' })
})

test.each(['127.0.0.1', 'localhost'])(
  'a database at %s that does not answer is reported in one sentence',
  async (host) => {
    const { exitCode, stderr } = await sandbox.tiffin(['reset-password', 'maria@example.com', '--generate'], {
      env: { DATABASE_URL: `postgres://${host}:1/tiffin` },
    })
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/^Cannot connect to DATABASE_URL: connect ECONNREFUSED .*\n$/)
  },
)

const migrations = sql`drizzle.__drizzle_migrations`

test('the tables of a newer version are left unchanged, and the error says what to do', async () => {
  const other = await openSandbox()
  onTestFinished(() => other.remove())
  const list = () => other.look((db) => rowsOf(db, sql`select created_at from ${migrations} order by 1`))
  await other.look((db) =>
    db.execute(sql`insert into ${migrations} (hash, created_at) values ('x', 9999999999999)`),
  )
  const before = await list()
  const { exitCode, stderr } = await other.tiffin(['reset-password', 'maria@example.com', '--generate'])
  expect(exitCode).toBe(3)
  expect(stderr).toContain('Run the command from that version')
  expect(await list()).toEqual(before)
})
