import type { Database } from '../../db/database.ts'
import { countUsesBy, type CouponRow, type CouponUser } from './coupon-queries.ts'

/** Why a customer may not use a coupon again, as a message for them; null if they may. Most coupons need no count. */
export async function whyUsedUpBy(
  db: Database,
  { id, code, maxUsesPerCustomer }: CouponRow,
  customer: CouponUser,
): Promise<string | null> {
  if (maxUsesPerCustomer === null) return null
  const uses = await countUsesBy(db, id, customer)
  return uses < maxUsesPerCustomer ? null : `${code} has been used already`
}
