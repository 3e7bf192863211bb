import type { EditableCategory, OrderCategoriesInput } from '@tiffin/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { categories } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { listCategoryRows } from './catalogue-queries.ts'
import { changeMenu } from './change-menu.ts'
import { listEditableCategories } from './edit-category.ts'

/** Sets the order of the whole menu, unless the list has changed since. */
export function orderCategories(
  ctx: AdminContext,
  { ids, seen }: OrderCategoriesInput,
): Promise<EditableCategory[]> {
  return changeMenu(ctx, async (tx) => {
    // Locked in a fixed order: the second of two concurrent moves sees the result of the first.
    await tx.select({ id: categories.id }).from(categories).orderBy(asc(categories.id)).for('no key update')
    const before = await listCategoryRows(tx)
    rejectOtherList(
      before.map(({ id }) => id),
      ids,
      seen,
    )
    await writePositions(tx, ids)
    const after = await listEditableCategories(tx)
    await recordChange(tx, ctx, {
      action: 'order categories',
      subjectId: 'categories',
      before: before.map(({ name }) => name),
      after: after.map(({ name }) => name),
    })
    return after
  })
}

function rejectOtherList(now: string[], ids: string[], seen: string[] | undefined) {
  const isComplete = String(now.toSorted()) === String(ids.toSorted())
  const isAsSeen = seen === undefined || String(now) === String(seen)
  if (isComplete && isAsSeen) return
  throw new Refusal(
    'CONFLICT',
    'The categories have changed in the meantime. Take another look at the list first.',
  )
}

async function writePositions(tx: Database, ids: string[]) {
  await tx
    .update(categories)
    .set({ position: sql`ordered.position - 1` })
    .from(sql`unnest(${sql.param(ids)}::text[]) with ordinality as ordered(id, position)`)
    .where(eq(categories.id, sql`ordered.id`))
}
