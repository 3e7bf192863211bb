import { sumPercent, type CartItem } from '@tiffin/contract'
import { quoteOrder, type OrderQuote } from '@tiffin/pricing'
import { useMoney, useSettings } from '../lib/api/settings.tsx'
import { useMenuDishes } from '../lib/api/use-menu-dishes.ts'
import type { OfferedExtra } from '../lib/format/order-extras.ts'
import { taxLabel } from '../lib/format/order-lines.ts'

/** What a cart costs with the extras that are chosen, as the server will calculate it. */
export function useQuote(
  cart: readonly CartItem[],
  chosen: readonly OfferedExtra[] = [],
): (discountCents: number) => OrderQuote {
  const { taxes } = useSettings()
  const money = useMoney()
  const dishes = useMenuDishes(cart)
  const lines = cart.map(({ slug, price, quantity }) => ({
    unitPriceCents: money.toCents(price),
    quantity,
    category: dishes.get(slug)?.category.slug,
  }))
  const extras = chosen.map((extra) => ({ ...extra, category: extra.taxCategory ?? undefined }))
  return (discountCents) => quoteOrder({ lines, extras, discountCents, taxes })
}

/** The rows of a quote from the taxes to the total; of several taxes only those that apply. */
export function useTaxedTotal({ taxPartsCents, totalCents }: OrderQuote) {
  const { areIncluded, list } = useSettings().taxes
  const rows = list
    .map((tax, index) => ({
      label: taxLabel({ name: tax.name, percent: tax.percent }, areIncluded),
      cents: taxPartsCents[index] ?? 0,
      isPart: areIncluded,
    }))
    .filter(({ cents }) => list.length === 1 || cents > 0)
  const total = { label: 'Total', cents: totalCents }
  return areIncluded ? [total, ...rows] : [...rows, total]
}

/** All taxes together, in percent, as the guest was shown them. */
export const useTaxPercent = (): number => sumPercent(useSettings().taxes)
