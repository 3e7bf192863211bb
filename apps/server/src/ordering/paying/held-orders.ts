/** Orders that are placed once they are paid: what they hold until then, how they become orders, and how they end. */
import type { OnlineMethod } from '@tiffin/contract'
import { and, eq, exists, inArray, lt, not, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { isForeignKeyViolation } from '../../db/sql-state.ts'
import {
  heldOrders,
  type heldEndings,
  onlinePayments,
  type onlineRefunds,
  products,
} from '../../db/schema/index.ts'
import {
  giveBackWork,
  insertWork,
  readLoad,
  takeMinutes,
} from '../../kitchen/pickup-slots/kitchen-minutes.ts'
import { workOf } from '../../kitchen/pickup-slots/kitchen-work.ts'
import { promisePickup } from '../../kitchen/pickup-slots/promise-pickup.ts'
import { isSoldOutAt } from '../../menu/catalogue/catalogue-queries.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/context.ts'
import type { KitchenRules } from '../../platform/read-settings.ts'
import { giveBackCouponUse } from '../coupons/coupon-queries.ts'
import { firstStatus, insertOrder, notYet, type OrderRows } from '../orders/insert-order.ts'
import type { OrderLineRow, OrderRow } from '../orders/order-queries.ts'
import { announceStock, moveStock } from '../orders/take-stock.ts'

export type HeldRow = typeof heldOrders.$inferSelect
export type OnlinePaymentRow = typeof onlinePayments.$inferSelect
export type OnlineRefundRow = typeof onlineRefunds.$inferSelect
export type HeldEnding = (typeof heldEndings)[number]

/** What the kitchen has to make, by category. */
interface CookedPart {
  categorySlug: string
  quantity: number
}

/** As it is stored: JSON knows no dates. */
interface HeldContents extends Omit<OrderRows, 'values' | 'work' | 'number'> {
  values: Omit<OrderRows['values'], 'pickupAt' | 'createdAt'> & { pickupAt: string; createdAt: string }
  cooked: readonly CookedPart[]
}

interface Hold {
  rows: OrderRows
  cooked: readonly CookedPart[]
  /** What it took of each counted dish. */
  portions: readonly { id: string; quantity: number }[]
  method: OnlineMethod
  provider: { name: string; isTest: boolean }
  holdMinutes: number
  /** On top of the total. */
  tipCents: number
  now: Temporal.Instant
}

/** Keeps what a settled order has taken until it is paid. Returns it as its guest sees it. */
export async function holdOrder(tx: Database, hold: Hold) {
  const { rows, cooked, portions, method, provider, tipCents, now } = hold
  const { values, lines, timeZone, work } = rows
  const { id, pickupAt, createdAt } = values
  const [taken] = await rowsOf<{ number: number }>(
    tx,
    sql`select nextval('orders_number_seq')::int as number`,
  )
  const number = taken?.number ?? 0
  const contents: HeldContents = {
    values: { ...values, pickupAt: pickupAt.toISOString(), createdAt: createdAt.toISOString() },
    lines,
    timeZone,
    cooked,
  }
  const held: HeldRow = {
    id,
    number,
    state: 'waiting',
    ending: null,
    contents,
    portions: [...portions],
    couponId: values.couponId,
    userId: values.userId,
    customerEmail: values.customerEmail,
    method,
    totalCents: values.totalCents,
    tipCents,
    currency: values.currency,
    heldUntil: new Date(now.add({ minutes: hold.holdMinutes }).epochMilliseconds),
    createdAt,
  }
  await tx.insert(heldOrders).values(held)
  await insertWork(tx, id, work)
  const payment = await addAttempt(tx, held, { method, provider, now })
  return { ...showHeld(held), online: { held, payments: [payment], refunds: [] } }
}

interface NewAttempt {
  method: OnlineMethod
  provider: { name: string; isTest: boolean }
  now: Temporal.Instant
}

/** Another attempt to pay a locked, waiting order; the caller has ended the others. */
export async function addAttempt(
  tx: Database,
  held: HeldRow,
  { method, provider, now }: NewAttempt,
): Promise<OnlinePaymentRow> {
  const [payment] = await tx
    .insert(onlinePayments)
    .values({
      id: newId(),
      orderId: held.id,
      provider: provider.name,
      isTest: provider.isTest,
      method,
      cents: held.totalCents + held.tipCents,
      tipCents: held.tipCents,
      currency: held.currency,
      createdAt: new Date(now.epochMilliseconds),
    })
    .returning()
  return payment as OnlinePaymentRow
}

const unsettledStates = ['new', 'open', 'pending'] as const

/** Nobody knows yet what becomes of it. */
export const isUnsettled = ({ state }: OnlinePaymentRow): boolean =>
  unsettledStates.some((each) => each === state)

/** The same for a `where`. */
export const whereUnsettled = inArray(onlinePayments.state, [...unsettledStates])

/** All attempts to pay an order, oldest first. */
export const listAttempts = (db: Database, orderId: string): Promise<OnlinePaymentRow[]> =>
  db
    .select()
    .from(onlinePayments)
    .where(eq(onlinePayments.orderId, orderId))
    .orderBy(onlinePayments.createdAt, onlinePayments.id)

/** A held order in the shape of an order. */
export function showHeld(held: HeldRow): { order: OrderRow; lines: OrderLineRow[] } {
  const { values, lines } = contentsOf(held)
  return { order: { ...values, ...notYet, number: held.number, paymentMethod: held.method }, lines }
}

function contentsOf(held: HeldRow) {
  const { values, ...rest } = held.contents as HeldContents
  const dates = { pickupAt: new Date(values.pickupAt), createdAt: new Date(values.createdAt) }
  return { ...rest, values: { ...values, ...dates } }
}

export async function findHeld(db: Database, id: string): Promise<HeldRow | null> {
  const [held] = await db.select().from(heldOrders).where(eq(heldOrders.id, id))
  return held ?? null
}

/** Those who settle the same held order wait here for each other. */
export async function lockHeld(tx: Database, id: string): Promise<HeldRow> {
  const [held] = await tx.select().from(heldOrders).where(eq(heldOrders.id, id)).for('update')
  if (!held) throw new AppError('NOT_FOUND', 'We cannot find that order')
  return held
}

type PlacingDeps = Pick<Deps, 'clock' | 'followUps'> & { rules: KitchenRules }

/**
 * A locked, waiting order becomes one, with everything that follows from a placed order. If its time has passed while
 * somebody was paying, it gets the next one. Throws an `AppError` if it cannot be served any more.
 */
export async function placeHeld(
  tx: Database,
  deps: PlacingDeps,
  held: HeldRow,
  method: OrderRow['paymentMethod'],
): Promise<{ order: OrderRow; lines: OrderLineRow[]; isMoved: boolean }> {
  const { rules, clock } = deps
  const now = clock.now()
  const { values, lines, timeZone, cooked } = contentsOf(held)
  await rejectGone(tx, lines, clock.nowMs())
  const isMoved = values.pickupAt.getTime() <= clock.nowMs()
  const pickupAt = isMoved ? await nextTime(tx, held, { cooked, rules, now }) : values.pickupAt
  // Its work stands already.
  const rows: OrderRows = {
    number: held.number,
    values: {
      ...values,
      ...firstStatus(values.allergyNote, { now, rules }),
      paymentMethod: method,
      pickupAt,
      createdAt: new Date(now.epochMilliseconds),
    },
    lines,
    work: [],
    timeZone,
  }
  const placed = await insertOrder(tx, rows, deps).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) throw new AppError('OUT_OF_STOCK', 'One of its dishes is gone')
    throw error
  })
  await tx
    .update(heldOrders)
    .set({ state: 'placed', ...forgotten })
    .where(eq(heldOrders.id, held.id))
  return { ...placed, isMoved }
}

