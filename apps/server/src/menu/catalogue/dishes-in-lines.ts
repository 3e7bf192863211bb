/** The dishes that were chosen as parts of lines, as the kitchen needs them. */
import { dishesIn, type CookedDish } from '@tiffin/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { categories, products, type orderLines } from '../../db/schema/index.ts'

type Line = Pick<typeof orderLines.$inferSelect, 'choices' | 'quantity'>

export const dishIdsIn = ({ choices }: Pick<Line, 'choices'>): string[] =>
  (choices.options ?? []).flatMap(({ productId }) => productId ?? [])

/** The slug of each dish's category, by the dish's id. */
export async function listCategoriesOf(db: Database, ids: string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: products.id, slug: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

/** The dishes in a line with the categories that they belong to now. */
export function dishesInLine(
  line: Line,
  categoryByDish: ReadonlyMap<string, string>,
): (CookedDish & { categorySlug: string | null })[] {
  const idBySlug = new Map((line.choices.options ?? []).map(({ product, productId }) => [product, productId]))
  return dishesIn({ ...line.choices, quantity: line.quantity }).map((dish) => ({
    ...dish,
    categorySlug: categoryByDish.get(idBySlug.get(dish.slug) ?? '') ?? null,
  }))
}
