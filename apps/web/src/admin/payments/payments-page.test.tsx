import { screen, within } from '@testing-library/react'
import type { PaymentsReport } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { Payments } from './payments-page.tsx'
import { readPaymentsSearch, usualSpans } from './payments-search.ts'

const card: PaymentsReport['methods'][number] = {
  method: 'card',
  payments: 2,
  taken: 21,
  tips: 2,
  refunds: 1,
  givenBack: 10.5,
  tax: 0.5,
  fees: 1.2,
  unknownFees: 1,
  net: 11.3,
}
const compared = {
  day: '2026-12-01',
  provider: 'stripe' as const,
  isTest: false,
  comparedAt: { at: '2026-12-02T11:00:00Z', local: '2026-12-02T04:00' },
  payments: 2,
  refunds: 1,
  differences: [],
}
const report: PaymentsReport = {
  from: '2026-12-01',
  to: '2026-12-02',
  today: '2026-12-02',
  by: 'day',
  methods: [card],
  periods: [{ period: '2026-12-01', sales: 20.5, tax: 0.5, methods: [card] }],
  balance: {
    paid: 10.5,
    otherDays: 0,
    unsold: 0,
    paidElsewhen: 0,
    toPay: 10,
    toReturn: 0,
    goodwill: 0,
    sales: 20.5,
  },
  online: [],
  comparisons: [compared],
}

const now = { at: '2026-12-02T19:00:00Z', local: '2026-12-02T12:00' }

const show = (answer: () => PaymentsReport) =>
  showWithServer(
    <MantineScope>
      <Payments search={{}} onSearch={vi.fn()} />
    </MantineScope>,
    { 'payments.report': answer, 'pickup.spans': () => ({ now, asSoonAsPossible: now, spans: [] }) },
  )

test('each way of paying, and how what was paid becomes the sales', async () => {
  await show(() => report)
  const [row] = await screen.findAllByRole('row', { name: /^Card/ })
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2', '$21.00', '$2.00', '-$10.50', '-$1.20', '$11.30', '$0.50'])
  expect(screen.getByText('The provider has not told the fee of 1 payment.')).toBeDefined()
  expect(screen.getByText('Still to pay').closest('dt')?.nextElementSibling?.textContent).toBe('$10.00')
  expect(screen.queryByText('Refund due')).toBeNull()
  expect(screen.getByText('Matches')).toBeDefined()
})

test('what is not in both books is said in a sentence, in its own currency', async () => {
  const difference = { kind: 'payment' as const, reference: 'pi_1', orderNumber: 1042, currency: 'CAD' }
  await show(() => ({
    ...report,
    comparisons: [
      {
        ...compared,
        differences: [
          { ...difference, ours: 10.49, theirs: 10.5 },
          { kind: 'refund', reference: 're_1', ours: null, theirs: -400, currency: 'JPY' },
        ],
      },
      { ...compared, day: '2026-11-30', failure: 'Nobody answers.' },
    ],
  }))
  const alert = await screen.findByRole('alert')
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Payment pi_1 of order 1042: $10.49 with us, $10.50 at Stripe.',
    'Refund re_1: nothing with us, -JP¥400 at Stripe.',
  ])
  expect(screen.getByText('Nobody answers. It is asked again every hour.')).toBeDefined()
})

test('days without anything say so', async () => {
  await show(() => ({ ...report, methods: [], periods: [], comparisons: [] }))
  expect(await screen.findByText('Nothing was paid or sold on these days')).toBeDefined()
})

test('too many days are refused in words', async () => {
  await show(() => {
    const message = 'At most 400 days at a time'
    throw { code: 'VALIDATION', message, issues: [{ path: 'to', message }] }
  })
  expect(await screen.findByText('At most 400 days at a time')).toBeDefined()
})

test('any address is read, and last month has its last day', () => {
  expect(readPaymentsSearch({ from: '2026-02-30', to: '2026-03-01', by: 'week' })).toEqual({
    from: undefined,
    to: '2026-03-01',
    by: undefined,
  })
  expect(usualSpans('2028-03-31')[2]?.search).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(usualSpans('2027-01-05')[2]?.search).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})
