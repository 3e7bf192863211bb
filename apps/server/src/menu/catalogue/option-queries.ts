import type { Statement } from '@tiffin/contract'
import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import {
  categories,
  optionChoices,
  optionGroups,
  productOptionGroups,
  products,
} from '../../db/schema/index.ts'

/** The dish that a choice is: what its sale and its facts depend on. */
type ChoiceDish = Pick<
  typeof products.$inferSelect,
  | 'id'
  | 'slug'
  | 'sku'
  | 'title'
  | 'dietary'
  | 'allergens'
  | 'allergenList'
  | 'stock'
  | 'isSoldOut'
  | 'soldOutUntil'
> & {
  categorySlug: string
  /** What is in it with its own defaults, where that is known. */
  cooked?: Statement
}

export type ChoiceRow = typeof optionChoices.$inferSelect & { dish: ChoiceDish | null }

/** That a dish has a group, and what is different for it. */
export type LinkRow = typeof productOptionGroups.$inferSelect
export interface GroupRow {
  group: typeof optionGroups.$inferSelect
  /** The group on whose choice its prices depend. */
  sizes: { key: string; choices: string[] } | null
  /** In display order. */
  choices: ChoiceRow[]
}

/** All groups by name, or those with these ids. */
export async function listGroupRows(db: Database, ids?: string[]): Promise<GroupRow[]> {
  const groups = await db
    .select()
    .from(optionGroups)
    .where(ids && inArray(optionGroups.id, ids))
    .orderBy(asc(optionGroups.name), asc(optionGroups.id))
  const rows = await db
    .select({ choice: optionChoices, product: products, category: categories })
    .from(optionChoices)
    .leftJoin(products, eq(products.id, optionChoices.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(ids && inArray(optionChoices.groupId, ids))
    .orderBy(asc(optionChoices.position))
  const choices = rows.map(({ choice, product, category }) => ({
    ...choice,
    dish: product && category && { ...product, categorySlug: category.slug },
  }))
  const choicesByGroup = Map.groupBy(choices, ({ groupId }) => groupId)
  const sizes = await listSizes(
    db,
    groups.flatMap(({ sizeGroupId }) => sizeGroupId ?? []),
  )
  return groups.map((group) => ({
    group,
    sizes: sizes.get(group.sizeGroupId ?? '') ?? null,
    choices: choicesByGroup.get(group.id) ?? [],
  }))
}

/** The keys of these groups and of their choices, by id. */
async function listSizes(db: Database, ids: string[]): Promise<ReadonlyMap<string, GroupRow['sizes']>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: optionGroups.id, key: optionGroups.key, choice: optionChoices.key })
    .from(optionGroups)
    .innerJoin(optionChoices, eq(optionChoices.groupId, optionGroups.id))
    .where(inArray(optionGroups.id, ids))
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, some]) => [
      id,
      { key: some[0]?.key ?? '', choices: some.map(({ choice }) => choice) },
    ]),
  )
}

/** Which dishes have which groups, in the order in which each dish shows them. */
export async function listLinkRows(db: Database, productId?: string): Promise<LinkRow[]> {
  const link = productOptionGroups
  // One value: a large menu has tens of thousands of them, and as many rows would keep the server busy for longer.
  const [found] = await db
    .select({
      links: sql<LinkValues[]>`coalesce(json_agg(
        json_build_array(${link.productId}, ${link.groupId}, ${link.position}, ${link.min}, ${link.max},
          ${link.defaults}, ${link.prices}) order by ${link.position}), '[]')`,
    })
    .from(link)
    .where(productId === undefined ? undefined : eq(link.productId, productId))
  return (found?.links ?? []).map(([dishId, groupId, position, min, max, defaults, prices]) => ({
    productId: dishId,
    groupId,
    position,
    min,
    max,
    defaults,
    prices,
  }))
}

type LinkValues = [
  productId: LinkRow['productId'],
  groupId: LinkRow['groupId'],
  position: LinkRow['position'],
  min: LinkRow['min'],
  max: LinkRow['max'],
  defaults: LinkRow['defaults'],
  prices: LinkRow['prices'],
]

/** The dishes that have a group, or this one, in alphabetical order. */
export function listDishesWithGroups(db: Database, groupId?: string) {
  return db
    .select({
      groupId: productOptionGroups.groupId,
      slug: products.slug,
      title: products.title,
    })
    .from(productOptionGroups)
    .innerJoin(products, eq(products.id, productOptionGroups.productId))
    .where(groupId === undefined ? undefined : eq(productOptionGroups.groupId, groupId))
    .orderBy(asc(products.title), asc(products.id))
}

/** A group of a dish as a JSON value of the database. */
export interface DishGroupJson {
  group: Pick<GroupRow['group'], 'key' | 'name' | 'min' | 'max'> & { sizeGroup: string | null }
  difference: Pick<LinkRow, 'min' | 'max' | 'defaults' | 'prices'>
  choices: ChoiceJson[]
}

/** An order does not ask what is in a choice, or in the dish that it is. */
export type OrderableDish = Omit<ChoiceDish, 'dietary' | 'allergens' | 'allergenList' | 'cooked'>

export type OrderableChoice = Pick<
  ChoiceRow,
  'key' | 'name' | 'sku' | 'priceCents' | 'sizePrices' | 'isDefault' | 'max' | 'isSoldOut' | 'soldOutUntil'
> & { dish: OrderableDish | null }

type ChoiceJson = InJson<Omit<OrderableChoice, 'dish'>> & { dish: InJson<OrderableDish> | null }

