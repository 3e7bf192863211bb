import {
  appliedCoupon,
  boardOrder,
  boardPresence,
  cartItem,
  changedOrder,
  coupon,
  kitchenBoard,
  kitchenPace,
  kitchenRoom,
  guestOrder,
  order,
  orderAmounts,
  orderExtra,
  pickupTime,
  pickupSpans,
  pickupTimes,
  printer,
  printerWithAddress,
  mailedReceipt,
  receipt,
  refundQuote,
  staffOrder,
  takenTicket,
  ticket,
  ticketPicture,
  type Order,
  type Printer,
  type Ticket,
} from '@tiffin/contract'
import { shape } from './shape.ts'

const line = {
  slug: 'samosa',
  title: 'Samosa',
  price: 5.66,
  thumbnail: '/art/dishes/samosa.svg',
  quantity: 2,
}
const bag = { id: 'paper-bag', name: 'Paper bag', quantity: 1, price: 0.25 }
const amounts = {
  subtotal: 11.32,
  discount: 1.13,
  extrasTotal: 0.25,
  tax: 0.52,
  deliveryFee: 0,
  total: 10.96,
}
const noon = { at: '2026-12-01T18:00:00Z', local: '2026-12-01T12:00' }
const later = { at: '2026-12-01T18:30:00Z', local: '2026-12-01T12:30' }

const kitchenPrinter: Printer = {
  _id: '45c48cce2e2d7fbdea1afc51c7c6ad26',
  name: 'Kitchen',
  stations: ['tandoor', 'curry'],
  isCounter: false,
  paper: '80mm',
  standInId: null,
  lastPolledAt: noon.at,
  isSilent: false,
  status: '200 OK',
  waiting: 0,
  version: 1,
}

const printedTicket: Ticket = {
  _id: '0cc175b9c0f1b6a831c399e269772661',
  kind: 'order',
  order: { _id: '900150983cd24fb0d6963f7d28e17f72', number: 1042 },
  station: 'tandoor',
  printer: 'Kitchen',
  state: 'printed',
  isDuplicate: false,
  createdAt: noon.at,
  fetchedAt: noon.at,
  finishedAt: noon.at,
  result: '200 OK',
}

const busyExample = {
  pausedUntil: null,
  pausedUntilLocal: null,
  busyMinutes: 15,
  busyUntil: '2026-12-01T19:00:00.000Z',
  busyUntilLocal: '2026-12-01T13:00',
}

export const samosaOrder: Order = {
  _id: '8f14e45fceea167a5a36dedd4bea2543',
  number: 1042,
  createdAt: '2026-12-01T17:34:12.000Z',
  status: 'placed',
  channel: 'web',
  revision: 0,
  customer: { name: 'Test Guest', email: 'guest@example.com', phone: '780-555-0199' },
  items: [line],
  extras: [bag],
  amounts,
  currency: 'CAD',
  taxes: [{ name: 'GST', percent: 5, amount: 0.52 }],
  areTaxesIncluded: false,
  couponCode: 'WELCOME10',
  fulfillment: { type: 'pickup', pickupAt: noon.at, pickupLocal: noon.local },
  steps: [{ status: 'placed', at: '2026-12-01T17:34:12.000Z', local: '2026-12-01T11:34' }],
  payment: { method: 'cash', toPay: 10.96 },
}

const samosaOnBoard = {
  ...samosaOrder,
  items: [{ ...line, station: 'fry', dishes: [] }],
  isReturning: true,
  readyStations: [{ station: 'fry', at: '2026-12-01T17:52:00.000Z', local: '2026-12-01T11:52' }],
  startsAt: '2026-12-01T17:30:00.000Z',
  ringsFrom: '2026-12-01T17:34:12.000Z',
}

