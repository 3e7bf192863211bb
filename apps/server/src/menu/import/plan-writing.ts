import type { ChangedGroup, NewGroup } from './group-plan.ts'
import type { KnownGroup } from './menu-groups.ts'
import type { Menu } from './menu-queries.ts'
import type { ChangedRow, ImportPlan, NewRow } from './plan-import.ts'

/** What an import writes, and what it relies on. */
export interface Writing {
  products: { new: NewRow[]; changed: ChangedRow[] }
  groups: { new: NewGroup[]; changed: ChangedGroup[] }
  /** The ids of the menu's products that will be choices, by their slugs. */
  parts: ReadonlyMap<string, string>
  /** The menu's groups that are written or that a written product has, by their keys. */
  groupsInUse: ReadonlyMap<string, Pick<KnownGroup, 'id' | 'version'>>
}

/** Without `isUpdate` only what is new is written. */
export function planWriting(plan: ImportPlan, menu: Menu, isUpdate: boolean): Writing {
  const products = { new: plan.new, changed: isUpdate ? plan.changed : [] }
  const groups = { new: plan.groups?.new ?? [], changed: isUpdate ? (plan.groups?.changed ?? []) : [] }
  const written = [...groups.new, ...groups.changed]
  const slugs = new Set(written.flatMap(({ after }) => after.choices.flatMap(({ product }) => product ?? [])))
  const keys = new Set([
    ...groups.changed.map(({ key }) => key),
    ...[...products.new, ...products.changed].flatMap(({ options }) => options?.map(({ key }) => key) ?? []),
  ])
  return {
    products,
    groups,
    parts: new Map(menu.products.filter(({ slug }) => slugs.has(slug)).map(({ slug, id }) => [slug, id])),
    groupsInUse: new Map(
      menu.groups.filter(({ key }) => keys.has(key)).map(({ key, id, version }) => [key, { id, version }]),
    ),
  }
}
