import type { Coupon } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import { localTimeOf } from '../../platform/wall-clock.ts'
import type { CouponRow } from './coupon-queries.ts'

export function presentCoupon(row: CouponRow): Coupon {
  const [starts, ends] = [presentMoment(row.startsAt), presentMoment(row.endsAt)]
  return {
    _id: row.id,
    code: row.code,
    kind: row.kind,
    // The database's check guarantees the value that belongs to the kind.
    value: row.kind === 'percent' ? (row.percent ?? 0) : dollarsFromCents(row.amountCents ?? 0),
    minSubtotal: dollarsFromCents(row.minSubtotalCents),
    cap: row.capCents === null ? null : dollarsFromCents(row.capCents),
    startsAt: starts.at,
    startsLocal: starts.local,
    endsAt: ends.at,
    endsLocal: ends.local,
    maxUses: row.maxUses,
    maxUsesPerCustomer: row.maxUsesPerCustomer,
    uses: row.uses,
    active: row.isActive,
    version: row.version,
  }
}

const presentMoment = (moment: Date | null) =>
  moment === null ? { at: null, local: null } : { at: moment.toISOString(), local: localTimeOf(moment) }
