import type { ImportInput, ImportResult } from '@tiffin/contract'
import { setImmediate as breathe } from 'node:timers/promises'
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sql-state.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Caller } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { changeMenu, type MenuEditing } from '../catalogue/change-menu.ts'
import { describeEntry } from './describe-entry.ts'
import { menuMoved } from './menu-moved.ts'
import { readMenu } from './menu-queries.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { planWriting, type Writing } from './plan-writing.ts'
import { presentResult } from './present-import.ts'
import type { ProgressOptions } from './progress-options.ts'
import { type ParsedSheet, readSheet } from './read-sheet.ts'
import { writeOptions } from './write-options.ts'
import { writeProducts } from './write-products.ts'

const MAX_ATTEMPTS = 3

type Importing = MenuEditing & { caller: Caller; clock: Clock }

/**
 * Imports a spreadsheet into the menu, all valid rows or none: a database error or the caller's abort signal rolls
 * everything back.
 */
export async function importMenu(
  ctx: Importing,
  input: ImportInput,
  options: ProgressOptions = {},
): Promise<ImportResult> {
  const sheet = await readSheet(input, options)
  for (let attempt = 1; ; attempt += 1) {
    const { plan, writing } = await makePlan(ctx, sheet, input)
    if (input.fingerprint !== undefined && input.fingerprint !== plan.fingerprint) throw menuMoved()
    try {
      return await applyPlan({ ...ctx, ...options }, plan, writing, input)
    } catch (error) {
      // Someone else changed the menu: the plan has to be made again.
      if (!isOvertaken(error)) throw error
      if (attempt === MAX_ATTEMPTS) throw menuMoved()
    }
  }
}

const isOvertaken = (error: unknown) =>
  isUniqueViolation(error) ||
  isForeignKeyViolation(error) ||
  (error instanceof Refusal && error.body.code === 'CONFLICT')

async function makePlan({ db }: Importing, sheet: ParsedSheet, { mode }: ImportInput) {
  const isUpdate = mode === 'update'
  const menu = await readMenu(db)
  const plan = await planImport(sheet, menu, { isUpdate })
  return { plan, writing: planWriting(plan, menu, isUpdate) }
}

async function applyPlan(
  ctx: Importing & ProgressOptions,
  plan: ImportPlan,
  writing: Writing,
  { mode, fileName }: ImportInput,
): Promise<ImportResult> {
  const result = presentResult(plan, mode === 'update')
  const { products, groups } = writing
  const of = [...Object.values(products), ...Object.values(groups)].reduce(
    (sum, rows) => sum + rows.length,
    0,
  )
  if (of === 0) return result

  await changeMenu(ctx, async (tx) => {
    let done = 0
    async function pauseAfter(count: number) {
      done += count
      ctx.reportProgress?.({ step: 'writing', done, of })
      await breathe()
      ctx.signal?.throwIfAborted()
    }
    await pauseAfter(0)
    // Locked in the order of the editors: products, then groups.
    const idBySlug = await writeProducts(tx, writing, new Date(ctx.clock.nowMs()), pauseAfter)
    await writeOptions(tx, writing, idBySlug, pauseAfter)
    await recordChange(tx, ctx, {
      action: 'import menu',
      subjectId: 'menu',
      ...describeEntry(writing, result, fileName),
    })
  })
  return result
}
