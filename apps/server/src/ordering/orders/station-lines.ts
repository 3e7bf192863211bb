/** The lines of orders as the kitchen's stations see them. */
import type { KitchenSettings } from '@tiffin/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { categories, orderLines, products } from '../../db/schema/index.ts'
import { dishesInLine, dishIdsIn, listCategoriesOf } from '../../menu/catalogue/dishes-in-lines.ts'
import { stationsByCategory } from '../../kitchen/stations-by-category.ts'

export type KitchenLine = NonNullable<ReturnType<Awaited<ReturnType<typeof listKitchenLines>>['get']>>[number]

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
