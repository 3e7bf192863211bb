import type { BoardOrder, KitchenBoard } from '@tiffin/contract'

/** For tests. */
export const sampleBoardOrder: BoardOrder = {
  _id: '0123456789abcdef0123456789abcdef',
  number: 1042,
  revision: 0,
  createdAt: '2026-12-01T17:30:00.000Z',
  status: 'placed',
  channel: 'web',
  customer: { name: 'Juniper Testwell', email: 'juniper@example.com' },
  items: [
    { slug: 'garlic-naan', title: 'Garlic Naan', price: 4.66, quantity: 2, station: 'tandoor', dishes: [] },
    {
      slug: 'samosa',
      title: 'Samosa',
      price: 5.66,
      quantity: 3,
      note: 'no chutney',
      station: 'fry',
      dishes: [],
    },
  ],
  amounts: { subtotal: 26.3, discount: 0, tax: 1.32, deliveryFee: 0, total: 27.62 },
  currency: 'CAD',
  taxes: [{ name: 'GST', percent: 5, amount: 1.32 }],
  areTaxesIncluded: false,
  fulfillment: { type: 'pickup', pickupAt: '2026-12-01T18:00:00.000Z', pickupLocal: '2026-12-01T11:00' },
  steps: [{ status: 'placed', at: '2026-12-01T17:30:00.000Z', local: '2026-12-01T10:30' }],
  payment: { method: 'cash', toPay: 27.62 },
  readyStations: [],
  isReturning: false,
  startsAt: '2026-12-01T17:30:00.000Z',
  ringsFrom: '2026-12-01T17:30:00.000Z',
}

export const boardOf = (orders: Partial<BoardOrder>[]): KitchenBoard => ({
  orders: orders.map((order) => ({ ...sampleBoardOrder, ...order })),
  stations: [
    { key: 'tandoor', name: 'Tandoor' },
    { key: 'fry', name: 'Fryer' },
  ],
  pace: {
    pausedUntil: null,
    pausedUntilLocal: null,
    busyMinutes: 0,
    busyUntil: null,
    busyUntilLocal: null,
  },
  now: { at: '2026-12-01T17:40:00.000Z', local: '2026-12-01T10:40' },
})
