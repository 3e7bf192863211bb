/** Compares a sheet with the menu: what is new, changed, unchanged and rejected. Reads and writes nothing. */
import { createHash } from 'node:crypto'
import { addDraft, digestGroups, emptyGroupPlan, type FieldChange, type GroupPlan } from './group-plan.ts'
import { compareProducts, type Fields } from './compare-products.ts'
import { inPortions, planGroups } from './plan-groups.ts'
import { attributesOf, fieldsOf, reasonsAgainst, nameJudge } from './judge-row.ts'
import { type MergedRow, mergeVariations } from './merge-variations.ts'
import { newCategoriesOf, type NamedCategory } from './new-categories.ts'
import {
  type Menu,
  type MenuCategory,
  type MenuProduct,
  nameCategories,
  type NewProduct,
} from './menu-queries.ts'
import { type DishGroup, writeOptionsCell } from './options-cell.ts'
import type { Reason } from './parsed-sheet.ts'
import type { ParsedSheet } from './read-sheet.ts'
import { type SettledDish, settleOptions } from './settle-options.ts'

interface PlannedRow {
  /** Undefined if all products are on one sheet. */
  sheet: string | undefined
  row: number
  slug: string
  title: string
  /** If several rows of the file are this product: its sizes. */
  sizes?: { name: string; price: number }[] | undefined
}

export interface NewRow extends PlannedRow {
  product: Omit<NewProduct, 'id' | 'createdAt'>
  options: readonly DishGroup[]
  /** Where it goes in its category, from 1; null: it comes last. */
  place: number | null
}

export interface ChangedRow extends PlannedRow {
  id: string
  version: number
  changes: FieldChange[]
  set: Partial<NewProduct>
  /** Null if they do not change. */
  options: readonly DishGroup[] | null
  /** Where it goes in its category, from 1, or last (null); undefined if it stays where it is. */
  place: number | null | undefined
}

interface RefusedRow {
  sheet: string | undefined
  row: number
  title: string
  reasons: Reason[]
}

export interface ImportPlan {
  new: NewRow[]
  changed: ChangedRow[]
  unchanged: number
  refused: RefusedRow[]
  /** Null if the file has no sheet with option groups. */
  groups: GroupPlan | null
  /** Categories of the file that are not on the menu. */
  unknownCategories: NamedCategory[]
  /** Those of them that are added. */
  newCategories: MenuCategory[]
  /** The same for the same file and a menu that it would change in the same way. */
  fingerprint: string
}

const blank = {
  number: '',
  sku: null,
  description: '',
  thumbnail: null,
  isFeatured: false,
  isHidden: false,
  discountPercent: 0,
  stock: null,
  dietary: [],
  allergens: null,
  options: [],
  spiceLevel: null,
  attributes: {},
} satisfies Partial<Fields>

/** A row with what the menu has in its place. */
interface JudgedRow {
  parsed: MergedRow
  known: MenuProduct | undefined
  reasons: Reason[]
  /** Null if it is rejected anyway. */
  dish: SettledDish | null
}

interface PlanOptions {
  /** Without it the import leaves products and groups alone that are on the menu. */
  isUpdate?: boolean
  /** Categories that are not on the menu are added to it. */
  addsCategories?: boolean
}

/** In small portions, because a long sheet takes longer than the server may block. */
export async function planImport(
  parsed: ParsedSheet,
  menu: Menu,
  { isUpdate = true, addsCategories = false }: PlanOptions = {},
): Promise<ImportPlan> {
  const sheet = mergeVariations(parsed, menu)
  const planner = createPlanner(sheet, menu, { isUpdate, addsCategories })
  const judged: JudgedRow[] = []
  await inPortions(sheet.rows, (row) => void judged.push(planner.judge(row)))
  const drafts = await planGroups(sheet, menu)
  await settleOptions({
    drafts,
    groups: menu.groups,
    money: menu.money,
    dishes: [...judged.flatMap(({ dish }) => dish ?? []), ...planner.otherDishes(judged)],
    slugs: planner.bySlug,
    isUpdate,
  })
  await inPortions(judged, planner.add)
  const groups = sheet.optionColumns || drafts.length > 0 ? emptyGroupPlan() : null
  await inPortions(drafts, (draft) => groups && addDraft(groups, draft, menu.money))
  return planner.done(groups)
}

