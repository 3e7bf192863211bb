import {
  type FileDownload,
  isOpenStatus,
  isPermitted,
  type Order,
  type RegionSettings,
  type StaffOrder,
} from '@tiffin/contract'
import { type Money, moneyOf } from '@tiffin/pricing'
import { makeCalendarFile } from '../../platform/calendar-file.ts'
import type { Caller } from '../../platform/context.ts'
import { dueCents } from '../../platform/order-amounts.ts'
import { isAsPromised } from '../../platform/order-event-meaning.ts'
import { presentMoment, type Zone } from '../../platform/wall-clock.ts'
import { presentExtras } from './order-extras.ts'
import { presentTaxes } from './order-taxes.ts'
import type { OrderLineRow, OrderRow } from './order-queries.ts'

export interface OrderWithLines {
  order: OrderRow
  lines: OrderLineRow[]
  /** Of its tips, what is to go back at the counter; 0 where nobody has counted. */
  tipToReturnCents?: number
}

/** Where the restaurant is. */
export type OrderRegion = Pick<RegionSettings, 'timeZone' | 'locale'>

/** How an order's amounts are counted and written: in its own currency, whatever the restaurant's is by now. */
export const moneyOfOrder = (
  { currency }: Pick<OrderRow, 'currency'>,
  { locale }: Pick<RegionSettings, 'locale'>,
) => moneyOf({ currency, locale })

/** As its guest sees it. */
export const presentOrder = (found: OrderWithLines, zone: OrderRegion): Order =>
  presentFor(found, zone, { isStaff: false })

/** As staff and their programs see it: with the SKUs. */
export const presentOrderForStaff = (found: OrderWithLines, zone: OrderRegion): Order =>
  presentFor(found, zone, { isStaff: true })

function presentFor(
  { order, lines, tipToReturnCents = 0 }: OrderWithLines,
  zone: OrderRegion,
  { isStaff }: { isStaff: boolean },
): Order {
  const money = moneyOfOrder(order, zone)
  const pickup = presentMoment(order.pickupAt, zone)
  return {
    _id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    channel: order.channel,
    ...(isStaff && order.externalReference !== null && { externalReference: order.externalReference }),
    ...(order.guestAlertedAt &&
      order.status === 'placed' && { unansweredSince: order.guestAlertedAt.toISOString() }),
    ...(order.cancelReason && { cancelReason: order.cancelReason }),
    revision: order.revision,
    customer: {
      name: order.customerName,
      email: order.customerEmail,
      ...(order.customerPhone && { phone: order.customerPhone }),
    },
    items: lines.map((line) => ({
      ...presentChoices(line.choices, isStaff),
      slug: line.slug,
      ...(isStaff && line.sku !== null && { sku: line.sku }),
      title: line.title,
      price: money.toAmount(line.unitPriceCents),
      ...(line.listPriceCents !== null && { listPrice: money.toAmount(line.listPriceCents) }),
      ...(line.priceReason !== null && { priceReason: line.priceReason }),
      ...(line.isComp && { isComp: true as const }),
      quantity: line.quantity,
      ...(line.thumbnail && { thumbnail: line.thumbnail }),
    })),
    ...(order.extras.length > 0 && { extras: presentExtras(order.extras, money) }),
    ...(order.note && { note: order.note }),
    ...(order.allergyNote && { allergyNote: true }),
    amounts: {
      subtotal: money.toAmount(order.subtotalCents),
      discount: money.toAmount(order.discountCents),
      ...(order.extras.length > 0 && { extrasTotal: money.toAmount(order.extrasTotalCents) }),
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
      ...presentDue(order, money),
      ...(tipToReturnCents > 0 && { tipToReturn: money.toAmount(tipToReturnCents) }),
    },
  }
}

function presentDue(order: OrderRow, money: Money) {
  const due = dueCents(order)
  return {
    toPay: money.toAmount(Math.max(0, due)),
    ...(order.paidCents > 0 && { amountPaid: money.toAmount(order.paidCents) }),
    ...(due < 0 && { toReturn: money.toAmount(-due) }),
  }
}

/** The ids of dishes, and what was counted, are for the database alone. */
function presentChoices({ options, note }: OrderLineRow['choices'], isStaff: boolean) {
  const shown = (options ?? []).map(({ productId: _id, isCounted: _is, sku, ...option }) =>
    isStaff && sku !== undefined ? { ...option, sku } : option,
  )
  return { ...(shown.length > 0 && { options: shown }), ...(note && { note }) }
}

function presentMove({ pickupAt, promisedAt, movedAt, moveReason }: OrderRow) {
  if (promisedAt === null || movedAt === null || moveReason === null) return {}
  return {
    ...(!isAsPromised({ pickupAt, promisedAt }) && { promisedAt: promisedAt.toISOString() }),
    movedAt: movedAt.toISOString(),
    moveReason,
  }
}

const presentSteps = ({ createdAt, steps }: OrderRow, zone: Zone) => [
  { status: 'placed' as const, ...presentMoment(createdAt, zone) },
  ...steps.map(({ status, at }) => ({ status, ...presentMoment(new Date(at), zone) })),
]

/**
 * Once an order is done, nobody in the kitchen has to reach its guest: name and order stay, email address and telephone
 * are for those who may see customers. It is shown less, not kept from it: an order's id opens its guest's page to anyone who
 * has noted it.
 */
export function hideContact<Found extends Order & Partial<Pick<StaffOrder, 'account'>>>(
  order: Found,
  caller: Caller,
): Found {
  if (isOpenStatus(order.status) || isPermitted(caller, 'customers')) return order
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
      durationMinutes: 15,
      state: isOpenStatus(status) || status === 'completed' ? 'CONFIRMED' : 'CANCELLED',
      summary: `Pick up order ${number} at ${made.settings.identity.name}`,
      description: `Order ${number}`,
      url: `${made.publicUrl}/order/${id}`,
    },
    made,
  )
