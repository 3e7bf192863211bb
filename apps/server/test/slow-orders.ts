/** For tests: all that orders come to, over again from the menu and from what has happened. */
import type { OrderItem, OrderStatus, TaxesSettings } from '@tiffin/contract'
import { type Coupon, discountOf, menuCents, type Portion, type Sums, sumUp } from './slow-prices.ts'

export interface Contents {
  portions: Portion[]
  coupon: Coupon | null
  sums: Sums
}

export interface BookedOrder {
  id: string
  status: OrderStatus
  /** By revision, with when it was made and by whom. */
  versions: (Contents & { at: number; by: 'staff' | 'guest' | 'undo' })[]
  paidCents: number
}

/** Everything over again, from the menu and from what has happened. */
export interface Book {
  menu: Record<
    string,
    { category: string; priceCents: number; discountPercent: number; portions: number | null }
  >
  orders: BookedOrder[]
  taxes: TaxesSettings
  now: number
}

/** Some are counted, and one contains another. */
export const firstMenu: Book['menu'] = {
  kachori: { category: 'chaat-frying', priceCents: 333, discountPercent: 15, portions: 60 },
  kofta: { category: 'breads', priceCents: 850, discountPercent: 0, portions: 30 },
  thali: { category: 'chaat-frying', priceCents: 1999, discountPercent: 0, portions: null },
  roti: { category: 'breads', priceCents: 149, discountPercent: 0, portions: null },
  lassi: { category: 'drinks', priceCents: 451, discountPercent: 5, portions: 25 },
}

export const begun = Temporal.Instant.from('2026-01-07T12:00:00-07:00').epochMilliseconds
const tax = (name: string, percent: number, categories: string[] | null) => ({
  name,
  percent,
  categories,
  number: '',
})
export const onTop = {
  areIncluded: false,
  list: [tax('GST', 5, null), tax('Levy', 7.255, ['drinks', 'breads'])],
}
export const included = {
  areIncluded: true,
  list: [tax('Food', 9, ['chaat-frying', 'breads']), tax('Drinks', 21, ['drinks']), tax('City', 1.5, null)],
}

export const minutes: Record<string, number> = { 'chaat-frying': 1.5, breads: 2 }
export const kitchen = {
  stations: ['fry', 'oven'].map((key) => ({ key, name: key, capacityMinutes: null })),
  work: Object.entries(minutes).map(([category, each], place) => ({
    category,
    station: ['fry', 'oven'][place],
    minutes: each,
  })),
}

const noUse = { percent: null, amountCents: 0, capCents: null, maxUses: null }
export const offered: Coupon[] = [
  { ...noUse, code: 'TENTH', percent: 10, minSubtotalCents: 1200, capCents: 250 },
  { ...noUse, code: 'FIVE', amountCents: 500, minSubtotalCents: 1500, maxUses: 3 },
]

/** By choice: what it adds, and the dish that it is. */
const choices: Record<string, { cents: number; dish?: string }> = {
  paneer: { cents: 250 },
  coriander: { cents: 0 },
  smaller: { cents: -2000 },
  kofta: { cents: 0, dish: 'kofta' },
  salad: { cents: 125 },
}
/** In how many ways a dish can be had; the first is how it comes. */
const ways: Record<string, string[][]> = {
  kachori: [['coriander'], ['paneer', 'paneer'], ['smaller'], ['coriander', 'paneer']],
  thali: [['kofta'], ['kofta', 'kofta'], ['kofta', 'salad'], ['salad']],
}
export const groupOf: Record<string, string> = { kachori: 'extras', thali: 'curries' }

export const cents = (amount: number) => Math.round(amount * 100)
export const isOpen = ({ status }: BookedOrder) =>
  ['placed', 'accepted', 'preparing', 'ready'].includes(status)
export const latest = ({ versions }: BookedOrder) => versions.at(-1) as BookedOrder['versions'][number]
export const dueOf = (order: BookedOrder) =>
  (order.status === 'cancelled' ? 0 : latest(order).sums.totalCents) - order.paidCents

/** The dishes that a portion is made of. */
export const madeOf = ({ slug, options }: Portion) => [
  slug,
  ...options.flatMap((choice) => choices[choice]?.dish ?? []),
]

const menuPrice = ({ menu }: Book, slug: string, options: readonly string[]) =>
  menuCents(
    menu[slug] ?? { category: '', priceCents: 0, discountPercent: 0 },
    options.map((choice) => choices[choice]?.cents ?? 0),
  )

function portionNow(book: Book, slug: string, options: string[], note: string | null): Portion {
  const unitCents = menuPrice(book, slug, options)
  return { slug, options, note, unitCents, listCents: null, reason: null, isComp: false }
}

export const usesOf = ({ orders }: Book, code: string) =>
  orders.filter((order) => order.status !== 'cancelled' && latest(order).coupon?.code === code).length

