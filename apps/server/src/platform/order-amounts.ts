import type { TillMethod } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import type { orders, OrderTax } from '../db/schema/index.ts'

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

type OrderRow = typeof orders.$inferSelect

/**
 * What is still to pay; less than 0: it was paid too much. Nothing is owed for a cancelled order. What went back for a
 * complaint is not to be paid again. Nor does it go back again: dishes that are taken off later come out of it.
 */
export function dueCents({
  status,
  totalCents,
  goodwillCents,
  paidCents,
}: Pick<OrderRow, 'status' | 'totalCents' | 'goodwillCents' | 'paidCents'>): number {
  const unpaid = (status === 'cancelled' ? 0 : totalCents) - paidCents
  return unpaid > 0 ? Math.max(0, unpaid - goodwillCents) : unpaid
}

/** Whether an order is paid in full, after its payments or its total have changed. */
export function settlement(
  {
    totalCents,
    goodwillCents,
    paidCents,
    paidAt,
    paidMethod,
  }: Pick<OrderRow, 'totalCents' | 'goodwillCents' | 'paidCents' | 'paidAt' | 'paidMethod'>,
  { at, method }: { at: Date; method: TillMethod | null },
): Pick<OrderRow, 'paidAt' | 'paidMethod'> {
  const isPaid = paidCents > 0 && paidCents >= totalCents - goodwillCents
  if (!isPaid || method === null) return { paidAt: null, paidMethod: null }
  return paidAt === null ? { paidAt: at, paidMethod: method } : { paidAt, paidMethod }
}
