import type { LogEntry, Order, SalesReport, StaffOrder } from '@tiffin/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { commandLine } from '../../commands/command.ts'
import { type MadeDemoData, makeDemoData } from './make-demo-data.ts'

// Generates weeks of orders, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const site = useTestApp()
let made: MadeDemoData
let headers: Record<string, string>

beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  made = await makeDemoData(
    { db: site.db, clock: site.deps.clock, caller: commandLine },
    { seed: 1, days: 20, isDemo: true },
  )
})

const get = async <Body>(url: string) => (await site.get<Body>(url, headers)).body

test('a running server shows the history immediately: dashboard, menu, log, and the next number', async () => {
  const { from, to } = made
  const report = await get<SalesReport>(`/api/admin/sales?from=${from}&to=${to}`)
  expect(report.totals).toMatchObject({ orders: made.orders, revenue: made.revenueCents / 100 })
  expect(report.days.filter(({ orders }) => orders > 0)).toHaveLength(20)

  const [entry] = await get<LogEntry[]>('/api/admin/log')
  expect(entry).toMatchObject({
    user: { _id: 'command-line', email: 'command line' },
    action: 'make demo data',
  })

  const [newest] = await get<StaffOrder[]>('/api/admin/orders')
  expect(newest?.customer.name).toMatch(/^Demo Guest/)
  const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa', quantity: 1 }]))
  expect(body.number).toBe((newest?.number ?? 0) + 1)
})
