import { MAX_LIST_LENGTH } from '@tiffin/contract'
import { and, asc, count, desc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { coupons, orders } from '../../db/schema/index.ts'

export type CouponRow = typeof coupons.$inferSelect

/** Guests may type a code as they like. */
export const normaliseCouponCode = (code: string) => code.trim().toUpperCase()

export async function findCoupon(db: Database, code: string): Promise<CouponRow | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, normaliseCouponCode(code)))
  return row ?? null
}

export const listCouponRows = (db: Database): Promise<CouponRow[]> =>
  db.select().from(coupons).orderBy(desc(coupons.isActive), asc(coupons.code)).limit(MAX_LIST_LENGTH)

/** Locked: nobody uses or changes the coupon until the commit. */
export async function lockCoupon(tx: Database, id: string): Promise<CouponRow | null> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update')
  return row ?? null
}

/**
 * Locks the orders that the coupon was used for. Whoever deletes it does this first: a cancellation has its order
 * before it asks for the coupon, and each would wait for the other.
 */
export async function lockOrdersWith(tx: Database, couponId: string): Promise<void> {
  const used = tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.couponId, couponId))
    .orderBy(orders.id)
    .for('update')
    .as('used')
  await tx.select({ count: count() }).from(used)
}

/** Whoever orders: guests are known by their address alone. */
export interface CouponUser {
  userId: string | null
  email: string
}

/** How many orders somebody has with a coupon, under their account or their address. Relies on `orders_coupon`. */
export const countUsesBy = (db: Database, couponId: string, { userId, email }: CouponUser): Promise<number> =>
  db.$count(
    orders,
    and(
      eq(orders.couponId, couponId),
      ne(orders.status, 'cancelled'),
      or(
        sql`lower(${orders.customerEmail}) = lower(${email})`,
        userId === null ? undefined : eq(orders.userId, userId),
      ),
    ),
  )

/** Counts one use, if the coupon holds at this moment for this subtotal; null if it does not. */
export async function countCouponUse(
  tx: Database,
  code: string,
  subtotalCents: number,
  now: Date,
): Promise<CouponRow | null> {
  const [row] = await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(
      and(
        eq(coupons.code, normaliseCouponCode(code)),
        eq(coupons.isActive, true),
        lte(coupons.minSubtotalCents, subtotalCents),
        or(isNull(coupons.startsAt), lte(coupons.startsAt, now)),
        or(isNull(coupons.endsAt), gt(coupons.endsAt, now)),
        // This line decides who gets the last use: the second of two updates waits and then sees the count.
        or(isNull(coupons.maxUses), lt(coupons.uses, coupons.maxUses)),
      ),
    )
    .returning()
  return row ?? null
}
