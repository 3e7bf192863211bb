import type { OrderPayment, OrderStatus, PaymentKind, StaffOrder, TillMethod } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { presentMoment, type Zone } from '../../platform/wall-clock.ts'
import { compareContents } from '../../platform/compare-lines.ts'
import type { OrderRow, PaymentRow } from './order-queries.ts'
import type { PaidOnline } from '../paying/paid-online.ts'
import type { orderVersions } from '../../db/schema/index.ts'
import { type OrderWithLines, moneyOfOrder, type OrderRegion, presentOrderForStaff } from './present-order.ts'

interface FoundStaffOrder extends OrderWithLines {
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
  { order, lines }: OrderWithLines,
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
