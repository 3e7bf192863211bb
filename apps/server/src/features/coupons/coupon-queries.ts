import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { coupons } from '../../db/schema/index.ts'

export type CouponRow = typeof coupons.$inferSelect

const normaliseCouponCode = (code: string) => code.trim().toUpperCase()

export async function findCoupon(db: Database, code: string): Promise<CouponRow | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, normaliseCouponCode(code)))
  return row ?? null
}

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
