/** What the guest of an order that waits for its payment can do. */
import type { OnlineMethod } from '@tiffin/contract'
import { ProviderUnavailable, ProviderError } from '../../payments/provider.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import { countIfDone, type Limit } from '../../platform/rate-limits.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { cancelOwnOrder } from '../orders/change-order-status.ts'
import { getGuestOrder, presentGuestOrder } from './get-guest-order.ts'
import { addAttempt, findHeld, isUnsettled, listAttempts, lockHeld } from './held-orders.ts'
import { findProviderOf, rejectPayment } from './hold-until-paid.ts'
import { begin, endUnpaid, placeUnpaid, settleAttempts } from './settle-payment.ts'

interface Opening {
  id: string
  method?: OnlineMethod | undefined
}

// An open page asks by itself; what a guest presses has a limit of its own.
const openings: Limit = { name: 'open-payment', attempts: 30, minutes: 5 }
const checks: Limit = { name: 'check-payment', attempts: 120, minutes: 5 }

const limited = <Answer>(ctx: Context, limit: Limit, key: string, ask: () => Promise<Answer>) =>
  countIfDone(ctx, [{ limit, key }], ask, () => true)

/**
 * Opens the provider's page for an order that waits for its payment: the one that is open already, or another one after
 * the guest was declined, or chose another way. Two presses, in whatever tabs, open one.
 */
export const payOnline = (ctx: Context, wanted: Opening) =>
  limited(ctx, openings, wanted.id, () => openPayment(ctx, wanted))

async function openPayment(ctx: Context, { id, method }: Opening) {
  const held = await findHeld(ctx.db, id)
  if (held?.state !== 'waiting') return getGuestOrder(ctx.db, id)
  const wanted = method ?? held.method
  const { payments } = (await ctx.catalogue.rules()).settings
  if (!payments.online.methods.includes(wanted) || payments.online.mode === 'off')
    throw rejectPayment('method', 'You can no longer pay in this way. Please choose another one.')
  const provider = await findProviderOf(ctx, wanted)
  if (provider === null)
    throw rejectPayment('method', 'This way to pay does not work right now. Please choose another one.')
  const by = { name: provider.name, isTest: provider.mode === 'test' }
  await reachProvider(ctx, async () => {
    // What was declined, or has just been paid, is known from here on.
    await settleAttempts(ctx, id)
    const open = await findOpenAttempt(ctx, id)
    const isSame = open?.provider === by.name && open.isTest === by.isTest && open.method === wanted
    const isOther = open !== undefined && !isSame
    if (isOther) await settleAttempts(ctx, id, { closes: true })
    const attempt = await retryTransaction(ctx.db, async (tx) => {
      const locked = await lockHeld(tx, id)
      if (locked.state !== 'waiting') return null
      const left = (await listAttempts(tx, id)).find(isUnsettled)
      if (left) return left
      return addAttempt(tx, locked, { method: wanted, provider: by, now: ctx.clock.now() })
    })
    if (attempt?.state === 'new') await begin(ctx, attempt)
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
    if (error instanceof ProviderError) {
      ctx.log.warn({ err: error }, 'a payment provider refused')
      throw new AppError('CONFLICT', 'The payment could not be opened. Please choose another way to pay.')
    }
    if (!(error instanceof ProviderUnavailable)) throw error
    ctx.log.warn({ err: error }, 'a payment provider did not answer')
    throw new AppError(
      'UNAVAILABLE',
      'The payment service does not answer. Nothing was charged: please try again.',
    )
  }
}

/** The guest is back: asks the provider now, instead of waiting for its webhook. */
export const checkPayment = (ctx: Context, id: string) => limited(ctx, checks, id, () => askNow(ctx, id))

async function askNow(ctx: Context, id: string) {
  const held = await findHeld(ctx.db, id)
  if (held?.state === 'waiting') {
    try {
      await settleAttempts(ctx, id)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderError)) throw error
      // The page goes on asking; without it, the job at the end of the hold does.
      ctx.log.warn({ err: error }, 'a payment could not be looked up')
    }
  }
  return getGuestOrder(ctx.db, id)
}

/** Nothing is charged, and the order is placed now. */
export async function payAtPickup(ctx: Context, id: string) {
  const found = await getGuestOrder(ctx.db, id)
  if (found.online?.held.state !== 'waiting') return found
  const { settings } = await ctx.catalogue.rules()
  if (!presentGuestOrder(found, settings).online?.canPayAtPickup)
    throw new AppError('CONFLICT', 'This order has to be paid online. You can also cancel it.')
  await reachProvider(ctx, () => placeUnpaid(ctx, id))
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
