import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { auditLog, orders } from '../db/schema/index.ts'

// Each command is its own process, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox({ isEmpty: true })
})
afterAll(() => sandbox.remove())

const countOrders = () => sandbox.look((db) => db.$count(orders))

test.each([
  { NODE_ENV: 'production' },
  { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'https://eat.example' },
])('what may be a real restaurant is not filled without --yes: %j', async (env) => {
  const { exitCode, stderr } = await sandbox.tiffin(['demo-data', '--days', '2'], { env })
  expect(exitCode).toBe(3)
  expect(stderr).toContain('--yes')
})

test('an empty database gets a menu and past orders in one go, and the log records who ran the command', async () => {
  const args = [
    'demo-data',
    '--days',
    '3',
    '--until',
    '2026-01-06',
    '--json',
    ...(sandbox.isEmbedded ? [] : ['--yes']),
  ]
  const { exitCode, stdout, stderr } = await sandbox.tiffin(args)
  expect([exitCode, stderr]).toEqual([0, ''])
  const made = JSON.parse(stdout) as { orders: number }
  expect(made).toMatchObject({ seed: 1, from: '2026-01-04', to: '2026-01-06' })
  expect(await countOrders()).toBe(made.orders)
  const [entry] = await sandbox.look((db) => db.select().from(auditLog))
  expect(entry).toMatchObject({ userId: 'command-line', action: 'make demo data', after: made })

  const again = await sandbox.tiffin(args)
  expect(again.exitCode).toBe(3)
  expect(await countOrders()).toBe(made.orders)
})
