import {
  type ImportInput,
  type ImportPreview,
  type ImportResult,
  menuColumns,
  type PreviewImportInput,
  type SheetHeadings,
} from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { sheetHeadings } from '../../db/schema/index.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sql-state.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import type { Caller } from '../../platform/context.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { AppError } from '../../platform/app-error.ts'
import { followUp } from '../../platform/follow-ups.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { recordMenuFollowUps } from '../../platform/record-event.ts'
import type { Clock } from '../../platform/wall-clock.ts'
import { publishChange, type MenuEditing } from '../catalogue/change-menu.ts'
import { hasSharedName, lockDishNames } from '../catalogue/dish-names.ts'
import { paintDishes, paintLater } from '../catalogue/paint-dishes.ts'
import type { FieldChange } from './group-plan.ts'
import { insertCategories, readMenu } from './menu-queries.ts'
import { OPTIONS_SHEET } from './option-columns.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { presentPreview, presentResult } from './present-import.ts'
import { type ParsedSheet, type ProgressOptions, readSheet, type SheetWriting } from './read-sheet.ts'
import { writeOptions } from './write-options.ts'
import { menuMoved, planWriting, writeProducts, type Writing } from './write-products.ts'

export const MAX_ATTEMPTS = 3

/** A command has no jobs: a server paints what it has added. */
type Importing = MenuEditing & { caller: Caller; clock: Clock; jobs?: Jobs }

/**
 * Imports a spreadsheet into the menu, all valid rows or none: a database error or the caller's abort signal rolls
 * everything back.
 */
