import {
  choicesOf,
  type FileDownload,
  isOpenStatus,
  isPermitted,
  type Order,
  type OrderStatus,
  type PaymentMethod,
  type RegionSettings,
  type StaffOrder,
} from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { makeCalendarFile } from '../../platform/calendar-file.ts'
import type { Caller } from '../../platform/context.ts'
import { presentMoment, type Zone } from '../../platform/wall-clock.ts'
import { presentTaxes } from './order-taxes.ts'
import type { OrderLineRow, OrderRow } from './order-queries.ts'

interface FoundOrder {
  order: OrderRow
  lines: OrderLineRow[]
}

interface FoundStaffOrder extends FoundOrder {
  taker: { name: string; email: string } | null
  owner: { name: string; email: string } | null
  earlierOrders: number
  /** Its log entries, oldest first. */
  changes: { at: Date; userEmail: string; after: unknown }[]
}

/** Where the restaurant is. */
export type OrderRegion = Pick<RegionSettings, 'timeZone' | 'locale'>

/** How an order's amounts are counted and written: in its own currency, whatever the restaurant's is by now. */
export const moneyOfOrder = (
  { currency }: Pick<OrderRow, 'currency'>,
  { locale }: Pick<RegionSettings, 'locale'>,
) => moneyOf({ currency, locale })

export function presentOrder({ order, lines }: FoundOrder, zone: OrderRegion): Order {
  const money = moneyOfOrder(order, zone)
  const pickup = presentMoment(order.pickupAt, zone)
  return {
    _id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    channel: order.channel,
    ...(order.guestAlertedAt &&
      order.status === 'placed' && { unansweredSince: order.guestAlertedAt.toISOString() }),
    ...(order.cancelReason && { cancelReason: order.cancelReason }),
    customer: {
      name: order.customerName,
      email: order.customerEmail,
      ...(order.customerPhone && { phone: order.customerPhone }),
    },
    items: lines.map((line) => ({
      ...choicesOf(withoutIds(line.choices)),
      slug: line.slug,
      title: line.title,
      price: money.toAmount(line.unitPriceCents),
      quantity: line.quantity,
      ...(line.thumbnail && { thumbnail: line.thumbnail }),
    })),
    ...(order.note && { note: order.note }),
    ...(order.allergyNote && { allergyNote: true }),
    amounts: {
      subtotal: money.toAmount(order.subtotalCents),
      discount: money.toAmount(order.discountCents),
      tax: money.toAmount(order.taxCents),
      // Pickup only: there is no delivery to charge for.
      deliveryFee: 0,
      total: money.toAmount(order.totalCents),
    },
    currency: order.currency,
    taxes: presentTaxes(order, money),
    areTaxesIncluded: order.areTaxesIncluded,
    ...(order.couponCode && { couponCode: order.couponCode }),
    fulfillment: {
      type: 'pickup',
      pickupAt: pickup.at,
      pickupLocal: pickup.local,
      ...presentMove(order),
      ...(order.pickupOverride && { override: order.pickupOverride }),
    },
    steps: presentSteps(order, zone),
    payment: {
      method: order.paymentMethod,
      ...(order.paidAt &&
        order.paidMethod && { paid: { ...presentMoment(order.paidAt, zone), method: order.paidMethod } }),
    },
  }
}

/** The ids of dishes, and what was counted, are for the database alone. */
const withoutIds = ({ options, ...rest }: OrderLineRow['choices']) => ({
  ...rest,
  ...(options && { options: options.map(({ productId: _id, isCounted: _is, ...option }) => option) }),
})

function presentMove({ pickupAt, promisedAt, movedAt, moveReason }: OrderRow) {
  if (promisedAt === null || movedAt === null || moveReason === null) return {}
  const wasMoved = promisedAt.getTime() !== pickupAt.getTime()
  return {
    ...(wasMoved && { promisedAt: promisedAt.toISOString() }),
    movedAt: movedAt.toISOString(),
    moveReason,
  }
}

const presentSteps = ({ createdAt, steps }: OrderRow, zone: Zone) => [
  { status: 'placed' as const, ...presentMoment(createdAt, zone) },
  ...steps.map(({ status, at }) => ({ status, ...presentMoment(new Date(at), zone) })),
]

export function presentStaffOrder(
  { owner, taker, earlierOrders, changes: logged, ...found }: FoundStaffOrder,
  zone: OrderRegion,
): StaffOrder {
  // That it was taken is the first step of all.
  const taken = logged.find(isTaking)
  const changes = logged.filter((change) => !isTaking(change))
  return {
    ...presentOrder(found, zone),
    account: owner,
    takenBy: taker,
    earlierOrders,
    log: [
      { ...presentMoment(found.order.createdAt, zone), status: 'placed', by: taken?.userEmail ?? null },
      ...changes.map((change) => presentChange(change, zone)),
      ...guestsOwnSteps(found.order, changes, zone),
    ],
  }
}

const isTaking = ({ after }: FoundStaffOrder['changes'][number]) => 'channel' in (after as object)

function presentChange(
  { at, userEmail, after }: FoundStaffOrder['changes'][number],
  zone: Zone,
): StaffOrder['log'][number] {
  const step = { ...presentMoment(at, zone), by: userEmail }
  const change = after as
    | { status: OrderStatus }
    | { paid: PaymentMethod | null }
    | { pickupAt: string }
    | { station: string; isReady: boolean }
  if ('status' in change) return { ...step, status: change.status }
  if ('paid' in change) return { ...step, paid: change.paid }
  if ('station' in change) return { ...step, station: change.station, isReady: change.isReady }
  const pickup = presentMoment(new Date(change.pickupAt), zone)
  return { ...step, pickupAt: pickup.at, pickupLocal: pickup.local }
}

/** A guest who cancels is in no log of what staff did. It is always the last step. */
function guestsOwnSteps(
  { status, cancelReason, steps }: OrderRow,
  changes: FoundStaffOrder['changes'],
  zone: Zone,
) {
  const latest = steps.at(-1)
  const isStaffs =
    cancelReason !== null ||
    changes.some(({ after }) => (after as { status?: string }).status === 'cancelled')
  if (status !== 'cancelled' || latest === undefined || isStaffs) return []
  return [{ ...presentMoment(new Date(latest.at), zone), status, by: null }]
}

/**
 * Once an order is done, nobody in the kitchen has to reach its guest: name and order stay, email address and telephone
 * are for those who may see customers. It is shown less, not kept from it: an order's id opens its guest's page to anyone who
 * has noted it.
 */
export function hideContact<Shown extends Order & Partial<Pick<StaffOrder, 'account'>>>(
  order: Shown,
  { staffRole }: Caller,
): Shown {
  if (isOpenStatus(order.status) || isPermitted(staffRole, 'customers')) return order
  const { account } = order
  return {
    ...order,
    customer: { name: order.customer.name, email: '' },
    ...(account && { account: { ...account, email: '' } }),
  }
}

/** The pickup as an entry for the guest's own calendar. */
export const makePickupCalendar = (
  { id, number, status, pickupAt }: OrderRow,
  made: Parameters<typeof makeCalendarFile>[1],
): FileDownload =>
  makeCalendarFile(
    {
      name: `order-${number}`,
      product: 'Orders',
      startsAt: pickupAt,
      duration: 'PT15M',
      state: isOpenStatus(status) || status === 'completed' ? 'CONFIRMED' : 'CANCELLED',
      summary: `Pick up order ${number} at ${made.settings.identity.name}`,
      description: `Order ${number}`,
      url: `${made.publicUrl}/order/${id}`,
    },
    made,
  )
