import { fineShareOfCents, thousandthsOf } from './round-half-up.ts'

/** A tax on the dishes of some categories, or on all. */
export interface Tax {
  /** From 0 to 50, with at most three decimals. */
  percent: number
  /** Slugs; null: all dishes. */
  categories: readonly string[] | null
}

export interface Taxes<Each extends Tax = Tax> {
  /** Whether prices include the taxes; otherwise they are added on top. */
  areIncluded: boolean
  list: readonly Each[]
}

interface TaxedLine {
  unitPriceCents: number
  quantity: number
  /** Of the dish, or the one that an extra is taxed like; without it only taxes on all dishes apply. */
  category?: string | undefined
}

interface TaxedOrder {
  lines: readonly TaxedLine[]
  /** What no discount touches. */
  extras: readonly TaxedLine[]
  /** At most what the lines cost. */
  discountCents: number
}

/** Multiplies and divides whole numbers, half-up; the product may be larger than a float can represent. 0 of nothing. */
export function shareHalfUp(cents: number, part: number, whole: number): number {
  if (whole === 0) return 0
  return Number((2n * BigInt(cents) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
}

/** Spreads an amount over weights so that the parts are whole cents and add up to it; no part exceeds its weight's share by a cent. */
function spread(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let reached = 0
  let given = 0
  return weights.map((weight) => {
    reached += weight
    const until = shareHalfUp(cents, reached, whole)
    const part = until - given
    given = until
    return part
  })
}

/**
 * What each tax is on these lines, in its order. Dishes with the same taxes are one group. The coupon's discount is spread over
 * the groups in proportion, so its parts add up to it. Extras join the group with their taxes after that: nothing is taken off
 * them. A tax on top is rounded half-up once, on what is left of all its groups; what prices include is rounded half-up once for
 * each group, and shared among its taxes by their percentages.
 */
export function taxParts(order: TaxedOrder, { areIncluded, list }: Taxes): number[] {
  const taxable = listTaxable(order, list)
  const thousandths = list.map(({ percent }) => thousandthsOf(percent))
  if (!areIncluded) {
    return thousandths.map((part, tax) => {
      const base = taxable.reduce((sum, { applies, cents }) => sum + (applies[tax] ? cents : 0), 0)
      return fineShareOfCents(base, part)
    })
  }
  const sums = thousandths.map(() => 0)
  for (const { applies, cents } of taxable) {
    const parts = thousandths.map((part, tax) => (applies[tax] ? part : 0))
    const all = parts.reduce((sum, part) => sum + part, 0)
    const contained = shareHalfUp(cents, all, ONE_HUNDRED_PERCENT + all)
    for (const [tax, part] of spread(contained, parts).entries()) sums[tax] = (sums[tax] ?? 0) + part
  }
  return sums
}

/**
 * What each tax of an order is on, in its order: what is left after the discount, and the extras, without any tax. In
 * cents; a dish with two taxes is in the base of both.
 */
export function taxBasesCents(order: TaxedOrder, { areIncluded, list }: Taxes): number[] {
  const bases = list.map(() => 0)
  for (const { applies, cents } of listTaxable(order, list)) {
    const all = list.reduce((sum, { percent }, tax) => sum + (applies[tax] ? thousandthsOf(percent) : 0), 0)
    const contained = areIncluded ? shareHalfUp(cents, all, ONE_HUNDRED_PERCENT + all) : 0
    for (const tax of bases.keys()) if (applies[tax]) bases[tax] = (bases[tax] ?? 0) + cents - contained
  }
  return bases
}

const ONE_HUNDRED_PERCENT = 100_000

/** What is left of each group of dishes after the discount, with the extras that have the same taxes. */
function listTaxable({ lines, extras, discountCents }: TaxedOrder, list: readonly Tax[]): TaxGroup[] {
  const dishes = groupByTaxes(lines, list)
  const discounts = spread(
    discountCents,
    dishes.map(({ cents }) => cents),
  )
  const left = dishes.map(({ applies, cents }, index) => ({
    applies,
    cents: cents - (discounts[index] ?? 0),
  }))
  return mergeGroups([...left, ...groupByTaxes(extras, list)])
}

interface TaxGroup {
  /** For each tax, whether it is on this group. */
  applies: boolean[]
  cents: number
}

const groupByTaxes = (lines: readonly TaxedLine[], list: readonly Tax[]): TaxGroup[] =>
  mergeGroups(
    lines.map(({ unitPriceCents, quantity, category }) => ({
      applies: list.map(
        ({ categories }) => categories === null || (category !== undefined && categories.includes(category)),
      ),
      cents: unitPriceCents * quantity,
    })),
  )

/** One for each set of taxes, in an order that does not depend on that of the parts. */
function mergeGroups(parts: readonly TaxGroup[]): TaxGroup[] {
  const groups = new Map<string, TaxGroup>()
  for (const { applies, cents } of parts) {
    const key = applies.map(Number).join('')
    const group = groups.get(key) ?? { applies, cents: 0 }
    group.cents += cents
    groups.set(key, group)
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}
