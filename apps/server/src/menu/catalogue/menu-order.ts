/** The order in which guests see categories, and the dishes of each. */
import type { OrderCategoriesInput, OrderProductsInput } from '@tiffin/contract'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { categories, products } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { listCategoryRows, lockCategory } from './catalogue-queries.ts'
import { publishChange } from './change-menu.ts'

/** Sets the order of the categories, unless the list has changed since. */
export async function orderCategories(ctx: AdminContext, { ids, seen }: OrderCategoriesInput): Promise<void> {
  await publishChange(ctx, async (tx) => {
    // Locked in a fixed order: the second of two concurrent moves sees the result of the first.
    await tx.select({ id: categories.id }).from(categories).orderBy(asc(categories.id)).for('no key update')
    const before = await listCategoryRows(tx)
    rejectOtherList('categories', idsOf(before), { ids, seen })
    await writePositions(tx, categories, ids)
    const after = await listCategoryRows(tx)
    await recordChange(tx, ctx, {
      action: 'order categories',
      subjectId: 'categories',
      before: { categories: before.map(({ name }) => name) },
      after: { categories: after.map(({ name }) => name) },
    })
  })
}

/** Sets the order of a category's dishes, unless the list has changed since. An edit of one of them stays valid. */
export async function orderProducts(ctx: AdminContext, { id, ids, seen }: OrderProductsInput): Promise<void> {
  await publishChange(ctx, async (tx) => {
    // No dish joins it before the commit.
    const category = await lockCategory(tx, id)
    if (!category) throw new AppError('NOT_FOUND', 'Category not found')
    const before = await lockDishesIn(tx, [id])
    rejectOtherList(`dishes of ${category.name}`, idsOf(before), { ids, seen })
    await writePositions(tx, products, ids)
    const titles = new Map(before.map((dish) => [dish.id, dish.title]))
    await recordChange(tx, ctx, {
      action: 'order category',
      subjectId: id,
      before: { name: category.name, dishes: [...titles.values()] },
      after: { name: category.name, dishes: ids.map((dishId) => titles.get(dishId)) },
    })
  })
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

function rejectOtherList(
  name: string,
  now: string[],
  { ids, seen }: Pick<OrderProductsInput, 'ids' | 'seen'>,
) {
  const isComplete = String(now.toSorted()) === String(ids.toSorted())
  const isAsSeen = seen === undefined || String(now) === String(seen)
  if (isComplete && isAsSeen) return
  throw new AppError(
    'CONFLICT',
    `The ${name} have changed in the meantime. Take another look at the list first.`,
  )
}

/** In menu order, locked in the order in which orders lock them. */
async function lockDishesIn(tx: Database, categoryIds: string[]) {
  const { id, title, categoryId, position } = products
  const rows = await tx
    .select({ id, title, categoryId, position })
    .from(products)
    .where(inArray(categoryId, categoryIds))
    .orderBy(asc(id))
    .for('no key update')
  return rows.toSorted((a, b) => a.position - b.position)
}

/** A dish that goes to a place in its category, counted from 1. */
export interface PlacedDish {
  id: string
  /** Null: the last one. */
  place: number | null
}

/** Puts some dishes in their places; the others keep their order around them. */
export async function placeDishes(tx: Database, placed: readonly PlacedDish[]): Promise<void> {
  if (placed.length === 0) return
  const ids = new Set(placed.map(({ id }) => id))
  const found = await tx
    .selectDistinct({ categoryId: products.categoryId })
    .from(products)
    .where(inArray(products.id, [...ids]))
  const dishes = await lockDishesIn(
    tx,
    found.map(({ categoryId }) => categoryId),
  )
  const inOrder = placed.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity))
  for (const ofCategory of Map.groupBy(dishes, ({ categoryId }) => categoryId).values()) {
    const all = new Set(idsOf(ofCategory))
    const after = [...all].filter((id) => !ids.has(id))
    for (const { id, place } of inOrder) {
      if (all.has(id)) after.splice(place === null ? after.length : place - 1, 0, id)
    }
    await writePositions(tx, products, after)
  }
}

async function writePositions(tx: Database, table: typeof categories | typeof products, ids: string[]) {
  await tx.execute(sql`
    update ${table} set position = ordered.position - 1
    from unnest(${sql.param(ids)}::text[]) with ordinality as ordered(id, position)
    where ${table.id} = ordered.id`)
}
