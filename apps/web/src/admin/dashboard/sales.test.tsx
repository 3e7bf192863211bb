import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { sampleReport } from './sample-report.ts'
import { Sales } from './sales.tsx'

// jsdom has no layout, and a chart without a size logs a warning.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 256))
})

const scoped = (piece: ReactNode) => <MantineScope>{piece}</MantineScope>

const figureOf = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent

const show = (report: unknown = sampleReport, onSearch = vi.fn()) =>
  showWithServer(scoped(<Sales search={{}} onSearch={onSearch} />), { 'admin.sales': () => report })

async function openTable(name: string) {
  const chart = within(await screen.findByRole('region', { name }))
  await userEvent.click(chart.getByText('Show as a table'))
  return chart.findByRole('table')
}

test('the period in figures, beside the previous period', async () => {
  await show()
  expect(await figureOf('Sales')).toBe('$1,200.00+20%')
  expect(await figureOf('Orders placed')).toBe('3no change')
  expect(await figureOf('Average order')).toBe('$600.00−25%')
  expect(screen.getByText('Compared with Dec 25, 2025 – Dec 31, 2025, up to this time of day.')).toBeDefined()
})

test('a chart says what it shows, and has its figures as a table', async () => {
  await show()
  const chart = await screen.findByRole('img', { name: 'Sales by day; highest on Sat, Jan 3: $1,200.00' })
  expect(chart).toBeDefined()
  const table = await openTable('By hour of day')
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(expect.arrayContaining(['6 pm2$1,000.00$0.00', '7 pm0$0.00$1,000.00']))
})

test('each day is beside the corresponding day of the previous period', async () => {
  await show()
  const table = await openTable('By day')
  expect(
    within(table)
      .getAllByRole('row')
      .slice(0, 3)
      .map((row) => row.textContent),
  ).toEqual(['DayOrdersSalesPrevious sales', 'Thu, Jan 10$0.00$0.00', 'Fri, Jan 20$0.00$1,000.00'])
})

test('the charts can show orders instead', async () => {
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Orders' }))
  expect(screen.getByRole('img', { name: 'Orders by hour of day; highest at 6 pm: 2' })).toBeDefined()
})

test('the best-selling dishes are in order', async () => {
  await show()
  const dishes = within(await screen.findByRole('region', { name: 'Top dishes' })).getAllByRole('listitem')
  expect(dishes.map((dish) => dish.textContent)).toEqual(['Samosa1,204 ×$7,000.50', 'Jalebi3 ×$15.00'])
})

test('a dish that was only part of others shows no price of its own, and the card says why', async () => {
  const naan = { slug: 'butter-naan', title: 'Butter Naan', quantity: 40, revenue: 0 }
  await show({ ...sampleReport, bestDishes: [...sampleReport.bestDishes, naan] })
  const card = within(await screen.findByRole('region', { name: 'Top dishes' }))
  expect(card.getAllByRole('listitem').at(-1)?.textContent).toBe('Butter Naan40 ×included')
  expect(card.getByText(/as part of another/)).toBeDefined()
})

test('the best-selling choices are compared within their group', async () => {
  await show()
  const section = within(await screen.findByRole('region', { name: 'Best-selling choices' }))
  expect(section.getAllByRole('heading', { level: 4 }).map((name) => name.textContent)).toEqual([
    'How hot',
    'Extras',
  ])
  const chosenIn = (group: string) =>
    within(section.getByRole('list', { name: group }))
      .getAllByRole('listitem')
      .map((choice) => choice.textContent)
  expect(chosenIn('How hot')).toEqual(['Hot40 ×included', 'Mild8 ×included'])
  expect(chosenIn('Extras')).toEqual(['Raita12 ×$30.00', 'No ghee2 ×-$1.00'])
})

test('where nothing was chosen there is no section of choices', async () => {
  await show({ ...sampleReport, bestChoices: [] })
  expect(await screen.findByRole('region', { name: 'Top dishes' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Best-selling choices' })).toBeNull()
})

test('days without an order say so', async () => {
  const totals = { orders: 0, sales: 0, revenue: 0, extras: 0, averageOrder: 0 }
  await show({ ...sampleReport, totals, previous: { ...sampleReport.previous, ...totals } })
  expect(await screen.findByText('No sales in this period')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

test('days can be chosen before any sales are known', async () => {
  vi.setSystemTime('2026-01-08T03:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  await show(new Promise(() => {}))
  const custom = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Custom' }).href)
  expect(custom.search).toBe('?from=2026-01-07&to=2026-01-07')
})

const showDays = (onSearch: (search: unknown) => void) =>
  showWithServer(scoped(<Sales search={{ from: '2026-01-01', to: '2026-01-07' }} onSearch={onSearch} />), {
    'admin.sales': () => sampleReport,
  })

test('other days are chosen by their dates', async () => {
  const onSearch = vi.fn()
  await showDays(onSearch)
  await userEvent.clear(screen.getByLabelText('From'))
  await userEvent.type(screen.getByLabelText('From'), '2025-12-01')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(onSearch).toHaveBeenCalledWith({ span: undefined, from: '2025-12-01', to: '2026-01-07' })
})

test.each([
  ['2026-01-08', 'The start date is after the end date'],
  ['2024-01-01', 'At most 400 days at a time'],
])('from %s is rejected at the field', async (from, message) => {
  const onSearch = vi.fn()
  await showDays(onSearch)
  await userEvent.clear(screen.getByLabelText('From'))
  await userEvent.type(screen.getByLabelText('From'), from)
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getByText(message)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('From'))
  expect(onSearch).not.toHaveBeenCalled()
})

test('sales that could not be loaded can be requested again', async () => {
  const ask = vi
    .fn(() => sampleReport)
    .mockImplementationOnce(() => {
      throw { code: 'RATE_LIMITED', message: 'Too many calls' }
    })
  await showWithServer(scoped(<Sales search={{}} onSearch={() => {}} />), { 'admin.sales': ask })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await figureOf('Sales')).toContain('$1,200.00')
})
