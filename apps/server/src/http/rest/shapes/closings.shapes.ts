import {
  closing,
  closingWithFigures,
  dayFigures,
  dayReport,
  openDrawer,
  paymentsReport,
  type Closing,
  type DayFigures,
  type PaymentsReport,
} from '@tiffin/contract'
import { shape } from './shape.ts'

const morning = { at: '2026-12-01T16:00:00Z', local: '2026-12-01T09:00' }
const evening = { at: '2026-12-02T04:30:00Z', local: '2026-12-01T21:30' }

const figures: DayFigures = {
  orders: { placed: 33, sold: 31, open: 0, cancelled: 1, noShows: 1 },
  sales: {
    menu: 1172.4,
    comps: 14.5,
    repriced: 3,
    subtotal: 1154.9,
    discounts: 7.76,
    extras: 4.25,
    taxOnTop: 57.57,
    total: 1208.96,
  },
  taxes: [{ name: 'GST', percent: 5, isIncluded: false, base: 1151.39, amount: 57.57 }],
  cancelled: 24.1,
  noShows: 18.9,
  settled: { paid: 1208.96, toPay: 0, toReturn: 0, goodwill: 0, unsold: 0 },
  payments: [
    { method: 'cash', payments: 9, taken: 312.4, tips: 14, refunds: 1, givenBack: 24.1 },
    { method: 'card', payments: 23, taken: 916.2, tips: 61.5, refunds: 0, givenBack: 0 },
  ],
}

const drawer = {
  start: 200,
  cash: 312.4,
  tips: 14,
  givenBack: 24.1,
  entries: [
    {
      _id: '45c48cce2e2d7fbdea1afc51c7c6ad26',
      ...morning,
      kind: 'out' as const,
      amount: -38.5,
      reason: 'Vegetables from the market',
      by: 'Test Manager',
    },
  ],
  expected: 463.8,
}

const closed: Closing = {
  _id: '1f0e3dad99908345f7439f8ffabdffc4',
  number: 42,
  from: morning,
  until: evening,
  by: 'Test Manager',
  total: 1208.96,
  expected: 463.8,
  counted: 463.3,
  difference: -0.5,
  left: 200,
}

const paidByCard: PaymentsReport['methods'][number] = {
  method: 'card',
  payments: 20,
  taken: 828.22,
  tips: 14.1,
  refunds: 1,
  givenBack: 24.1,
  tax: 38.29,
  fees: 30.43,
  unknownFees: 0,
  net: 787.79,
}

export const closingShapes = {
  DayFigures: shape(dayFigures, 'What orders came to in a span of time, and what was paid in it', figures),
  OpenDrawer: shape(openDrawer, 'What has come in since the last closing', {
    after: 41,
    from: morning,
    until: evening,
    figures,
    drawer,
  }),
  Closing: shape(closing, 'The end of a day or a shift, as it was closed', closed),
  ClosingWithFigures: shape(closingWithFigures, 'A closing with its figures, and what was corrected', {
    ...closed,
    note: 'All in order',
    figures,
    now: null,
    drawer,
    corrections: [],
  }),
  DayReport: shape(dayReport, 'The figures of a day of the calendar, as they are by now', {
    day: '2026-12-01',
    today: '2026-12-02',
    figures,
    closings: [closed],
  }),
  PaymentsReport: shape(paymentsReport, 'What was paid in some days, and how it becomes their sales', {
    from: '2026-12-01',
    to: '2026-12-01',
    today: '2026-12-02',
    by: 'day',
    methods: [paidByCard],
    periods: [{ period: '2026-12-01', sales: 1208.96, tax: 57.57, methods: [paidByCard] }],
    balance: {
      paid: 804.12,
      otherDays: 24.1,
      unsold: 18.9,
      paidElsewhen: 0,
      toPay: 447.84,
      toReturn: 0,
      goodwill: 0,
      sales: 1208.96,
    },
    online: [
      {
        provider: 'stripe',
        isTest: false,
        payments: 20,
        paid: 842.32,
        refunds: 1,
        refunded: 24.1,
        fees: 30.43,
        unplaced: 0,
      },
    ],
    comparisons: [
      {
        day: '2026-12-01',
        provider: 'stripe',
        isTest: false,
        comparedAt: { at: '2026-12-02T11:00:00Z', local: '2026-12-02T04:00' },
        payments: 20,
        refunds: 1,
        differences: [],
      },
    ],
  }),
}
