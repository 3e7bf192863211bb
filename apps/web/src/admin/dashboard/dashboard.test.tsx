import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AdminStats, Order, ServiceNow } from '@tiffin/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { Dashboard } from './dashboard.tsx'
import { sampleReport } from './sample-report.ts'

// jsdom has no layout, and a chart without a size logs a warning.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 256))
})

const order: Order = {
  _id: '0123456789abcdef0123456789abcdef',
  number: 41,
  revision: 0,
  createdAt: '2026-12-01T18:05:00.000Z',
  status: 'ready',
  channel: 'web',
  customer: { name: 'Asha Rao', email: 'asha@example.com' },
  items: [],
  amounts: { subtotal: 10, discount: 0, tax: 0.5, deliveryFee: 0, total: 10.5 },
  currency: 'CAD',
  taxes: [{ name: 'GST', percent: 5, amount: 0.5 }],
  areTaxesIncluded: false,
  fulfillment: { type: 'pickup', pickupAt: '2026-12-01T18:45:00.000Z', pickupLocal: '2026-12-01T11:45' },
  steps: [{ status: 'placed', at: '2026-12-01T18:05:00.000Z', local: '2026-12-01T09:00' }],
  payment: { method: 'cash', toPay: 10.5 },
}

const stats: AdminStats = {
  ordersCount: 12,
  productsCount: 130,
  usersCount: 7,
  revenue: 1234.5,
  recentOrders: [order],
}

const serviceNow: ServiceNow = {
  placed: 2,
  open: 9,
  late: 0,
  nextHour: 4,
  today: { orders: 31, total: 1204.5 },
}

const show = (server: FakeServer) =>
  showWithServer(
    <MantineScope>
      <Dashboard search={{}} onSearch={() => {}} />
    </MantineScope>,
    { 'admin.sales': () => sampleReport, 'admin.now': () => serviceNow, ...server },
  )

const figureOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

test('says that it is loading until the figures arrive', async () => {
  await show({ 'admin.stats': () => new Promise(() => {}) })
  expect(screen.getByText('Loading...')).toBeDefined()
})

test('counts orders, products, users and dollars', async () => {
  await show({ 'admin.stats': () => stats })
  await screen.findByText('Recent Orders')
  expect(['Orders', 'Products', 'Users', 'Revenue'].map(figureOf)).toEqual(['12', '130', '7', '$1,234.50'])
})

test('lists the latest orders by short id, customer, total, status and restaurant time', async () => {
  await show({ 'admin.stats': () => stats })
  const recent = await screen.findByRole('region', { name: 'Recent Orders' })
  const [, row] = within(recent).getAllByRole('row')
  expect(row?.textContent).toBe('No. 41abcdefAsha Rao$10.50ReadyTuesday, December 1, 2026, 11:05 am')
  expect(
    within(row as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/admin/orders?order=${order._id}`)
})

test('a restaurant without orders says so', async () => {
  await show({ 'admin.stats': () => ({ ...stats, recentOrders: [] }) })
  expect(await screen.findByText('No orders yet')).toBeDefined()
})

test('figures that could not be loaded can be requested again', async () => {
  const ask = vi
    .fn(() => stats)
    .mockImplementationOnce(() => {
      throw { code: 'RATE_LIMITED', message: 'Too many calls' }
    })
  await show({ 'admin.stats': ask })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Recent Orders')).toBeDefined()
})

test('it opens on what is happening now, and every number links to the orders', async () => {
  await show({ 'admin.stats': () => stats })
  const open = await screen.findByRole('link', { name: /^Open orders/ })
  expect(open.textContent).toBe('Open orders92 not accepted yet')
  expect(open.getAttribute('href')).toBe('/admin/orders')
  expect(screen.getByRole('link', { name: /^Late/ }).textContent).toBe('Late0No one is waiting')
  expect(screen.getByRole('link', { name: /^Due today\s?31/ }).textContent).toBe('Due today31$1,204.50')
})

test('one order in the next hour is one pickup', async () => {
  await show({ 'admin.stats': () => stats, 'admin.now': () => ({ ...serviceNow, nextHour: 1 }) })
  await screen.findByRole('link', { name: /^Open orders/ })
  expect(screen.getByText('Next hour').parentElement?.textContent).toBe('Next hour1Pickup')
})

test('if the live numbers fail to load it says so, and the rest is there', async () => {
  await show({
    'admin.stats': () => stats,
    'admin.now': () => {
      throw new Error('away')
    },
  })
  expect(await screen.findByText(/The open orders could not be counted/)).toBeDefined()
  expect(figureOf('Orders')).toBe('12')
})
