import { isPermitted, type PickupOverride, type PlaceOrderInput, type SiteSettings } from '@tiffin/contract'
import { type Money, moneyOf, quoteOrder, subtotalCents } from '@tiffin/pricing'
import { eq } from 'drizzle-orm'
import { allInOrder, type Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { users } from '../../db/schema/index.ts'
import { planMinutes, readLoad, takeMinutes } from '../../kitchen/pickup-slots/kitchen-minutes.ts'
import { type KitchenCapacity, type KitchenLoad, workOf } from '../../kitchen/pickup-slots/kitchen-work.ts'
import {
  acceptPickupTime,
  promisePickup,
  promisePickupBy,
  type RequestedCapacity,
  whyRefused,
} from '../../kitchen/pickup-slots/promise-pickup.ts'
import { bumpCatalogueVersion } from '../../menu/catalogue/catalogue-queries.ts'
import type { Context } from '../../platform/context.ts'
import { isLaunched, rejectBeforeLaunch } from '../../platform/launch.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryIfGone, retryTransaction } from '../../platform/retry-transaction.ts'
import { redeemCoupon } from '../coupons/redeem-coupon.ts'
import { claimIdempotencyKey } from './claim-idempotency-key.ts'
import { quotedExtras, settleExtras } from './order-extras.ts'
import { getGuestOrder, type OnlineFacts } from '../paying/get-guest-order.ts'
import {
  findWantedProvider,
  holdUntilPaid,
  isPaidOnline,
  openFirstPayment,
  type Paying,
  rejectTip,
} from '../paying/hold-until-paid.ts'
import { ChangedMeanwhile, insertOrder, type NewOrder, rowsOfOrder, type TakenOrder } from './insert-order.ts'
import { rejectUnusable } from './move-pickup.ts'
import { rejectOtherTax } from './order-taxes.ts'
import { listOrderableProducts, type OrderableProduct } from './orderable-products.ts'
import type { OrderLineRow, OrderRow } from './order-queries.ts'
import { isSamePrice, type PricedLine, priceLines } from './price-lines.ts'
import { rejectBlocked } from './reject-blocked.ts'
import { takeStock } from './take-stock.ts'
import { placeWithinLimits, rejectLargeOrder } from './order-limits.ts'

export interface OrderRequest {
  /** Who is signed in; null for a guest. */
  userId: string | null
  /** Identifies the request as sent; with an idempotency key it tells a retry from a misuse. */
  bodyHash: string
}

/** Of an order that staff take at the counter or by phone. */
interface Taking {
  taken: TakenOrder
  /** What else belongs into the transaction; returns the order as it is then. */
  finish: (tx: Database, placed: Omit<StoredOrder, 'online'>) => Promise<Omit<StoredOrder, 'online'>>
}

interface StoredOrder {
  order: OrderRow
  lines: OrderLineRow[]
  /** It waits for its payment, or was paid online. */
  online: OnlineFacts | null
}

export interface PlacedOrder extends StoredOrder {
  /** The same request had made this order before. */
  isReplay: boolean
}

/** Places an order completely or not at all: price, stock, coupon and pickup time are settled in one transaction. */
export async function placeOrder(
  ctx: Context,
  wanted: PlaceOrderInput,
  { userId, bodyHash }: OrderRequest,
  taking: Taking | null = null,
): Promise<PlacedOrder> {
  rejectOtherOwner(wanted.userId, userId)
  const rules = await ctx.catalogue.rules()
  const caller = await ctx.identify()
  const isStaff = caller !== null && isPermitted(caller, 'orders')
  const taken = taking?.taken ?? null
  // The key belongs to who sends it: for a guest without an account, to nobody.
  const owner = taken?.by ?? userId
  const provider = isStaff ? null : await findWantedProvider(ctx, wanted, rules.settings)

  const placeOnce = (mayCommitAtOnce: boolean) =>
    retryTransaction(ctx.db, async (tx) => {
      const id = newId()
      const now = ctx.clock.now()
      const key = ctx.idempotencyKey
      const [earlier, { dishes, hasWebhooks }, load] = await allInOrder([
        key === null ? null : claimIdempotencyKey(tx, { userId: owner, key, bodyHash, orderId: id, now }),
        listOrderableProducts(tx, [...new Set(wanted.items.map(({ slug }) => slug))], ctx.catalogue),
        readLoad(tx, rules, now),
      ])
      if (earlier !== null) return { ...(await getGuestOrder(tx, earlier)), isReplay: true }
      // Staff enter what is ordered by phone.
      if (!isStaff) {
        if (!isLaunched(rules.settings, now.epochMilliseconds)) rejectBeforeLaunch(rules.settings)
        rejectBlocked(wanted.customer, rules)
        rejectLargeOrder(wanted, rules.settings)
        rejectOtherPayment(wanted, rules.settings)
      }
      const order = { id, userId, wanted, now, rules, followUps: ctx.followUps, taken }
      const paying = isStaff ? null : { provider, jobs: ctx.jobs }
      // What else belongs into the transaction comes after the order.
      const isLast = mayCommitAtOnce && taking === null && !hasWebhooks
      const placed = await settleOrder(tx, order, { dishes, load, paying, isLast })
      const finished = taking === null ? placed : { ...(await taking.finish(tx, placed)), online: null }
      return { ...finished, isReplay: false }
    })
  // A dish that was deleted between its price and its line is not on the menu when the order looks again.
  const place = () => retryIfGone(() => placeAtOnce(placeOnce))
  const placed = isStaff
    ? await place()
    : await placeWithinLimits(ctx, place, { wanted, bodyHash, settings: rules.settings })
  if (!placed.isReplay) {
    ctx.catalogue.markStale('stock')
    ctx.live.nudge()
  }
  if (placed.online?.held.state !== 'waiting') return placed
  await openFirstPayment(ctx, placed.order.id)
  return { ...(await getGuestOrder(ctx.db, placed.order.id)), isReplay: placed.isReplay }
}

/** Places an order that commits with its last statement or, if something has just changed, one that does not. */
const placeAtOnce = <Placed>(place: (mayCommitAtOnce: boolean) => Promise<Placed>): Promise<Placed> =>
  place(true).catch((error: unknown) => {
    if (error instanceof ChangedMeanwhile) return place(false)
    throw error
  })

/** Nobody orders for another account. */
function rejectOtherOwner(wantedUserId: string | undefined, userId: string | null) {
  if (wantedUserId === undefined || wantedUserId === userId) return
  const message =
    userId === null ? 'Log in to order for an account' : 'You can only order for your own account'
  throw new AppError('FORBIDDEN', message)
}

/** As the order's transaction found it. */
interface Found {
  dishes: readonly OrderableProduct[]
  load: KitchenLoad
  /** Null: staff take it, who are paid at the counter. */
  paying: Paying | null
  /** Nothing comes after it in its transaction. */
  isLast: boolean
}

async function settleOrder(
  tx: Database,
  order: NewOrder,
  { dishes, load, paying, isLast }: Found,
): Promise<StoredOrder> {
  const { userId, wanted, now, rules } = order
  if (userId) await lockUser(tx, userId)
  const today = new Date(now.epochMilliseconds)
  const { taxes, extras: offered } = rules.settings
  const money = moneyOf(rules.settings.region)
  rejectOtherTax(wanted.taxPercent, taxes)
  const extras = settleExtras(wanted.extras ?? [], { items: offered.items, money })
  const lines = priceLines(dishes, wanted.items, { nowMs: now.epochMilliseconds, money })
  const { portions, emptied } = await takeStock(tx, lines, today)
  const takenFrom = new Set(portions.map(({ id }) => id))
  const coupon = wanted.couponCode
    ? await redeemCoupon(tx, {
        code: wanted.couponCode,
        subtotalCents: subtotalCents(lines),
        now: today,
        customer: { userId, email: wanted.customer.email },
        money,
      })
    : null
  const quote = quoteOrder({
    lines: lines.map((line) => ({ ...line, category: line.product.categorySlug })),
    extras: quotedExtras(extras),
    discountCents: coupon?.discountCents ?? 0,
    taxes,
  })
  rejectOtherTotal(wanted.total, quote.totalCents, money)
  const isOnline = paying !== null && (await isPaidOnline(tx, order, quote.totalCents))
  if (!isOnline) rejectTip(wanted)
  const isAtOnce = isLast && !isOnline
  const pickup = await settlePickup(tx, lines, { ...order, load, isAtOnce })
  const rows = rowsOfOrder({ ...order, ...pickup, lines, extras, takenFrom, coupon, quote })
  const bump = () =>
    bumpCatalogueVersion(
      tx,
      'stock',
      emptied.map((slug) => ({ slug, available: false })),
    )
  const last = takenFrom.size > 0 ? bump : null
  const atOnce = pickup.planned && { minutes: pickup.planned, last }
  const placed = isOnline
    ? await holdUntilPaid(tx, { ...order, ...paying }, { rows, cooked: pickup.cooked, portions })
    : { ...(await insertOrder(tx, rows, { ...order, atOnce })), online: null }
  if (atOnce === null) await last?.()
  return placed
}

/** Prices, tax and coupon may all be valid and their sum still another one: the coupon takes off less than it did. */
export function rejectOtherTotal(shown: number | null | undefined, totalCents: number, money: Money) {
  if (shown == null || isSamePrice(shown, totalCents, money)) return
  const message = `Your total is now ${money.format(totalCents)}. Please look at it again.`
  throw new AppError('PRICE_CHANGED', message, { issues: [{ path: 'total', message }] })
}

// If the account is being deleted, its new order either becomes anonymous or is not placed.
async function lockUser(tx: Database, userId: string) {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  if (!user) throw new AppError('UNAUTHENTICATED', 'This account no longer exists')
}

/** When it is promised, and what the stations have to do for it by then. */
async function settlePickup(
  tx: Database,
  lines: readonly PricedLine[],
  { wanted, now, rules, taken, load, isAtOnce }: NewOrder & Pick<Found, 'load'> & { isAtOnce: boolean },
) {
  const { kitchen } = rules.settings
  const cooked = lines.flatMap(({ product, quantity: portions, parts }) => [
    { categorySlug: product.categorySlug, quantity: portions },
    ...parts.map(({ dish, quantity }) => ({
      categorySlug: dish.categorySlug,
      quantity: quantity * portions,
    })),
  ])
  const work = workOf(cooked, kitchen)
  const categorySlugs = cooked.map(({ categorySlug }) => categorySlug)
  let pickupOverride: PickupOverride | null = null
  const forced = taken?.overrides && wanted.fulfillment.pickupAt
  const forcedAt = forced ? Temporal.Instant.from(forced) : null
  if (forcedAt !== null) rejectUnusable(forcedAt, { path: 'fulfillment.pickupAt', now, rules })
  const choose = (capacity: KitchenCapacity) => {
    const asked = { now, categorySlugs, rules, capacity }
    if (forcedAt === null) return promisedTime(asked, wanted.fulfillment)
    // Asked again if others have taken or given back minutes meanwhile.
    pickupOverride = whyRefused(asked, forcedAt)
    return forcedAt
  }
  const minutes = { work, rules, now, load }
  const planned = isAtOnce ? planMinutes(minutes, choose) : null
  const settled = planned ?? (await takeMinutes(tx, minutes, choose))
  return { ...settled, pickupOverride, cooked, planned }
}

function promisedTime(asked: RequestedCapacity, { pickupAt, noLaterThan }: PlaceOrderInput['fulfillment']) {
  if (pickupAt) return acceptPickupTime(asked, Temporal.Instant.from(pickupAt))
  return noLaterThan ? promisePickupBy(asked, Temporal.Instant.from(noLaterThan)) : promisePickup(asked)
}

/** A way of paying that guests are not offered, such as one of a page that was loaded before it was switched off. */
function rejectOtherPayment({ payment }: PlaceOrderInput, { payments }: SiteSettings): void {
  if (payments.methods.includes(payment.method)) return
  const message = 'You can no longer pay in this way. Please choose another one.'
  throw new AppError('VALIDATION', message, { issues: [{ path: 'payment.method', message }] })
}
