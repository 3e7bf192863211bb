import type { GuestOrder, OnlinePayment, SiteSettings } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { onlineRefunds } from '../../db/schema/index.ts'
import { hasUpi, qrPath, upiLink } from '../../payments/upi-link.ts'
import { listReasons, listVersions, type VersionRow } from '../../ledger/order-versions.ts'
import { AppError } from '../../platform/app-error.ts'
import { compareContents } from '../../platform/compare-lines.ts'
import { dueCents } from '../../platform/order-amounts.ts'
import { presentMoment } from '../../platform/wall-clock.ts'
import { findOrder, type OrderLineRow, type OrderRow } from '../orders/order-queries.ts'
import { moneyOfOrder, type OrderRegion, presentOrder } from '../orders/present-order.ts'
import {
  findHeld,
  isRemembered,
  listAttempts,
  type HeldEnding,
  type HeldRow,
  type OnlinePaymentRow,
  type OnlineRefundRow,
  showHeld,
} from './held-orders.ts'
import { countTipsToReturn, isOnlineMethod } from './paid-online.ts'

export interface OnlineFacts {
  held: HeldRow
  payments: OnlinePaymentRow[]
  refunds: OnlineRefundRow[]
}

export interface FoundGuestOrder {
  order: OrderRow
  lines: OrderLineRow[]
  /** Null if it was placed without paying online. */
  online: OnlineFacts | null
  /** As it was placed, and after each change, oldest first; absent if it was never changed. */
  versions?: VersionRow[]
  /** Of its tips, what is to go back at the counter. */
  tipToReturnCents?: number
}

/** The order behind an unguessable id, also if it waits for its payment; or NOT_FOUND. */
export async function getGuestOrder(db: Database, id: string): Promise<FoundGuestOrder> {
  const found = await findOrder(db, id)
  const changed = found && found.order.revision > 0 && { versions: await listVersions(db, id) }
  const tip = found && { tipToReturnCents: await countTipsToReturn(db, found.order) }
  // Asked only where it can be: most orders are paid at pickup.
  const held = found && !isOnlineMethod(found.order.paymentMethod) ? null : await findHeld(db, id)
  if (held === null || (found === null && !isRemembered(held))) {
    if (found) return { ...found, ...changed, ...tip, online: null }
    throw new AppError('NOT_FOUND', 'We cannot find that order')
  }
  const payments = await listAttempts(db, id)
  const refunds = await db.select().from(onlineRefunds).where(eq(onlineRefunds.orderId, id))
  return { ...(found ?? showHeld(held)), ...changed, ...tip, online: { held, payments, refunds } }
}

const endings: Readonly<Record<HeldEnding, string>> = {
  cancelled: 'It was cancelled before it was paid.',
  expired: 'It was not paid in time, so it was not placed.',
  unserved: 'When the payment arrived, the kitchen had no time left for it.',
  'sold-out': 'When the payment arrived, one of its dishes had sold out.',
}

const goesBack = ' Your money goes back to you by itself.'

/** As its guest sees it. */
export function presentGuestOrder(
  { order, lines, online, versions = [], tipToReturnCents = 0 }: FoundGuestOrder,
  settings: Pick<SiteSettings, 'region' | 'payments' | 'identity'>,
): GuestOrder {
  const { region, payments } = settings
  const money = moneyOfOrder(order, region)
  const staffChange = presentStaffChange(versions, money, region)
  const presented = {
    ...presentOrder({ order, lines, tipToReturnCents }, region),
    ...(staffChange && { staffChange }),
  }
  if (online === null) return { ...presented, ...presentUpi(order, settings) }
  const { held } = online
  const shown = presentOnline(online, payments, money)
  const facts = shown && { online: shown }
  if (held.state === 'waiting') return { ...presented, ...facts, status: 'awaiting-payment', steps: [] }
  if (held.state === 'placed' || held.ending === null) return { ...presented, ...facts }
  const isOnItsWay = shown?.state === 'returning' || shown?.state === 'returned'
  const cancelReason = endings[held.ending] + (isOnItsWay ? goesBack : '')
  const payment = { ...presented.payment, toPay: 0 }
  return { ...presented, ...facts, status: 'cancelled', cancelReason, steps: [], payment }
}

