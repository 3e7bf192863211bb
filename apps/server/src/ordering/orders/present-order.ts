import {
  type FileDownload,
  isOpenStatus,
  isPermitted,
  type Order,
  type OrderPayment,
  type PaymentKind,
  type TillMethod,
  type OrderStatus,
  type RegionSettings,
  type StaffOrder,
} from '@tiffin/contract'
import { type Money, moneyOf } from '@tiffin/pricing'
import { makeCalendarFile } from '../../platform/calendar-file.ts'
import type { Caller } from '../../platform/context.ts'
import { dueCents } from '../../platform/order-amounts.ts'
import { presentMoment, type Zone } from '../../platform/wall-clock.ts'
import { presentExtras } from './order-extras.ts'
import { presentTaxes } from './order-taxes.ts'
import { compareContents } from '../../platform/compare-lines.ts'
import type { OrderLineRow, OrderRow, PaymentRow } from './order-queries.ts'
import type { PaidOnline } from '../paying/paid-online.ts'
import type { orderVersions } from '../../db/schema/index.ts'

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
  payments: PaymentRow[]
  /** What was paid through a provider, and what went back. */
  online: PaidOnline | null
  versions: (typeof orderVersions.$inferSelect)[]
}

/** Where the restaurant is. */
export type OrderRegion = Pick<RegionSettings, 'timeZone' | 'locale'>

/** How an order's amounts are counted and written: in its own currency, whatever the restaurant's is by now. */
export const moneyOfOrder = (
  { currency }: Pick<OrderRow, 'currency'>,
  { locale }: Pick<RegionSettings, 'locale'>,
) => moneyOf({ currency, locale })

/** As its guest sees it. */
export const presentOrder = (found: FoundOrder, zone: OrderRegion): Order =>
  presentFor(found, zone, { isStaff: false })

/** As staff and their programs see it: with the SKUs. */
export const presentOrderForStaff = (found: FoundOrder, zone: OrderRegion): Order =>
  presentFor(found, zone, { isStaff: true })

function presentFor(
  { order, lines }: FoundOrder,
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
    },
  }
}

function presentDue(order: OrderRow, money: Money) {
  const due = dueCents(order)
  return { toPay: money.toAmount(Math.max(0, due)), ...(due < 0 && { toReturn: money.toAmount(-due) }) }
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
  { owner, taker, earlierOrders, changes: logged, payments, online, versions, ...found }: FoundStaffOrder,
  zone: OrderRegion,
): StaffOrder {
  const shown = { zone, money: moneyOfOrder(found.order, zone) }
  // That it was taken is the first step of all.
  const taken = logged.find(isTaking)
  const changes = logged.filter((change) => !isTaking(change))
  return {
    ...presentOrderForStaff(found, zone),
    account: owner,
    takenBy: taker,
    earlierOrders,
    payments: presentPayments(payments, shown),
    ...presentPaidOnline(online, found, shown.money),
    log: [
      { ...presentMoment(found.order.createdAt, zone), status: 'placed', by: taken?.userEmail ?? null },
      ...[
        ...changes.flatMap((change) => presentChange(change, shown)),
        ...presentVersions(versions, changes, shown),
        ...guestsOwnSteps(found.order, changes, zone),
      ].toSorted((one, other) => one.at.localeCompare(other.at)),
    ],
  }
}

const isTaking = ({ after }: FoundStaffOrder['changes'][number]) => 'channel' in (after as object)
interface Shown {
  zone: OrderRegion
  money: Money
}

function presentPayments(payments: readonly PaymentRow[], { zone, money }: Shown): OrderPayment[] {
  const voided = new Set(payments.map((payment) => payment.voids))
  return payments.map(
    ({ id, createdAt, kind, method, cents, tipCents, tenderedCents, reference, reason, onlineId }) => ({
      _id: id,
      ...presentMoment(createdAt, zone),
      kind,
      method,
      amount: money.toAmount(cents),
      ...(tipCents !== 0 && { tip: money.toAmount(tipCents) }),
      ...(tenderedCents !== null && {
        tendered: money.toAmount(tenderedCents),
        change: money.toAmount(tenderedCents - cents - tipCents),
      }),
      ...(reference !== null && { reference }),
      ...(reason !== null && { reason }),
      ...(voided.has(id) && { isVoided: true as const }),
      ...(onlineId !== null && { isOnline: true as const }),
    }),
  )
}

function presentPaidOnline(
  online: PaidOnline | null,
  { order, lines }: FoundOrder,
  money: Money,
): Pick<StaffOrder, 'online'> {
  if (online === null) return {}
  const { payment, refundableCents, refunds, isDisputed } = online
  const placeOf = new Map(lines.map(({ position }, place) => [position, place]))
  return {
    online: {
      provider: payment.provider,
      ...(payment.isTest && { isTest: true as const }),
      refundable: money.toAmount(refundableCents),
      ...(payment.tipCents > 0 && { tip: money.toAmount(payment.tipCents) }),
      ...(isDisputed && { isDisputed: true as const }),
      refunds: refunds.map(({ cents, state, reason, refusal, portions, revision }) => ({
        amount: money.toAmount(cents ?? 0),
        state: state === 'done' || state === 'refused' ? state : ('waiting' as const),
        ...(reason !== null && { reason }),
        // The places of a changed order are others.
        ...(portions !== null &&
          revision === order.revision && {
            portions: portions.map(({ position, quantity }) => ({
              line: placeOf.get(position) ?? 0,
              quantity,
            })),
          }),
        ...(refusal !== null && { refusal }),
      })),
    },
  }
}

function presentChange(
  { at, userEmail, after }: FoundStaffOrder['changes'][number],
  { zone, money }: Shown,
): StaffOrder['log'] {
  const step = { ...presentMoment(at, zone), by: userEmail }
  const change = after as
    | { status: OrderStatus }
    | { payment: { kind: PaymentKind; method: TillMethod; cents: number; reason?: string } }
    | { pickupAt: string }
    | { station: string; isReady: boolean }
    | { revision: number }
  // What has changed is in the order's versions.
  if ('revision' in change) return []
  if ('status' in change) return [{ ...step, status: change.status }]
  if ('payment' in change) {
    const { cents, ...payment } = change.payment
    return [{ ...step, payment: { ...payment, amount: money.toAmount(cents) } }]
  }
  if ('station' in change) return [{ ...step, station: change.station, isReady: change.isReady }]
  const pickup = presentMoment(new Date(change.pickupAt), zone)
  return [{ ...step, pickupAt: pickup.at, pickupLocal: pickup.local }]
}

/** Each version after the first, with what is different from the one before and who made it. */
function presentVersions(
  versions: readonly (typeof orderVersions.$inferSelect)[],
  changes: FoundStaffOrder['changes'],
  { zone, money }: Shown,
): StaffOrder['log'] {
  const makers = new Map(
    changes.map(({ after, userEmail }) => [(after as { revision?: number }).revision, userEmail]),
  )
  return versions.slice(1).map(({ revision, contents, createdAt, reason, undoes }, index) => {
    const before = versions[index]?.contents ?? contents
    return {
      ...presentMoment(createdAt, zone),
      by: makers.get(revision) ?? null,
      changes: compareContents(before, contents, money),
      total: money.toAmount(contents.totalCents),
      totalBefore: money.toAmount(before.totalCents),
      ...(reason !== null && { reason }),
      ...(undoes !== null && { isUndo: true as const }),
    }
  })
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
