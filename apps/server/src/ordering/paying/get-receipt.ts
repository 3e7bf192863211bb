/** An order with what was paid for it: for its guest to keep, and for anyone to whom they account. */
import { paidNames, type Receipt, type RegionSettings, type SiteSettings } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { onlinePayments, onlineRefunds, payments } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { presentMoment } from '../../platform/wall-clock.ts'
import { moneyOfOrder } from '../orders/present-order.ts'
import { type FoundGuestOrder, getGuestOrder, presentGuestOrder } from './get-guest-order.ts'

/** What was paid or given back; cents are less than 0 if they were given back. */
export interface ReceiptPayment extends Pick<PaymentRow, 'method' | 'cents' | 'tipCents' | 'createdAt'> {
  kind: 'payment' | 'refund'
  /** Of the card. */
  lastFour: string | null
}

/** “Paid by card ending in 4242: $10.50, and a tip of $2.00”, each in a row of its own. */
export const describePaid = (paid: readonly ReceiptPayment[], money: Money): string =>
  paid.map((payment) => describeOne(payment, money)).join('\n')

function describeOne({ kind, method, cents, tipCents, lastFour }: ReceiptPayment, money: Money): string {
  const way = `${paidNames[method]}${lastFour === null ? '' : ` ending in ${lastFour}`}`
  const amount = money.format(Math.abs(cents))
  const tip = money.format(Math.abs(tipCents))
  if (kind === 'payment') return `Paid by ${way}: ${amount}${tipCents === 0 ? '' : `, and a tip of ${tip}`}`
  return `Refunded by ${way}: ${amount}${tipCents === 0 ? '' : `, and ${tip} of the tip`}`
}

type PaymentRow = typeof payments.$inferSelect

/** NOT_FOUND also for an order that is not placed yet, or never was: nothing was received for it. */
export async function findReceipt(
  db: Database,
  id: string,
): Promise<{ found: FoundGuestOrder; payments: ReceiptPayment[] }> {
  const found = await getGuestOrder(db, id)
  if (found.online !== null && found.online.held.state !== 'placed')
    throw new AppError('NOT_FOUND', 'There is no receipt: the order was not placed')
  return { found, payments: await listReceiptPayments(db, id) }
}

export const presentReceipt = (
  { found, payments: paid }: Awaited<ReturnType<typeof findReceipt>>,
  settings: Pick<SiteSettings, 'region' | 'payments' | 'identity'>,
): Receipt => ({
  order: presentGuestOrder(found, settings),
  payments: paid.map((payment) =>
    presentPayment(payment, moneyOfOrder(found.order, settings.region), settings.region),
  ),
})

const presentPayment = (
  { kind, method, cents, tipCents, lastFour, createdAt }: ReceiptPayment,
  money: Money,
  region: RegionSettings,
): Receipt['payments'][number] => ({
  ...presentMoment(createdAt, region),
  kind,
  method,
  amount: money.toAmount(cents),
  ...(tipCents !== 0 && { tip: money.toAmount(tipCents) }),
  ...(lastFour !== null && { lastFour }),
})

/** Without what was marked by mistake. */
export async function listReceiptPayments(db: Database, orderId: string): Promise<ReceiptPayment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.number))
  const voided = new Set(rows.map(({ voids }) => voids))
  const cards = await listCards(db, rows)
  return rows.flatMap(({ id, kind, method, cents, tipCents, createdAt, onlineId }) =>
    kind === 'void' || voided.has(id)
      ? []
      : [{ kind, method, cents, tipCents, createdAt, lastFour: cards.get(onlineId ?? '') ?? null }],
  )
}

/** By the id of the online payment, or of a refund of it. */
async function listCards(db: Database, rows: readonly PaymentRow[]): Promise<Map<string, string | null>> {
  const ids = rows.map(({ onlineId }) => onlineId).filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const found = await db
    .select({
      payment: onlinePayments.id,
      refund: onlineRefunds.id,
      lastFour: onlinePayments.lastFour,
    })
    .from(onlinePayments)
    .leftJoin(onlineRefunds, eq(onlineRefunds.paymentId, onlinePayments.id))
    .where(or(inArray(onlinePayments.id, ids), inArray(onlineRefunds.id, ids)))
  return new Map(
    found.flatMap(({ payment, refund, lastFour }) => [
      [payment, lastFour],
      [refund ?? '', lastFour],
    ]),
  )
}
