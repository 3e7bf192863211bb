import { allergenNames, findContradiction } from '@tiffin/contract'
import type { Fields, ShownMenu } from './compare-products.ts'
import type { CategoryNames, MenuProduct } from './menu-queries.ts'
import type { ParsedRow, Reason } from './parsed-sheet.ts'
import type { PlacedRow } from './read-sheet.ts'

/** Why a row cannot be imported, apart from what it says about option groups. */
export function reasonsAgainst(
  parsed: PlacedRow,
  known: MenuProduct | undefined,
  categoryNames: CategoryNames,
  rowBySlug: ReadonlyMap<string, PlacedRow>,
): Reason[] {
  const { row, slug, input, columns: letters } = parsed
  const reasons: Reason[] = []
  const slugCell = `${letters.slug ?? letters.title}${row}`
  if (slug === '')
    reasons.push({ cell: slugCell, message: 'slug' in letters ? 'Slug is required' : 'Title is required' })
  const first = rowBySlug.get(slug)
  if (first !== undefined) reasons.push({ cell: slugCell, message: sayTwice(first, parsed) })
  if (input.categorySlug !== undefined && !categoryNames.find(input.categorySlug)) {
    reasons.push({
      cell: `${letters.category}${row}`,
      message: `There is no category "${input.categorySlug}"`,
    })
  }
  reasons.push(...contradictions(parsed, known))
  if (known) return reasons
  if (input.title === undefined) reasons.push({ message: 'Title is required' })
  if (input.price === undefined) reasons.push({ message: 'Valid price is required' })
  if (input.categorySlug === undefined) reasons.push({ message: 'Category is required' })
  return reasons
}

function sayTwice(first: PlacedRow, { sheet, row, slug }: PlacedRow): string {
  const firstRow = first.sheet === sheet ? `row ${first.row}` : `row ${first.row} of "${first.sheet}"`
  const rows = first.sheet === sheet ? `Rows ${first.row} and ${row}` : `This row and ${firstRow}`
  return `${rows} have the same slug "${slug}"; only ${firstRow} is used`
}

/** A guest with an allergy must be able to rely on the labels, wherever each of them comes from. */
function contradictions(
  { row, input, columns: letters }: PlacedRow,
  known: MenuProduct | undefined,
): Reason[] {
  const { dietary, allergens } = input
  if (dietary === undefined && allergens === undefined) return []
  const contained = allergens === undefined ? known?.allergens : allergens
  const found = findContradiction(dietary ?? known?.dietary ?? [], contained)
  if (found === null) return []
  const [diet, allergen] = [found.diet, allergenNames[found.allergen]]
  if (allergens === undefined) {
    const message = `It contains ${allergen} according to the menu, so it cannot be ${diet}`
    return [{ cell: `${letters.dietary}${row}`, message }]
  }
  const cell = `${letters.allergens}${row}`
  return dietary === undefined
    ? [{ cell, message: `It is ${diet} on the menu, so it cannot contain ${allergen}` }]
    : [{ cell, message: `It cannot be ${diet} and contain ${allergen}` }]
}

/** The values in the file as database columns, without those that the file does not have. */
export function fieldsOf(input: ParsedRow['input'], { categoryNames, money }: ShownMenu): Partial<Fields> {
  const { title, description, price, categorySlug, imageUrl, isFeatured, discountPercent } = input
  const { stock, dietary, allergens, spiceLevel, position, isHidden, number, sku } = input
  const categoryId = categorySlug === undefined ? undefined : categoryNames.find(categorySlug)?.id
  return {
    ...(title !== undefined && { title }),
    ...(number !== undefined && { number: number ?? '' }),
    ...(sku !== undefined && { sku: sku || null }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(price !== undefined && { priceCents: money.toCents(price) }),
    ...(categoryId !== undefined && { categoryId }),
    ...(imageUrl !== undefined && { thumbnail: imageUrl || null }),
    ...(isFeatured !== undefined && { isFeatured }),
    ...(isHidden !== undefined && { isHidden }),
    // Rounded as the database stores it; otherwise the same file would change it again and again.
    ...(discountPercent !== undefined && { discountPercent: Math.round(discountPercent * 100) / 100 }),
    ...(stock !== undefined && { stock }),
    ...(dietary !== undefined && { dietary }),
    ...(allergens !== undefined && { allergens }),
    ...(spiceLevel !== undefined && { spiceLevel }),
    ...(position !== undefined && { place: position }),
  }
}

const attributeKeys = ['abv', 'volumeMl', 'origin', 'flavourNotes'] as const

/** An attribute whose column is in the file gets the cell's value, even if that is empty. */
export function attributesOf(
  { attributes = {} }: ParsedRow['input'],
  known?: MenuProduct,
  present: PlacedRow['columns'] = {},
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

/**
 * Why a row cannot have its SKU or its slug: a call that names a dish must not mean another one. A SKU that the file takes from a dish
 * is free for others only in the next import.
 */
export function nameJudge(products: readonly MenuProduct[]) {
  const bySku = new Map(products.flatMap((product) => (product.sku === null ? [] : [[product.sku, product]])))
  const byName = new Map([
    ...products.map((product) => [product.id, product] as const),
    ...products.map((product) => [product.slug, product] as const),
    ...bySku,
  ])
  const rowBySku = new Map<string, PlacedRow>()
  const rowBySlug = new Map<string, PlacedRow>()

  function ofSku({ row, slug, input, columns: letters }: PlacedRow): Reason[] {
    const { sku } = input
    if (!sku) return []
    const reason = (message: string): Reason[] => [{ cell: `${letters.sku}${row}`, message }]
    const dish = byName.get(sku)
    if (dish && dish.slug !== slug)
      return reason(
        dish.sku === sku
          ? `The SKU “${sku}” is taken by ${dish.title}`
          : `“${sku}” is the slug of ${dish.title}`,
      )
    const same = rowBySku.get(sku)
    if (same) return reason(`Rows ${same.row} and ${row} have the same SKU “${sku}”`)
    const other = rowBySlug.get(sku)
    return other && other.slug !== slug ? reason(`“${sku}” is the slug of row ${other.row}`) : []
  }

  function ofSlug({ row, slug, columns: letters }: PlacedRow): Reason[] {
    const dish = bySku.get(slug)
    const other = rowBySku.get(slug)
    const whose = dish && dish.slug !== slug ? dish.title : other && `row ${other.row}`
    if (whose === undefined) return []
    return [
      {
        cell: `${letters.slug ?? letters.title}${row}`,
        message: `The slug “${slug}” is the SKU of ${whose}`,
      },
    ]
  }

  return {
    reasonsAgainst: (parsed: PlacedRow) => [...ofSku(parsed), ...ofSlug(parsed)],
    /** What later rows must not be called. */
    accept(parsed: PlacedRow) {
      rowBySlug.set(parsed.slug, parsed)
      if (parsed.input.sku) rowBySku.set(parsed.input.sku, parsed)
    },
  }
}
