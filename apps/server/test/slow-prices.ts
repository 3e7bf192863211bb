/** What orders cost, portion by portion and in fractions: slow, and of no code that the server runs. */
import type { TaxesSettings } from '@tiffin/contract'

export interface Dish {
  category: string
  priceCents: number
  discountPercent: number
}

/** One portion, with all that can make it another line than the next one. */
export interface Portion {
  slug: string
  /** Each choice as often as it is in the portion, in alphabetical order. */
  options: string[]
  note: string | null
  unitCents: number
  /** The menu's price, if another one is charged. */
  listCents: number | null
  reason: string | null
  isComp: boolean
}

export interface Coupon {
  code: string
  percent: number | null
  amountCents: number
  minSubtotalCents: number
  capCents: number | null
  maxUses: number | null
}

export interface Sums {
  subtotalCents: number
  discountCents: number
  /** By name; those of 0 are left out. */
  taxes: Record<string, number>
  taxCents: number
  totalCents: number
}

/** Half-up, of amounts that are not negative. */
const divide = (dividend: number, divisor: number) =>
  divisor === 0 ? 0 : Number((2n * BigInt(dividend) + BigInt(divisor)) / (2n * BigInt(divisor)))

const add = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0)

export const menuCents = ({ priceCents, discountPercent }: Dish, optionCents: readonly number[]) =>
  Math.max(0, divide(priceCents * (100 - discountPercent), 100) + add(optionCents))

export function discountOf(coupon: Coupon, subtotalCents: number): number {
  if (subtotalCents < coupon.minSubtotalCents) return 0
  const off = coupon.percent === null ? coupon.amountCents : divide(subtotalCents * coupon.percent, 100)
  return Math.min(off, coupon.capCents ?? off, subtotalCents)
}

/** Parts of an amount in proportion to weights: what is reached so far, rounded, less what was given before. */
const shares = (cents: number, weights: readonly number[]) =>
  weights.map((weight, place) => {
    const before = add(weights.slice(0, place))
    return (
      divide(cents * (before + weight), add(weights)) -
      (place === 0 ? 0 : divide(cents * before, add(weights)))
    )
  })

/** The sums of portions, each in its dish's category. */
export function sumUp(
  portions: readonly (Pick<Portion, 'unitCents'> & { category: string })[],
  discountCents: number,
  { areIncluded, list }: TaxesSettings,
): Sums {
  const subtotalCents = add(portions.map(({ unitCents }) => unitCents))
  const groupOf = (category: string) =>
    list.map(({ categories }) => (categories?.includes(category) === false ? '0' : '1')).join('')
  const groups = [...new Set(portions.map(({ category }) => groupOf(category)))].toSorted()
  const dearest = groups.map((group) =>
    add(portions.filter(({ category }) => groupOf(category) === group).map(({ unitCents }) => unitCents)),
  )
  const off = shares(discountCents, dearest)
  const taxable = dearest.map((cents, place) => cents - (off[place] ?? 0))
  const rates = list.map(({ percent }) => Math.round(percent * 1000))
  const contained = groups.map((group, place) => {
    const own = rates.map((rate, tax) => (group[tax] === '1' ? rate : 0))
    return shares(divide((taxable[place] ?? 0) * add(own), 100_000 + add(own)), own)
  })
  const cents = rates.map((rate, tax) =>
    areIncluded
      ? add(contained.map((parts) => parts[tax] ?? 0))
      : divide(add(taxable.filter((_, place) => groups[place]?.[tax] === '1')) * rate, 100_000),
  )
  const taxCents = add(cents)
  return {
    subtotalCents,
    discountCents,
    taxes: Object.fromEntries(
      list.flatMap(({ name }, tax) => (cents[tax] === 0 ? [] : [[name, cents[tax] ?? 0]])),
    ),
    taxCents,
    totalCents: subtotalCents - discountCents + (areIncluded ? 0 : taxCents),
  }
}
