import type {
  ChangeCategoryInput,
  EditableCategory,
  OrderCategoriesInput,
  SaveCategoryInput,
} from '@tiffin/contract'
import { asc, eq, max, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { categories, products } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError, rejectOutdated } from '../../platform/app-error.ts'
import { countProductsByCategory, listCategoryRows, lockCategory } from './catalogue-queries.ts'
import { publishChange, claimSlug, requireSlug } from './change-menu.ts'
import { followCategory } from './follow-category.ts'
import { presentEditableCategory } from './present-product.ts'

/** In menu order. */
export async function listEditableCategories(db: Database): Promise<EditableCategory[]> {
  const counts = await countProductsByCategory(db)
  return (await listCategoryRows(db)).map((row) => presentEditableCategory(row, counts.get(row.id) ?? 0))
}

/** Puts a category at the end of the menu. */
export function createCategory(ctx: AdminContext, input: SaveCategoryInput): Promise<EditableCategory> {
  return publishChange(ctx, async (tx) => {
    const id = newId()
    const { name, emoji } = input
    const slug = requireSlug(input.slug ?? name)
    const [last] = await tx.select({ position: max(categories.position) }).from(categories)
    const position = (last?.position ?? -1) + 1
    await claimSlug('category', slug, tx.insert(categories).values({ id, slug, name, emoji, position }))
    const after = await lockEditable(tx, id)
    await recordChange(tx, ctx, { action: 'create category', subjectId: id, after })
    return after
  })
}

/** Changes the fields that the input names. */
export function changeCategory(
  ctx: AdminContext,
  { id, version, name, emoji, ...input }: ChangeCategoryInput,
): Promise<EditableCategory> {
  return publishChange(ctx, async (tx) => {
    const before = await lockEditable(tx, id)
    rejectOutdated(before.name, before, version)
    const slug = input.slug === undefined ? undefined : requireSlug(input.slug)
    await claimSlug(
      'category',
      slug,
      tx
        .update(categories)
        .set({
          ...(name !== undefined && { name }),
          ...(emoji !== undefined && { emoji }),
          ...(slug !== undefined && { slug }),
          version: sql`${categories.version} + 1`,
        })
        .where(eq(categories.id, id)),
    )
    const after = await lockEditable(tx, id)
    await recordChange(tx, ctx, { action: 'change category', subjectId: id, before, after })
    if (after.slug !== before.slug) await followCategory(tx, ctx, before.slug, after.slug)
    return after
  })
}

/** Removes an empty category from the menu. A dish about to join it waits, and is then rejected. */
export async function deleteCategory(ctx: AdminContext, id: string): Promise<void> {
  await publishChange(ctx, async (tx) => {
    const before = await lockEditable(tx, id)
    if (before.productsCount > 0) throw new AppError('CONFLICT', notEmptyMessage(before))
    await tx.delete(categories).where(eq(categories.id, id))
    await recordChange(tx, ctx, { action: 'delete category', subjectId: id, before })
    await followCategory(tx, ctx, before.slug, null)
  })
}

function notEmptyMessage({ name, productsCount }: EditableCategory): string {
  const dishes = productsCount === 1 ? 'is 1 dish' : `are ${productsCount} dishes`
  return `There ${dishes} in ${name}. Only an empty category can be deleted.`
}

async function lockEditable(tx: Database, id: string): Promise<EditableCategory> {
  const row = await lockCategory(tx, id)
  if (!row) throw new AppError('NOT_FOUND', 'Category not found')
  return presentEditableCategory(row, await tx.$count(products, eq(products.categoryId, id)))
}

/** Sets the order of the whole menu, unless the list has changed since. */
export function orderCategories(
  ctx: AdminContext,
  { ids, seen }: OrderCategoriesInput,
): Promise<EditableCategory[]> {
  return publishChange(ctx, async (tx) => {
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
  throw new AppError(
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