/** What is different from what the guest ordered, or has changed it to; null if nothing is. */
function presentStaffChange(
  versions: readonly VersionRow[],
  money: Money,
  region: OrderRegion,
): GuestOrder['staffChange'] | null {
  const now = versions.at(-1)
  const wanted = versions.findLast(({ by }) => by === null)
  if (now === undefined || wanted === undefined) return null
  const changes = compareContents(wanted.contents, now.contents, money)
  if (changes.length === 0 && wanted.contents.totalCents === now.contents.totalCents) return null
  return {
    ...presentMoment(now.createdAt, region),
    changes,
    totalBefore: money.toAmount(wanted.contents.totalCents),
    reasons: listReasons(versions, wanted),
  }
}

/** Whether a guest who has begun to pay online may still change their mind. */
const canPayAtPickup = ({ online }: SiteSettings['payments'], total: number): boolean =>
  !online.isRequiredOfNewGuests && (online.mode !== 'required' || total < (online.requiredFrom ?? 0))

/** What opens the guest's banking app. There is no gateway: staff see on their own telephone that it has arrived. */
function presentUpi(
  order: OrderRow,
  { payments: { upiId }, identity }: Pick<SiteSettings, 'payments' | 'identity'>,
): Pick<GuestOrder, 'upi'> {
  const cents = dueCents(order)
  if (order.paymentMethod !== 'upi' || upiId === '' || !hasUpi(order.currency) || cents <= 0) return {}
  const link = upiLink({
    payee: upiId,
    payeeName: identity.name,
    cents,
    note: `Order ${order.number}`,
    reference: String(order.number),
  })
  return { upi: { link, qr: qrPath(link) } }
}

/** Null if no money is on its way, and none is wanted any more. */
function presentOnline(
  { held, payments, refunds }: OnlineFacts,
  settings: SiteSettings['payments'],
  money: Money,
): OnlinePayment | null {
  const used = payments.find(({ isUsed }) => isUsed)
  const tipCents = held.state === 'waiting' ? held.tipCents : (used?.tipCents ?? 0)
  const common = {
    canPayAtPickup: held.state === 'waiting' && canPayAtPickup(settings, money.toAmount(held.totalCents)),
    ...(tipCents > 0 && { tip: money.toAmount(tipCents) }),
    ...(used?.lastFour != null && { lastFour: used.lastFour }),
    ...(used?.paidAt != null && { paidAt: used.paidAt.toISOString() }),
    ...(payments.some(({ isTest }) => isTest) && { isTest: true as const }),
  }
  if (held.state === 'waiting') {
    // There is never a second one.
    const open = payments.find(({ state }) => state === 'open')
    const isPending = payments.some(({ state }) => state === 'pending')
    return {
      ...common,
      state: isPending ? 'pending' : 'unpaid',
      ...(open?.url != null && { url: open.url }),
      until: held.heldUntil.toISOString(),
    }
  }
  const paid = payments.filter(({ state }) => state === 'paid')
  if (paid.length === 0) return null
  const returned = refunds.filter(({ state }) => state === 'done').reduce((sum, { cents }) => sum + cents, 0)
  const total = paid.reduce((sum, { cents }) => sum + cents, 0)
  if (returned >= total) return { ...common, returned: money.toAmount(returned), state: 'returned' }
  // What the provider has refused is not on its way: staff have to give it back.
  const returning = refunds.filter(({ state }) => state === 'new' || state === 'pending')
  const backCents = returned + returning.reduce((sum, { cents }) => sum + cents, 0)
  const back = backCents > 0 && { returned: money.toAmount(backCents) }
  return { ...common, ...back, state: returning.length > 0 ? 'returning' : 'paid' }
}
