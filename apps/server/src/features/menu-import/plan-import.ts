/** Compares a sheet with the menu: what is new, changed, unchanged and rejected. Reads and writes nothing. */
import { centsFromDollars } from '@tiffin/pricing'
import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { type CategoryNames, nameCategories } from './menu-categories.ts'
import { columnKeys, columns, type ColumnKey, type SheetProduct } from './menu-columns.ts'
import type { Menu, MenuProduct, NewProduct } from './menu-queries.ts'
import type { ParsedRow, Reason } from './parsed-sheet.ts'
import type { ParsedSheet } from './read-sheet.ts'

const ROWS_AT_ONCE = 200

interface FieldChange {
  column: string
  before: string
  after: string
}

interface PlannedRow {
  row: number
  slug: string
  title: string
}

export interface NewRow extends PlannedRow {
  product: Omit<NewProduct, 'id' | 'createdAt'>
}

export interface ChangedRow extends PlannedRow {
  id: string
  version: number
  changes: FieldChange[]
  set: Partial<NewProduct>
}

interface RefusedRow {
  row: number
  title: string
  reasons: Reason[]
}

export interface ImportPlan {
  new: NewRow[]
  changed: ChangedRow[]
  unchanged: number
  refused: RefusedRow[]
  /** The same for the same file and a menu that it would change in the same way. */
  fingerprint: string
}

/** The columns of a product that a sheet can contain. */
type Fields = Pick<
  MenuProduct,
  | 'title'
  | 'description'
  | 'priceCents'
  | 'categoryId'
  | 'thumbnail'
  | 'isFeatured'
  | 'discountPercent'
  | 'stock'
  | 'dietary'
  | 'spiceLevel'
  | 'attributes'
>

const blank = {
  description: '',
  thumbnail: null,
  isFeatured: false,
  discountPercent: 0,
  stock: null,
  dietary: [],
  spiceLevel: null,
  attributes: {},
} satisfies Partial<Fields>

/** In small portions, because a long sheet takes longer than the server may block. */
export async function planImport(sheet: ParsedSheet, menu: Menu): Promise<ImportPlan> {
  const planner = createPlanner(sheet, menu)
  for (let from = 0; from < sheet.rows.length; from += ROWS_AT_ONCE) {
    for (const row of sheet.rows.slice(from, from + ROWS_AT_ONCE)) planner.add(row)
    await breathe()
  }
  return planner.done()
}

function createPlanner(sheet: ParsedSheet, menu: Menu) {
  const categoryNames = nameCategories(menu.categories)
  const bySlug = new Map(menu.products.map((product) => [product.slug, product]))
  const nextPosition = nextPositions(menu)
  const rowBySlug = new Map<string, number>()
  const digest = createHash('sha256').update(sheet.digest)
  const plan: ImportPlan = { new: [], changed: [], unchanged: 0, refused: [], fingerprint: '' }

  function add(row: ParsedRow) {
    const known = bySlug.get(row.slug)
    const reasons =
      row.reasons.length > 0
        ? row.reasons
        : reasonsAgainst(row, sheet.columns, known, categoryNames, rowBySlug)
    if (reasons.length > 0) {
      plan.refused.push({ row: row.row, title: row.title || row.slug, reasons })
      digest.update(`\nrefused ${row.row}`)
      return
    }
    rowBySlug.set(row.slug, row.row)
    if (known) addKnown(row, known)
    else addNew(row)
  }

  function addNew({ row, slug, input }: ParsedRow) {
    const fields = { ...blank, ...fieldsOf(input, categoryNames), ...attributesOf(input) } as Fields
    const position = nextPosition.get(fields.categoryId) ?? 0
    nextPosition.set(fields.categoryId, position + 1)
    plan.new.push({ row, slug, title: fields.title, product: { ...fields, slug, position } })
    digest.update(`\nnew ${row} ${fields.categoryId}`)
  }

  function addKnown({ row, slug, input }: ParsedRow, known: MenuProduct) {
    const after = {
      ...known,
      ...fieldsOf(input, categoryNames),
      ...attributesOf(input, known, sheet.columns),
    }
    const keys = columnKeys.filter((key) => !isSame(key, known, after, categoryNames))
    if (keys.length === 0) {
      plan.unchanged += 1
      digest.update(`\nunchanged ${row}`)
      return
    }
    const [from, to] = [sheetProductOf(known, categoryNames), sheetProductOf(after, categoryNames)]
    const changes = keys.map((key) => ({
      column: columns[key].header,
      before: String(columns[key].cellOf(from) ?? ''),
      after: String(columns[key].cellOf(to) ?? ''),
    }))
    const set = Object.assign(
      {},
      ...keys.map((key) => ({ [fieldOf[key]]: after[fieldOf[key]] })),
    ) as Partial<Fields>
    const { id, version } = known
    plan.changed.push({ row, slug, title: after.title, id, version, changes, set })
    digest.update(`\nchanged ${row} ${id} ${version} ${keys.join()}`)
  }

  return {
    add,
    done: (): ImportPlan => ({ ...plan, fingerprint: digest.digest('base64url') }),
  }
}