export async function importMenu(
  ctx: Importing,
  input: ImportInput,
  options: ProgressOptions = {},
): Promise<ImportResult> {
  const sheet = await readSheet(input, await writingOf(ctx.db, input), options)
  if (!hasMenu(sheet)) throw hasNoHeadings()
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

export const isOvertaken = (error: unknown) =>
  isUniqueViolation(error) ||
  isForeignKeyViolation(error) ||
  (error instanceof AppError && error.body.code === 'CONFLICT')

/** How this restaurant writes its sheets, with what is said of the file at hand. */
const writingOf = async (db: Database, { headings = {} }: PreviewImportInput): Promise<SheetWriting> => ({
  ...(await readRegion(db)),
  headings: { ...(await readHeadings(db)), ...headings },
})

const hasMenu = ({ productSheets, optionColumns }: ParsedSheet) =>
  productSheets.length > 0 || optionColumns !== null

const hasNoHeadings = () =>
  new AppError(
    'VALIDATION',
    'The first row must contain the column headings, as in the template: Title, Price, Category …',
  )

async function makePlan({ db }: Importing, sheet: ParsedSheet, { mode, addCategories }: ImportInput) {
  const isUpdate = mode === 'update'
  const menu = await readMenu(db)
  const plan = await planImport(sheet, menu, { isUpdate, addsCategories: addCategories === 'true' })
  return { plan, writing: planWriting(plan, menu, isUpdate) }
}

async function applyPlan(
  ctx: Importing & ProgressOptions,
  plan: ImportPlan,
  writing: Writing,
  { mode, fileName, headings }: ImportInput,
): Promise<ImportResult> {
  const result = presentResult(plan, mode === 'update')
  const { products, groups } = writing
  const of = [...Object.values(products), ...Object.values(groups)].reduce(
    (sum, rows) => sum + rows.length,
    0,
  )
  if (headings) await rememberHeadings(ctx.db, headings)
  if (of === 0) return result

  await publishChange(
    ctx,
    async (tx) => {
      let done = 0
      async function pauseAfter(count: number) {
        done += count
        ctx.reportProgress?.({ step: 'writing', done, of })
        await breathe()
        ctx.signal?.throwIfAborted()
      }
      await pauseAfter(0)
      await lockDishNames(tx)
      await insertCategories(tx, writing.categories)
      // Locked in the order of the editors: products, then groups.
      const idBySlug = await writeProducts(tx, writing, new Date(ctx.clock.nowMs()), pauseAfter)
      if (await hasSharedName(tx)) throw menuMoved()
      await writeOptions(tx, writing, idBySlug, pauseAfter)
      if (ctx.jobs) await paintLater(tx, ctx.jobs)
      else await recordMenuFollowUps(tx, [followUp(paintDishes, {})])
      await recordChange(tx, ctx, {
        action: 'import menu',
        subjectId: 'menu',
        ...describeEntry(writing, result, fileName),
      })
    },
    () => listTurned(writing),
  )
  return result
}

/** Dishes whose portions are counted as none by now, or no longer. */
export const listTurned = ({ products }: Writing) =>
  products.changed.flatMap(({ slug, changes }) => {
    const counted = changes.find(({ column }) => column === menuColumns.stock)
    if (!counted || (counted.before === '0') === (counted.after === '0')) return []
    return [{ slug, available: counted.after !== '0' }]
  })

/** What importing this file would do, row by row. Changes nothing. */
export async function previewImport(
  db: Database,
  input: PreviewImportInput,
  options: ProgressOptions = {},
): Promise<ImportPreview> {
  const sheet = await readSheet(input, await writingOf(db, input), options)
  const addsCategories = input.addCategories === 'true'
  return presentPreview(await planImport(sheet, await readMenu(db), { addsCategories }), sheet)
}

const MAX_LOGGED = 200
const MAX_LOGGED_LENGTH = 200

/** The log entry lists the changes up to a readable length. */
function describeEntry(
  { products, groups, categories }: Writing,
  result: ImportResult,
  fileName: string | undefined,
) {
  const { errors, groups: groupCounts, ...counts } = result
  const ofProducts = changesOf(products.changed.map(({ slug, changes }) => [slug, changes]))
  const ofGroups = changesOf(groups.changed.map(({ key, changes }) => [key, changes]))
  const refusedGroups = errors.filter(({ sheet }) => sheet === OPTIONS_SHEET).length
  return {
    before: {
      changed: ofProducts('before'),
      ...(groupCounts && { groups: { changed: ofGroups('before') } }),
    },
    after: {
      ...(fileName !== undefined && { fileName }),
      ...counts,
      refused: errors.length - refusedGroups,
      ...(categories.length > 0 && { categories: categories.map(({ name }) => name) }),
      added: products.new.slice(0, MAX_LOGGED).map(({ slug }) => slug),
      changed: ofProducts('after'),
      ...(groupCounts && {
        groups: {
          ...groupCounts,
          refused: refusedGroups,
          added: groups.new.slice(0, MAX_LOGGED).map(({ key }) => key),
          changed: ofGroups('after'),
        },
      }),
    },
  }
}

const changesOf =
  (changed: (readonly [name: string, changes: FieldChange[]])[]) => (side: 'before' | 'after') =>
    Object.fromEntries(
      changed
        .slice(0, MAX_LOGGED)
        .map(([name, changes]) => [
          name,
          Object.fromEntries(
            changes.map((change) => [change.column, change[side].slice(0, MAX_LOGGED_LENGTH)]),
          ),
        ]),
    )

// What a restaurant's own headings mean: said once, when a file is imported, and known for the files to come.

// Far more than anyone's spreadsheets have.
const MAX_REMEMBERED = 500

async function readHeadings(db: Database): Promise<SheetHeadings> {
  const rows = await db.select().from(sheetHeadings).limit(MAX_REMEMBERED)
  return Object.fromEntries(rows.map(({ heading, column }) => [heading, column]))
}

async function rememberHeadings(db: Database, headings: SheetHeadings): Promise<void> {
  const rows = Object.entries(headings).map(([heading, column]) => ({ heading, column }))
  if (rows.length === 0) return
  await db
    .insert(sheetHeadings)
    .values(rows)
    .onConflictDoUpdate({ target: sheetHeadings.heading, set: { column: sql`excluded."column"` } })
}
