import type { ApiKey, NewApiKey } from '@tiffin/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { newId } from '../db/new-id.ts'
import { auditLog, users } from '../db/schema/index.ts'
import { findApiKey } from '../platform/api-key-text.ts'

// Each command is its own process, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
  const owner = {
    id: newId(),
    name: 'Maria',
    email: 'maria@example.com',
    passwordHash: 'none',
    createdAt: new Date(),
  }
  await sandbox.look((db) => db.insert(users).values({ ...owner, role: 'admin', staffRole: 'owner' }))
})
afterAll(() => sandbox.remove())

const until = Temporal.Now.plainDateISO().add({ months: 6 }).toString()
const json = async <Answer>(...args: string[]) => {
  const { exitCode, stdout, stderr } = await sandbox.tiffin(['keys', ...args, '--json'])
  expect([exitCode, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as Answer
}

test('a key is created in the owner’s name, listed without its secret, and revoked', async () => {
  const made = await json<NewApiKey>(
    'create',
    'Till',
    '--may',
    'orders,availability',
    '--until',
    until,
    '--from',
    '203.0.113.0/24',
  )
  expect(made.apiKey).toMatchObject({
    name: 'Till',
    maker: 'maria@example.com',
    networks: ['203.0.113.0/24'],
  })
  expect(await sandbox.look((db) => findApiKey(db, made.key))).toMatchObject({ row: { name: 'Till' } })
  expect(await sandbox.look((db) => db.select().from(auditLog))).toMatchObject([
    { action: 'create API key', userEmail: 'command line' },
  ])
  const listed = await sandbox.tiffin(['keys', 'list'])
  expect(listed.stdout).toContain(`…${made.key.slice(-4)}  active`)
  expect(listed.stdout).not.toContain(made.key)
  expect(await json<ApiKey>('revoke', 'till')).toMatchObject({ state: 'revoked' })
  expect((await sandbox.tiffin(['keys', 'revoke', 'Till'])).exitCode).toBe(3)
})

test('“all” leaves out what has to be chosen by itself', async () => {
  const { apiKey } = await json<NewApiKey>('create', 'Everything', '--may', 'all', '--until', until)
  expect(apiKey.permissions).toContain('orders')
  for (const separate of ['settings', 'paymentKeys', 'staff', 'backups'] as const)
    expect(apiKey.permissions).not.toContain(separate)
})

test.each([
  [['create', 'Till'], '--may cannot be used'],
  [['create', 'Till', '--may', 'magic', '--until', until], '--may cannot be used'],
  [['create', 'Till', '--may', 'orders'], '--until cannot be used'],
  [['create'], 'Say which key'],
  [['destroy', 'Till'], 'Choose list, create or revoke'],
])('%j is wrong', async (args, message) => {
  const { exitCode, stderr } = await sandbox.tiffin(['keys', ...args])
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)])
})
