import { MAX_LIST_LENGTH } from '@tiffin/contract'
import { and, asc, desc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { coupons, heldOrders, orders } from '../../db/schema/index.ts'

export type CouponRow = typeof coupons.$inferSelect

/** Guests may type a code in any case, or paste it from a text with typographic dashes and invisible characters. */
export const normaliseCouponCode = (code: string) =>
  code
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u{2212}]/gu, '-')
    .trim()
    .toUpperCase()

export async function findCoupon(db: Database, code: string): Promise<CouponRow | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, normaliseCouponCode(code)))
  return row ?? null
}

interface Part {
  limit?: number | undefined
  offset?: number | undefined
}

/** Active ones first. */
export const listCouponRows = (
  db: Database,
  { limit = MAX_LIST_LENGTH, offset = 0 }: Part = {},
): Promise<CouponRow[]> =>
  db.select().from(coupons).orderBy(desc(coupons.isActive), asc(coupons.code)).limit(limit).offset(offset)

/** Locked: no one uses or changes the coupon before the commit. */
export async function lockCoupon(tx: Database, id: string): Promise<CouponRow | null> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update')
  return row ?? null
}

/** The customer who orders: guests are known by their address alone. */
export interface CouponUser {
  userId: string | null
  email: string
}

/** How many orders used the coupon under this account or address. Relies on `orders_coupon`. */
export const countUsesBy = async (db: Database, couponId: string, customer: CouponUser): Promise<number> =>
  (await countOrdersBy(db, couponId, customer)) + (await countHeldBy(db, couponId, customer))

const countOrdersBy = (db: Database, couponId: string, { userId, email }: CouponUser) =>
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

/** Of orders that are not paid yet: their use is held. */
const countHeldBy = (db: Database, couponId: string, { userId, email }: CouponUser) =>
  db.$count(
    heldOrders,
    and(
      eq(heldOrders.couponId, couponId),
      eq(heldOrders.state, 'waiting'),
      or(
        sql`lower(${heldOrders.customerEmail}) = lower(${email})`,
        userId === null ? undefined : eq(heldOrders.userId, userId),
      ),
    ),
  )

/** Counts one use, if the coupon is valid right now for this subtotal; null if it is not. */
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

/** An order is cancelled, or too small for its coupon by now. */
export async function giveBackCouponUse(tx: Database, couponId: string): Promise<void> {
  await tx
    .update(coupons)
    .set({ uses: sql`greatest(${coupons.uses} - 1, 0)` })
    .where(eq(coupons.id, couponId))
}

/** A change that took the use away is taken back. */
export async function takeCouponUseAgain(tx: Database, couponId: string): Promise<void> {
  await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(eq(coupons.id, couponId))
}
