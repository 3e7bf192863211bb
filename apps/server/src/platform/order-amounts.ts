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

/** What is still to pay; less than 0: it was paid too much. Nothing is owed for a cancelled order. */
export const dueCents = ({
  status,
  totalCents,
  paidCents,
}: Pick<OrderRow, 'status' | 'totalCents' | 'paidCents'>) =>
  (status === 'cancelled' ? 0 : totalCents) - paidCents

/** Whether an order is paid in full, after its payments or its total have changed. */
export function settlement(
  {
    totalCents,
    paidCents,
    paidAt,
    paidMethod,
  }: Pick<OrderRow, 'totalCents' | 'paidCents' | 'paidAt' | 'paidMethod'>,
  { at, method }: { at: Date; method: TillMethod | null },
): Pick<OrderRow, 'paidAt' | 'paidMethod'> {
  const isPaid = paidCents > 0 && paidCents >= totalCents
  if (!isPaid || method === null) return { paidAt: null, paidMethod: null }
  return paidAt === null ? { paidAt: at, paidMethod: method } : { paidAt, paidMethod }
}
