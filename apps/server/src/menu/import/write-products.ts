import type { AllergenList } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { AppError } from '../../platform/app-error.ts'
import { placeDishes } from '../catalogue/menu-order.ts'
import type { ChangedGroup, NewGroup } from './group-plan.ts'
import type { KnownGroup } from './menu-groups.ts'
import {
  insertProducts,
  lockProducts,
  type Menu,
  type MenuCategory,
  overwriteProducts,
} from './menu-queries.ts'
import type { ChangedRow, ImportPlan, NewRow } from './plan-import.ts'

/** What an import writes, and what it relies on. */
export interface Writing {
  products: { new: NewRow[]; changed: ChangedRow[] }
  groups: { new: NewGroup[]; changed: ChangedGroup[] }
  /** Categories that come to the end of the menu. */
  categories: readonly MenuCategory[]
  /** The ids of the menu's products that will be choices, by their slugs. */
  parts: ReadonlyMap<string, string>
  /** The menu's groups that are written or that a written product has, by their keys. */
  groupsInUse: ReadonlyMap<string, Pick<KnownGroup, 'id' | 'version'>>
  allergenList: AllergenList
}

/** Without `isUpdate` only what is new is written. */
export function planWriting(plan: ImportPlan, menu: Menu, isUpdate: boolean): Writing {
  const products = { new: plan.new, changed: isUpdate ? plan.changed : [] }
  const groups = { new: plan.groups?.new ?? [], changed: isUpdate ? (plan.groups?.changed ?? []) : [] }
  const written = [...groups.new, ...groups.changed]
  const slugs = new Set(written.flatMap(({ after }) => after.choices.flatMap(({ product }) => product ?? [])))
  const keys = new Set([
    ...groups.changed.map(({ key }) => key),
    ...written.flatMap(({ after }) => after.sizeGroup ?? []),
    ...[...products.new, ...products.changed].flatMap(({ options }) => options?.map(({ key }) => key) ?? []),
  ])
  return {
    products,
    groups,
    categories: categoriesIn(products, plan.newCategories),
    allergenList: menu.allergenList,
    parts: new Map(menu.products.filter(({ slug }) => slugs.has(slug)).map(({ slug, id }) => [slug, id])),
    groupsInUse: new Map(
      menu.groups.filter(({ key }) => keys.has(key)).map(({ key, id, version }) => [key, { id, version }]),
    ),
  }
}

/** Only those that something written is in. */
function categoriesIn({ new: added, changed }: Writing['products'], all: readonly MenuCategory[]) {
  const used = new Set([
    ...added.map(({ product }) => product.categoryId),
    ...changed.map(({ set }) => set.categoryId),
  ])
  return all.filter(({ id }) => used.has(id))
}

/** Returns the ids of the new products and of those that will be choices, by their slugs. */
export async function writeProducts(
  tx: Database,
  { products, parts, allergenList }: Writing,
  createdAt: Date,
  pauseAfter: PauseAfter,
): Promise<ReadonlyMap<string, string>> {
  const changeById = new Map(products.changed.map((change) => [change.id, change]))
  // In one order with those that only become choices, so that two imports cannot wait for each other.
  const ids = [...new Set([...changeById.keys(), ...parts.values()])].toSorted()
  for (const part of inParts(ids)) {
    await writeChanges(tx, part, changeById, allergenList)
    await pauseAfter(part.filter((id) => changeById.has(id)).length)
  }
  const added = products.new.map((row) => ({ ...row, id: newId() }))
  for (const part of inParts(added)) {
    await insertProducts(
      tx,
      part.map(({ id, product }) => ({ ...product, id, createdAt, allergenList })),
    )
    await pauseAfter(part.length)
  }
  await placeDishes(tx, [
    ...products.changed.flatMap(({ id, place }) => (place === undefined ? [] : [{ id, place }])),
    ...added.flatMap(({ id, place }) => (place === null ? [] : [{ id, place }])),
  ])
  return new Map([...parts, ...added.map(({ slug, id }) => [slug, id] as const)])
}

async function writeChanges(
  tx: Database,
  ids: string[],
  changeById: ReadonlyMap<string, ChangedRow>,
  allergenList: AllergenList,
) {
  const rows = await lockProducts(tx, ids)
  const isAsPlanned = rows.every(({ id, version }) => (changeById.get(id)?.version ?? version) === version)
  if (rows.length !== ids.length || !isAsPlanned) throw menuMoved()
  // Portions sold since the plan was made stay sold: only the columns in the file are overwritten.
  const changed = rows.filter(({ id }) => changeById.has(id))
  if (changed.length === 0) return
  await overwriteProducts(
    tx,
    changed.map((row) => {
      const set = changeById.get(row.id)?.set
      return {
        ...row,
        ...set,
        ...(set?.thumbnail !== undefined && { paintedFrom: null }),
        ...(row.allergens === null && { allergenList }),
      }
    }),
  )
}

export const menuMoved = () =>
  new AppError('CONFLICT', 'The menu has changed since the preview. Run the preview again.')

// On the embedded database a statement runs in this process: none may block it for long.
const ROWS_PER_STATEMENT = 50

export function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += ROWS_PER_STATEMENT) {
    yield items.slice(from, from + ROWS_PER_STATEMENT)
  }
}

/** Reports how many rows were written, and lets the server do something else. */
export type PauseAfter = (count: number) => Promise<void>
