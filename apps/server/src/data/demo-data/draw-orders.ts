import {
  choicesOf,
  chooseOptions,
  hoursOn,
  isOpenStatus,
  type KitchenSettings,
  type LineChoices,
  type OptionGroup,
  type OrderStatus,
  type PaymentMethod,
  serviceHoursOf,
  servingsOn,
  type SiteSettings,
} from '@tiffin/contract'
import { couponDiscountCents, moneyOf, quoteOrder, subtotalCents, unitPriceCents } from '@tiffin/pricing'
import { cancelReasons } from '@tiffin/copy'
import type { kitchenWork, orderLines, orders } from '../../db/schema/index.ts'
import type { KitchenRules } from '../../platform/read-settings.ts'
import { instantAt, instantsOf, todayAt } from '../../platform/wall-clock.ts'
import type { ProductRow } from '../../menu/catalogue/catalogue-queries.ts'
import type { CouponRow } from '../../ordering/coupons/coupon-queries.ts'
import { taxColumns } from '../../ordering/orders/order-taxes.ts'
import { termsOf, whyCouponFails } from '../../ordering/coupons/redeem-coupon.ts'
import {
  capacitiesOf,
  spreadWork,
  unlimitedCapacity,
  workOf,
} from '../../kitchen/pickup-slots/kitchen-work.ts'
import { promisePickup } from '../../kitchen/pickup-slots/promise-pickup.ts'
import type { DemoGuest, DemoGuests } from './draw-guests.ts'
import { drawSteps } from './draw-steps.ts'
import { createRandom, type Random } from './random.ts'

export interface Shop {
  seed: number
  /** The moment at which the history ends. */
  now: Temporal.Instant
  guests: DemoGuests
  /** Favourites first. */
  menu: readonly ProductRow[]
  /** What can be chosen, by the dish's id. */
  options: ReadonlyMap<string, OptionGroup[]>
  coupons: readonly CouponRow[]
  rules: KitchenRules
}

export interface DemoOrder {
  order: typeof orders.$inferInsert & { pickupAt: Date; createdAt: Date; status: OrderStatus }
  lines: (typeof orderLines.$inferInsert)[]
  /** Only while it is in the kitchen: what is over takes no one's time. */
  work: (typeof kitchenWork.$inferInsert)[]
}

// By ISO weekday, Monday first: most of the business is on the weekend.
const ordersOnWeekday = [31, 32, 36, 41, 58, 62, 44]
const sharesOfLineCounts = [22, 33, 22, 13, 7, 3]
const sharesOfQuantities = [80, 14, 4, 2]
const payments: readonly PaymentMethod[] = ['card', 'cash', 'paypal', 'upi']
const sharesOfPayments = [62, 25, 9, 4]
const MINUTES_TO_COOK = 45

/** The orders for one day that were placed before the end of the history, in the order in which they were placed. */
export function drawOrdersOf(day: string, shop: Shop): DemoOrder[] {
  const random = createRandom(`${shop.seed} orders ${day}`)
  const date = Temporal.PlainDate.from(day)
  // Summer and December are good months.
  const season =
    1 + 0.12 * Math.cos((2 * Math.PI * (date.dayOfYear - 190)) / 365) + (date.month === 12 ? 0.1 : 0)
  const usual = (ordersOnWeekday[date.dayOfWeek - 1] ?? 0) * season
  const count = Math.max(0, Math.round(random.around(usual, usual * 0.12)))
  return Array.from({ length: count }, () => drawOrder(day, shop, random))
    .filter((drawn) => drawn !== null)
    .toSorted((a, b) => a.order.createdAt.getTime() - b.order.createdAt.getTime())
}

