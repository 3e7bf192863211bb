import type { Allergen, AllergenList } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { listStatements, replaceChoices } from '../catalogue/option-queries.ts'
import type { NewGroup } from './group-plan.ts'
import { inParts, menuMoved, type PauseAfter, type Writing } from './write-products.ts'
import {
  hasPartOfItself,
  insertGroup,
  lockGroups,
  overwriteGroup,
  replaceLinks,
  setSizeGroup,
} from './menu-queries.ts'
import type { DishGroup } from './options-cell.ts'

/** Writes the groups, and which products have them. */
export async function writeOptions(
  tx: Database,
  writing: Writing,
  idBySlug: ReadonlyMap<string, string>,
  pauseAfter: PauseAfter,
): Promise<void> {
  const { groups, groupsInUse, allergenList } = writing
  const groupIds = await lockInUse(tx, groupsInUse)
  for (const group of groups.changed) {
    const { name, min, max, addsIngredients } = group.after
    await overwriteGroup(tx, group.id, { name, min, max, addsIngredients })
    await writeChoices(tx, { id: group.id, allergenList }, group, idBySlug)
    await pauseAfter(1)
  }
  for (const group of groups.new) {
    const { key, name, min, max, addsIngredients } = group.after
    const id = newId()
    groupIds.set(key, id)
    await insertGroup(tx, { id, key, name, min, max, addsIngredients })
    await writeChoices(tx, { id, allergenList }, group, idBySlug)
    await pauseAfter(1)
  }
  // Once all of them are there.
  for (const { key, after } of [...groups.changed, ...groups.new])
    await setSizeGroup(tx, groupIds.get(key) ?? '', groupIds.get(after.sizeGroup ?? '') ?? null)
  await writeLinks(tx, writing, { groupIds, idBySlug }, pauseAfter)
  // Someone may have given a dish a group of which it is now a choice.
  const written = [...groupIds.values()]
  if (written.length > 0 && (await hasPartOfItself(tx, written))) throw menuMoved()
}

async function lockInUse(tx: Database, inUse: Writing['groupsInUse']): Promise<Map<string, string>> {
  const groups = [...inUse]
  const versions = await lockGroups(
    tx,
    groups.map(([, { id }]) => id),
  )
  if (groups.some(([, { id, version }]) => versions.get(id) !== version)) throw menuMoved()
  return new Map(groups.map(([key, { id }]) => [key, id]))
}

async function writeChoices(
  tx: Database,
  { id: groupId, allergenList }: { id: string; allergenList: AllergenList },
  { after }: NewGroup,
  idBySlug: ReadonlyMap<string, string>,
) {
  const stated = await listStatements(tx, groupId)
  await replaceChoices(
    tx,
    groupId,
    after.choices.map(({ product, breaksDiets, allergens, sizePrices, ...choice }, position) => ({
      ...choice,
      sizePrices: sizePrices && { ...sizePrices },
      groupId,
      position,
      productId: product === null ? null : (idBySlug.get(product) ?? null),
      breaksDiets: [...breaksDiets],
      allergens: allergens && [...allergens],
      allergenList: listOf(stated.get(choice.key)) ?? allergenList,
    })),
  )
}

/** A statement that is only changed still leaves open what its list does not name. */
const listOf = (before: { allergens: Allergen[] | null; allergenList: AllergenList } | undefined) =>
  before?.allergens ? before.allergenList : undefined

interface Ids {
  /** By key. */
  groupIds: ReadonlyMap<string, string>
  idBySlug: ReadonlyMap<string, string>
}

/** Only for products whose groups change, or that are new. */
async function writeLinks(
  tx: Database,
  { products }: Writing,
  { groupIds, idBySlug }: Ids,
  pauseAfter: PauseAfter,
) {
  const dishes = [
    ...products.changed.flatMap(({ id, options }) => (options ? [{ id, options }] : [])),
    ...products.new
      .filter(({ options }) => options.length > 0)
      .map(({ slug, options }) => ({ id: idBySlug.get(slug) ?? '', options })),
  ]
  for (const part of inParts(dishes)) {
    await replaceLinks(
      tx,
      part.map(({ id }) => id),
      part.flatMap(({ id, options }) => options.map((one, position) => linkOf(id, one, position, groupIds))),
    )
    await pauseAfter(0)
  }
}

const linkOf = (
  productId: string,
  { key, min, max, defaults, prices }: DishGroup,
  position: number,
  groupIds: ReadonlyMap<string, string>,
) => ({
  productId,
  groupId: groupIds.get(key) ?? '',
  position,
  min,
  max,
  defaults: defaults && [...defaults],
  prices: prices && { ...prices },
})
