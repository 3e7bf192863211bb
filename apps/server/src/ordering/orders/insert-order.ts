import type { OrderChannel, PickupOverride, PlaceOrderInput } from '@tiffin/contract'
import type { OrderQuote } from '@tiffin/pricing'
import { placeholder, sql } from 'drizzle-orm'
import { allInOrder, commitWithNext, type Database, preparedStatement } from '../../db/database.ts'
import { isNotNullViolation } from '../../db/sql-state.ts'
import { orderLines, orders, settings, type StoredChoices, type StoredExtra } from '../../db/schema/index.ts'
import { type KitchenRules, rejectOtherRegion } from '../../platform/read-settings.ts'
import { noteOrderNews, placedEvent, placedEventValues } from '../../platform/record-event.ts'
import type { FollowUps } from '../../platform/follow-ups.ts'
import { hasWebhooks } from '../../platform/webhook-news.ts'
import type { RedeemedCoupon } from '../coupons/redeem-coupon.ts'
import {
  arePlannedFree,
  lockPlanned,
  type PlannedMinutes,
  plannedMinutes,
  reservedWork,
  reserveWork,
} from '../../kitchen/pickup-slots/kitchen-minutes.ts'
import type { StationWork } from '../../kitchen/pickup-slots/kitchen-work.ts'
import { quotedExtras } from './order-extras.ts'
import { taxColumns } from './order-taxes.ts'
import type { OrderLineRow, OrderRow } from './order-queries.ts'
import type { PricedLine } from './price-lines.ts'

/** What staff say of an order that they take. */
export interface TakenOrder {
  channel: OrderChannel
  /** What another program calls it, and the hash of what it has sent. */
  external: { reference: string; bodyHash: string } | null
  /** Their id. */
  by: string
  /** The wished time is given even if the kitchen would refuse it. */
  overrides: boolean
}

export interface NewOrder {
  id: string
  userId: string | null
  wanted: PlaceOrderInput
  now: Temporal.Instant
  rules: KitchenRules
  followUps: FollowUps
  /** null: the guest placed it. */
  taken: TakenOrder | null
}

export interface SettledOrder extends NewOrder {
  lines: readonly PricedLine[]
  extras: StoredExtra[]
  /** The dishes whose portions are counted. */
  takenFrom: ReadonlySet<string>
  coupon: RedeemedCoupon | null
  quote: OrderQuote
  pickupAt: Temporal.Instant
  pickupOverride: PickupOverride | null
  work: readonly StationWork[]
}

/** The rows of an order that is settled, before anything is written. */
export interface OrderRows {
  /** The number that it has taken already; null: it takes the next one. */
  number: number | null
  values: Omit<OrderRow, keyof typeof notYet | 'number'>
  lines: OrderLineRow[]
  work: readonly StationWork[]
  /** Of the restaurant, as its pickup time was promised. */
  timeZone: string
}

export function rowsOfOrder(settled: SettledOrder): OrderRows {
  const { id, userId, wanted, lines, takenFrom, coupon, quote, rules, pickupAt, work, now, taken } = settled
  const { region, taxes } = rules.settings
  const values = {
    id,
    userId,
    channel: taken?.channel ?? ('web' as const),
    externalReference: taken?.external?.reference ?? null,
    externalHash: taken?.external?.bodyHash ?? null,
    takenBy: taken?.by ?? null,
    pickupOverride: settled.pickupOverride,
    customerName: wanted.customer.name,
    customerEmail: wanted.customer.email,
    customerPhone: wanted.customer.phone ?? null,
    note: wanted.note ?? null,
    allergyNote: wanted.allergyNote,
    paymentMethod: wanted.payment.method,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    subtotalCents: quote.subtotalCents,
    discountCents: quote.discountCents,
    extras: settled.extras,
    extrasTotalCents: quote.extrasTotalCents,
    taxCents: quote.taxCents,
    ...taxColumns(taxes, quote, {
      lines: lines.map((line) => ({ ...line, category: line.product.categorySlug })),
      extras: quotedExtras(settled.extras),
    }),
    totalCents: quote.totalCents,
    currency: region.currency,
    pickupAt: new Date(pickupAt.epochMilliseconds),
    createdAt: new Date(now.epochMilliseconds),
    ...firstStatus(wanted.allergyNote, { now, rules }),
  }
  const lineRows = lines.map(({ product, unitPriceCents, quantity, choices }, position) => ({
    orderId: id,
    position,
    productId: product.id,
    slug: product.slug,
    title: product.title,
    thumbnail: product.thumbnail,
    sku: product.sku,
    unitPriceCents,
    quantity,
    choices: withCounted(choices, takenFrom),
    isCounted: takenFrom.has(product.id),
    ...asOnMenu,
  }))
  return { number: null, values, lines: lineRows, work, timeZone: region.timeZone }
}

