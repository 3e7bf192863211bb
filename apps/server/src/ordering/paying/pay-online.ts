/** What the guest of an order that waits for its payment can do. */
import { type OnlineMethod, type PaymentsSettings, type PlaceOrderInput } from '@tiffin/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema/index.ts'
import { loadProvider, type ProviderDeps } from '../../payments/load-provider.ts'
import { type PaymentProvider, ProviderAway, ProviderRefusal } from '../../payments/provider.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import { countIfDone, type Limit } from '../../platform/rate-limits.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { cancelOwnOrder } from '../orders/change-order-status.ts'
import { getGuestOrder } from './get-guest-order.ts'
import { addAttempt, findHeld, lockHeld } from './held-orders.ts'
import { canPayAtPickup, isOnlineMethod } from './online-rules.ts'
import { settlePayment } from './paying-job-kinds.ts'
import { begin, endUnpaid, listAttempts, placeUnpaid, settleAttempts } from './settle-payment.ts'

/** Who takes money in that way: a provider that is set up or, where everything is for show, the demo terminal. */
export async function findProviderOf(
  deps: ProviderDeps,
  method: OnlineMethod,
): Promise<PaymentProvider | null> {
  const name = method === 'card' ? 'stripe' : 'paypal'
  return (await loadProvider(deps, name)) ?? loadProvider(deps, 'demo')
}

interface Asked {
  wanted: PlaceOrderInput
  payments: PaymentsSettings
  userId: string | null
  totalCents: number
  requiredFromCents: number | null
}

/** Whether an order is placed only once it is paid; rejects one that has to be, and cannot. */
export async function decideOnline(
  tx: Database,
  { wanted, payments, userId, totalCents, requiredFromCents }: Asked,
): Promise<boolean> {
  const { method, online } = wanted.payment
  const { mode, methods } = payments.online
  const canBe = mode !== 'off' && isOnlineMethod(method) && methods.includes(method)
  if (totalCents === 0) return false
  if (online === true && !canBe)
    throw rejectPayment('payment.online', 'You cannot pay online in this way. Please choose another one.')
  if (mode === 'off') return false
  const isRequired =
    mode === 'required'
      ? totalCents >= (requiredFromCents ?? 0)
      : payments.online.isRequiredOfNewGuests && !(await hasPickedUp(tx, userId, wanted.customer.email))
  if (isRequired && (online === false || !canBe))
    throw rejectPayment('payment.online', 'Please pay this order online: choose one of the ways to pay now.')
  return online ?? isRequired
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

/**
 * Opens the provider's page for an order that waits for its payment: the one that is open already, or another one after
 * the guest was declined, or chose another way. Two presses, in whatever tabs, open one.
 */
export async function payOnline(
  ctx: Context,
  { id, method }: { id: string; method?: OnlineMethod | undefined },
) {
  const held = await findHeld(ctx.db, id)
  if (held?.state !== 'waiting') return getGuestOrder(ctx.db, id)
  const wanted = method ?? held.method
  const { payments } = (await ctx.catalogue.rules()).settings
  if (!payments.online.methods.includes(wanted) || payments.online.mode === 'off')
    throw rejectPayment('method', 'You can no longer pay in this way. Please choose another one.')
  const provider = await findProviderOf(ctx, wanted)
  if (provider === null)
    throw rejectPayment('method', 'This way to pay does not work right now. Please choose another one.')
  await reachProvider(ctx, async () => {
    // What was declined, or has just been paid, is known from here on.
    await settleAttempts(ctx, id)
    const open = await findOpenAttempt(ctx, id)
    const isOther = open !== undefined && (open.method !== wanted || open.provider !== provider.name)
    if (isOther) await settleAttempts(ctx, id, { closes: true })
    const attempt = await retryTransaction(ctx.db, async (tx) => {
      const locked = await lockHeld(tx, id)
      if (locked.state !== 'waiting') return null
      const [left] = (await listAttempts(tx, id)).filter(({ state }) =>
        ['new', 'open', 'pending'].includes(state),
      )
      if (left) return left
      const { name, mode } = provider
      const by = { name, isTest: mode === 'test' }
      return addAttempt(tx, locked, { method: wanted, provider: by, now: ctx.clock.now() })
    })
    if (attempt?.state === 'new') await begin(ctx, provider, attempt)
  })
  return getGuestOrder(ctx.db, id)
}

const findOpenAttempt = async (ctx: Context, id: string) =>
  (await listAttempts(ctx.db, id)).find(({ state }) => state === 'new' || state === 'open')

/** The guest reads what to do if the provider does not answer, or refuses. */
async function reachProvider(ctx: Context, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      ctx.log.warn({ err: error }, 'a payment provider refused')
      throw new AppError('CONFLICT', 'The payment could not be opened. Please choose another way to pay.')
    }
    if (!(error instanceof ProviderAway)) throw error
    ctx.log.warn({ err: error }, 'a payment provider did not answer')
    throw new AppError(
      'UNAVAILABLE',
      'The payment service does not answer. Nothing was charged: please try again.',
    )
  }
}

/** Once the order is held. A provider that does not answer is asked again by the guest, from the order's page. */
export async function openFirstPayment(ctx: Context, id: string): Promise<void> {
  try {
    const [attempt] = await listAttempts(ctx.db, id)
    if (attempt?.state !== 'new') return
    const provider = await loadProvider(ctx, attempt.provider as PaymentProvider['name'])
    if (provider !== null) await begin(ctx, provider, attempt)
  } catch (error) {
    if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefusal)) throw error
    ctx.log.warn({ err: error }, 'a payment could not be opened')
  }
}

/** The guest is back: asks the provider now, instead of waiting for its webhook. */
export async function checkPayment(ctx: Context, id: string) {
  const held = await findHeld(ctx.db, id)
  if (held?.state === 'waiting') {
    try {
      await settleAttempts(ctx, id)
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
      // Asked again by a job: the page goes on waiting.
      await ctx.jobs.enqueue(ctx.db, settlePayment, { orderId: id }, RETRY_SECONDS)
    }
  }
  return getGuestOrder(ctx.db, id)
}

const RETRY_SECONDS = 5

// Each press of an impatient guest, or another tab, asks the provider.
const askings: Limit = { name: 'ask-payment', attempts: 30, minutes: 5 }

export const limitAsking = <Answer>(ctx: Context, id: string, ask: () => Promise<Answer>): Promise<Answer> =>
  countIfDone(ctx, [{ limit: askings, key: id }], ask, () => true)

/** Nothing is charged, and the order is placed now. */
export async function payAtPickup(ctx: Context, id: string) {
  const held = await findHeld(ctx.db, id)
  if (held?.state === 'waiting') {
    const { payments } = (await ctx.catalogue.rules()).settings
    if (!canPayAtPickup(payments))
      throw new AppError('CONFLICT', 'This order has to be paid online. You can also cancel it.')
    await reachProvider(ctx, () => placeUnpaid(ctx, id))
  }
  return getGuestOrder(ctx.db, id)
}

/** Before it is paid an order just ends; one that has been paid meanwhile is cancelled like any other, and the money goes back. */
export async function cancelGuestOrder(ctx: Context, id: string) {
  const held = await findHeld(ctx.db, id)
  if (held?.state === 'waiting') await reachProvider(ctx, () => endUnpaid(ctx, id, 'cancelled'))
  const after = held && (await findHeld(ctx.db, id))
  if (after?.state === 'waiting')
    throw new AppError('CONFLICT', 'Your payment is still being checked. Please wait a moment.')
  if (after?.state !== 'ended') await cancelOwnOrder(ctx, id)
  return getGuestOrder(ctx.db, id)
}
