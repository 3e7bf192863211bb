import { defaultMenu } from '@tiffin/restaurant/sample'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { auditLog, coupons, orders, products } from '../db/schema/index.ts'

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

test('what an owner has begun is not replaced, and a database that is still empty becomes the sample', async () => {
  const fresh = await openSandbox({ isEmpty: true })
  try {
    const env = { NODE_ENV: 'production' }
    const filled = await fresh.tiffin(['demo-data', '--no-past', '--yes'], { env })
    expect([filled.exitCode, filled.stdout]).toEqual([0, 'Filled with Masala & Maple.\n'])
    const counts = await fresh.look(async (db) => [
      await db.$count(products),
      await db.$count(coupons),
      await db.$count(orders),
    ])
    expect(counts).toEqual([defaultMenu.length, 0, 0])
    const again = await fresh.tiffin(['demo-data', '--no-past', '--yes'], { env })
    expect([again.exitCode, again.stderr]).toEqual([3, expect.stringContaining('Nothing was changed')])
  } finally {
    await fresh.remove()
  }
})
