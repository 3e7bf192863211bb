import { create, get, post, type RestArea } from '../route.ts'

/** Why what is ordered cannot be had, by guests or by staff, at first or as a change. */
export const contentErrors = [
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'OUT_OF_STOCK',
  'OPTION_UNAVAILABLE',
  'PRICE_CHANGED',
  'CLOSED',
  'SLOT_FULL',
] as const

export const staffOrders: RestArea['routes'] = [
  get('/admin/orders', 'orders.list', 'Orders by status, pickup day or search, or those that have changed', {
    description:
      'Newest first, or with `sort=due` in the order the kitchen prepares them.\n\n' +
      'To follow all orders by polling, send the present time as `since`, read the orders that you need without it, and from then on send ' +
      'as `since` what the last answer has in `X-Cursor`. Each answer has the orders that have changed since, as they are now: none is ' +
      'missed, and an order comes again only when it has changed again. If `X-Total-Count` is more than the answer has, ask on at once. The ' +
      'cursor is the number of an event, as in the live streams and in webhooks. Changes are kept for three days: after ' +
      'that, or when a backup was restored, the answer is CURSOR_GONE, and you begin anew.',
    errors: ['CURSOR_GONE'],
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
  create('/admin/orders', 'orders.take', 'Takes an order at the counter, by phone or from another program', {
    description:
      'As `POST /api/orders`, entered by staff: a name is enough, and the order belongs to no account. It is priced, checked ' +
      'and reserved in the same way, of any size, and also for a guest whose contact is blocked. With `isPaid` it is marked as paid. ' +
      '`override` gives a time for which the kitchen is full, closed or paused; the order says so.\n\n' +
      'Another program says in `channel` what it is, and in `externalReference` what it calls the order. A reference is of one order of its ' +
      'channel: sent again with the same body, at any time, it returns that order with `Idempotent-Replayed: true`; with another body it is a CONFLICT.',
    isRepeatable: true,
    errors: [...contentErrors, 'COUPON_INVALID'],
    example: {
      channel: 'phone',
      items: [{ slug: 'samosa', quantity: 2 }],
      customer: { name: 'Test Guest', phone: '780-555-0199' },
      payment: { method: 'cash', isPaid: false },
    },
  }),
  post(
    '/admin/orders/withdraw',
    'orders.withdrawTaken',
    'Says what became of a taken order whose answer was lost',
    {
      description: 'As `POST /api/orders/withdraw`.',
      needsKey: true,
      errors: ['FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
      example: {
        channel: 'phone',
        items: [{ slug: 'samosa', quantity: 2 }],
        customer: { name: 'Test Guest' },
      },
    },
  ),
  get('/admin/orders/:id', 'orders.getForStaff', 'One order with its customer and its log', {
    errors: ['NOT_FOUND'],
    example: { id: '8f14e45fceea167a5a36dedd4bea2543' },
  }),
  post(
    '/admin/orders/:id/status',
    'orders.changeStatus',
    'Changes the status of an order, from the one the caller saw',
    {
      description:
        'placed ▶ accepted ▶ preparing ▶ ready ▶ completed; cancelled from any of the first three, no-show from ' +
        'ready. No other change is allowed. A call based on an outdated status fails with CONFLICT. A cancellation ' +
        'needs a `reason`, which the guest will read. With `station`, only that station’s dishes are ready: the order ' +
        'becomes ready, and its guest is told, with the last of its stations.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543', from: 'placed', to: 'accepted' },
    },
  ),
  post(
    '/admin/orders/:id/undo',
    'orders.undoStatus',
    'Takes back the latest change of status, within ten seconds',
    {
      description:
        'Only by whoever made it. A cancellation cannot be undone. With `station`, only what that station has said is ' +
        'taken back, also if the order has become ready since.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543', from: 'accepted' },
    },
  ),
  post('/admin/orders/:id/pickup', 'orders.movePickup', 'Promises another pickup time', {
    description:
      'Until the order is ready. The guest reads the reason. It is allowed even if the kitchen is full or closed then. ' +
      'With the time that it has already, nothing changes and nobody is told.',
    errors: ['NOT_FOUND', 'CONFLICT'],
    example: {
      id: '8f14e45fceea167a5a36dedd4bea2543',
      pickupAt: '2026-12-01T18:10:00Z',
      reason: 'The tandoor is full. Ten minutes more, sorry!',
    },
  }),
  post(
    '/admin/orders/status',
    'orders.changeStatuses',
    'Changes the status of several orders independently',
    {
      description:
        'Returns each order as updated, or the reason it was not changed. A conflict on one does not ' +
        'affect the others.',
      example: {
        moves: [
          { id: '8f14e45fceea167a5a36dedd4bea2543', from: 'placed', to: 'accepted' },
          { id: '45c48cce2e2d7fbdea1afc51c7c6ad26', from: 'placed', to: 'accepted' },
        ],
      },
    },
  ),
  post('/admin/orders/:id/paid', 'orders.markPaid', 'Marks an order as paid', {
    description:
      'At pickup or earlier. The order records when and how, its log who took the payment. Amounts do not change.',
    errors: ['NOT_FOUND', 'CONFLICT'],
    example: { id: '8f14e45fceea167a5a36dedd4bea2543', method: 'card' },
  }),
  post('/admin/orders/:id/unpaid', 'orders.markUnpaid', 'Marks an order as unpaid again', {
    description:
      'All its payments were marked by mistake. They stay in its history, each with what voids it.',
    errors: ['NOT_FOUND', 'CONFLICT'],
    example: { id: '8f14e45fceea167a5a36dedd4bea2543', reason: 'Wrong order' },
  }),
  post(
    '/admin/orders/:id/payments',
    'orders.takePayment',
    'Records a payment, of a part or of all that is left',
    {
      description:
        'In any number of parts and ways. For cash, `tendered` is what the guest hands over. If `toPay` is not what is left ' +
        'to pay by now, nothing is recorded.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: {
        id: '8f14e45fceea167a5a36dedd4bea2543',
        method: 'cash',
        amount: 10,
        tendered: 20,
        toPay: 10.7,
      },
    },
  ),
  post('/admin/orders/:id/payments/:payment/void', 'orders.voidPayment', 'A payment was marked by mistake', {
    errors: ['NOT_FOUND', 'CONFLICT'],
    example: {
      id: '8f14e45fceea167a5a36dedd4bea2543',
      payment: '0cc175b9c0f1b6a831c399e269772661',
      reason: 'Wrong order',
    },
  }),
  post('/admin/orders/:id/refund', 'orders.givePaymentBack', 'Refunds at the counter', {
    description:
      'What was paid too much, as the order was cancelled or costs less than was paid for it; with `isGoodwill` a part of ' +
      'what was owed, for a complaint. For that, what was paid online goes back here only if its provider has refused to send it.',
    errors: ['NOT_FOUND', 'CONFLICT'],
    example: { id: '8f14e45fceea167a5a36dedd4bea2543', method: 'cash', reason: 'One samosa less' },
  }),
  post('/admin/orders/:id/receipt', 'orders.mailReceipt', 'Mails the receipt of an order', {
    description: 'To its own address, or to another one, which is kept nowhere.',
    errors: ['NOT_FOUND'],
    example: { id: '8f14e45fceea167a5a36dedd4bea2543', email: 'accounts@example.com' },
  }),
  post('/admin/orders/:id/refund-online', 'orders.refundOnline', 'Sends money back that was paid online', {
    description:
      'All that is left, portions with their tax and less their share of the discount, or an amount, through the provider ' +
      'that took it. The order stays as it is. A cancelled order’s money goes back by itself, unless it was cancelled with ' +
      '`keepsPayment`.',
    errors: ['NOT_FOUND', 'CONFLICT'],
    example: {
      id: '8f14e45fceea167a5a36dedd4bea2543',
      portions: [{ line: 0, quantity: 1 }],
      reason: 'The samosas were cold',
    },
  }),
  post('/admin/orders/:id/quote-refund', 'orders.quoteRefund', 'What portions would be refunded with', {
    description: 'With their tax and less their share of the discount. Nothing is refunded.',
    errors: ['NOT_FOUND', 'CONFLICT'],
    example: { id: '8f14e45fceea167a5a36dedd4bea2543', portions: [{ line: 0, quantity: 1 }] },
  }),
  post('/admin/orders/:id/lines', 'orders.change', 'Changes what was ordered, until it is handed over', {
    description:
      '`items` is the whole order as it is to be. A line that stays is named by its place in `items`, and keeps its price; ' +
      'what is added costs what the menu says now. Portions, the kitchen’s time and the coupon’s terms are settled in one ' +
      'transaction, the stations get a ticket with what has changed, and the guest is told with the old and the new total. ' +
      '`charge` and `isComp` need the permission `prices`. If the kitchen has no time left it fails with SLOT_FULL, unless ' +
      '`overridesKitchen` is set.',
    errors: contentErrors,
    example: {
      id: '8f14e45fceea167a5a36dedd4bea2543',
      revision: 0,
      items: [
        { line: 0, quantity: 3 },
        { slug: 'garlic-naan', quantity: 1 },
      ],
      reason: 'You asked for one samosa more.',
    },
  }),
  post(
    '/admin/orders/:id/lines/undo',
    'orders.undoChange',
    'Takes back your own latest change, within ten seconds',
    {
      errors: ['NOT_FOUND', 'CONFLICT', 'OUT_OF_STOCK'],
      example: { id: '8f14e45fceea167a5a36dedd4bea2543', revision: 1 },
    },
  ),
  get('/admin/orders/export', 'exports.orders', 'The orders placed in a period, as a file', {
    download: ['csv', 'xlsx'],
    errors: ['TOO_LARGE'],
    example: { from: '2026-12-01', to: '2026-12-31', status: 'completed', format: 'csv' },
  }),
]
