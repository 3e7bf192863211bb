import { basicPlaceholders, fillTexts } from '@tiffin/contract'
import { siteCopy } from '@tiffin/copy'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { insertRows } from '../../db/many-rows.ts'
import * as schema from '../../db/schema/index.ts'
import type { reviews } from '../../db/schema/index.ts'
import { spanOfDay } from '../../platform/wall-clock.ts'
import { updateRating } from '../../guests/reviews/review-queries.ts'
import { isSale } from '../../ledger/sales/orders-as-sales.ts'
import { daysOf, type DaySpan } from '../../ledger/sales/total-days.ts'
import { reviewAnswers, reviewTexts } from './demo-texts.ts'
import { accountsOf } from './draw-guests.ts'
import { type DemoOrder, drawOrdersOf, type Shop } from './draw-orders.ts'
import {
  drawCatering,
  drawMessages,
  drawReservations,
  drawSubscribers,
  holdsSeats,
  type ReservationRow,
} from './draw-requests.ts'
import { createRandom } from './random.ts'

/** How much was generated. */
export interface DemoHistory {
  orders: number
  /** Excludes cancelled orders and no-shows. */
  revenueCents: number
  customers: number
  reviews: number
  reservations: number
  messages: number
  cateringRequests: number
  subscribers: number
}

interface Wanted extends DaySpan {
  /** No one knows the password behind it. */
  passwordHash: string
  /** The last day with reservations. */
  bookedTo: string
}

/** Generates the days and inserts everything that happened on them. */
export async function writeHistory(tx: Database, shop: Shop, wanted: Wanted): Promise<DemoHistory> {
  const days = daysOf(wanted)
  const span = {
    firstMs: spanOfDay(wanted.from, shop.rules.settings.region).from.getTime(),
    days: days.length,
  }
  const drawn = days.flatMap((day) => drawOrdersOf(day, shop))
  const accounts = accountsOf(shop.guests, { ...wanted, firstOrderAt: firstOrders(drawn) })
  const reviews = drawReviews(drawn, shop)
  const tables = drawReservations(daysOf({ from: wanted.from, to: wanted.bookedTo }), shop)
  const messages = drawMessages(span, shop)
  const catering = drawCatering(span, shop)
  const consent = fillTexts(siteCopy.footer.newsletter.consent, basicPlaceholders(shop.rules.settings))
  const subscribers = drawSubscribers(span, shop, consent)

  await insertRows(tx, schema.users, accounts)
  // In the order in which they were placed, so their numbers increase with time.
  const orders = drawn.map(({ order }) => order)
  await insertRows(tx, schema.orders, orders)
  await insertRows(tx, schema.payments, orders.flatMap(paymentOf))
  await insertRows(
    tx,
    schema.orderLines,
    drawn.flatMap(({ lines }) => lines),
  )
  await insertRows(
    tx,
    schema.kitchenWork,
    drawn.flatMap(({ work }) => work),
  )
  await countCouponUses(tx, drawn)
  await insertRows(tx, schema.reviews, reviews)
  for (const id of new Set(reviews.map(({ productId }) => productId))) await updateRating(tx, id)
  await insertRows(tx, schema.reservations, tables)
  await insertRows(tx, schema.reservationSlots, slotsOf(tables))
  await insertRows(tx, schema.contactMessages, messages)
  await insertRows(tx, schema.cateringRequests, catering)
  await insertRows(tx, schema.subscribers, subscribers)

  const sales = orders.filter(({ status }) => isSale(status))
  return {
    orders: orders.length,
    revenueCents: sales.reduce((sumCents, { totalCents }) => sumCents + totalCents, 0),
    customers: accounts.length,
    reviews: reviews.length,
    reservations: tables.length,
    messages: messages.length,
    cateringRequests: catering.length,
    subscribers: subscribers.length,
  }
}

function firstOrders(drawn: readonly DemoOrder[]): Map<string, Date> {
  const first = new Map<string, Date>()
  for (const { order } of drawn) {
    if (order.userId && !first.has(order.userId)) first.set(order.userId, order.createdAt)
  }
  return first
}

// A cancelled order has given its use back.
async function countCouponUses(tx: Database, drawn: readonly DemoOrder[]) {
  const used = drawn.filter(({ order }) => order.couponId && order.status !== 'cancelled')
  for (const [id, uses] of Map.groupBy(used, ({ order }) => order.couponId)) {
    if (!id) continue
    await tx
      .update(schema.coupons)
      .set({ uses: sql`${schema.coupons.uses} + ${uses.length}` })
      .where(eq(schema.coupons.id, id))
  }
}

function slotsOf(tables: readonly ReservationRow[]) {
  const holding = tables.filter(({ status }) => holdsSeats(status))
  return [...Map.groupBy(holding, ({ startsAt }) => startsAt.getTime())].map(([time, parties]) => ({
    startsAt: new Date(time),
    seatsTaken: parties.reduce((sum, { partySize }) => sum + partySize, 0),
  }))
}

/** At pickup, as agreed. The id is the order's own: no other row of payments has it. */
const paymentOf = ({ id, paidAt, paidMethod, paidCents }: DemoOrder['order']) =>
  paidAt && paidMethod && paidCents
    ? [{ id, orderId: id, kind: 'payment' as const, method: paidMethod, cents: paidCents, createdAt: paidAt }]
    : []

type ReviewRow = typeof reviews.$inferInsert

const HOUR_MS = 60 * 60 * 1000
const RECENT_MS = 5 * 24 * HOUR_MS
const sharesOfStars = [1, 2, 7, 32, 58]

/** Some customers review a dish that they have picked up, once per dish. */
function drawReviews(drawn: readonly DemoOrder[], { seed, now }: Shop): ReviewRow[] {
  const random = createRandom(`${seed} reviews`)
  const byDishAndCustomer = new Map<string, ReviewRow>()
  for (const { order, lines } of drawn) {
    const line = random.pick(lines)
    const hoursLater = random.between(3, 80)
    if (!random.happens(0.05) || !order.userId || order.status !== 'completed' || !line.productId) continue
    const createdMs = order.pickupAt.getTime() + hoursLater * HOUR_MS
    if (createdMs > now.epochMilliseconds) continue
    const isRecent = createdMs > now.epochMilliseconds - RECENT_MS
    const stars = (random.weighted(sharesOfStars) + 1) as keyof typeof reviewTexts
    const isAnswered = !isRecent && random.happens(0.2)
    const key = `${line.productId} ${order.userId}`
    if (byDishAndCustomer.has(key)) continue
    byDishAndCustomer.set(key, {
      id: random.id(),
      productId: line.productId,
      userId: order.userId,
      author: 'Demo',
      stars,
      text: random.pick(reviewTexts[stars]),
      // The latest ones still await approval.
      status: isRecent ? 'pending' : random.happens(0.04) ? 'hidden' : 'approved',
      answer: isAnswered ? random.pick(reviewAnswers) : null,
      answeredAt: isAnswered ? new Date(createdMs + HOUR_MS) : null,
      createdAt: new Date(createdMs),
    })
  }
  return [...byDishAndCustomer.values()]
}
