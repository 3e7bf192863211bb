import { contentErrors, staffOrders } from './staff-orders.rest.ts'
import { create, get, post, type RestArea } from '../route.ts'

export const orders: RestArea = {
  name: 'Orders',
  description: 'Pickup orders: placing them, tracking them, and processing them in the kitchen.',
  routes: [
    create('/orders', 'orders.place', 'Places an order for pickup', {
      description:
        'Guests may order without a token. Groups of a dish that `options` does not name get their defaults. The server computes every amount from its own menu: a `price`, ' +
        '`taxPercent` or `total` that is out of date fails with PRICE_CHANGED, so that no one pays an amount they were ' +
        'not shown. Without `pickupAt` the order is promised for the first time at which the kitchen can have it ' +
        'ready, unless that is after `noLaterThan`. A larger order than the setting `ordering.maxPortions` allows fails with ' +
        'VALIDATION, except for staff. An order is accepted in full or not at all; 201 is sent once it is stored.',
      isRepeatable: true,
      errors: [...contentErrors, 'NOT_OPEN', 'COUPON_INVALID', 'RATE_LIMITED'],
      example: {
        items: [
          { slug: 'samosa', quantity: 2, price: 5.66 },
          { slug: 'butter-chicken', options: [{ group: 'spice', choice: 'hot' }], note: 'No coriander' },
        ],
        customer: { name: 'Test Guest', email: 'guest@example.com', phone: '780-555-0199' },
        fulfillment: { type: 'pickup' },
        payment: { method: 'cash' },
        couponCode: 'WELCOME10',
        taxPercent: 5,
      },
    }),
    post('/orders/withdraw', 'orders.withdraw', 'Says what became of an order whose answer was lost', {
      description:
        'Send the same body and `Idempotency-Key` as to `POST /api/orders`. If that order was placed, it is in `arrived`. ' +
        'If not, `arrived` is null, and the key is spent: should the first request still arrive, it fails with CONFLICT. ' +
        'The next order needs another key.',
      needsKey: true,
      errors: ['FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
      example: {
        items: [{ slug: 'samosa', quantity: 2, price: 5.66 }],
        customer: { name: 'Test Guest', email: 'guest@example.com' },
      },
    }),
    get('/orders/my', 'orders.mine', "The signed-in customer's orders, newest first", {
      description: 'Once the account’s address is verified, orders placed with it as a guest are included.',
      example: { limit: 20, offset: 0 },
    }),
    get('/orders/:id', 'orders.get', 'One order, for anyone who knows its id', {
      description: 'The id is the key: anyone who has it may read the order.',
      errors: ['NOT_FOUND'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543' },
    }),
    get('/orders/:id/calendar', 'orders.calendar', 'The pickup as an .ics file', {
      download: ['ics'],
      errors: ['NOT_FOUND'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543' },
    }),
    get('/orders/:id/receipt', 'orders.receipt', 'An order with what was paid for it', {
      description: 'The name and address that belong on a receipt are in `/settings`.',
      errors: ['NOT_FOUND'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543' },
    }),
    post('/orders/:id/lines', 'orders.changeOwn', 'Changes an order that has not been accepted yet', {
      description:
        'For its guest: the id is the key. Like the change by staff, at the menu’s prices and within the kitchen’s limits.',
      errors: [...contentErrors, 'RATE_LIMITED'],
      example: {
        id: '8f14e45fceea167a5a36dedd4bea2543',
        revision: 0,
        items: [{ line: 0, quantity: 3 }],
        total: 16.05,
      },
    }),
    post('/orders/:id/cancel', 'orders.cancel', 'Cancels an order that has not been accepted yet', {
      description: 'For its guest: the id is the key. Portions and the coupon’s use are given back.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543' },
    }),
    post('/orders/:id/pay', 'orders.payOnline', 'Opens the page on which a waiting order is paid', {
      description:
        'For its guest, while the order is `awaiting-payment`: `online.url` is where to pay. Asking again opens no second ' +
        'payment; after a decline, or with another method, it opens a new one.',
      errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543', method: 'card' },
    }),
    post('/orders/:id/check-payment', 'orders.checkPayment', 'Asks the provider whether an order is paid', {
      description:
        'For its guest, who comes back from the provider: the order is placed as soon as it is paid.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543' },
    }),
    post('/orders/:id/pay-at-pickup', 'orders.payAtPickup', 'Places a waiting order without paying online', {
      description: 'For its guest, where paying online is not required. Nothing is charged.',
      errors: ['NOT_FOUND', 'CONFLICT', 'CLOSED', 'SLOT_FULL', 'OUT_OF_STOCK'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543' },
    }),
    get('/pickup-times', 'pickup.times', 'When these dishes can be picked up', {
      description:
        'The earliest time, and the free times of the next seven days. Breakfast has its own hours, so name ' +
        'what is in the cart, and how many of each: a large order may need more of the kitchen’s time. ' +
        '`pausedUntil` and `busyMinutes` say whether orders are paused or take longer than usual.',
      lists: ['slugs', 'quantities'],
      errors: ['CLOSED', 'SLOT_FULL'],
      example: { slugs: ['samosa', 'butter-chicken'], quantities: [2, 1] },
    }),
    get('/pickup-times/spans', 'pickup.spans', 'The same times as spans', {
      description:
        'For programs that ask often: usually a twentieth of the length. Each span is `count` times, starting at `at` and ' +
        '`everyMinutes` apart, as instants and on the restaurant’s clock.',
      lists: ['slugs', 'quantities'],
      errors: ['CLOSED', 'SLOT_FULL'],
      example: { slugs: ['samosa', 'butter-chicken'], quantities: [2, 1] },
    }),
    ...staffOrders,
  ],
}
