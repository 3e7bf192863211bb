/** The lines of orders as the kitchen's stations see them. */
import type { KitchenSettings } from '@tiffin/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { categories, orderLines, products } from '../db/schema/index.ts'
import { dishesInLine, dishIdsIn, listCategoriesOf } from '../menu/catalogue/dishes-in-lines.ts'

type Line = Omit<typeof orderLines.$inferSelect, 'orderId'>

/** A line with the category of its dish, and of each dish in it. */
export interface KitchenLine<Kept extends Line = Line> {
  line: Kept
  categorySlug: string | null
  dishes: ReturnType<typeof dishesInLine>
}

/** The same for lines of one order, which need not be stored yet. */
export async function findKitchenLines(db: Database, lines: readonly Line[]): Promise<KitchenLine[]> {
  const ids = lines.flatMap((line) => [
    ...(line.productId === null ? [] : [line.productId]),
    ...dishIdsIn(line),
  ])
  const categoryByDish = await listCategoriesOf(db, ids)
  return lines.map((line) => ({
    line,
    categorySlug: categoryByDish.get(line.productId ?? '') ?? null,
    dishes: dishesInLine(line, categoryByDish),
  }))
}

/** By the order's id: its lines, with the category of each and of each dish in it. */
export async function listKitchenLines(db: Database, orderIds: string[]) {
  const lines = await db
    .select({ line: orderLines, categorySlug: categories.slug })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.position))
  const categoryByDish = await listCategoriesOf(
    db,
    lines.flatMap(({ line }) => dishIdsIn(line)),
  )
  const complete = lines.map((each) => ({ ...each, dishes: dishesInLine(each.line, categoryByDish) }))
  return Map.groupBy(complete, ({ line }) => line.orderId)
}

/** Which station makes a line, and which the dishes in it. */
export function stationsIn({ categorySlug, dishes }: KitchenLine, kitchen: KitchenSettings) {
  const stations = stationsByCategory(kitchen)
  const stationOf = (slug: string | null) => stations.get(slug ?? '') ?? null
  return {
    station: stationOf(categorySlug),
    dishes: dishes.map(({ categorySlug: slug, ...dish }) => ({ ...dish, station: stationOf(slug) })),
  }
}

/** The key of the station that makes a category's dishes, by the category's slug. */
export const stationsByCategory = ({ work }: KitchenSettings): ReadonlyMap<string, string> =>
  new Map(work.map(({ category, station }) => [category, station]))