/** Where the site accepts orders by itself; an allergy is read by somebody first. */
export function firstStatus(
  allergyNote: boolean,
  { now, rules }: Pick<NewOrder, 'now' | 'rules'>,
): Pick<OrderRow, 'status' | 'steps'> {
  return rules.settings.alerts.acceptsOrders && !allergyNote
    ? { status: 'accepted', steps: [{ status: 'accepted', at: now.toString() }] }
    : { status: 'placed', steps: [] }
}

/** Something has changed since an order was settled that keeps it from being committed at once: nothing was inserted. */
export class ChangedMeanwhile extends Error {}

interface Inserting extends Pick<NewOrder, 'followUps' | 'rules'> {
  /** Null: the caller has taken the minutes, and commits. */
  atOnce?: AtOnce | null
}

/** Inserts and commits in one go. Throws `ChangedMeanwhile` where the minutes are no longer free. */
interface AtOnce {
  minutes: PlannedMinutes
  /** The last statement of the transaction, if the order is not; sent together with it. */
  last: (() => Promise<void>) | null
}

/** Inserts the order, its lines, and the work that it is for the kitchen. */
export async function insertOrder(
  tx: Database,
  { number, values, lines, work, timeZone }: OrderRows,
  { followUps, rules, atOnce = null }: Inserting,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const following = await followUps(tx, { ...values, change: 'placed', rules })
  const locking = atOnce && lockPlanned(tx, atOnce.minutes)
  if (atOnce?.last === null) commitWithNext(tx)
  const inserting = insertAtOnce(tx).execute({
    ...values,
    isAtOnce: atOnce !== null,
    ...plannedMinutes(atOnce?.minutes.limited),
    // One that was held while an older release ran has none.
    externalReference: values.externalReference ?? null,
    externalHash: values.externalHash ?? null,
    number,
    ...placedEventValues(values.status, following),
    productIds: lines.map(({ productId }) => productId),
    slugs: lines.map(({ slug }) => slug),
    titles: lines.map(({ title }) => title),
    thumbnails: lines.map(({ thumbnail }) => thumbnail),
    // One of an order that was held while an older release ran has none.
    skus: lines.map(({ sku }) => sku ?? null),
    unitPrices: lines.map(({ unitPriceCents }) => unitPriceCents),
    quantities: lines.map(({ quantity }) => quantity),
    choices: lines.map(({ choices }) => JSON.stringify(choices)),
    counted: lines.map(({ isCounted }) => isCounted),
    ...reservedWork(work),
    timeZone,
  })
  if (atOnce?.last) commitWithNext(tx)
  const [, [given]] = await allInOrder([locking, inserting, atOnce?.last?.()]).catch((error: unknown) => {
    throw atOnce && isNotNullViolation(error) ? new ChangedMeanwhile() : error
  })
  const inserted = given as DatabaseGiven
  if (!inserted.isSameRegion) await rejectOtherRegion(tx, rules.settings.region)
  if (inserted.hasWebhooks) noteOrderNews(tx, { ...values, change: 'placed' })
  return { order: { ...values, ...notYet, number: inserted.number }, lines }
}

/** Cancelling gives back only what was taken. */
export const withCounted = (
  { options, ...rest }: StoredChoices,
  takenFrom: ReadonlySet<string>,
): StoredChoices => ({
  ...rest,
  ...(options && {
    options: options.map((option) =>
      option.productId !== undefined && takenFrom.has(option.productId)
        ? { ...option, isCounted: true }
        : option,
    ),
  }),
})

