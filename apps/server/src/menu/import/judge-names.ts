import type { MenuProduct } from './menu-queries.ts'
import type { Reason } from './parsed-sheet.ts'
import type { PlacedRow } from './read-sheet.ts'

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
