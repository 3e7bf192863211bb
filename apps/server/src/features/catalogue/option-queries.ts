import { asc, eq, inArray, placeholder, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import { optionChoices, optionGroups, productOptionGroups, products } from '../../db/schema/index.ts'

export type ChoiceRow = typeof optionChoices.$inferSelect
/** That a dish has a group, and what is different for it. */
export type LinkRow = typeof productOptionGroups.$inferSelect
export interface GroupRow {
  group: typeof optionGroups.$inferSelect
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
  const choices = await db
    .select()
    .from(optionChoices)
    .where(ids && inArray(optionChoices.groupId, ids))
    .orderBy(asc(optionChoices.position))
  const choicesByGroup = Map.groupBy(choices, ({ groupId }) => groupId)
  return groups.map((group) => ({ group, choices: choicesByGroup.get(group.id) ?? [] }))
}

/** Which dishes have which groups, in the order in which each dish shows them. */
export function listLinkRows(db: Database, productId?: string): Promise<LinkRow[]> {
  return db
    .select()
    .from(productOptionGroups)
    .where(productId === undefined ? undefined : eq(productOptionGroups.productId, productId))
    .orderBy(asc(productOptionGroups.position))
}

/** The dishes that have a group, in alphabetical order. */
export function listDishesWithGroups(db: Database) {
  return db
    .select({
      groupId: productOptionGroups.groupId,
      slug: products.slug,
      title: products.title,
    })
    .from(productOptionGroups)
    .innerJoin(products, eq(products.id, productOptionGroups.productId))
    .orderBy(asc(products.title), asc(products.id))
}

/** Of some dishes in one statement, as an order needs them: a row for each choice, in display order. */
export const listOptionsOf = (db: Database, productIds: string[]) =>
  selectOptionsOf(db).execute({ productIds })

const selectOptionsOf = prepareOnce((db) =>
  db
    .select({ link: productOptionGroups, group: optionGroups, choice: optionChoices })
    .from(productOptionGroups)
    .innerJoin(optionGroups, eq(optionGroups.id, productOptionGroups.groupId))
    .innerJoin(optionChoices, eq(optionChoices.groupId, optionGroups.id))
    .where(sql`${productOptionGroups.productId} = any(${placeholder('productIds')}::text[])`)
    .orderBy(asc(productOptionGroups.position), asc(optionChoices.position))
    .prepare('list_options_of'),
)

/** Locked, so the second of two concurrent saves sees the version of the first. */
export async function lockGroup(tx: Database, id: string): Promise<GroupRow | null> {
  await tx.select({ id: optionGroups.id }).from(optionGroups).where(eq(optionGroups.id, id)).for('update')
  const [found] = await listGroupRows(tx, [id])
  return found ?? null
}
