import {
  appliedCoupon,
  cartItem,
  changedOrder,
  coupon,
  order,
  orderAmounts,
  pickupTime,
  pickupTimes,
  staffOrder,
  type Order,
} from '@tiffin/contract'
import { shape } from './shape.ts'

const line = {
  slug: 'samosa',
  title: 'Samosa',
  price: 5.66,
  thumbnail: '/art/dishes/samosa.svg',
  quantity: 2,
}
const amounts = { subtotal: 11.32, discount: 1.13, tax: 0.51, deliveryFee: 0, total: 10.7 }
const noon = { at: '2026-12-01T18:00:00Z', local: '2026-12-01T12:00' }
const later = { at: '2026-12-01T18:30:00Z', local: '2026-12-01T12:30' }

export const samosaOrder: Order = {
  _id: '8f14e45fceea167a5a36dedd4bea2543',
  number: 1042,
  createdAt: '2026-12-01T17:34:12.000Z',
  status: 'placed',
  customer: { name: 'Test Guest', email: 'guest@example.com', phone: '780-555-0199' },
  items: [line],
  amounts,
  tax: { name: 'GST', percent: 5 },
  couponCode: 'WELCOME10',
  fulfillment: { type: 'pickup', pickupAt: noon.at, pickupLocal: noon.local },
  payment: { method: 'cash' },
}

export const orderShapes = {
  Moment: shape(pickupTime, 'An instant, and the restaurant’s local time then', noon),
  OrderItem: shape(cartItem, 'One product of an order, and how many of it', line),
  OrderAmounts: shape(orderAmounts, 'The amounts of an order, in dollars', amounts),
  Order: shape(order, 'An order as its guest sees it', samosaOrder),
  StaffOrder: shape(staffOrder, 'An order as staff see it, with its log', {
    ...samosaOrder,
    account: { name: 'Test Guest', email: 'guest@example.com' },
    earlierOrders: 3,
    payment: {
      method: 'cash',
      paid: { at: '2026-12-01T17:58:00Z', local: '2026-12-01T11:58', method: 'card' },
    },
    log: [
      { at: '2026-12-01T17:34:12Z', local: '2026-12-01T11:34', status: 'placed', by: null },
      { at: '2026-12-01T17:58:00Z', local: '2026-12-01T11:58', paid: 'card', by: 'cook@example.com' },
    ],
  }),
  ChangedOrder: shape(
    changedOrder,
    'The result for one of several orders: its current state, or why it was not changed',
    {
      id: samosaOrder._id,
      order: { ...samosaOrder, status: 'accepted' },
    },
  ),
  PickupTimes: shape(pickupTimes, 'When an order can be picked up', {
    asSoonAsPossible: noon,
    times: [noon, later],
  }),
  AppliedCoupon: shape(appliedCoupon, 'The discount of a coupon', { discount: 4.25 }),
  Coupon: shape(coupon, 'A coupon as staff see it', {
    _id: '45c48cce2e2d7fbdea1afc51c7c6ad26',
    code: 'DIWALI',
    kind: 'percent',
    value: 15,
    minSubtotal: 20,
    cap: 10,
    startsAt: '2026-11-01T06:00:00.000Z',
    startsLocal: '2026-11-01T00:00',
    endsAt: null,
    endsLocal: null,
    maxUses: 200,
    maxUsesPerCustomer: 1,
    uses: 17,
    active: true,
    version: 3,
  }),
}