function drawOrder(day: string, shop: Shop, random: Random): DemoOrder | null {
  const visit = drawVisit(day, shop, random)
  // Drawn in any case, so one order more or less does not change the others of its day.
  const guest = drawGuest(shop.guests, random)
  const couponIndex = random.happens(0.09) ? random.between(0, 99) : null
  const final = drawFinalStatus(random)
  const payment = payments[random.weighted(sharesOfPayments)] as PaymentMethod
  const id = random.id()
  if (!visit) return null
  const lines = drawLines(visit.time, shop, random)
  if (lines.length === 0 || Temporal.Instant.compare(visit.placedAt, shop.now) > 0) return null

  const categorySlugs = lines.map(({ product }) => product.category.slug)
  const { rules } = shop
  const asked = { now: visit.placedAt, categorySlugs, rules, capacity: unlimitedCapacity }
  const pickupAt = visit.isForLater ? visit.time : promisePickup(asked)
  const createdAt = new Date(visit.placedAt.epochMilliseconds)
  const sumCents = subtotalCents(lines)
  const coupon =
    couponIndex === null ? null : usableCoupon(shop, { index: couponIndex, sumCents, at: createdAt })
  const { taxes } = rules.settings
  const sold = {
    lines: lines.map((line) => ({ ...line, category: line.product.category.slug })),
    extras: [],
  }
  const quote = quoteOrder({
    ...sold,
    discountCents: coupon ? couponDiscountCents(termsOf(coupon), sumCents) : 0,
    taxes,
  })
  const status = statusAt(shop.now, pickupAt, final)
  const order = {
    id,
    status,
    userId: guest.userId,
    customerName: guest.name,
    customerEmail: guest.email,
    customerPhone: guest.phone,
    paymentMethod: payment,
    ...(status === 'cancelled' && {
      cancelReason: cancelReasons[sumCents % cancelReasons.length],
    }),
    paidCents: status === 'completed' ? quote.totalCents : 0,
    // At pickup, as agreed.
    ...(status === 'completed' && {
      paidAt: new Date(pickupAt.epochMilliseconds),
      paidMethod: payment,
    }),
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    subtotalCents: quote.subtotalCents,
    discountCents: quote.discountCents,
    taxCents: quote.taxCents,
    totalCents: quote.totalCents,
    currency: rules.settings.region.currency,
    ...taxColumns(taxes, quote, sold),
    pickupAt: new Date(pickupAt.epochMilliseconds),
    createdAt,
    steps: drawSteps({ status, createdAt, pickupAt: new Date(pickupAt.epochMilliseconds), now: shop.now }),
  }
  return {
    order,
    lines: lines.map((line, position) => rowOf(line, id, position)),
    work: isOpenStatus(status) ? workRows(id, lines, pickupAt, rules.settings.kitchen) : [],
  }
}

function workRows(
  orderId: string,
  lines: readonly Line[],
  pickupAt: Temporal.Instant,
  kitchen: KitchenSettings,
): DemoOrder['work'] {
  const cooked = lines.map(({ product, quantity }) => ({ categorySlug: product.category.slug, quantity }))
  return spreadWork(workOf(cooked, kitchen), pickupAt, capacitiesOf(kitchen)).map(
    ({ station, windowStartMs, halfMinutes }) => ({
      orderId,
      station,
      windowStart: new Date(windowStartMs),
      halfMinutes,
    }),
  )
}

interface Visit {
  /** When the guest would like to eat. */
  time: Temporal.Instant
  placedAt: Temporal.Instant
  isForLater: boolean
}

/** Around lunch or dinner while the kitchen is open; null on a closed day. */
function drawVisit(day: string, { rules }: Shop, random: Random): Visit | null {
  const meal = random.weighted([36, 50, 14])
  const hour = [random.around(12.5, 0.7), random.around(18.5, 1), 11 + random.next() * 11][meal] as number
  const isForLater = random.happens(0.14)
  const hoursAhead = random.between(1, 4)
  const delayMs = random.between(0, 15 * 60_000)
  const { ordering, region } = rules.settings
  const { leadMinutes, slotMinutes } = ordering
  const [open] = hoursOn(day, 'kitchen', rules)
  if (!open) return null
  const { opens, closes } = instantsOf(day, open, region)
  const openMinutes = opens.until(closes).total('minutes')
  const preferred = instantAt(day, '00:00', region).add({ minutes: Math.round(hour * 60) })
  // A guest who wants to eat while the kitchen is closed comes at another time of day.
  const minutes = opens.until(preferred).total('minutes')
  const isOpen = minutes >= 0 && minutes < openMinutes - slotMinutes
  const within = isOpen ? minutes : random.next() * (openMinutes - slotMinutes)
  const time = opens.add({ minutes: Math.floor(within / slotMinutes) * slotMinutes })
  const placedAt = isForLater
    ? time.subtract({ hours: hoursAhead, milliseconds: delayMs })
    : opens.add({ minutes: Math.floor(within) }).subtract({ minutes: leadMinutes + 5, milliseconds: delayMs })
  return { time, placedAt, isForLater }
}

