import type { Product, SalesReport, SalesTotals } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'

interface Sold {
  orders: number
  sales: number
  revenueCents: number
  extrasCents: number
}

interface DaySpan {
  from: string
  to: string
}

/** Only those with at least one order. */
interface SoldByDayAndHour {
  days: (Sold & { key: string })[]
  hours: (Sold & { key: string })[]
}

interface ReadSales extends SoldByDayAndHour {
  bestDishes: { slug: string; title: string; quantity: number; revenueCents: number }[]
  bestChoices: {
    group: string
    choice: string
    groupName: string
    choiceName: string
    quantity: number
    revenueCents: number
  }[]
  /** Of the previous period; its last day only as far as it is compared. */
  previous: SoldByDayAndHour
}

interface Framing {
  span: DaySpan
  /** Every day of the period. */
  days: string[]
  previous: DaySpan
  /** Every day of the previous period. */
  previousDays: string[]
  today: string
  /** The menu as it is now. */
  productBySlug: ReadonlyMap<string, Product>
  money: Money
}

const hoursOfClock = Array.from({ length: 24 }, (_, hour) => hour)

export function presentSalesReport(
  sales: ReadSales,
  { span, days, previous, previousDays, today, productBySlug, money }: Framing,
): SalesReport {
  return {
    ...span,
    today,
    ...presentPeriod(days, sales, money),
    bestDishes: sales.bestDishes.map(({ slug, title, quantity, revenueCents }) => {
      const { thumbnail } = productBySlug.get(slug) ?? {}
      const revenue = money.toAmount(revenueCents)
      return { slug, title, quantity, revenue, ...(thumbnail && { thumbnail }) }
    }),
    bestChoices: sales.bestChoices.map(({ revenueCents, ...sold }) => ({
      ...sold,
      revenue: money.toAmount(revenueCents),
    })),
    totals: totalsOf(sales.days, money),
    previous: {
      ...previous,
      ...totalsOf(sales.previous.days, money),
      ...presentPeriod(previousDays, sales.previous, money),
    },
  }
}

const presentPeriod = (wanted: string[], { days, hours }: SoldByDayAndHour, money: Money) => ({
  days: fillGaps(wanted, days, money).map(([day, sold]) => ({ day, ...sold })),
  hours: fillGaps(hoursOfClock, hours, money).map(([hour, sold]) => ({ hour, ...sold })),
})

/** Days without orders have no row but must show a zero. */
function fillGaps<Key extends string | number>(keys: Key[], rows: (Sold & { key: string })[], money: Money) {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return keys.map((key) => {
    const { orders = 0, revenueCents = 0 } = byKey.get(String(key)) ?? {}
    return [key, { orders, revenue: money.toAmount(revenueCents) }] as const
  })
}

function totalsOf(parts: Sold[], money: Money): SalesTotals {
  const sum = (pick: (part: Sold) => number) => parts.reduce((total, part) => total + pick(part), 0)
  const sales = sum((part) => part.sales)
  const revenueCents = sum((part) => part.revenueCents)
  return {
    orders: sum((part) => part.orders),
    sales,
    revenue: money.toAmount(revenueCents),
    extras: money.toAmount(sum((part) => part.extrasCents)),
    averageOrder: sales === 0 ? 0 : money.toAmount(Math.round(revenueCents / sales)),
  }
}