/** JSON has no dates. */
type InJson<Marked extends { soldOutUntil: Date | null }> = Omit<Marked, 'soldOutUntil'> & {
  soldOutUntil: string | null
}

// An order's own dishes are `products` in the surrounding query.
const dish = alias(products, 'choice_dish')
const dishCategory = alias(categories, 'choice_category')
const sizes = alias(optionGroups, 'sizes')

/** The groups of the dish in the surrounding query, in display order: an order needs no round trip for them. */
export const groupsOfDish = sql<DishGroupJson[]>`(
  select coalesce(json_agg(json_build_object(
    'group', json_build_object('key', ${optionGroups.key}, 'name', ${optionGroups.name},
      'min', ${optionGroups.min}, 'max', ${optionGroups.max}, 'sizeGroup', ${sizes.key}),
    'difference', json_build_object('min', ${productOptionGroups.min}, 'max', ${productOptionGroups.max},
      'defaults', ${productOptionGroups.defaults}, 'prices', ${productOptionGroups.prices}),
    'choices', (
      select json_agg(json_build_object('key', ${optionChoices.key}, 'name', ${optionChoices.name},
        'sku', ${optionChoices.sku}, 'priceCents', ${optionChoices.priceCents}, 'sizePrices', ${optionChoices.sizePrices}, 'isDefault', ${optionChoices.isDefault},
        'max', ${optionChoices.max}, 'isSoldOut', ${optionChoices.isSoldOut},
        'soldOutUntil', ${optionChoices.soldOutUntil}, 'dish', case when ${dish.id} is not null then json_build_object(
          'id', ${dish.id}, 'slug', ${dish.slug}, 'sku', ${dish.sku}, 'title', ${dish.title}, 'stock', ${dish.stock},
          'isSoldOut', ${dish.isSoldOut}, 'soldOutUntil', ${dish.soldOutUntil}, 'categorySlug', ${dishCategory.slug}) end
        ) order by ${optionChoices.position})
      from ${optionChoices}
      left join ${products} as ${dish} on ${dish.id} = ${optionChoices.productId}
      left join ${categories} as ${dishCategory} on ${dishCategory.id} = ${dish.categoryId}
      where ${optionChoices.groupId} = ${optionGroups.id})
  ) order by ${productOptionGroups.position}), '[]'::json)
  from ${productOptionGroups} join ${optionGroups} on ${optionGroups.id} = ${productOptionGroups.groupId}
  left join ${optionGroups} as ${sizes} on ${sizes.id} = ${optionGroups.sizeGroupId}
  where ${productOptionGroups.productId} = ${products.id})`

/** The groups that a dish will have; no one can delete them before the commit. */
export async function lockGroupsByKey(tx: Database, keys: string[]): Promise<GroupRow[]> {
  const locked = await tx
    .select({ id: optionGroups.id })
    .from(optionGroups)
    .where(inArray(optionGroups.key, keys))
    .orderBy(asc(optionGroups.id))
    .for('key share')
  return listGroupRows(
    tx,
    locked.map(({ id }) => id),
  )
}

/** The names of the groups of which a dish is a choice. */
export async function listGroupsWithChoice(db: Database, productId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: optionGroups.name })
    .from(optionChoices)
    .innerJoin(optionGroups, eq(optionGroups.id, optionChoices.groupId))
    .where(eq(optionChoices.productId, productId))
    .orderBy(asc(optionGroups.name))
  return rows.map(({ name }) => name)
}

/** What is stated about the choices of a group, by their keys. */
export async function listStatements(tx: Database, groupId: string) {
  const rows = await tx
    .select({
      key: optionChoices.key,
      allergens: optionChoices.allergens,
      allergenList: optionChoices.allergenList,
    })
    .from(optionChoices)
    .where(eq(optionChoices.groupId, groupId))
  return new Map(rows.map(({ key, ...statement }) => [key, statement]))
}

/** Locked, so the second of two concurrent saves sees the version of the first. */
export async function lockGroup(tx: Database, id: string): Promise<GroupRow | null> {
  await tx.select({ id: optionGroups.id }).from(optionGroups).where(eq(optionGroups.id, id)).for('update')
  const [found] = await listGroupRows(tx, [id])
  return found ?? null
}

/** Replaces the choices of a group; what is sold out stays so. */
export async function replaceChoices(
  tx: Database,
  groupId: string,
  choices: (typeof optionChoices.$inferInsert)[],
): Promise<void> {
  const kept = choices.map(({ key }) => key)
  await tx
    .delete(optionChoices)
    .where(and(eq(optionChoices.groupId, groupId), notInArray(optionChoices.key, kept)))
  // Two of them may change their SKUs with each other.
  await tx
    .update(optionChoices)
    .set({ sku: null })
    .where(and(eq(optionChoices.groupId, groupId), isNotNull(optionChoices.sku)))
  await tx
    .insert(optionChoices)
    .values(choices)
    .onConflictDoUpdate({
      target: [optionChoices.groupId, optionChoices.key],
      set: {
        name: sql`excluded.name`,
        sku: sql`excluded.sku`,
        priceCents: sql`excluded.price_cents`,
        sizePrices: sql`excluded.size_prices`,
        isDefault: sql`excluded.is_default`,
        max: sql`excluded.max`,
        position: sql`excluded.position`,
        productId: sql`excluded.product_id`,
        breaksDiets: sql`excluded.breaks_diets`,
        allergens: sql`excluded.allergens`,
        allergenList: sql`excluded.allergen_list`,
      },
    })
}