export const orderShapes = {
  Moment: shape(pickupTime, 'An instant, and the restaurant’s local time then', noon),
  OrderItem: shape(cartItem, 'One product of an order, and how many of it', line),
  OrderExtra: shape(orderExtra, 'A bag, cutlery and the like, as an order has it', bag),
  OrderAmounts: shape(orderAmounts, 'The amounts of an order, in dollars', amounts),
  Order: shape(order, 'An order as its guest sees it', samosaOrder),
  GuestOrder: shape(guestOrder, 'An order as its guest sees it, who may still have to pay for it', {
    ...samosaOrder,
    status: 'awaiting-payment',
    steps: [],
    payment: { method: 'card', toPay: samosaOrder.amounts.total },
    online: {
      state: 'unpaid',
      url: 'https://checkout.example.com/c/pay/cs_live_a1b2c3',
      until: '2026-12-01T17:50:00.000Z',
      canPayAtPickup: true,
    },
  }),
  Receipt: shape(receipt, 'An order with what was paid for it', {
    order: samosaOrder,
    payments: [
      {
        at: '2026-12-01T17:58:00Z',
        local: '2026-12-01T11:58',
        kind: 'payment',
        method: 'card',
        amount: samosaOrder.amounts.total,
        tip: 2,
        lastFour: '4242',
      },
    ],
  }),
  MailedReceipt: shape(mailedReceipt, 'Where a receipt is sent', { to: 'accounts@example.com' }),
  StaffOrder: shape(staffOrder, 'An order as staff see it, with its log', {
    ...samosaOrder,
    account: { name: 'Test Guest', email: 'guest@example.com' },
    earlierOrders: 3,
    takenBy: null,
    payment: {
      method: 'cash',
      paid: { at: '2026-12-01T17:58:00Z', local: '2026-12-01T11:58', method: 'card' },
      toPay: 0,
    },
    payments: [
      {
        _id: '0cc175b9c0f1b6a831c399e269772661',
        at: '2026-12-01T17:58:00Z',
        local: '2026-12-01T11:58',
        kind: 'payment',
        method: 'card',
        amount: 10.96,
      },
    ],
    log: [
      { at: '2026-12-01T17:34:12Z', local: '2026-12-01T11:34', status: 'placed', by: null },
      {
        at: '2026-12-01T17:40:00Z',
        local: '2026-12-01T11:40',
        by: 'cook@example.com',
        changes: [{ kind: 'add', text: '1 × Samosa' }],
        total: 10.96,
        totalBefore: 5.35,
      },
      {
        at: '2026-12-01T17:58:00Z',
        local: '2026-12-01T11:58',
        payment: { kind: 'payment', method: 'card', amount: 10.96 },
        by: 'cook@example.com',
      },
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
    now: { at: '2026-12-01T18:40:00Z', local: '2026-12-01T11:40' },
    asSoonAsPossible: noon,
    times: [noon, later],
    delayedBy: { dishes: [{ slug: 'masala-dosa', opens: '11:00', closes: '15:00' }], without: noon },
    isOpen: true,
    ...busyExample,
  }),
  PickupSpans: shape(pickupSpans, 'When an order can be picked up, in a few lines', {
    now: { at: '2026-12-01T18:40:00Z', local: '2026-12-01T11:40' },
    asSoonAsPossible: noon,
    spans: [{ ...noon, count: 36, everyMinutes: 15 }],
    isOpen: true,
    ...busyExample,
  }),
  KitchenPace: shape(kitchenPace, 'Whether online orders are paused or take longer', busyExample),
  KitchenRoom: shape(kitchenRoom, 'What the kitchen can still make in the coming hours', {
    now: noon,
    windows: [{ ...later, stations: [{ name: 'Fryer', leftMinutes: 7.5, ofMinutes: 20 }] }],
  }),
  BoardPresence: shape(boardPresence, 'Whether a kitchen board is open somewhere', {
    isMissing: false,
    lastSeenAt: noon.at,
    silentPrinters: [],
  }),
  BoardOrder: shape(boardOrder, 'An order as the kitchen sees it', samosaOnBoard),
  KitchenBoard: shape(kitchenBoard, 'What the kitchen has to do, the most urgent first', {
    orders: [samosaOnBoard],
    stations: [{ key: 'fry', name: 'Fryer' }],
    pace: busyExample,
    now: noon,
  }),
  Printer: shape(printer, 'A receipt printer', kitchenPrinter),
  PrinterWithAddress: shape(
    printerWithAddress,
    'A receipt printer, and the address that it has to be given',
    {
      printer: kitchenPrinter,
      address: 'https://order.example.com/cloudprnt/5f4dcc3b5aa765d61d8327deb882cf99',
    },
  ),
  Ticket: shape(ticket, 'A slip of paper for a station or the counter', printedTicket),
  TicketPicture: shape(ticketPicture, 'A ticket to be printed by a browser', {
    mediaType: 'image/png',
    base64: 'iVBORw0KGgo=',
    paper: '80mm',
  }),
  TakenTicket: shape(takenTicket, 'The next ticket to print, or null', { ticket: null }),
  RefundQuote: shape(refundQuote, 'What would be refunded', { amount: 5.25 }),
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
