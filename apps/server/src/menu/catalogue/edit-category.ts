import type { ChangeCategoryInput, EditableCategory, SaveCategoryInput } from '@tiffin/contract'
import { eq, max, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { categories, products } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { rejectOutdated } from '../../platform/reject-outdated.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { countProductsByCategory, listCategoryRows, lockCategory } from './catalogue-queries.ts'
import { changeMenu } from './change-menu.ts'
import { claimSlug, requireSlug } from './claim-slug.ts'
import { presentEditableCategory } from './present-product.ts'

/** In menu order. */
export async function listEditableCategories(db: Database): Promise<EditableCategory[]> {
  const counts = await countProductsByCategory(db)
  return (await listCategoryRows(db)).map((row) => presentEditableCategory(row, counts.get(row.id) ?? 0))
}

/** Puts a category at the end of the menu. */
export function createCategory(ctx: AdminContext, input: SaveCategoryInput): Promise<EditableCategory> {
  return changeMenu(ctx, async (tx) => {
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
  return changeMenu(ctx, async (tx) => {
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
    return after
  })
}

/** Removes an empty category from the menu. A dish about to join it waits, and is then rejected. */
export async function deleteCategory(ctx: AdminContext, id: string): Promise<void> {
  await changeMenu(ctx, async (tx) => {
    const before = await lockEditable(tx, id)
    if (before.productsCount > 0) throw new Refusal('CONFLICT', notEmptyMessage(before))
    await tx.delete(categories).where(eq(categories.id, id))
    await recordChange(tx, ctx, { action: 'delete category', subjectId: id, before })
  })
}

function notEmptyMessage({ name, productsCount }: EditableCategory): string {
  const dishes = productsCount === 1 ? 'is 1 dish' : `are ${productsCount} dishes`
  return `There ${dishes} in ${name}. Only an empty category can be deleted.`
}

async function lockEditable(tx: Database, id: string): Promise<EditableCategory> {
  const row = await lockCategory(tx, id)
  if (!row) throw new Refusal('NOT_FOUND', 'Category not found')
  return presentEditableCategory(row, await tx.$count(products, eq(products.categoryId, id)))
}
