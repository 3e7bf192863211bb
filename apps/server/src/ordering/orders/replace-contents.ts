/** Puts other lines in the place of an order's, with everything that follows from it. */
import type { KitchenSettings, SiteSettings } from '@tiffin/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orderLines, orders, products, type OrderContents, type VersionLine } from '../../db/schema/index.ts'
import { retakeMinutes } from '../../kitchen/pickup-slots/kitchen-minutes.ts'
import { capacityFor, type OrderWork, workOf } from '../../kitchen/pickup-slots/kitchen-work.ts'
import { isServedAt } from '../../kitchen/pickup-slots/promise-pickup.ts'
import { invalidateDayOf } from '../../ledger/sales/invalidate-days.ts'
import { AppError } from '../../platform/app-error.ts'
import { compareCooked } from '../../platform/compare-lines.ts'
import type { Context, OrderingRules } from '../../platform/context.ts'
import { settlement } from '../../platform/order-amounts.ts'
import { recordOrderEvent } from '../../platform/record-event.ts'
import { formatTime } from '../../platform/wall-clock.ts'
import { giveBackCouponUse, takeCouponUseAgain } from '../coupons/coupon-queries.ts'
import { getOrder } from './get-order.ts'
import type { OrderLineRow, OrderRow } from './order-queries.ts'
import { contentsOf, insertVersion, withoutOrderId } from '../../ledger/order-versions.ts'
import { latestMethod } from './payments.ts'
import type { SettledLine } from './settle-lines.ts'
import { findKitchenLines, type KitchenLine, stationsIn } from '../../kitchen/station-lines.ts'
import { announceStock, moveStock, rejectShortLines } from './take-stock.ts'

type Found = Promise<{ order: OrderRow; lines: OrderLineRow[] }>

/** Who makes the change, and what they may. */
export interface Changing {
  /** Staff; null: the guest. */
  by: string | null
  reason?: string | undefined
  overridesKitchen: boolean
  /** It is rolled back: nobody else hears of it. */
  isPreview?: boolean | undefined
  record?: (tx: Database, order: OrderRow, after: OrderRow) => Promise<void>
}

export interface Replacing {
  order: OrderRow
  before: readonly OrderLineRow[]
  contents: OrderContents
  /** With the dishes that were looked up; without, nothing new is ordered. */
  lines: readonly SettledLine[]
  rules: OrderingRules
  changing: Changing
  undoes?: number
}

/** Puts new contents in the place of a locked order's, with everything that is given back, taken and told. */
export async function replaceContents(tx: Database, ctx: Context, replacing: Replacing): Found {
  const { order, before, contents, changing, undoes } = replacing
  const now = ctx.clock.now()
  const at = new Date(now.epochMilliseconds)
  const moved = await settleStock(tx, replacing, at)
  await settleCoupon(tx, order, contents)
  const begun = await settleWork(tx, replacing, now)
  const revision = await insertVersion(tx, order, contentsOf(order, before), {
    contents,
    by: changing.by,
    at,
    reason: changing.reason,
    undoes,
  })
  const { lines: stored, ...amounts } = contents
  await tx.delete(orderLines).where(eq(orderLines.orderId, order.id))
  await tx.insert(orderLines).values(stored.map((line) => ({ ...line, orderId: order.id })))
  const after: OrderRow = { ...order, ...amounts, ...begun, revision }
  const method = await latestMethod(tx, order.id)
  const settled = settlement(after, { at, method })
  await tx
    .update(orders)
    .set({ ...amounts, ...begun, ...settled, revision })
    .where(eq(orders.id, order.id))
  if (!changing.isPreview) {
    await changing.record?.(tx, order, after)
    await recordOrderEvent(tx, ctx, { ...after, change: 'changed' })
    await invalidateDayOf(tx, order.createdAt)
    // Last, as for a new order: it locks what all orders share.
    await announceStock(tx, moved, at.getTime())
  }
  return getOrder(tx, order.id)
}

/** By the id of each counted dish: how many portions lines take of it, by themselves and as parts of others. */
function countedPortions(lines: readonly VersionLine[], isMeant: (isCounted: boolean) => boolean) {
  const portions = new Map<string, number>()
  const add = (id: string | null | undefined, quantity: number) => {
    if (id != null) portions.set(id, (portions.get(id) ?? 0) + quantity)
  }
  for (const { productId, isCounted, quantity, choices } of lines) {
    if (isMeant(isCounted)) add(productId, quantity)
    for (const option of choices.options ?? [])
      if (isMeant(option.isCounted === true)) add(option.productId, quantity * (option.quantity ?? 1))
  }
  return portions
}

