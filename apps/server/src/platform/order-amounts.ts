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
  goodwillCents,
  paidCents,
}: Pick<OrderRow, 'status' | 'totalCents' | 'goodwillCents' | 'paidCents'>) =>
  (status === 'cancelled' ? 0 : totalCents - goodwillCents) - paidCents

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
