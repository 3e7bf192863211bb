import { sql } from 'drizzle-orm'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { newId } from '../db/new-id.ts'
import { products } from '../db/schema/index.ts'

// Each command is its own process, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const isPostgres = inject('database').kind === 'postgres'
const role = `tiffin_${newId()}`
let sandbox: Sandbox
let file: string
let asRole: { env: NodeJS.ProcessEnv }

const run = (...statements: string[]) =>
  sandbox.look(async (db) => {
    for (const statement of statements) await db.execute(sql.raw(statement))
  })

beforeAll(async () => {
  if (!isPostgres) return
  sandbox = await openSandbox()
  file = join(sandbox.dataDir, 'site.tar.gz')
  expect((await sandbox.tiffin(['backup', file])).exitCode).toBe(0)
  await run(`create role ${role} login password '${role}'`)
  const url = new URL(sandbox.env['DATABASE_URL'] ?? '')
  url.username = role
  url.password = role
  asRole = { env: { DATABASE_URL: url.href } }
})
afterAll(async () => {
  if (!isPostgres) return
  await run(`drop owned by ${role}`, `drop role ${role}`)
  await sandbox.remove()
})

const denied =
  /^The user in DATABASE_URL is not allowed to do this: (permission denied for|must be owner of) /

test.runIf(isPostgres)('a database user without any rights is told what the database denies', async () => {
  const other = join(sandbox.dataDir, 'other.tar.gz')
  for (const args of [
    ['restore', file, '--replace'],
    ['backup', other],
    ['reset-password', 'maria@example.com', '--generate'],
  ]) {
    const { exitCode, stderr } = await sandbox.tiffin(args, asRole)
    expect([args[0], exitCode]).toEqual([args[0], 3])
    expect(stderr).toMatch(denied)
    expect(stderr).toMatch(/That user must own the tables\.( Nothing was changed\.)?\n$/)
  }
  expect(existsSync(other)).toBe(false)
})

test.runIf(isPostgres)(
  'a database user who may write but owns no table cannot restore, and changes nothing',
  async () => {
    for (const schema of ['public', 'drizzle'])
      await run(
        `grant all on schema ${schema} to ${role}`,
        `grant all on all tables in schema ${schema} to ${role}`,
        `grant all on all sequences in schema ${schema} to ${role}`,
      )
    const { exitCode, stderr } = await sandbox.tiffin(['restore', file, '--replace'], asRole)
    expect(exitCode).toBe(3)
    expect(stderr).toMatch(denied)
    expect(stderr).toMatch(/Nothing was changed\.\n$/)
    expect(await sandbox.look((db) => db.$count(products))).toBe(137)
  },
)
