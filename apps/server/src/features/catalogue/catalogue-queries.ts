import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { catalogueVersion, categories, orderLines, orders, products } from '../../db/schema/index.ts'

export const CATALOGUE_CHANNEL = 'catalogue'

export async function getCatalogueVersion(db: Database): Promise<number> {
  const [row] = await db.select({ version: catalogueVersion.version }).from(catalogueVersion)
  return row?.version ?? 0
}

/**
 * Raises the version and announces it at commit. Call it last: from here to the commit, other writers of the
 * catalogue wait for this row.
 */
export async function bumpCatalogueVersion(tx: Database): Promise<void> {
  await tx.execute(sql`
    with bumped as (update ${catalogueVersion} set version = version + 1 returning version)
    select pg_notify(${CATALOGUE_CHANNEL}, version::text) from bumped`)
}

export function listCategoryRows(db: Database) {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
}

export type ProductRow = Awaited<ReturnType<typeof listProductRows>>[number]

/** The whole menu in menu order. */
export function listProductRows(db: Database) {
  return db
    .select({ product: products, category: categories })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .orderBy(asc(categories.position), asc(products.position), asc(products.id))
}

export async function findProductRow(db: Database, id: string): Promise<ProductRow | null> {
  const [row] = await db
    .select({ product: products, category: categories })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(eq(products.id, id))
  return row ?? null
}

export async function findCategoryBySlug(db: Database, slug: string) {
  const [category] = await db.select().from(categories).where(eq(categories.slug, slug))
  return category ?? null
}

/** How many of each product were ordered and not cancelled. */
export function listSoldQuantities(db: Database) {
  return db
    .select({ productId: orderLines.productId, quantity: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orderLines.orderId, orders.id))
    .where(and(isNotNull(orderLines.productId), ne(orders.status, 'cancelled')))
    .groupBy(orderLines.productId)
}