/** What is left of a dish: what there was, less every portion of every order. */
export function leftOf({ menu, orders }: Book, slug: string): number | null {
  const portions = menu[slug]?.portions ?? null
  const sold = orders
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((order) => latest(order).portions.flatMap(madeOf))
  return portions === null ? null : portions - sold.filter((made) => made === slug).length
}

/** Whether there is enough of every dish of which more is wanted than before. */
export function isEnough(book: Book, before: readonly Portion[], wanted: readonly Portion[]) {
  const count = (portions: readonly Portion[], slug: string) =>
    portions.flatMap(madeOf).filter((made) => made === slug).length
  return Object.keys(book.menu).every((slug) => {
    const more = count(wanted, slug) - count(before, slug)
    return more <= 0 || (leftOf(book, slug) ?? Infinity) >= more
  })
}

export function priced(book: Book, portions: Portion[], coupon: Coupon | null): Contents {
  const subtotal = portions.reduce((sum, { unitCents }) => sum + unitCents, 0)
  const kept = coupon !== null && subtotal >= coupon.minSubtotalCents ? coupon : null
  const taxed = portions.map(({ slug, unitCents }) => ({
    unitCents,
    category: book.menu[slug]?.category ?? '',
  }))
  return { portions, coupon: kept, sums: sumUp(taxed, kept ? discountOf(kept, subtotal) : 0, book.taxes) }
}

const optionsSent = (slug: string, options: readonly string[]) =>
  [...new Set(options)].map((choice) => ({
    group: groupOf[slug],
    choice,
    quantity: options.filter((one) => one === choice).length,
  }))

const notes = ['hot', 'cut in two']

/** A new line, as it is sent, and its portions. */
export function newLine(book: Book, [dish = 0, way = 0, quantity = 0, note = 0]: number[]) {
  const slug = Object.keys(book.menu)[dish % 5] as string
  const options = ways[slug]?.[way % 4] ?? []
  const words = notes[note % 4] ?? null
  const count = 1 + (quantity % 4)
  return {
    item: { slug, quantity: count, options: optionsSent(slug, options), ...(words && { note: words }) },
    portions: Array.from({ length: count }, () => portionNow(book, slug, options, words)),
  }
}

/** What a line looks like, no matter who says it. */
export const likeness = ({ slug, options, note, unitCents, listCents, reason, isComp }: Portion) =>
  JSON.stringify([slug, options.join(), note, unitCents, listCents, reason, isComp])

export const portionOf = (item: OrderItem): Portion => ({
  slug: item.slug,
  options: (item.options ?? [])
    .flatMap(({ choice, quantity = 1 }) => Array<string>(quantity).fill(choice))
    .toSorted(),
  note: item.note ?? null,
  unitCents: cents(item.price),
  listCents: item.listPrice === undefined ? null : cents(item.listPrice),
  reason: item.priceReason ?? null,
  isComp: item.isComp ?? false,
})

/** A line that stays: as it is sent, and what becomes of its portions. */
export function changedLine(
  book: Book,
  shown: OrderItem,
  line: number,
  [kind = 0, more = 0, price = 0]: number[],
) {
  const kept = portionOf(shown)
  const same = Array.from({ length: shown.quantity }, () => kept)
  const { slug, options, note } = kept
  if (kind % 8 === 0) {
    const quantity = 1 + (more % 6)
    const now = portionNow(book, slug, options, note)
    return {
      item: { line, quantity },
      portions: Array.from({ length: quantity }, (_, place) => (place < shown.quantity ? kept : now)),
    }
  }
  if (kind % 8 === 1) {
    const words = notes[more % 3] ?? null
    return { item: { line, note: words }, portions: same.map((each) => ({ ...each, note: words })) }
  }
  if (kind % 8 === 2 && ways[slug]) {
    const others = ways[slug]?.[more % 4] ?? []
    const now = portionNow(book, slug, others, note)
    const charged = kept.listCents === null ? now : { ...kept, options: others, listCents: now.unitCents }
    return { item: { line, options: optionsSent(slug, others) }, portions: same.map(() => charged) }
  }
  if (kind % 8 === 3) {
    const listCents = kept.listCents ?? kept.unitCents
    const [item, charged] = [
      [
        { isComp: true, priceReason: 'Late' },
        { unitCents: 0, listCents, reason: 'Late', isComp: true },
      ],
      [
        { charge: (price % 700) / 100, priceReason: 'Broken' },
        { unitCents: price % 700, listCents, reason: 'Broken', isComp: false },
      ],
      [{ isComp: false }, { unitCents: listCents, listCents: null, reason: null, isComp: false }],
    ][more % 3] as [object, Partial<Portion>]
    return { item: { line, ...item }, portions: same.map((each) => ({ ...each, ...charged })) }
  }
  return { item: { line }, portions: same }
}
