/** For tests: a week in which two days sold something. */
import type { SalesReport } from '@tiffin/contract'

const none = { orders: 0, revenue: 0 }

export const sampleReport: SalesReport = {
  from: '2026-01-01',
  to: '2026-01-07',
  today: '2026-01-07',
  days: Array.from({ length: 7 }, (_, index) => ({ day: `2026-01-0${index + 1}`, ...none })).with(2, {
    day: '2026-01-03',
    orders: 3,
    revenue: 1200,
  }),
  hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...none }))
    .with(12, { hour: 12, orders: 1, revenue: 200 })
    .with(18, { hour: 18, orders: 2, revenue: 1000 }),
  bestDishes: [
    { slug: 'samosa', title: 'Samosa', quantity: 1204, revenue: 7000.5 },
    { slug: 'jalebi', title: 'Jalebi', quantity: 3, revenue: 15 },
  ],
  bestChoices: [
    { group: 'heat', choice: 'hot', groupName: 'How hot', choiceName: 'Hot', quantity: 40, revenue: 0 },
    { group: 'extras', choice: 'raita', groupName: 'Extras', choiceName: 'Raita', quantity: 12, revenue: 30 },
    { group: 'heat', choice: 'mild', groupName: 'How hot', choiceName: 'Mild', quantity: 8, revenue: 0 },
    {
      group: 'extras',
      choice: 'plain',
      groupName: 'Extras',
      choiceName: 'No ghee',
      quantity: 2,
      revenue: -1,
    },
  ],
  totals: { orders: 3, sales: 2, revenue: 1200, extras: 0, averageOrder: 600 },
  previous: {
    from: '2025-12-25',
    to: '2025-12-31',
    orders: 3,
    sales: 3,
    revenue: 1000,
    extras: 0,
    averageOrder: 800,
    days: Array.from({ length: 7 }, (_, index) => ({ day: `2025-12-${25 + index}`, ...none })).with(1, {
      day: '2025-12-26',
      orders: 3,
      revenue: 1000,
    }),
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...none })).with(19, {
      hour: 19,
      orders: 3,
      revenue: 1000,
    }),
  },
}
