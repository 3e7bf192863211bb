import type { ChangeCouponInput, Coupon, SaveCouponInput } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { coupons } from '../../db/schema/index.ts'
import { isUniqueViolation } from '../../db/sql-state.ts'
import type { AdminContext } from '../../platform/context.ts'
import { rejectOutdated } from '../../platform/reject-outdated.ts'
import { Refusal } from '../../platform/refusal.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { rejectBadTerms, rejectLimitBelowUses } from './check-terms.ts'
import { columnsOf, newTerms } from './coupon-columns.ts'
import { type CouponRow, lockCoupon, lockOrdersWith, normaliseCouponCode } from './coupon-queries.ts'
import { presentCoupon } from './present-coupon.ts'

export function createCoupon(ctx: AdminContext, input: SaveCouponInput): Promise<Coupon> {
  return ctx.db.transaction(async (tx) => {
    const id = newId()
    const code = normaliseCouponCode(input.code)
    const terms = { ...newTerms, ...columnsOf(input, newTerms) }
    rejectBadTerms(terms)
    await claimCode(code, tx.insert(coupons).values({ id, ...terms, code }))
    const after = presentCoupon(await requireCoupon(tx, id))
    await recordChange(tx, ctx, { action: 'create coupon', subjectId: id, after })
    return after
  })
}

/** Changes the fields that the input names; orders that used it keep their discount. */
export function changeCoupon(
  ctx: AdminContext,
  { id, version, ...input }: ChangeCouponInput,
): Promise<Coupon> {
  return retryTransaction(ctx.db, async (tx) => {
    const before = await requireCoupon(tx, id)
    rejectOutdated(before.code, before, version)
    const code = input.code === undefined ? before.code : normaliseCouponCode(input.code)
    const columns = columnsOf(input, before)
    const terms = { ...before, ...columns }
    rejectBadTerms(terms)
    rejectLimitBelowUses(code, before.uses, terms.maxUses)
    await claimCode(
      code,
      tx
        .update(coupons)
        .set({ ...columns, code, version: sql`${coupons.version} + 1` })
        .where(eq(coupons.id, id)),
    )
    const after = presentCoupon(await requireCoupon(tx, id))
    await recordChange(tx, ctx, {
      action: 'change coupon',
      subjectId: id,
      before: presentCoupon(before),
      after,
    })
    return after
  })
}

/** Orders keep its code. Retries if a concurrent cancellation locks the order and the coupon the other way round. */
export async function deleteCoupon(ctx: AdminContext, id: string): Promise<void> {
  await retryTransaction(ctx.db, async (tx) => {
    await lockOrdersWith(tx, id)
    const before = presentCoupon(await requireCoupon(tx, id))
    await tx.delete(coupons).where(eq(coupons.id, id))
    await recordChange(tx, ctx, { action: 'delete coupon', subjectId: id, before })
  })
}

async function requireCoupon(tx: Database, id: string): Promise<CouponRow> {
  const row = await lockCoupon(tx, id)
  if (!row) throw new Refusal('NOT_FOUND', 'Coupon not found')
  return row
}

/** The unique key decides who gets a code; this turns its error into a message for the owner. */
async function claimCode(code: string, write: PromiseLike<unknown>) {
  try {
    await write
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const message = `There is already a coupon called ${code}`
    throw new Refusal('CONFLICT', message, { issues: [{ path: 'code', message }] })
  }
}
