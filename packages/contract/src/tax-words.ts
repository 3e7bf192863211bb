import type { TaxesSettings } from './settings/taxes.ts'

/** "5% GST and 7% PST"; "" without taxes. */
export function taxWords({ list }: TaxesSettings): string {
  const words = list.map(({ name, percent }) => `${percent}% ${name}`)
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** All taxes together, in percent: what a guest is shown before an order is placed. */
export const sumPercent = ({ list }: TaxesSettings): number =>
  list.reduce((sum, { percent }) => sum + Math.round(percent * 1000), 0) / 1000