const drawGuest = ({ regulars, occasionals }: DemoGuests, random: Random): DemoGuest =>
  random.happens(0.45)
    ? // Squaring favours the first ones.
      (regulars[Math.floor(random.next() ** 2 * regulars.length)] as DemoGuest)
    : random.pick(occasionals)

interface Line {
  product: ProductRow
  choices: LineChoices
  unitPriceCents: number
  quantity: number
}

/** Different dishes that are served at that time, mostly the favourites. */
function drawLines(time: Temporal.Instant, shop: Shop, random: Random): Line[] {
  const { menu, rules } = shop
  const money = moneyOf(rules.settings.region)
  const isServed = servedAt(time, rules.settings)
  const weights = menu.map((_row, rank) => 1 / (rank + 3) ** 0.85)
  const drawn = new Set<ProductRow>()
  const count = random.weighted(sharesOfLineCounts) + 1
  for (let tries = 0; drawn.size < count && tries < 8 * count; tries += 1) {
    const row = menu[random.weighted(weights)]
    if (row && isServed(row)) drawn.add(row)
  }
  return [...drawn].map((product) => {
    const { id, slug, priceCents: listPriceCents, discountPercent } = product.product
    // Apart, so that a menu with options has the same history as one without.
    const options = drawOptions(
      shop.options.get(id) ?? [],
      createRandom(`${shop.seed} options ${time.toString()} ${slug}`),
    )
    const priced = options.map(({ price, quantity = 1 }) => ({
      priceCents: money.toCents(price),
      quantity,
    }))
    return {
      product,
      choices: choicesOf({ options }),
      unitPriceCents: unitPriceCents({ listPriceCents, discountPercent, options: priced }),
      quantity: random.weighted(sharesOfQuantities) + 1,
    }
  })
}

/** Mostly the defaults; what cannot be chosen so is left to the kitchen. */
function drawOptions(groups: readonly OptionGroup[], random: Random) {
  // Where several are chosen, one of them alone would be too few.
  const wanted = groups.flatMap(({ key, min, choices }) =>
    random.happens(0.35) && min <= 1 ? [{ group: key, choice: random.pick(choices).key }] : [],
  )
  const { options, problems } = chooseOptions(groups, wanted)
  return problems.length === 0 ? options : []
}

/** Whether a dish of that category is served at that time. */
function servedAt(time: Temporal.Instant, settings: SiteSettings): ({ category }: ProductRow) => boolean {
  const day = todayAt(time, settings.region).toString()
  return ({ category }) => {
    const hours = serviceHoursOf(category.slug, settings)
    if (!hours) return true
    return servingsOn(day, hours).some(
      ({ opens, closes }) =>
        Temporal.Instant.compare(time, instantAt(day, opens, settings.region)) >= 0 &&
        Temporal.Instant.compare(
          time,
          instantAt(day, closes, settings.region).subtract({ minutes: MINUTES_TO_COOK }),
        ) <= 0,
    )
  }
}

// Coupons with a limit per customer are left for real guests.
function usableCoupon(
  { coupons, rules }: Shop,
  { index, sumCents, at }: { index: number; sumCents: number; at: Date },
) {
  const money = moneyOf(rules.settings.region)
  const usable = coupons.filter(
    (coupon) =>
      coupon.maxUses === null &&
      coupon.maxUsesPerCustomer === null &&
      whyCouponFails(coupon, sumCents, { now: at, money }) === null,
  )
  return usable[index % Math.max(1, usable.length)] ?? null
}

const drawFinalStatus = (random: Random): OrderStatus =>
  (['completed', 'cancelled', 'no-show'] as const)[random.weighted([955, 30, 15])] ?? 'completed'

/** An order that is not picked up yet is somewhere in the kitchen. */
function statusAt(now: Temporal.Instant, pickupAt: Temporal.Instant, final: OrderStatus): OrderStatus {
  const minutesLeft = now.until(pickupAt).total('minutes')
  if (minutesLeft <= 0 || final === 'cancelled') return final
  if (minutesLeft <= 5) return 'ready'
  if (minutesLeft <= 15) return 'preparing'
  return minutesLeft <= 30 ? 'accepted' : 'placed'
}

const rowOf = ({ product: { product }, ...line }: Line, orderId: string, position: number) => ({
  ...line,
  orderId,
  position,
  productId: product.id,
  slug: product.slug,
  title: product.title,
  thumbnail: product.thumbnail,
})