/** Takes what is ordered beyond what was, and gives the rest back: all or nothing. */
async function settleStock(tx: Database, { before, contents, lines }: Replacing, at: Date) {
  const isTaken = (isCounted: boolean) => isCounted
  const had = countedPortions(before.map(withoutOrderId), isTaken)
  const needs = countedPortions(contents.lines, isTaken)
  const moves = [...new Set([...had.keys(), ...needs.keys()])].flatMap((id) => {
    const quantity = (needs.get(id) ?? 0) - (had.get(id) ?? 0)
    return quantity === 0 ? [] : [{ id, quantity }]
  })
  await rejectSoldOut(tx, { before, lines }, at)
  const moved = await moveStock(tx, moves, at)
  const done = new Set(moved.map(({ id }) => id))
  const short = moves.filter(({ id, quantity }) => quantity > 0 && !done.has(id))
  if (short.length > 0) {
    const dishes = await tx
      .select()
      .from(products)
      .where(
        inArray(
          products.id,
          short.map(({ id }) => id),
        ),
      )
    await rejectShortLines(
      tx,
      dishes.map((dish) => ({ dish, ...pathOf(dish.id, lines), quantity: needs.get(dish.id) ?? 0 })),
      at,
    )
  }
  return moved
}

/** Nobody orders more of a dish that is 86ed, whether its portions are counted or not. */
async function rejectSoldOut(tx: Database, { before, lines }: Pick<Replacing, 'before' | 'lines'>, at: Date) {
  const anyPortion = () => true
  const had = countedPortions(before.map(withoutOrderId), anyPortion)
  const needs = countedPortions(lines, anyPortion)
  const more = [...needs].filter(([id, quantity]) => quantity > (had.get(id) ?? 0)).map(([id]) => id)
  if (more.length === 0) return
  const dishes = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, more), eq(products.isSoldOut, true)))
  const gone = dishes.filter((dish) => dish.soldOutUntil === null || dish.soldOutUntil > at)
  if (gone.length === 0) return
  await rejectShortLines(
    tx,
    gone.map((dish) => ({ dish, ...pathOf(dish.id, lines), quantity: needs.get(dish.id) ?? 0 })),
    at,
  )
}

function pathOf(productId: string, lines: readonly SettledLine[]): { path: string; isPart: boolean } {
  const own = lines.find((line) => line.productId === productId)
  if (own) return { path: `items.${own.itemIndex}.quantity`, isPart: false }
  const whole = lines.find(({ choices }) => choices.options?.some((option) => option.productId === productId))
  return { path: `items.${whole?.itemIndex ?? 0}.options`, isPart: true }
}

async function settleCoupon(tx: Database, order: OrderRow, contents: OrderContents) {
  if (order.couponId !== null && contents.couponId === null) await giveBackCouponUse(tx, order.couponId)
  if (order.couponId === null && contents.couponId !== null) await takeCouponUseAgain(tx, contents.couponId)
}

/**
 * The kitchen's minutes for the new lines. Stations that get something to make are not ready any more; an order that was
 * ready is being prepared again.
 */
async function settleWork(
  tx: Database,
  { order, before, contents, rules, changing }: Replacing,
  now: Temporal.Instant,
): Promise<Pick<OrderRow, 'status' | 'steps' | 'readyStations'>> {
  const replaced = before.map(withoutOrderId)
  const { kitchen } = rules.settings
  const old = await findKitchenLines(tx, before)
  const found = await findKitchenLines(tx, contents.lines)
  const work = workOf(cookedOf(found), kitchen)
  const workBefore = workOf(cookedOf(old), kitchen)
  const pickupAt = Temporal.Instant.fromEpochMilliseconds(order.pickupAt.getTime())
  // Stations that get nothing more to do are not asked.
  const more = new Map(
    [...work].filter(([station, halfMinutes]) => halfMinutes > (workBefore.get(station) ?? 0)),
  )
  const mayRefuse = !changing.overridesKitchen
  if (mayRefuse) rejectUnserved(found, old, { pickupAt, rules, now })
  if (changing.by === null && more.size > 0) rejectPaused(order, rules, now)
  await retakeMinutes(tx, order.id, { pickupAt, rules, now, work }, (load) => {
    const capacity = capacityFor({ work: more, kitchen, load, now })
    if (mayRefuse && more.size > 0 && !capacity.fits(pickupAt))
      throw noTimeLeft(order, rules.settings, changing.by === null)
  })
  const busy = busierStations(workBefore, work, { old, found, kitchen })
  const readyStations = order.readyStations.filter(({ station }) => !busy.has(station))
  const isBegunAgain =
    order.status === 'ready' && (busy.size > 0 || isMadeNowhere(replaced, contents, kitchen))
  const step = {
    status: 'preparing' as const,
    at: now.toString(),
    ...(changing.by !== null && { by: changing.by }),
  }
  return {
    readyStations,
    status: isBegunAgain ? 'preparing' : order.status,
    steps: isBegunAgain ? [...order.steps, step] : order.steps,
  }
}

