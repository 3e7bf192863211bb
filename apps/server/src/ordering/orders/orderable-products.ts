/** The dishes of an order as the database has them now. */
import { eq, placeholder, sql } from 'drizzle-orm'
import { type Database, preparedStatement } from '../../db/database.ts'
import { catalogueVersion, categories, products } from '../../db/schema/index.ts'
import { type DishGroupJson, groupsOfDish } from '../../menu/catalogue/option-queries.ts'
import type { Catalogue } from '../../platform/context.ts'
import { hasWebhooks } from '../../platform/webhook-news.ts'

type OrderableRow = Awaited<ReturnType<ReturnType<typeof selectOrderable>['execute']>>[number]

export type OrderableProduct = Omit<OrderableRow, 'version' | 'hasWebhooks' | 'optionGroups'> & {
  optionGroups: readonly DishGroupJson[]
}

/** The option groups of dishes, by slug, as they are in one version of the catalogue. */
interface KnownGroups {
  version: number
  bySlug: Map<string, readonly DishGroupJson[]>
}

const knownGroups = new WeakMap<Catalogue, KnownGroups>()

// Some kilobytes each. Of a menu with more dishes, those that are ordered first.
const MOST_KNOWN = 500

/**
 * What an order needs to know about its dishes, which are named by slug, id or SKU. Their option groups are read only
 * where the catalogue has another version than when an order last read them: they are most of the work. Also says
 * whether other programs are told of orders.
 */
export async function listOrderableProducts(
  db: Database,
  names: readonly string[],
  catalogue: Catalogue,
): Promise<{ dishes: OrderableProduct[]; hasWebhooks: boolean }> {
  const known = knownGroups.get(catalogue) ?? { version: 0, bySlug: new Map() }
  const rows = await selectOrderable(db).execute({
    names,
    knownVersion: known.version,
    knownSlugs: names.filter((name) => known.bySlug.has(name)),
  })
  const dishes = rows.map(({ version, optionGroups, hasWebhooks: _hasWebhooks, ...dish }) => {
    if (optionGroups === null) return { ...dish, optionGroups: known.bySlug.get(dish.slug) ?? [] }
    keepGroups(catalogue, dish.slug, { version, optionGroups })
    return { ...dish, optionGroups }
  })
  return { dishes, hasWebhooks: rows[0]?.hasWebhooks ?? false }
}

function keepGroups(
  catalogue: Catalogue,
  slug: string,
  { version, optionGroups }: { version: number; optionGroups: readonly DishGroupJson[] },
): void {
  const kept = knownGroups.get(catalogue)
  if (kept && kept.version > version) return
  // An order that is still reading has the map of its own version.
  const known = kept?.version === version ? kept : { version, bySlug: new Map() }
  knownGroups.set(catalogue, known)
  if (known.bySlug.size < MOST_KNOWN) known.bySlug.set(slug, optionGroups)
}

// Behind a subquery the planner does not see how many names there are, so it plans once instead of for each order.
const names = sql`((select ${placeholder('names')}::text[])::text[])`

const selectOrderable = preparedStatement((db) => {
  const version = sql<number>`(select ${catalogueVersion.version} from ${catalogueVersion})`
  const isKnown = sql`${version} = ${placeholder('knownVersion')}::bigint and ${products.slug} = any(${placeholder('knownSlugs')}::text[])`
  return db
    .select({
      id: products.id,
      slug: products.slug,
      sku: products.sku,
      title: products.title,
      thumbnail: products.thumbnail,
      priceCents: products.priceCents,
      discountPercent: products.discountPercent,
      stock: products.stock,
      isSoldOut: products.isSoldOut,
      soldOutUntil: products.soldOutUntil,
      categorySlug: categories.slug,
      version: sql<number>`${version}::float8`,
      hasWebhooks,
      optionGroups: sql<DishGroupJson[] | null>`case when ${isKnown} then null else ${groupsOfDish} end`,
    })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(
      sql`(${products.slug} = any${names} or ${products.id} = any${names} or ${products.sku} = any${names}) and not ${products.isHidden}`,
    )
    .prepare('list_orderable_products')
})
