import { type AllergenList, allergenListOf } from '@tiffin/contract'
import { type Money, moneyOf } from '@tiffin/pricing'
import { and, asc, eq, gt, gte, inArray, lte, max, sql } from 'drizzle-orm'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import {
  categories,
  optionChoices,
  optionGroups,
  productOptionGroups,
  products,
} from '../../db/schema/index.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { listGroupRows } from '../catalogue/option-queries.ts'
import { dishGroupOf, type KnownGroup, knownGroupOf } from './menu-groups.ts'
import type { DishGroup } from './options-cell.ts'

// A menu may be long, and reading it must not block the server.
const PRODUCTS_PER_READ = 250
const GROUPS_PER_READ = 25

export type NewProduct = typeof products.$inferInsert
type ProductRow = typeof products.$inferSelect
/** A product with its option groups in order, and its place in its category, from 1. */
export type MenuProduct = ProductRow & { options: readonly DishGroup[]; place: number }
export type MenuCategory = Pick<typeof categories.$inferSelect, 'id' | 'slug' | 'name'>

export interface Menu {
  categories: MenuCategory[]
  products: MenuProduct[]
  groups: KnownGroup[]
  money: Money
  /** What a statement in a sheet is about. */
  allergenList: AllergenList
}

/** The whole menu, categories in their order, groups by name, products in no particular order. */
export async function readMenu(db: Database): Promise<Menu> {
  const region = await readRegion(db)
  const menu: Menu = {
    categories: await listCategories(db),
    products: [],
    groups: await readGroups(db),
    money: moneyOf(region),
    allergenList: allergenListOf(region),
  }
  const groupById = new Map(menu.groups.map((group) => [group.id, group]))
  for (let after = ''; ;) {
    const part = await db
      .select()
      .from(products)
      .where(gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(PRODUCTS_PER_READ)
    menu.products.push(...(await withOptions(db, part, groupById)))
    const last = part.at(-1)
    if (part.length < PRODUCTS_PER_READ || !last) return numberDishes(menu)
    after = last.id
    // The embedded database answers without yielding.
    await breathe()
  }
}

/** In the order in which guests see them. */
function numberDishes(menu: Menu): Menu {
  for (const dishes of Map.groupBy(menu.products, ({ categoryId }) => categoryId).values()) {
    const inOrder = dishes.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    inOrder.forEach((dish, index) => (dish.place = index + 1))
  }
  return menu
}

/** Read after their products: a change in between is one of the product, whose version shows it. */
async function withOptions(
  db: Database,
  part: readonly ProductRow[],
  groupById: ReadonlyMap<string, KnownGroup>,
): Promise<MenuProduct[]> {
  const [first, last] = [part[0], part.at(-1)]
  if (!first || !last) return []
  const links = await db
    .select()
    .from(productOptionGroups)
    .where(and(gte(productOptionGroups.productId, first.id), lte(productOptionGroups.productId, last.id)))
    .orderBy(asc(productOptionGroups.position))
  const byProduct = Map.groupBy(links, ({ productId }) => productId)
  return part.map((product) => ({
    ...product,
    // In a sheet a painting is no picture: where it is imported, the dish is painted again.
    thumbnail: product.paintedFrom === null ? product.thumbnail : null,
    options: (byProduct.get(product.id) ?? []).flatMap((link) => {
      const group = groupById.get(link.groupId)
      return group ? [dishGroupOf(link, group)] : []
    }),
    place: 0,
  }))
}

async function readGroups(db: Database): Promise<KnownGroup[]> {
  const ids = await db
    .select({ id: optionGroups.id })
    .from(optionGroups)
    .orderBy(asc(optionGroups.name), asc(optionGroups.id))
  const groups: KnownGroup[] = []
  for (let from = 0; from < ids.length; from += GROUPS_PER_READ) {
    const part = ids.slice(from, from + GROUPS_PER_READ).map(({ id }) => id)
    groups.push(...(await listGroupRows(db, part)).map(knownGroupOf))
    await breathe()
  }
  return groups
}

const listCategories = (db: Database): Promise<MenuCategory[]> =>
  db
    .select({ id: categories.id, slug: categories.slug, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))

/** These products as they are, locked against changes. */
export function lockProducts(tx: Database, ids: string[]): Promise<ProductRow[]> {
  return (
    tx
      .select()
      .from(products)
      .where(inArray(products.id, ids))
      // Orders lock them in the same order. Anyone who only refers to them, as a choice does, need not wait.
      .orderBy(asc(products.id))
      .for('no key update')
  )
}

/** Adds categories to the end of the menu. */
export async function insertCategories(tx: Database, added: readonly MenuCategory[]): Promise<void> {
  if (added.length === 0) return
  const [last] = await tx.select({ position: max(categories.position) }).from(categories)
  const next = (last?.position ?? -1) + 1
  await tx
    .insert(categories)
    .values(added.map((category, index) => ({ ...category, emoji: '', position: next + index })))
}

export const insertProducts = (tx: Database, rows: NewProduct[]) => tx.insert(products).values(rows)

// The columns that a sheet can change; excluded is the submitted row.
const overwritten = {
  number: sql`excluded.number`,
  sku: sql`excluded.sku`,
  title: sql`excluded.title`,
  description: sql`excluded.description`,
  priceCents: sql`excluded.price_cents`,
  discountPercent: sql`excluded.discount_percent`,
  thumbnail: sql`excluded.thumbnail`,
  paintedFrom: sql`excluded.painted_from`,
  stock: sql`excluded.stock`,
  isFeatured: sql`excluded.is_featured`,
  isHidden: sql`excluded.is_hidden`,
  categoryId: sql`excluded.category_id`,
  attributes: sql`excluded.attributes`,
  dietary: sql`excluded.dietary`,
  allergens: sql`excluded.allergens`,
  allergenList: sql`excluded.allergen_list`,
  spiceLevel: sql`excluded.spice_level`,
  version: sql`${products.version} + 1`,
}

/** Overwrites many existing, locked products in one statement. */
export const overwriteProducts = (tx: Database, rows: NewProduct[]) =>
  tx.insert(products).values(rows).onConflictDoUpdate({ target: products.id, set: overwritten })

/** The versions of these groups by their ids; locked, after products as for any change of a dish's groups. */
export async function lockGroups(tx: Database, ids: string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ id: optionGroups.id, version: optionGroups.version })
    .from(optionGroups)
    .where(inArray(optionGroups.id, ids))
    .orderBy(asc(optionGroups.id))
    .for('update')
  return new Map(rows.map(({ id, version }) => [id, version]))
}