/** In a kitchen without stations, whatever is new has to be made by somebody. */
const isMadeNowhere = (
  before: readonly VersionLine[],
  { lines }: OrderContents,
  { stations }: KitchenSettings,
) => stations.length === 0 && compareCooked(before, lines).some(({ kind }) => kind !== 'cancel')

/** A guest adds nothing to what is due already, or while orders are paused for that time. */
function rejectPaused({ pickupAt }: OrderRow, { busyMode, settings }: OrderingRules, now: Temporal.Instant) {
  const isDue = pickupAt.getTime() <= now.epochMilliseconds
  const isPaused = busyMode.pausedUntil !== null && Date.parse(busyMode.pausedUntil) > pickupAt.getTime()
  if (!isDue && !isPaused) return
  const message = `We cannot add anything to this order any more. Please call us at ${settings.contact.phone.display}.`
  throw new AppError('CLOSED', message, { issues: [{ path: 'items', message }], nextTimes: [] })
}

function noTimeLeft({ pickupAt }: OrderRow, { contact, region }: SiteSettings, isGuest: boolean) {
  const call = isGuest ? ` Please call us at ${contact.phone.display}.` : ''
  const message = `The kitchen has no time left for more by ${formatTime(pickupAt, region)}.${call}`
  return new AppError('SLOT_FULL', message, { issues: [{ path: 'items', message }], nextTimes: [] })
}

type KitchenLines = readonly KitchenLine[]

const cookedOf = (lines: KitchenLines) =>
  lines.flatMap(({ line, categorySlug, dishes }) => [
    { categorySlug: categorySlug ?? '', quantity: line.quantity },
    ...dishes.map((dish) => ({ categorySlug: dish.categorySlug ?? '', quantity: dish.quantity })),
  ])

/** What is added is served at the time that was promised. */
function rejectUnserved(
  found: KitchenLines,
  old: KitchenLines,
  { pickupAt, rules, now }: { pickupAt: Temporal.Instant; rules: OrderingRules; now: Temporal.Instant },
) {
  const categoriesIn = (lines: KitchenLines) =>
    new Set(cookedOf(lines).map(({ categorySlug }) => categorySlug))
  const before = categoriesIn(old)
  const added = [...categoriesIn(found)].filter((slug) => !before.has(slug))
  if (added.length === 0 || isServedAt({ now, categorySlugs: added, rules }, pickupAt)) return
  const message = 'The kitchen does not serve these dishes at the time that the order is picked up.'
  throw new AppError('CLOSED', message, { issues: [{ path: 'items', message }], nextTimes: [] })
}

/** Stations with a dish to make that they had not, or that is made otherwise. */
function busierStations(
  before: OrderWork,
  after: OrderWork,
  { old, found, kitchen }: { old: KitchenLines; found: KitchenLines; kitchen: KitchenSettings },
): Set<string> {
  const made = (lines: KitchenLines) =>
    new Map(
      lines.flatMap((each) => {
        const { station, dishes } = stationsIn(each, kitchen)
        const what = JSON.stringify([each.line.title, each.line.choices])
        return [station, ...dishes.map((dish) => dish.station)].flatMap((key) =>
          key === null
            ? []
            : [[`${key} ${each.line.position}`, { key, what, quantity: each.line.quantity }] as const],
        )
      }),
    )
  const was = made(old)
  const busy = [...made(found)].flatMap(([id, { key, what, quantity }]) => {
    const known = was.get(id)
    return known !== undefined && known.what === what && known.quantity >= quantity ? [] : [key]
  })
  const more = [...after].flatMap(([key, minutes]) => (minutes > (before.get(key) ?? 0) ? [key] : []))
  return new Set([...busy, ...more])
}