function createPlanner(
  sheet: ParsedSheet & { rows: MergedRow[] },
  menu: Menu,
  { isUpdate, addsCategories }: Required<PlanOptions>,
) {
  const { unknown, added } = newCategoriesOf(sheet.rows, menu.categories)
  const newCategories = addsCategories ? added : []
  const categoryNames = nameCategories([...menu.categories, ...newCategories])
  const shown = { categoryNames, money: menu.money }
  const bySlug = new Map(menu.products.map((product) => [product.slug, product]))
  const nextPosition = nextPositions(menu)
  const rowBySlug = new Map<string, MergedRow>()
  const names = nameJudge(menu.products)
  const digest = createHash('sha256').update(sheet.digest).update(JSON.stringify(sheet.headings))
  const plan: Omit<ImportPlan, 'groups' | 'fingerprint'> = {
    new: [],
    changed: [],
    unchanged: 0,
    refused: [],
    unknownCategories: unknown,
    newCategories,
  }

  // One that is added has another id each time.
  const slugOfNew = new Map(newCategories.map(({ id, slug }) => [id, slug]))
  const categoryKey = (id: string) => slugOfNew.get(id) ?? id

  function judge(parsed: MergedRow): JudgedRow {
    const { slug, input } = parsed
    const known = bySlug.get(slug)
    const reasons =
      parsed.reasons.length > 0
        ? parsed.reasons
        : [...reasonsAgainst(parsed, known, categoryNames, rowBySlug), ...names.reasonsAgainst(parsed)]
    if (reasons.length > 0) return { parsed, known, reasons, dish: null }
    rowBySlug.set(slug, parsed)
    names.accept(parsed)
    const before = known?.options ?? []
    const dish: SettledDish = {
      slug,
      title: input.title ?? known?.title ?? slug,
      isNew: known === undefined,
      isWritten: isUpdate || known === undefined,
      before,
      wanted: input.optionGroups,
      after: before,
      problems: [],
    }
    return { parsed, known, reasons, dish }
  }

  /** The products of the menu that the file leaves as they are. */
  function otherDishes(judged: readonly JudgedRow[]): SettledDish[] {
    const inFile = new Set(judged.flatMap(({ dish }) => dish?.slug ?? []))
    return menu.products
      .filter(({ slug, options }) => options.length > 0 && !inFile.has(slug))
      .map(({ slug, title, options }) => ({
        slug,
        title,
        isNew: false,
        isWritten: false,
        before: options,
        wanted: undefined,
        after: options,
        problems: [],
      }))
  }

  function add({ parsed, known, reasons, dish }: JudgedRow) {
    const { sheet: name, row, slug, title } = parsed
    const cell = `${parsed.columns.optionGroups}${row}`
    const all = [...reasons, ...(dish?.problems ?? []).map((message) => ({ cell, message }))]
    if (dish === null || all.length > 0) {
      plan.refused.push({ sheet: name, row, title: title || slug, reasons: all })
      digest.update(`\nrefused ${row}`)
    } else if (known) addKnown(parsed, known, dish.after)
    else addNew(parsed, dish.after)
  }

  function addNew({ sheet: name, row, slug, input, sizes }: MergedRow, options: readonly DishGroup[]) {
    const given = { ...blank, ...fieldsOf(input, shown), ...attributesOf(input) } as Fields
    const { options: _, place: _place, ...fields } = given
    const position = nextPosition.get(fields.categoryId) ?? 0
    nextPosition.set(fields.categoryId, position + 1)
    const product = { ...fields, slug, position }
    plan.new.push({
      sheet: name,
      row,
      slug,
      title: fields.title,
      sizes,
      product,
      options,
      place: input.position ?? null,
    })
    digest.update(`\nnew ${row} ${categoryKey(fields.categoryId)} ${writeOptionsCell(options, menu.money)}`)
  }

  function addKnown(parsed: MergedRow, known: MenuProduct, options: readonly DishGroup[]) {
    const { sheet: name, row, slug, input, sizes } = parsed
    const after = {
      ...known,
      ...fieldsOf(input, shown),
      ...attributesOf(input, known, parsed.columns),
      options,
    }
    const { keys, changes, set } = compareProducts(known, after, shown)
    if (keys.length === 0) {
      plan.unchanged += 1
      digest.update(`\nunchanged ${row}`)
      return
    }
    const { options: changed = null, place: _place, ...columns } = set
    const isMoved = keys.includes('position') || keys.includes('category')
    const { id, version } = known
    plan.changed.push({
      sheet: name,
      row,
      slug,
      title: after.title,
      sizes,
      id,
      version,
      changes,
      set: columns,
      options: changed,
      place: isMoved ? (input.position ?? null) : undefined,
    })
    digest.update(
      `\nchanged ${row} ${id} ${version} ${keys.join()} ${columns.categoryId === undefined ? '' : categoryKey(columns.categoryId)} ${changed ? writeOptionsCell(changed, menu.money) : ''}`,
    )
  }

  function done(groups: GroupPlan | null): ImportPlan {
    if (groups) digestGroups(groups, digest)
    return { ...plan, groups, fingerprint: digest.digest('base64url') }
  }

  return { bySlug, judge, otherDishes, add, done }
}

function nextPositions({ products }: Menu): Map<string, number> {
  const next = new Map<string, number>()
  for (const { categoryId, position } of products) {
    next.set(categoryId, Math.max(next.get(categoryId) ?? 0, position + 1))
  }
  return next
}
