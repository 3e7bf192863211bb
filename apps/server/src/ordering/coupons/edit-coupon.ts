import type {
  ChangeCouponInput,
  Coupon,
  CouponKind,
  Issue,
  RegionSettings,
  SaveCouponInput,
} from '@tiffin/contract'
import { type Money, moneyOf } from '@tiffin/pricing'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { coupons } from '../../db/schema/index.ts'
import { isUniqueViolation } from '../../db/sql-state.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError, rejectLargeAmounts, rejectOutdated } from '../../platform/app-error.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { localTimeOf, readWallClock, type Zone } from '../../platform/wall-clock.ts'
import { type CouponRow, lockCoupon, normaliseCouponCode } from './coupon-queries.ts'

export function createCoupon(ctx: AdminContext, input: SaveCouponInput): Promise<Coupon> {
  return ctx.db.transaction(async (tx) => {
    const id = newId()
    const code = normaliseCouponCode(input.code)
    const region = await readRegion(tx)
    const terms = { ...newTerms, ...columnsOf(input, newTerms, region) }
    rejectBadTerms(terms)
    rejectCapBelowAmount(terms)
    await claimCode(code, tx.insert(coupons).values({ id, ...terms, code }))
    const after = presentCoupon(await requireCoupon(tx, id), region)
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
    const region = await readRegion(tx)
    const columns = columnsOf(input, before, region)
    const terms = { ...before, ...columns }
    rejectBadTerms(terms)
    if (input.value !== undefined || input.cap !== undefined) rejectCapBelowAmount(terms)
    rejectLimitBelowUses(code, before.uses, terms.maxUses)
    await claimCode(
      code,
      tx
        .update(coupons)
        .set({ ...columns, code, version: sql`${coupons.version} + 1` })
        .where(eq(coupons.id, id)),
    )
    const after = presentCoupon(await requireCoupon(tx, id), region)
    await recordChange(tx, ctx, {
      action: 'change coupon',
      subjectId: id,
      before: presentCoupon(before, region),
      after,
    })
    return after
  })
}

/** Orders keep its code and its id: none of them is touched, however many there are. */
export async function deleteCoupon(ctx: AdminContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const before = presentCoupon(await requireCoupon(tx, id), await readRegion(tx))
    await tx.delete(coupons).where(eq(coupons.id, id))
    await recordChange(tx, ctx, { action: 'delete coupon', subjectId: id, before })
  })
}

async function requireCoupon(tx: Database, id: string): Promise<CouponRow> {
  const row = await lockCoupon(tx, id)
  if (!row) throw new AppError('NOT_FOUND', 'Coupon not found')
  return row
}

/** The unique key decides who gets a code; this turns its error into a message for the owner. */
async function claimCode(code: string, write: PromiseLike<unknown>) {
  try {
    await write
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const message = `There is already a coupon called ${code}`
    throw new AppError('CONFLICT', message, { issues: [{ path: 'code', message }] })
  }
}

type Terms = Omit<CouponRow, 'id' | 'code' | 'uses' | 'isActive' | 'version'>

const MAX_PERCENT = 100

/** Rules across several fields; those for a single field are in the contract. */
function rejectBadTerms({ percent, startsAt, endsAt }: Terms): void {
  const issues: Issue[] = []
  if (percent !== null && percent > MAX_PERCENT)
    issues.push({ path: 'value', message: 'At most 100 percent' })
  if (startsAt && endsAt && endsAt <= startsAt)
    issues.push({ path: 'endsAt', message: 'It must end after it starts' })
  const [first] = issues
  if (first) throw new AppError('VALIDATION', first.message, { issues })
}

/** $50 off, but at most $1: guests would be promised what they do not get. */
function rejectCapBelowAmount({ amountCents, capCents }: Pick<Terms, 'amountCents' | 'capCents'>): void {
  if (amountCents === null || capCents === null || capCents >= amountCents) return
  const message = 'Enter at least the value, or leave blank'
  throw new AppError('VALIDATION', message, { issues: [{ path: 'cap', message }] })
}

/** A limit cannot be lower than the number of uses so far. */
function rejectLimitBelowUses(code: string, uses: number, maxUses: number | null): void {
  if (maxUses === null || maxUses >= uses) return
  const message = `${code} has already been used ${uses} times; the limit can’t be lower than that`
  throw new AppError('CONFLICT', message, { issues: [{ path: 'maxUses', message }] })
}

/** Defaults of a new coupon; its kind and value are always given. */
const newTerms = {
  kind: 'percent' as CouponKind,
  percent: null as number | null,
  amountCents: null as number | null,
  minSubtotalCents: 0,
  capCents: null as number | null,
  startsAt: null as Date | null,
  endsAt: null as Date | null,
  maxUses: null as number | null,
  maxUsesPerCustomer: null as number | null,
}

/** The columns that the input names. */
function columnsOf(
  input: Omit<ChangeCouponInput, 'id' | 'version' | 'code'>,
  { kind }: { kind: CouponKind },
  region: RegionSettings,
) {
  const money = moneyOf(region)
  const { minSubtotal, cap, startsAt, endsAt, maxUses, maxUsesPerCustomer, active } = input
  rejectLargeAmounts(
    'price',
    [
      { path: 'value', amount: input.value },
      { path: 'minSubtotal', amount: minSubtotal },
      { path: 'cap', amount: cap },
    ],
    money,
  )
  return {
    ...valueOf(input, kind, money),
    ...(minSubtotal !== undefined && { minSubtotalCents: money.toCents(minSubtotal ?? 0) }),
    ...(cap !== undefined && { capCents: cap === null ? null : money.toCents(cap) }),
    ...(startsAt !== undefined && { startsAt: momentOf(startsAt, region) }),
    ...(endsAt !== undefined && { endsAt: momentOf(endsAt, region) }),
    ...(maxUses !== undefined && { maxUses }),
    ...(maxUsesPerCustomer !== undefined && { maxUsesPerCustomer }),
    ...(active !== undefined && { isActive: active }),
  }
}

function valueOf(
  { kind, value }: { kind?: CouponKind | undefined; value?: number | undefined },
  was: CouponKind,
  money: Money,
) {
  if (value === undefined) {
    if (kind === undefined || kind === was) return {}
    // Ten percent is not ten dollars.
    const message = 'Value is required'
    throw new AppError('VALIDATION', message, { issues: [{ path: 'value', message }] })
  }
  return (kind ?? was) === 'percent'
    ? { kind: 'percent' as const, percent: value, amountCents: null }
    : { kind: 'fixed' as const, percent: null, amountCents: money.toCents(value) }
}

const momentOf = (text: string | null, zone: Zone) =>
  text ? new Date(readWallClock(text, zone).epochMilliseconds) : null

export function presentCoupon(row: CouponRow, region: RegionSettings): Coupon {
  const money = moneyOf(region)
  const [starts, ends] = [presentMoment(row.startsAt, region), presentMoment(row.endsAt, region)]
  return {
    _id: row.id,
    code: row.code,
    kind: row.kind,
    // The database's check guarantees the value that belongs to the kind.
    value: row.kind === 'percent' ? (row.percent ?? 0) : money.toAmount(row.amountCents ?? 0),
    minSubtotal: money.toAmount(row.minSubtotalCents),
    cap: row.capCents === null ? null : money.toAmount(row.capCents),
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

const presentMoment = (moment: Date | null, zone: Zone) =>
  moment === null ? { at: null, local: null } : { at: moment.toISOString(), local: localTimeOf(moment, zone) }
