import type { Order, StaffOrder } from '@tiffin/contract'

/** For tests. */
export const sampleOrder: Order = {
  _id: '0123456789abcdef0123456789abcdef',
  number: 1042,
  revision: 0,
  // In Edmonton it is still November.
  createdAt: '2026-12-01T03:40:00.000Z',
  status: 'placed',
  channel: 'web',
  customer: { name: 'Juniper Testwell', email: 'juniper@example.com', phone: '780-555-0199' },
  items: [
    { slug: 'garlic-naan', title: 'Garlic Naan', price: 4.66, quantity: 2, note: 'extra garlic' },
    { slug: 'kulfi', title: 'Kulfi', price: 3, quantity: 1 },
  ],
  amounts: { subtotal: 12.32, discount: 1.23, tax: 0.55, deliveryFee: 0, total: 11.64 },
  currency: 'CAD',
  taxes: [{ name: 'GST', percent: 5, amount: 0.55 }],
  areTaxesIncluded: false,
  couponCode: 'WELCOME10',
  fulfillment: { type: 'pickup', pickupAt: '2026-12-01T18:00:00.000Z', pickupLocal: '2026-12-01T11:00' },
  steps: [{ status: 'placed', at: '2026-12-01T03:40:00.000Z', local: '2026-11-30T20:40' }],
  payment: { method: 'cash', toPay: 11.64 },
}

export const sampleStaffOrder: StaffOrder = {
  ...sampleOrder,
  account: null,
  takenBy: null,
  earlierOrders: 2,
  payments: [],
  log: [
    { at: '2026-12-01T03:40:00.000Z', local: '2026-11-30T20:40', status: 'placed', by: null },
    { at: '2026-12-01T17:05:00.000Z', local: '2026-12-01T10:05', status: 'accepted', by: 'cook@example.com' },
  ],
}