function nextPositions({ products }: Menu): Map<string, number> {
  const next = new Map<string, number>()
  for (const { categoryId, position } of products) {
    next.set(categoryId, Math.max(next.get(categoryId) ?? 0, position + 1))
  }
  return next
}

function reasonsAgainst(
  { row, slug, input }: ParsedRow,
  letters: ParsedSheet['columns'],
  known: MenuProduct | undefined,
  categoryNames: CategoryNames,
  rowBySlug: Map<string, number>,
): Reason[] {
  const reasons: Reason[] = []
  const slugCell = `${letters.slug ?? letters.title}${row}`
  if (slug === '')
    reasons.push({ cell: slugCell, message: 'slug' in letters ? 'Slug is required' : 'Title is required' })
  const first = rowBySlug.get(slug)
  if (first !== undefined) {
    reasons.push({
      cell: slugCell,
      message: `Rows ${first} and ${row} have the same slug "${slug}"; only row ${first} is used`,
    })
  }
  if (input.categorySlug !== undefined && !categoryNames.find(input.categorySlug)) {
    reasons.push({
      cell: `${letters.category}${row}`,
      message: `There is no category "${input.categorySlug}"`,
    })
  }
  if (known) return reasons
  if (input.title === undefined) reasons.push({ message: 'Title is required' })
  if (input.price === undefined) reasons.push({ message: 'Valid price is required' })
  if (input.categorySlug === undefined) reasons.push({ message: 'Category is required' })
  return reasons
}

/** The values in the file as database columns, without those that the file does not have. */
function fieldsOf(input: ParsedRow['input'], categoryNames: CategoryNames): Partial<Fields> {
  const { title, description, price, categorySlug, imageUrl, isFeatured, discountPercent } = input
  const { stock, dietary, spiceLevel } = input
  const categoryId = categorySlug === undefined ? undefined : categoryNames.find(categorySlug)?.id
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(price !== undefined && { priceCents: centsFromDollars(price) }),
    ...(categoryId !== undefined && { categoryId }),
    ...(imageUrl !== undefined && { thumbnail: imageUrl || null }),
    ...(isFeatured !== undefined && { isFeatured }),
    // Rounded as the database stores it; otherwise the same file would change it again and again.
    ...(discountPercent !== undefined && { discountPercent: Math.round(discountPercent * 100) / 100 }),
    ...(stock !== undefined && { stock }),
    ...(dietary !== undefined && { dietary }),
    ...(spiceLevel !== undefined && { spiceLevel }),
  }
}

const attributeKeys = ['abv', 'volumeMl', 'origin', 'flavourNotes'] as const

/** An attribute whose column is in the file gets the cell's value, even if that is empty. */
function attributesOf(
  { attributes = {} }: ParsedRow['input'],
  known?: MenuProduct,
  present: ParsedSheet['columns'] = {},
): Pick<Fields, 'attributes'> {
  const unchanged = attributeKeys.filter((key) => !(key in present) && known?.attributes[key] !== undefined)
  const given = attributeKeys.filter((key) => attributes[key] !== undefined)
  return {
    attributes: Object.fromEntries([
      ...unchanged.map((key) => [key, known?.attributes[key]]),
      ...given.map((key) => [key, attributes[key]]),
    ]),
  }
}

const fieldOf = {
  title: 'title',
  slug: 'title',
  description: 'description',
  price: 'priceCents',
  category: 'categoryId',
  imageUrl: 'thumbnail',
  isFeatured: 'isFeatured',
  discountPercent: 'discountPercent',
  stock: 'stock',
  dietary: 'dietary',
  spiceLevel: 'spiceLevel',
  abv: 'attributes',
  volumeMl: 'attributes',
  origin: 'attributes',
  flavourNotes: 'attributes',
} as const satisfies Record<ColumnKey, keyof Fields>

// Labels have no order, and two categories may share a name.
function isSame(
  key: ColumnKey,
  before: MenuProduct,
  after: MenuProduct,
  categoryNames: CategoryNames,
): boolean {
  if (key === 'category') return before.categoryId === after.categoryId
  const { cellOf } = columns[key]
  return cellOf(sheetProductOf(before, categoryNames)) === cellOf(sheetProductOf(after, categoryNames))
}

/** A product as a sheet shows it. */
export const sheetProductOf = (product: MenuProduct, categoryNames: CategoryNames): SheetProduct => ({
  ...product,
  category: categoryNames.nameOf(product.categoryId),
})
