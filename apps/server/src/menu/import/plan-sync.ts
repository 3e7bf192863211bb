/** Compares the menu of another program with ours: what is added, changed, hidden and removed. Writes nothing. */
import type { MenuSync, PreviewSyncInput } from '@tiffin/contract'
import { slugOf } from '@tiffin/contract/slug-of'
import { createHash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/app-error.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { type Clock, dayOn, type Zone } from '../../platform/wall-clock.ts'
import { type CategoryRow, isSoldOutAt, listCategoryRows } from '../catalogue/catalogue-queries.ts'
import { startOfSale } from '../catalogue/set-availability.ts'
import type { FieldChange } from './group-plan.ts'
import { type Menu, type MenuProduct, readMenu } from './menu-queries.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { sheetOf, type SyncSheet } from './sync-sheet.ts'

type Category = PreviewSyncInput['categories'][number]

export interface PlannedCategory {
  path: string
  slug: string
  /** Null: it is new. */
  known: CategoryRow | null
  set: { name: string; emoji: string; description: string; picture: string | null }
  changes: FieldChange[]
}

interface PlannedSale {
  slug: string
  title: string
  isSoldOut: boolean
  soldOutUntil: Date | null
  /** Or they are not counted. */
  hasPortions: boolean
  change: FieldChange
}

export interface SyncPlan {
  menu: Menu
  rows: SyncSheet
  imported: ImportPlan
  /** Those that are added or changed. */
  categories: PlannedCategory[]
  unchangedCategories: number
  sales: PlannedSale[]
  missing: MenuProduct[]
  errors: MenuSync['errors']
  fingerprint: string
}

/** The id of a category that is not on the menu yet. */
export const idOfNew = (slug: string) => `new ${slug}`

export async function planSync(db: Database, clock: Clock, input: PreviewSyncInput): Promise<SyncPlan> {
  // At one moment: of two calls with the same menu, the later one must not see a half of the other.
  const { menu, rows, zone } = await db.transaction(
    async (tx) => ({
      menu: await readMenu(tx),
      rows: await listCategoryRows(tx),
      zone: await readRegion(tx),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const errors: MenuSync['errors'] = []
  const categories = planCategories(input.categories, rows, errors)
  const added = categories.filter(({ known }) => known === null)
  menu.categories.push(...added.map(({ slug, set }) => ({ id: idOfNew(slug), slug, name: set.name })))
  const sheet = sheetOf(input, menu)
  const imported = await planImport(sheet.sheet, menu)
  for (const { row, reasons } of imported.refused)
    errors.push(
      ...reasons.map((reason) => ({ path: sheet.pathOfProduct(row, reason), message: reason.message })),
    )
  for (const { row, reasons } of imported.groups?.refused ?? [])
    // The last one says only what becomes of the group.
    errors.push(
      ...reasons
        .slice(0, -1)
        .map((reason) => ({ path: sheet.pathOfGroup(row, reason), message: reason.message })),
    )
  const sales = planSales(input, sheet, { menu, nowMs: clock.nowMs(), zone, errors })
  const missing = planMissing(input, sheet, { menu, imported, errors })
  const changed = categories.filter(({ known, changes }) => known === null || changes.length > 0)
  const digest = createHash('sha256').update(imported.fingerprint)
  digest.update(
    JSON.stringify([changed.map(({ slug, known, changes }) => [slug, known?.version, changes]), sales]),
  )
  digest.update(JSON.stringify([missing.map(({ id, version }) => [id, version]), errors]))
  return {
    menu,
    rows: sheet,
    imported,
    categories: changed,
    unchangedCategories: categories.length - changed.length,
    sales,
    missing,
    errors,
    fingerprint: digest.digest('base64url'),
  }
}

function planCategories(
  wanted: readonly Category[],
  rows: readonly CategoryRow[],
  errors: MenuSync['errors'],
): PlannedCategory[] {
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  const planned = new Map<string, PlannedCategory>()
  for (const [index, category] of wanted.entries()) {
    const path = `categories.${index}`
    const slug = slugOf(category.slug ?? category.name)
    const same = planned.get(slug)
    if (slug === '') errors.push({ path: `${path}.slug`, message: 'Slug is required' })
    else if (same)
      errors.push({ path: `${path}.slug`, message: `“${slug}” is the slug of ${same.path}, too` })
    else planned.set(slug, { path, slug, ...compareCategory(category, bySlug.get(slug) ?? null) })
  }
  return [...planned.values()]
}

function compareCategory({ name, emoji, description, image }: Category, known: CategoryRow | null) {
  const set = {
    name,
    emoji: emoji === undefined ? (known?.emoji ?? '') : (emoji ?? ''),
    description: description === undefined ? (known?.description ?? '') : (description ?? ''),
    picture: image === undefined ? (known?.picture ?? null) : image || null,
  }
  const fields = { name: 'Name', emoji: 'Emoji', description: 'Description', picture: 'Picture' } as const
  const changes = (Object.keys(fields) as (keyof typeof fields)[]).flatMap((key) => {
    const [before, after] = [known?.[key] ?? '', set[key] ?? '']
    return known === null || before === after ? [] : [{ column: fields[key], before, after }]
  })
  return { known, set, changes }
}

interface Planning {
  menu: Menu
  errors: MenuSync['errors']
}

const asAdded = { isSoldOut: false, soldOutUntil: null, stock: null }

/** What is sold out: of new products too, which are available without a word. */
function planSales(
  { products }: PreviewSyncInput,
  { slugs }: SyncSheet,
  { menu, errors, nowMs, zone }: Planning & { nowMs: number; zone: Zone },
): PlannedSale[] {
  const bySlug = new Map(menu.products.map((product) => [product.slug, product]))
  const describe = (marked: { isSoldOut: boolean; soldOutUntil: Date | null }) => {
    if (!isSoldOutAt(marked, nowMs)) return 'Available'
    return marked.soldOutUntil === null ? 'Sold out' : `Sold out until ${dayOn(marked.soldOutUntil, zone)}`
  }
  return products.flatMap(({ soldOut, soldOutUntil: until, title, stock }, index) => {
    const slug = slugs[index] ?? ''
    if (soldOut === undefined || slug === '') return []
    try {
      const path = `products.${index}.soldOutUntil`
      const soldOutUntil = soldOut && until ? startOfSale(until, { nowMs, zone }, path) : null
      const after = { isSoldOut: soldOut, soldOutUntil }
      const known = bySlug.get(slug) ?? { ...asAdded, title: title ?? slug }
      const hasPortions = (stock === undefined ? known.stock : stock) !== 0
      const change = { column: 'Availability', before: describe(known), after: describe(after) }
      return change.before === change.after
        ? []
        : [{ slug, title: known.title, ...after, hasPortions, change }]
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      errors.push({ path: error.body.issues?.[0]?.path ?? `products.${index}`, message: error.body.message })
      return []
    }
  })
}

/** A product that another one's choice is cannot go. One whose row is rejected is not missing. */
function planMissing(
  { missing }: PreviewSyncInput,
  { sheet }: SyncSheet,
  { menu, errors, imported }: Planning & { imported: ImportPlan },
): MenuProduct[] {
  if (missing === 'leave') return []
  const named = new Set(sheet.rows.map(({ wantedSlug }) => wantedSlug))
  const found = menu.products.filter(
    ({ slug, isHidden }) => !named.has(slug) && (missing === 'remove' || !isHidden),
  )
  if (missing === 'hide') return found
  const written = [...(imported.groups?.new ?? []), ...(imported.groups?.changed ?? [])].map(
    ({ after }) => after,
  )
  const keys = new Set(written.map(({ key }) => key))
  const groups = [...written, ...menu.groups.filter(({ key }) => !keys.has(key))]
  for (const { slug, title } of found) {
    const group = groups.find(({ choices }) => choices.some(({ product }) => product === slug))
    if (group) errors.push({ path: 'missing', message: `${title} is a choice of “${group.name}”` })
  }
  return found
}
