/** By what calls and other programs name dishes and choices: ids, slugs and SKUs. */
import type { Issue } from '@tiffin/contract'
import { and, type Column, eq, exists, inArray, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lockUntilCommit } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { optionChoices, optionGroups, products } from '../../db/schema/index.ts'
import { rejectIssues } from '../../platform/app-error.ts'

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
