import type { ImportPreview, ImportResult } from '@tiffin/contract'

/** SPEC 8's sentence. Changed dishes count as imported; unchanged ones as skipped. */
export function describeImport({ inserted, updated = 0, skipped, groups }: ImportResult): string {
  const groupCount = groups ? groups.inserted + (groups.updated ?? 0) : 0
  const products = `Imported ${inserted + updated} products`
  const imported = groupCount > 0 ? `${products} and ${countOf(groupCount, 'option group')}` : products
  return skipped > 0 ? `${imported}, skipped ${skipped}` : imported
}

/** What an import of this file would write, such as “2 products and 1 option group”; '' if nothing. */
export function describePlanned({ counts, groups }: ImportPreview): string {
  const productCount = counts.new + counts.changed
  const groupCount = groups ? groups.counts.new + groups.counts.changed : 0
  return [
    ...(productCount > 0 ? [countOf(productCount, 'product')] : []),
    ...(groupCount > 0 ? [countOf(groupCount, 'option group')] : []),
  ].join(' and ')
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
