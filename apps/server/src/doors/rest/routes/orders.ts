import { create, get, post, type RestArea } from '../route.ts'

export const orders: RestArea = {
  name: 'Orders',
  description: 'Orders for pickup: placing them, following them, and moving them along in the kitchen.',
  routes: [
    create('/orders', 'orders.place', 'Places an order for pickup', {
      description:
        'Guests may order without a token. The server computes every amount from its own menu: a `price` or ' +
        '`taxPercent` that is sent and no longer holds is refused with PRICE_CHANGED, so that nobody pays an amount they were ' +
        'not shown. Without `pickupAt` the order is promised for the first time at which the kitchen can have it ' +
        'ready. An order is taken whole or not at all; 201 is sent after it is kept.',
      isRepeatable: true,
      refusals: [
        'FORBIDDEN',
        'NOT_FOUND',
        'CONFLICT',
        'OUT_OF_STOCK',
        'PRICE_CHANGED',
        'CLOSED',
        'COUPON_INVALID',
      ],
      example: {
        items: [{ slug: 'samosa', quantity: 2, price: 5.66 }],
        customer: { name: 'Test Guest', email: 'guest@example.com', phone: '780-555-0199' },
        fulfillment: { type: 'pickup' },
        payment: { method: 'cash' },
        couponCode: 'WELCOME10',
        taxPercent: 5,
      },
    }),
    get('/orders/my', 'orders.mine', "The signed-in customer's orders, newest first", {
      description: 'Once the address of the account is verified, also those that a guest has placed with it.',
      example: { limit: 20, offset: 0 },
    }),
    get('/orders/:id', 'orders.get', 'One order, for whoever knows its id', {
      description: 'The id is the key: whoever was given it may read the order.',
      refusals: ['NOT_FOUND'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543' },
    }),
    get('/pickup-times', 'pickup.times', 'When an order of these dishes can be picked up', {
      description:
        'The earliest time, and the free times of the coming seven days. Breakfast has hours of its own: name ' +
        'what is in the cart.',
      lists: ['slugs'],
      refusals: ['CLOSED'],
      example: { slugs: ['samosa', 'butter-chicken'] },
    }),
    get('/admin/orders', 'orders.list', 'Orders by status, day of pickup or words', {
      description: 'Newest first, or with `sort=due` in the order in which the kitchen wants them.',
      unwrap: 'orders',
      example: {
        status: 'open',
        sort: 'due',
        day: '2026-12-01',
        q: 'guest@example.com',
        limit: 50,
        offset: 0,
      },
    }),
    get('/admin/orders/:id', 'orders.getForStaff', 'One order with its customer and its log', {
      refusals: ['NOT_FOUND'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543' },
    }),
    post(
      '/admin/orders/:id/status',
      'orders.changeStatus',
      'Moves an order on from where the caller saw it',
      {
        description:
          'placed ▶ accepted ▶ preparing ▶ ready ▶ completed; cancelled from any of the first three, no-show from ' +
          'ready. Nothing else is possible. Whoever saw an older status is refused with CONFLICT. A cancellation needs ' +
          'a `reason`, which the guest reads.',
        refusals: ['NOT_FOUND', 'CONFLICT'],
        example: { id: '8f14e45fceea167a5a36dedd4bea2543', from: 'placed', to: 'accepted' },
      },
    ),
    post('/admin/orders/status', 'orders.changeStatuses', 'Moves several orders on, each on its own', {
      description:
        'Answers for each with the order as it is now, or with why it was not moved: that somebody else was faster ' +
        'with one of them holds up no other.',
      example: {
        moves: [
          { id: '8f14e45fceea167a5a36dedd4bea2543', from: 'placed', to: 'accepted' },
          { id: '45c48cce2e2d7fbdea1afc51c7c6ad26', from: 'placed', to: 'accepted' },
        ],
      },
    }),
    post('/admin/orders/:id/paid', 'orders.markPaid', 'Writes down that an order was paid, and how', {
      description:
        'At pickup or before. The order says when and how, its log who took the money. Amounts stay what they are.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543', method: 'card' },
    }),
    post('/admin/orders/:id/unpaid', 'orders.markUnpaid', 'Takes back that an order was paid', {
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543' },
    }),
    get(
      '/admin/orders/export',
      'exports.orders',
      'The orders that were placed in a span of days, as a file',
      {
        download: ['csv', 'xlsx'],
        refusals: ['TOO_LARGE'],
        example: { from: '2026-12-01', to: '2026-12-31', status: 'completed', format: 'csv' },
      },
    ),
  ],
}