/** Of an order that was just placed. */
export const notYet = {
  cancelReason: null,
  paidCents: 0,
  goodwillCents: 0,
  paidAt: null,
  paidMethod: null,
  promisedAt: null,
  movedAt: null,
  moveReason: null,
  staffAlertedAt: null,
  guestAlertedAt: null,
  readyStations: [],
  revision: 0,
}

const asOnMenu = { listPriceCents: null, priceReason: null, isComp: false }

type DatabaseGiven = Pick<OrderRow, 'number'> & { isSameRegion: boolean; hasWebhooks: boolean }

// A restaurant that has never changed its region has no row.
const isSameRegion = sql<boolean>`coalesce((
  select ${settings.value}->>'timeZone' = ${placeholder('timeZone')}::text and ${settings.value}->>'currency' = ${placeholder('currency')}::text
  from ${settings} where ${settings.section} = 'region'
), true)`

// An order without a number is refused, and with it the commit that was sent behind it.
const numberIfUnchanged = sql`case
  when ${placeholder('isAtOnce')}::boolean and not (${isSameRegion} and not ${hasWebhooks} and ${arePlannedFree}) then null
  else coalesce(${placeholder('number')}::int, nextval('orders_number_seq')::int) end`

// One statement, so that lines, work and event cost an order no extra round trip to the database.
const insertAtOnce = preparedStatement((db) => {
  const placed = db.$with('placed').as(
    db
      .insert(orders)
      .values({
        id: placeholder('id'),
        number: numberIfUnchanged,
        userId: placeholder('userId'),
        channel: placeholder('channel'),
        externalReference: placeholder('externalReference'),
        externalHash: placeholder('externalHash'),
        takenBy: placeholder('takenBy'),
        pickupOverride: placeholder('pickupOverride'),
        customerName: placeholder('customerName'),
        customerEmail: placeholder('customerEmail'),
        customerPhone: placeholder('customerPhone'),
        note: placeholder('note'),
        allergyNote: placeholder('allergyNote'),
        paymentMethod: placeholder('paymentMethod'),
        couponId: placeholder('couponId'),
        couponCode: placeholder('couponCode'),
        subtotalCents: placeholder('subtotalCents'),
        discountCents: placeholder('discountCents'),
        extras: placeholder('extras'),
        extrasTotalCents: placeholder('extrasTotalCents'),
        taxCents: placeholder('taxCents'),
        taxes: placeholder('taxes'),
        areTaxesIncluded: placeholder('areTaxesIncluded'),
        totalCents: placeholder('totalCents'),
        currency: placeholder('currency'),
        pickupAt: placeholder('pickupAt'),
        createdAt: placeholder('createdAt'),
        status: placeholder('status'),
        steps: placeholder('steps'),
      })
      .returning({
        number: orders.number,
        isSameRegion: isSameRegion.as('is_same_region'),
        hasWebhooks: hasWebhooks.as('has_webhooks'),
      }),
  )
  const recorded = db.$with('recorded', {}).as(placedEvent)
  const reserved = db.$with('reserved').as(reserveWork(db))
  const lines = db.$with('lines').as(
    db
      .insert(orderLines)
      .select(
        sql`select ${placeholder('id')}::text, position - 1, product_id, slug, title, thumbnail, sku, unit_price, quantity, choices::jsonb, is_counted, null::int, null::text, false
          from unnest(
            ${placeholder('productIds')}::text[], ${placeholder('slugs')}::text[], ${placeholder('titles')}::text[],
            ${placeholder('thumbnails')}::text[], ${placeholder('skus')}::text[], ${placeholder('unitPrices')}::int[], ${placeholder('quantities')}::int[],
            ${placeholder('choices')}::text[], ${placeholder('counted')}::boolean[]
          ) with ordinality as line(product_id, slug, title, thumbnail, sku, unit_price, quantity, choices, is_counted, position)`,
      )
      .returning({ position: orderLines.position }),
  )
  return db
    .with(placed, recorded, reserved, lines)
    .select({ number: placed.number, isSameRegion: placed.isSameRegion, hasWebhooks: placed.hasWebhooks })
    .from(placed)
    .prepare('insert_order')
})
