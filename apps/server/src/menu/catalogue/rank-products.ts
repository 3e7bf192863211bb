import type { ProductRow } from './catalogue-queries.ts'

/** By portions sold, then featured ones, then menu order; the rows must come in menu order. */
export function rankByPopularity(
  rows: readonly ProductRow[],
  soldBySlug: ReadonlyMap<string, number>,
): ProductRow[] {
  const sold = ({ product }: ProductRow) => soldBySlug.get(product.slug) ?? 0
  return rows.toSorted(
    (a, b) => sold(b) - sold(a) || Number(b.product.isFeatured) - Number(a.product.isFeatured),
  )
}

/** Newest first; those created at the same moment in menu order. */
export function rankByCreation(rows: readonly ProductRow[]): ProductRow[] {
  return rows.toSorted((a, b) => b.product.createdAt.getTime() - a.product.createdAt.getTime())
}
