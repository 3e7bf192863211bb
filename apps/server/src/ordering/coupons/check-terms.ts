import type { Issue } from '@tiffin/contract'
import { Refusal } from '../../platform/refusal.ts'
import type { CouponRow } from './coupon-queries.ts'

type Terms = Omit<CouponRow, 'id' | 'code' | 'uses' | 'isActive' | 'version'>

const MAX_PERCENT = 100

/** Rules across several fields; those for a single field are in the contract. */
export function rejectBadTerms({ percent, startsAt, endsAt }: Terms): void {
  const issues: Issue[] = []
  if (percent !== null && percent > MAX_PERCENT)
    issues.push({ path: 'value', message: 'At most 100 percent' })
  if (startsAt && endsAt && endsAt <= startsAt)
    issues.push({ path: 'endsAt', message: 'It must end after it starts' })
  const [first] = issues
  if (first) throw new Refusal('VALIDATION', first.message, { issues })
}

/** A limit cannot be lower than the number of uses so far. */
export function rejectLimitBelowUses(code: string, uses: number, maxUses: number | null): void {
  if (maxUses === null || maxUses >= uses) return
  const message = `${code} has already been used ${uses} times; the limit can’t be lower than that`
  throw new Refusal('CONFLICT', message, { issues: [{ path: 'maxUses', message }] })
}
