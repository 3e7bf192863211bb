/** By what calls and other programs name dishes and choices: ids, slugs and SKUs. */
import type { Issue } from '@tiffin/contract'
import { and, asc, type Column, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lockUntilCommit } from '../../db/advisory-locks.ts'
import { type Database, rowsOf } from '../../db/database.ts'
import { optionChoices, optionGroups, products } from '../../db/schema/index.ts'
import { AppError, rejectIssues } from '../../platform/app-error.ts'

interface NamedDish {
  id: string
  slug: string
  sku?: string | null | undefined
}

/** The dish that a name means: an id comes before a slug, a slug before a SKU. */
export function dishFinder<Dish extends NamedDish>(
  dishes: readonly Dish[],
): (name: string) => Dish | undefined {
  const byName = new Map<string, Dish>()
  for (const dish of dishes) if (dish.sku) byName.set(dish.sku, dish)
  for (const dish of dishes) byName.set(dish.slug, dish)
  for (const dish of dishes) byName.set(dish.id, dish)
  return (name) => byName.get(name)
}

/** Whether a dish may be meant by one of these names. */
export const isNamed = (names: string[]) => {
  const { id, slug, sku } = products
  return or(inArray(id, names), inArray(slug, names), inArray(sku, names))
}

/** The dishes that names may mean; no one can delete them before the commit. */
export const lockDishesByName = (tx: Database, names: string[]): Promise<NamedDish[]> =>
  tx
    .select({ id: products.id, slug: products.slug, sku: products.sku })
    .from(products)
    .where(isNamed(names))
    .orderBy(asc(products.id))
    .for('key share')

/** The id of the dish that a name means, as a part of a query; null if no dish is called so. */
export const idOfDish = (name: string): SQL<string | null> => {
  const { id, slug } = products
  return sql`(select ${id} from ${products} where ${isNamed([name])}
    order by ${id} = ${name} desc, ${slug} = ${name} desc limit 1)`
}

/** The id of the dish that a name means, or NOT_FOUND. */
export async function requireProductId(db: Database, name: string): Promise<string> {
  const [found] = await rowsOf<{ id: string | null }>(db, sql`select ${idOfDish(name)} as id`)
  if (found?.id) return found.id
  throw new AppError('NOT_FOUND', 'That product is no longer on the menu')
}

interface NamedChoice {
  key: string
  sku?: string | null | undefined
  dish?: { sku?: string | null | undefined } | null | undefined
}

/** The key of the choice that a name means: a key comes before a SKU, and its own before that of its dish. */
export function choiceKeyOf(choices: readonly NamedChoice[], name: string): string {
  const found =
    choices.find(({ key }) => key === name) ??
    choices.find(({ sku }) => sku === name) ??
    choices.find(({ dish }) => dish?.sku === name)
  return found?.key ?? name
}

/** Call first in a transaction that writes slugs or SKUs: nobody else writes any until the commit. */
export const lockDishNames = (tx: Database): Promise<void> => lockUntilCommit(tx, 'dishNames')

/** Rejects a SKU by which a call could mean another dish, and a slug that is another dish's SKU. */
export async function rejectTakenNames(tx: Database, { id, slug, sku }: NamedDish): Promise<void> {
  const others = await tx
    .select({ title: products.title, slug: products.slug, sku: products.sku })
    .from(products)
    .where(
      and(
        ne(products.id, id),
        sku
          ? or(inArray(products.sku, [sku, slug]), eq(products.slug, sku), eq(products.id, sku))
          : eq(products.sku, slug),
      ),
    )
    .limit(1)
  rejectIssues(
    'CONFLICT',
    others.map((other): Issue => {
      if (sku && other.sku === sku)
        return { path: 'sku', message: `The SKU “${sku}” is taken by ${other.title}` }
      if (other.sku === slug)
        return { path: 'slug', message: `The slug “${slug}” is the SKU of ${other.title}` }
      const what = other.slug === sku ? 'slug' : 'id'
      return { path: 'sku', message: `“${sku}” is the ${what} of ${other.title}` }
    }),
  )
}

/** Rejects SKUs of a group's choices that a choice of another group has. */
export async function rejectTakenSkus(
  tx: Database,
  groupId: string,
  choices: readonly { sku?: string | null | undefined }[],
): Promise<void> {
  const skus = choices.flatMap(({ sku }) => sku || [])
  if (skus.length === 0) return
  const taken = await tx
    .select({ sku: optionChoices.sku, name: optionChoices.name, group: optionGroups.name })
    .from(optionChoices)
    .innerJoin(optionGroups, eq(optionGroups.id, optionChoices.groupId))
    .where(and(inArray(optionChoices.sku, skus), ne(optionChoices.groupId, groupId)))
  rejectIssues(
    'CONFLICT',
    taken.map(({ sku, name, group }) => ({
      path: `choices.${choices.findIndex((choice) => choice.sku === sku)}.sku`,
      message: `The SKU “${sku}” is taken by ${name} of ${group}`,
    })),
  )
}

const other = alias(products, 'other')

/** Whether a name means two dishes. */
export async function hasSharedName(tx: Database): Promise<boolean> {
  const sharedBy = (name: Column) =>
    exists(
      tx
        .select({ id: products.id })
        .from(products)
        .innerJoin(other, and(eq(name, products.sku), ne(other.id, products.id))),
    )
  const [found] = await rowsOf<{ is_shared: boolean }>(
    tx,
    sql`select ${sharedBy(other.slug)} or ${sharedBy(other.id)} as is_shared`,
  )
  return found?.is_shared === true
}
