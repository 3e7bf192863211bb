import { asc, eq, placeholder, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import { categories, orderLines, orders, products } from '../../db/schema/index.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect

export async function findOrder(
  db: Database,
  id: string,
): Promise<{ order: OrderRow; lines: OrderLineRow[] } | null> {
  const rows = await db
    .select({ order: orders, line: orderLines })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.id, id))
    .orderBy(asc(orderLines.position))
  const [first] = rows
  return first ? { order: first.order, lines: rows.map(({ line }) => line) } : null
}

export type OrderableProduct = Awaited<ReturnType<typeof listOrderableProducts>>[number]

/** What an order needs to know of its products, as the database has it now. */
export const listOrderableProducts = (db: Database, slugs: string[]) => selectOrderable(db).execute({ slugs })

const selectOrderable = prepareOnce((db) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      title: products.title,
      thumbnail: products.thumbnail,
      priceCents: products.priceCents,
      discountPercent: products.discountPercent,
      stock: products.stock,
      categorySlug: categories.slug,
    })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(sql`${products.slug} = any(${placeholder('slugs')}::text[])`)
    .prepare('list_orderable_products'),
)