export const insertGroup = (tx: Database, row: typeof optionGroups.$inferInsert) =>
  tx.insert(optionGroups).values(row)

type GroupColumns = Pick<KnownGroup, 'name' | 'min' | 'max' | 'addsIngredients'>

export const overwriteGroup = (tx: Database, id: string, row: GroupColumns) =>
  tx
    .update(optionGroups)
    .set({ ...row, version: sql`${optionGroups.version} + 1` })
    .where(eq(optionGroups.id, id))

export const setSizeGroup = (tx: Database, id: string, sizeGroupId: string | null) =>
  tx.update(optionGroups).set({ sizeGroupId }).where(eq(optionGroups.id, id))

type LinkColumns = typeof productOptionGroups.$inferInsert

/** Sets the groups of these products; one without any in the list has none then. */
export async function replaceLinks(tx: Database, productIds: string[], links: LinkColumns[]): Promise<void> {
  await tx.delete(productOptionGroups).where(inArray(productOptionGroups.productId, productIds))
  if (links.length > 0) await tx.insert(productOptionGroups).values(links)
}

/** Whether a dish is a choice of one of these groups, and has that group. */
export async function hasPartOfItself(tx: Database, groupIds: string[]): Promise<boolean> {
  const found = await tx
    .select({ id: optionChoices.productId })
    .from(optionChoices)
    .innerJoin(
      productOptionGroups,
      and(
        eq(productOptionGroups.groupId, optionChoices.groupId),
        eq(productOptionGroups.productId, optionChoices.productId),
      ),
    )
    .where(inArray(optionChoices.groupId, groupIds))
    .limit(1)
  return found.length > 0
}

/** Maps categories to their text in a sheet, and back. */
export interface CategoryNames {
  /** By slug or name, in any case; a slug comes first, because it is unique. */
  find: (text: string) => MenuCategory | undefined
  /** The name, or the slug if the name would find another category. */
  nameOf: (id: string) => string
  names: string[]
}

export function nameCategories(all: MenuCategory[]): CategoryNames {
  const bySlug = new Map(all.map((category) => [category.slug.toLowerCase(), category]))
  // If two share a name, the first one has it.
  const byName = new Map(all.toReversed().map((category) => [category.name.trim().toLowerCase(), category]))
  const find = (text: string) => bySlug.get(text.toLowerCase()) ?? byName.get(text.toLowerCase())
  const nameFor = (category: MenuCategory) =>
    find(category.name.trim()) === category ? category.name.trim() : category.slug
  const nameById = new Map(all.map((category) => [category.id, nameFor(category)]))
  return { find, nameOf: (id) => nameById.get(id) ?? '', names: [...nameById.values()] }
}
