import { asc, gt, inArray, sql } from 'drizzle-orm'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { categories, products } from '../../db/schema/index.ts'

// A menu may be long, and reading it must not block the server.
const PRODUCTS_PER_READ = 250

export type NewProduct = typeof products.$inferInsert
export type MenuProduct = typeof products.$inferSelect
export type MenuCategory = Pick<typeof categories.$inferSelect, 'id' | 'slug' | 'name'>

export interface Menu {
  categories: MenuCategory[]
  products: MenuProduct[]
}

/** The whole menu, categories in their order, products in no particular order. */
export async function readMenu(db: Database): Promise<Menu> {
  const menu: Menu = { categories: await listCategories(db), products: [] }
  for (let after = ''; ;) {
    const part = await db
      .select()
      .from(products)
      .where(gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(PRODUCTS_PER_READ)
    menu.products.push(...part)
    const last = part.at(-1)
    if (part.length < PRODUCTS_PER_READ || !last) return menu
    after = last.id
    // The embedded database answers without yielding.
    await breathe()
  }
}

const listCategories = (db: Database): Promise<MenuCategory[]> =>
  db
    .select({ id: categories.id, slug: categories.slug, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))

/** These products as they are, locked against changes. */
export function lockProducts(tx: Database, ids: string[]): Promise<MenuProduct[]> {
  return (
    tx
      .select()
      .from(products)
      .where(inArray(products.id, ids))
      // Orders lock them in the same order.
      .orderBy(asc(products.id))
      .for('update')
  )
}

export const insertProducts = (tx: Database, rows: NewProduct[]) => tx.insert(products).values(rows)

// The columns that a sheet can change; excluded is the submitted row.
const overwritten = {
  title: sql`excluded.title`,
  description: sql`excluded.description`,
  priceCents: sql`excluded.price_cents`,
  discountPercent: sql`excluded.discount_percent`,
  thumbnail: sql`excluded.thumbnail`,
  stock: sql`excluded.stock`,
  isFeatured: sql`excluded.is_featured`,
  categoryId: sql`excluded.category_id`,
  attributes: sql`excluded.attributes`,
  dietary: sql`excluded.dietary`,
  spiceLevel: sql`excluded.spice_level`,
  version: sql`${products.version} + 1`,
}

/** Overwrites many existing, locked products in one statement. */
export const overwriteProducts = (tx: Database, rows: NewProduct[]) =>
  tx.insert(products).values(rows).onConflictDoUpdate({ target: products.id, set: overwritten })
