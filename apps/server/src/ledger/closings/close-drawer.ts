/** What staff do with the drawer: count it, put money in or take some out, close it, and correct what they closed. */
import type {
  CloseDrawerInput,
  CorrectClosingInput,
  CountDrawerInput,
  MoveCashInput,
  RegionSettings,
} from '@tiffin/contract'
import { moneyOf, type Money } from '@tiffin/pricing'
import { eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { closings, drawerEntries, payments } from '../../db/schema/index.ts'
import { AppError, rejectLargeAmounts } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../log/record-change.ts'
import {
  findClosing,
  findOpenSpan,
  readDrawer,
  readFigures,
  type ClosingRow,
  type DrawerEntryRow,
} from './drawer.ts'
import { isCountedBy } from './sum-figures.ts'

interface Till {
  tx: Database
  now: Date
  region: RegionSettings
  money: Money
}

/**
 * One at a time: of two that count or close at once, the second sees what the first has done. All that it reads is of one
 * moment, which begins with the first statement after the lock: the figures of a closing add up while orders come in.
 */
const atTheTill = <Result>({ db, clock }: AdminContext, work: (till: Till) => Promise<Result>) =>
  retryTransaction(
    db,
    async (tx) => {
      await tx.execute(sql`lock table ${closings} in share row exclusive mode`)
      const region = await readRegion(tx)
      return work({ tx, now: new Date(clock.nowMs()), region, money: moneyOf(region) })
    },
    { isolationLevel: 'repeatable read' },
  )

/** Somebody counted the drawer, such as its float in the morning. From then on it should have what was found. */
export const countDrawer = (ctx: AdminContext, { counted, reason }: CountDrawerInput): Promise<void> =>
  atTheTill(ctx, async ({ tx, now, region, money }) => {
    const countedCents = centsOf(counted, 'counted', money)
    const drawer = await readDrawer(tx, await findOpenSpan(tx, { now, zone: region }))
    await insertEntry({ tx, money }, ctx, {
      kind: 'count',
      cents: countedCents - drawer.expectedCents,
      countedCents,
      reason: reason ?? null,
      createdAt: now,
    })
  })

/** Money is put into the drawer or taken out of it, for something other than an order. */
export const moveCash = (ctx: AdminContext, { kind, amount, reason, key }: MoveCashInput): Promise<void> =>
  atTheTill(ctx, async ({ tx, now, region, money }) => {
    const cents = centsOf(amount, 'amount', money)
    const signed = kind === 'in' ? cents : -cents
    if (await isRecorded(tx, key, { kind, cents: signed, reason })) return
    const drawer = await readDrawer(tx, await findOpenSpan(tx, { now, zone: region }))
    if (kind === 'out' && cents > drawer.expectedCents)
      throw invalid('amount', `There should only be ${money.format(drawer.expectedCents)} in the drawer`)
    await insertEntry({ tx, money }, ctx, {
      ...(key && { id: key }),
      kind,
      cents: signed,
      reason,
      createdAt: now,
    })
  })

/**
 * Closes what has come in since the last closing. Payments are claimed by it in the same transaction: one that is being
 * recorded meanwhile is counted by this closing or by the next one, never by both.
 */
export const closeDrawer = (ctx: AdminContext, wanted: CloseDrawerInput): Promise<ClosingRow> =>
  atTheTill(ctx, async ({ tx, now, region, money }) => {
    const countedCents = centsOf(wanted.counted, 'counted', money)
    const leftCents = wanted.left === undefined ? countedCents : centsOf(wanted.left, 'left', money)
    if (leftCents > countedCents)
      throw invalid('left', `There are only ${money.format(countedCents)} in the drawer`)
    const open = await findOpenSpan(tx, { now, zone: region })
    const { last, span, bookedFrom } = open
    if ((last?.number ?? 0) !== wanted.after)
      throw new AppError(
        'CONFLICT',
        `${last?.byName} has closed in the meantime. Please look at it once more.`,
      )
    const id = newId()
    await tx
      .update(payments)
      .set({ closingId: id })
      .where(isCountedBy({ from: bookedFrom }))
    await tx.update(drawerEntries).set({ closingId: id }).where(isNull(drawerEntries.closingId))
    const drawer = await readDrawer(tx, open, id)
    if (drawer.expectedCents !== money.toCents(wanted.expected)) {
      const message = `There should be ${money.format(drawer.expectedCents)} in the drawer now. Please look at it once more.`
      throw new AppError('CONFLICT', message)
    }
    const figures = await readFigures(tx, span, drawer)
    const [closing] = await tx
      .insert(closings)
      .values({
        id,
        ...span,
        by: ctx.caller._id,
        byName: ctx.caller.name,
        startCents: drawer.startCents,
        expectedCents: drawer.expectedCents,
        countedCents,
        leftCents,
        note: wanted.note ?? null,
        currency: region.currency,
        figures,
      })
      .returning()
    if (!closing) throw new Error('The closing was not inserted.')
    await recordChange(tx, ctx, {
      action: 'add closing',
      subjectId: id,
      after: {
        number: closing.number,
        expected: money.format(drawer.expectedCents),
        counted: money.format(countedCents),
        left: money.format(leftCents),
      },
    })
    return closing
  })

/** What turned out after a closing. The closing itself stays as it was written, and the drawer of today as it is. */
export const correctClosing = (
  ctx: AdminContext,
  { id, amount, reason, key }: CorrectClosingInput,
): Promise<void> =>
  atTheTill(ctx, async ({ tx, now, money }) => {
    const closing = await findClosing(tx, id)
    const cents = Math.sign(amount) * centsOf(Math.abs(amount), 'amount', money)
    if (await isRecorded(tx, key, { kind: 'correction', cents, reason, closingId: closing.id })) return
    await insertEntry({ tx, money }, ctx, {
      ...(key && { id: key }),
      kind: 'correction',
      cents,
      reason,
      closingId: closing.id,
      createdAt: now,
    })
  })

/** Whether the same has been sent before, and only its answer was lost. */
async function isRecorded(
  tx: Database,
  key: string | undefined,
  wanted: Pick<DrawerEntryRow, 'kind' | 'cents' | 'reason'> & { closingId?: string },
): Promise<boolean> {
  if (key === undefined) return false
  const [entry] = await tx.select().from(drawerEntries).where(eq(drawerEntries.id, key))
  if (!entry) return false
  const { kind, cents, reason, closingId } = entry
  const isSame = kind === wanted.kind && cents === wanted.cents && reason === wanted.reason
  // What was put in may have been closed since.
  if (isSame && (wanted.closingId === undefined || closingId === wanted.closingId)) return true
  throw new AppError('CONFLICT', 'This has been recorded before, with another amount or reason.')
}

async function insertEntry(
  { tx, money }: Pick<Till, 'tx' | 'money'>,
  ctx: AdminContext,
  entry: Pick<DrawerEntryRow, 'kind' | 'cents' | 'reason' | 'createdAt'> & Partial<DrawerEntryRow>,
) {
  const { id = newId() } = entry
  const { _id: by, name: byName } = ctx.caller
  await tx.insert(drawerEntries).values({ ...entry, id, by, byName })
  const { kind, cents, reason, closingId } = entry
  await recordChange(tx, ctx, {
    action: closingId === undefined ? 'change drawer' : 'correct closing',
    subjectId: closingId ?? id,
    after: { kind, amount: money.format(cents), reason },
  })
}

function centsOf(amount: number, path: string, money: Money): number {
  if (!money.isWhole(amount)) throw invalid(path, 'This amount has too many decimals')
  rejectLargeAmounts('price', [{ path, amount }], money)
  return money.toCents(amount)
}

const invalid = (path: string, message: string) =>
  new AppError('VALIDATION', message, { issues: [{ path, message }] })
