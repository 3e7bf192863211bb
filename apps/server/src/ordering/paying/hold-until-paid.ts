/** Whether an order has to be paid before it is placed, and keeping it until then. */
import type { OnlineMethod, PlaceOrderInput, SiteSettings } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema/index.ts'
import { loadProvider, type ProviderDeps } from '../../payments/load-provider.ts'
import { type PaymentProvider, ProviderUnavailable, ProviderError } from '../../payments/provider.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import type { NewOrder } from '../orders/insert-order.ts'
import { holdOrder, listAttempts } from './held-orders.ts'
import { isOnlineMethod } from './paid-online.ts'
import { settlePayment } from './paying-job-kinds.ts'
import { begin } from './settle-payment.ts'

/** What a guest's order needs to be held. */
export interface Paying {
  /** Null if it is not to be paid online, or cannot be. */
  provider: PaymentProvider | null
  jobs: Context['jobs']
}

/** Who takes money in that way: a provider that is set up or, where everything is for show, the demo terminal. */
export async function findProviderOf(
  deps: ProviderDeps,
  method: OnlineMethod,
): Promise<PaymentProvider | null> {
  const name = method === 'card' ? 'stripe' : 'paypal'
  return (await loadProvider(deps, name)) ?? loadProvider(deps, 'demo')
}

/** Looked up before the order's transaction, and only for an order that may be paid online. */
export async function findWantedProvider(
  ctx: Context,
  { payment }: PlaceOrderInput,
  { payments }: SiteSettings,
): Promise<PaymentProvider | null> {
  const { method, online } = payment
  const { mode, isRequiredOfNewGuests } = payments.online
  const mayBeOnline = online === true || mode === 'required' || isRequiredOfNewGuests
  return mayBeOnline && mode !== 'off' && isOnlineMethod(method) ? findProviderOf(ctx, method) : null
}

/** Whether an order is placed only once it is paid; rejects one that has to be, and cannot. */
export async function isPaidOnline(
  tx: Database,
  { wanted, userId, rules }: NewOrder,
  totalCents: number,
): Promise<boolean> {
  const { payments, region } = rules.settings
  const { method, online } = wanted.payment
  const { mode, methods, requiredFrom, isRequiredOfNewGuests } = payments.online
  const canBe = mode !== 'off' && isOnlineMethod(method) && methods.includes(method)
  if (totalCents === 0) return false
  if (online === true && !canBe)
    throw rejectPayment('payment.online', 'You cannot pay online in this way. Please choose another one.')
  if (mode === 'off') return false
  const isRequired =
    mode === 'required'
      ? totalCents >= moneyOf(region).toCents(requiredFrom ?? 0)
      : isRequiredOfNewGuests && !(await hasPickedUp(tx, userId, wanted.customer.email))
  if (isRequired && (online === false || !canBe))
    throw rejectPayment('payment.online', 'Please pay this order online: choose one of the ways to pay now.')
  return online ?? isRequired
}

/** At the counter a tip is given when the order is picked up. */
export function rejectTip({ payment: { tip } }: Pick<PlaceOrderInput, 'payment'>): void {
  if (tip != null && tip > 0)
    throw rejectPayment('payment.tip', 'A tip can be added only to an order that is paid online')
}

export const rejectPayment = (path: string, message: string) =>
  new AppError('VALIDATION', message, { issues: [{ path, message }] })

async function hasPickedUp(tx: Database, userId: string | null, email: string): Promise<boolean> {
  const isTheirs =
    userId === null
      ? and(isNull(orders.userId), sql`lower(${orders.customerEmail}) = lower(${email})`)
      : eq(orders.userId, userId)
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isTheirs, eq(orders.status, 'completed')))
    .limit(1)
  return found !== undefined
}

type Held = Pick<Parameters<typeof holdOrder>[1], 'rows' | 'cooked' | 'portions'>

/** Nobody but its guest knows of it until it is paid; a job looks after it when its time is over. */
export async function holdUntilPaid(
  tx: Database,
  { wanted, rules, now, provider, jobs }: NewOrder & Paying,
  held: Held,
) {
  const { method } = wanted.payment
  if (provider === null || !isOnlineMethod(method))
    throw rejectPayment('payment.online', 'Paying online does not work right now. Please choose another way.')
  const { holdMinutes } = rules.settings.payments.online
  const by = { name: provider.name, isTest: provider.mode === 'test' }
  const tipCents = readTip(wanted, held.rows.values.totalCents, rules.settings)
  const shown = await holdOrder(tx, { ...held, method, provider: by, holdMinutes, tipCents, now })
  await jobs.enqueue(tx, settlePayment, { orderId: shown.order.id }, holdMinutes * 60 + 1)
  return shown
}

/** A tip of more than the order costs is a typing mistake. */
function readTip(
  { payment: { tip } }: PlaceOrderInput,
  totalCents: number,
  { payments, region }: SiteSettings,
): number {
  if (tip == null || tip === 0) return 0
  const money = moneyOf(region)
  if (!payments.online.tips.isOffered) throw rejectPayment('payment.tip', 'Tips are not taken online here')
  if (!money.isWhole(tip)) throw rejectPayment('payment.tip', 'This amount has too many decimals')
  const cents = money.toCents(tip)
  if (cents > totalCents)
    throw rejectPayment(
      'payment.tip',
      `Enter a tip of at most ${money.format(totalCents)}, the order’s total`,
    )
  return cents
}

/** Once the order is held. A provider that does not answer is asked again by the guest, from the order's page. */
export async function openFirstPayment(ctx: Context, id: string): Promise<void> {
  try {
    const [attempt] = await listAttempts(ctx.db, id)
    if (attempt?.state === 'new') await begin(ctx, attempt)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderError)) throw error
    ctx.log.warn({ err: error }, 'a payment could not be opened')
  }
}
