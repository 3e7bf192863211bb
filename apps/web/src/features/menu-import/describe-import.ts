import type { ImportResult } from '@tiffin/contract'

/** SPEC 8's sentence. Changed dishes count as imported; unchanged ones as skipped. */
export function describeImport({ inserted, updated = 0, skipped }: ImportResult): string {
  const imported = `Imported ${inserted + updated} products`
  return skipped > 0 ? `${imported}, skipped ${skipped}` : imported
}
