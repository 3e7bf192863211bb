import type { ImportInput, ImportResult } from '@tiffin/contract'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sql-state.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Caller } from '../../platform/procedures.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordChange } from '../audit-log/record-change.ts'
import { changeMenu, type MenuEditing } from '../catalogue/change-menu.ts'
import { insertProducts, lockProducts, overwriteProducts, readMenu } from './menu-queries.ts'
import { planImport, type ChangedRow, type ImportPlan, type NewRow } from './plan-import.ts'
import type { ProgressOptions } from './progress-options.ts'
import { readSheet, type ReadingOptions } from './read-sheet.ts'

// On the embedded database a statement runs in this process: none may block it for long.
const ROWS_PER_STATEMENT = 50
const MAX_ATTEMPTS = 3
const MAX_LOGGED = 200
const MAX_LOGGED_LENGTH = 200

type Importing = MenuEditing & { caller: Caller; clock: Clock }

const menuMoved = () =>
  new Refusal('CONFLICT', 'The menu has changed since the preview. Run the preview again.')

/**
 * Imports a spreadsheet into the menu, all valid rows or none: a database error or the caller's abort signal rolls
 * everything back.
 */
export async function importMenu(
  ctx: Importing,
  input: ImportInput,
  options: ReadingOptions = {},
): Promise<ImportResult> {
  const sheet = await readSheet(input.file, options)
  for (let attempt = 1; ; attempt += 1) {
    const plan = await planImport(sheet, await readMenu(ctx.db))
    if (input.fingerprint !== undefined && input.fingerprint !== plan.fingerprint) throw menuMoved()
    try {
      return await applyPlan({ ...ctx, ...options }, plan, input)
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

async function applyPlan(
  ctx: Importing & ProgressOptions,
  plan: ImportPlan,
  { mode, fileName }: ImportInput,
) {
  const isUpdate = mode === 'update'
  const changed = isUpdate ? plan.changed : []
  const result: ImportResult = {
    inserted: plan.new.length,
    skipped: plan.unchanged + plan.changed.length - changed.length,
    ...(isUpdate && { updated: changed.length }),
    errors: plan.refused.map(({ row, reasons: [first, ...others] }) => ({
      row,
      ...(first?.cell !== undefined && { cell: first.cell }),
      message: [first, ...others].map((reason) => reason?.message).join('; '),
    })),
  }
  if (plan.new.length + changed.length === 0) return result

  const createdAt = new Date(ctx.clock.nowMs())
  const of = changed.length + plan.new.length
  async function pauseAfter(done: number) {
    ctx.reportProgress?.({ step: 'writing', done, of })
    await breathe()
    ctx.signal?.throwIfAborted()
  }
  await changeMenu(ctx, async (tx) => {
    let done = 0
    await pauseAfter(done)
    for (const part of inParts(changed.toSorted(byId))) {
      await writeChanges(tx, part)
      await pauseAfter((done += part.length))
    }
    for (const part of inParts(plan.new)) {
      await insertProducts(
        tx,
        part.map(({ product }) => ({ ...product, id: newId(), createdAt })),
      )
      await pauseAfter((done += part.length))
    }
    await recordChange(tx, ctx, {
      action: 'import menu',
      subjectId: 'menu',
      ...logOf(plan.new, changed, result, fileName),
    })
  })
  return result
}

const byId = (a: ChangedRow, b: ChangedRow) => (a.id < b.id ? -1 : 1)

function* inParts<Item>(items: Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += ROWS_PER_STATEMENT) {
    yield items.slice(from, from + ROWS_PER_STATEMENT)
  }
}

async function writeChanges(tx: Database, part: ChangedRow[]) {
  const rows = await lockProducts(
    tx,
    part.map(({ id }) => id),
  )
  const planned = new Map(part.map((change) => [change.id, change]))
  const isAsPlanned = rows.every(({ id, version }) => planned.get(id)?.version === version)
  if (rows.length !== part.length || !isAsPlanned) throw menuMoved()
  // Portions sold since the plan was made stay sold: only the columns in the file are overwritten.
  await overwriteProducts(
    tx,
    rows.map((row) => ({ ...row, ...planned.get(row.id)?.set })),
  )
}

/** The log entry lists the changes up to a readable length. */
function logOf(added: NewRow[], changed: ChangedRow[], result: ImportResult, fileName: string | undefined) {
  const { errors, ...counts } = result
  const logged = changed.slice(0, MAX_LOGGED)
  const fields = (side: 'before' | 'after') =>
    Object.fromEntries(
      logged.map(({ slug, changes }) => [
        slug,
        Object.fromEntries(
          changes.map((change) => [change.column, change[side].slice(0, MAX_LOGGED_LENGTH)]),
        ),
      ]),
    )
  return {
    before: { changed: fields('before') },
    after: {
      ...(fileName !== undefined && { fileName }),
      ...counts,
      refused: errors.length,
      added: added.slice(0, MAX_LOGGED).map(({ slug }) => slug),
      changed: fields('after'),
    },
  }
}
