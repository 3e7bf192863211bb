import type { Product, SalesReport, SalesTotals } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'

interface Sold {
  orders: number
  sales: number
  revenueCents: number
}

interface DaySpan {
  from: string
  to: string
}

interface ReadSales {
  /** Those in which something was ordered. */
  days: (Sold & { key: string })[]
  hours: (Sold & { key: string })[]
  bestDishes: { slug: string; title: string; quantity: number; revenueCents: number }[]
  /** The days of the span before, the last one as far as it is compared. */
  previous: (Sold & { key: string })[]
}

interface Framing {
  span: DaySpan
  /** Every day of the period. */
  days: string[]
  previous: DaySpan
  /** Every day of the period before. */
  previousDays: string[]
  today: string
  /** The menu as it is now. */
  productBySlug: ReadonlyMap<string, Product>
}

const hoursOfClock = Array.from({ length: 24 }, (_, hour) => hour)

export function presentSalesReport(
  sales: ReadSales,
  { span, days, previous, previousDays, today, productBySlug }: Framing,
): SalesReport {
  return {
    ...span,
    today,
    days: fill(days, sales.days).map(([day, sold]) => ({ day, ...sold })),
    hours: fill(hoursOfClock, sales.hours).map(([hour, sold]) => ({ hour, ...sold })),
    bestDishes: sales.bestDishes.map(({ slug, title, quantity, revenueCents }) => {
      const { thumbnail } = productBySlug.get(slug) ?? {}
      const revenue = dollarsFromCents(revenueCents)
      return { slug, title, quantity, revenue, ...(thumbnail && { thumbnail }) }
    }),
    totals: totalsOf(sales.days),
    previous: {
      ...previous,
      ...totalsOf(sales.previous),
      days: fill(previousDays, sales.previous).map(([day, sold]) => ({ day, ...sold })),
    },
  }
}

/** Where nothing was ordered there is no row, and a zero is to be seen. */
function fill<Key extends string | number>(keys: Key[], rows: (Sold & { key: string })[]) {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return keys.map((key) => {
    const { orders = 0, revenueCents = 0 } = byKey.get(String(key)) ?? {}
    return [key, { orders, revenue: dollarsFromCents(revenueCents) }] as const
  })
}

function totalsOf(parts: Sold[]): SalesTotals {
  const sum = (pick: (part: Sold) => number) => parts.reduce((total, part) => total + pick(part), 0)
  const sales = sum((part) => part.sales)
  const revenueCents = sum((part) => part.revenueCents)
  return {
    orders: sum((part) => part.orders),
    sales,
    revenue: dollarsFromCents(revenueCents),
    averageOrder: sales === 0 ? 0 : dollarsFromCents(Math.round(revenueCents / sales)),
  }
}