/** What was 86ed since cannot be cooked, although its portions were kept. */
async function rejectGone(tx: Database, lines: readonly OrderLineRow[], nowMs: number) {
  const ids = [
    ...new Set(
      lines.flatMap(({ productId, choices }) => [
        productId,
        ...(choices.options ?? []).map((option) => option.productId),
      ]),
    ),
  ].filter((id) => id != null)
  const found = await tx
    .select({
      title: products.title,
      isSoldOut: products.isSoldOut,
      soldOutUntil: products.soldOutUntil,
    })
    .from(products)
    .where(inArray(products.id, ids))
  const gone = found.find((dish) => isSoldOutAt(dish, nowMs))
  if (gone) throw new AppError('OUT_OF_STOCK', `${gone.title} is sold out`)
  if (found.length < ids.length) throw new AppError('OUT_OF_STOCK', 'One of its dishes is gone')
}

interface LatePromise {
  cooked: readonly CookedPart[]
  rules: KitchenRules
  now: Temporal.Instant
}

async function nextTime(tx: Database, held: HeldRow, { cooked, rules, now }: LatePromise): Promise<Date> {
  // Its own minutes are not in its way.
  await giveBackWork(tx, held.id)
  const work = workOf(cooked, rules.settings.kitchen)
  const categorySlugs = cooked.map(({ categorySlug }) => categorySlug)
  const load = await readLoad(tx, rules, now)
  const taken = await takeMinutes(tx, { work, rules, now, load }, (capacity) =>
    promisePickup({ now, categorySlugs, rules, capacity }),
  )
  await insertWork(tx, held.id, taken.work)
  return new Date(taken.pickupAt.epochMilliseconds)
}

/** From then on only the order itself knows who its guest is, and what they have written. */
const forgotten = { contents: {}, customerEmail: '', userId: null }

const REMEMBERED_HOURS = 48

/** Of orders that were not placed nothing stays but what was paid and sent back. */
export async function forgetEndedHolds(db: Database, now: Temporal.Instant): Promise<void> {
  const tooOld = new Date(now.subtract({ hours: REMEMBERED_HOURS }).epochMilliseconds)
  const isOver = and(eq(heldOrders.state, 'ended'), lt(heldOrders.createdAt, tooOld))
  const wasPaid = exists(
    db
      .select({ id: onlinePayments.id })
      .from(onlinePayments)
      .where(
        and(eq(onlinePayments.orderId, heldOrders.id), inArray(onlinePayments.state, ['paid', 'pending'])),
      ),
  )
  await db.delete(heldOrders).where(and(isOver, not(wasPaid)))
  await db.update(heldOrders).set(forgotten).where(isOver)
}

/** Whether an account has an order that is being paid. */
export const isPaying = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(heldOrders, and(eq(heldOrders.userId, userId), eq(heldOrders.state, 'waiting')))) > 0

/** Whether it is still known what was ordered. */
export const isRemembered = ({ contents }: HeldRow): boolean => 'values' in (contents as object)

/** Gives everything back that a locked, waiting order holds. */
export async function endHeld(
  tx: Database,
  { clock }: Pick<Deps, 'clock'>,
  { id, portions, couponId }: HeldRow,
  ending: HeldEnding,
): Promise<void> {
  await tx.update(heldOrders).set({ state: 'ended', ending }).where(eq(heldOrders.id, id))
  await giveBackWork(tx, id)
  const nowMs = clock.nowMs()
  const moves = portions.map((one) => ({ ...one, quantity: -one.quantity }))
  const given = await moveStock(tx, moves, new Date(nowMs))
  if (couponId !== null) await giveBackCouponUse(tx, couponId)
  await announceStock(tx, given, nowMs)
}
