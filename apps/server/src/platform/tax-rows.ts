import type { Money } from '@tiffin/pricing'
import type { OrderTax } from '../db/schema/index.ts'

interface Taxed {
  taxes: readonly OrderTax[]
  areTaxesIncluded: boolean
}

/** "GST 5%: $0.28" and the like, each in a row of its own. */
export const taxRows = ({ taxes, areTaxesIncluded }: Taxed, money: Money): string[] =>
  taxes.map(({ name, thousandths, number, cents }) => {
    const label = `${areTaxesIncluded ? 'Includes ' : ''}${name} ${thousandths / 1000}%`
    return `${label}: ${money.format(cents)}${number === '' ? '' : ` (${number})`}`
  })
