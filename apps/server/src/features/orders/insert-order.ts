import type { PlaceOrderInput } from '@tiffin/contract'
import type { OrderQuote } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { orderLines, orders } from '../../db/schema/index.ts'
import type { RedeemedCoupon } from '../coupons/redeem-coupon.ts'
import type { OrderLineRow, OrderRow } from './order-queries.ts'
import type { PricedLine } from './price-lines.ts'

interface SettledOrder {
  id: string
  wanted: PlaceOrderInput
  lines: readonly PricedLine[]
  coupon: RedeemedCoupon | null
  quote: OrderQuote
  pickupAt: Temporal.Instant
  now: Temporal.Instant
}

/** Writes the order and its lines. The statements are named, so that Postgres parses and plans them once per connection. */
export async function insertOrder(
  tx: Database,
  { id, wanted, lines, coupon, quote, pickupAt, now }: SettledOrder,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      customerName: wanted.customer.name,
      customerEmail: wanted.customer.email,
      customerPhone: wanted.customer.phone ?? null,
      paymentMethod: wanted.payment.method,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      subtotalCents: quote.subtotalCents,
      discountCents: quote.discountCents,
      taxCents: quote.taxCents,
      totalCents: quote.totalCents,
      pickupAt: new Date(pickupAt.epochMilliseconds),
      createdAt: new Date(now.epochMilliseconds),
    })
    .returning()
    .prepare('insert_order')
    .execute()

  const lineRows = lines.map(({ product, unitPriceCents, quantity }, position) => ({
    orderId: id,
    position,
    productId: product.id,
    slug: product.slug,
    title: product.title,
    thumbnail: product.thumbnail,
    unitPriceCents,
    quantity,
  }))
  await tx.insert(orderLines).values(lineRows).prepare(`insert_${lineRows.length}_order_lines`).execute()
  return { order: order as OrderRow, lines: lineRows }
}
