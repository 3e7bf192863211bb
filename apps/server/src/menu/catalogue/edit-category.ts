import type { ChangeCategoryInput, EditableCategory, SaveCategoryInput, AllSettings } from '@tiffin/contract'
import { eq, max, sql } from 'drizzle-orm'
import { lockUntilCommit } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { categories, products } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError, rejectOutdated } from '../../platform/app-error.ts'
import { readSettings, saveSection } from '../../platform/read-settings.ts'
import { countProductsByCategory, listCategoryRows, lockCategory } from './catalogue-queries.ts'
import { publishChange, claimSlug, requireSlug } from './change-menu.ts'
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
    const slug = requireSlug(input.slug ?? input.name)
    const [last] = await tx.select({ position: max(categories.position) }).from(categories)
    const position = (last?.position ?? -1) + 1
    const row = { id, slug, name: input.name, emoji: '', position, ...columnsOf(input) }
    await claimSlug('category', slug, tx.insert(categories).values(row))
    const after = await lockEditable(tx, id)
    await recordChange(tx, ctx, { action: 'create category', subjectId: id, after })
    return after
  })
}

/** Changes the fields that the input names. */
export function changeCategory(
  ctx: AdminContext,
  { id, version, ...input }: ChangeCategoryInput,
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
          ...columnsOf(input),
          ...(input.name !== undefined && { name: input.name }),
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

/** Columns that are optional for both a new category and a change. */
const columnsOf = ({ emoji, description, image }: Omit<ChangeCategoryInput, 'id'>) => ({
  ...(emoji !== undefined && { emoji: emoji ?? '' }),
  ...(description !== undefined && { description: description ?? '' }),
  ...(image !== undefined && { picture: image || null }),
})

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

/**
 * The settings name categories by their slugs: the serving hours and the station follow a category to its new slug, and
 * go with it when it is deleted (null). Otherwise the next category with the old slug would inherit them.
 */
async function followCategory(
  tx: Database,
  ctx: AdminContext,
  slug: string,
  newSlug: string | null,
): Promise<void> {
  await lockUntilCommit(tx, 'settings')
  const { hours, kitchen } = await readSettings(tx)
  const moved = <Listed extends { category: string }>(list: Listed[]): Listed[] =>
    list
      .filter(({ category }) => category !== (newSlug ?? slug))
      .map((listed) => (listed.category === slug && newSlug ? { ...listed, category: newSlug } : listed))
  const names = (list: { category: string }[]) => list.some(({ category }) => category === slug)
  const save = async <Section extends 'hours' | 'kitchen'>(
    section: Section,
    before: AllSettings[Section],
    after: AllSettings[Section],
  ) => {
    await saveSection(tx, section, after, new Date(ctx.clock.nowMs()))
    await recordChange(tx, ctx, { action: 'change settings', subjectId: section, before, after })
  }
  if (names(hours.service)) await save('hours', hours, { ...hours, service: moved(hours.service) })
  if (names(kitchen.work)) await save('kitchen', kitchen, { ...kitchen, work: moved(kitchen.work) })
}
