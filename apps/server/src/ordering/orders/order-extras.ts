/** The pickup extras of an order: bags, cutlery and the like, beside its dishes. */
import type { ExtraItem, Issue, Order, OrderedExtra } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import type { StoredExtra } from '../../db/schema/index.ts'
import { rejectIssues } from '../../platform/app-error.ts'
import { isSamePrice } from './price-lines.ts'

interface Settling {
  /** Of an order that is changed. */
  before?: readonly StoredExtra[]
  /** What the restaurant offers now. */
  items: readonly ExtraItem[]
  money: Money
}

/**
 * What is to be stored. What an order had keeps its price; what is added costs what it costs now. Rejects extras that are
 * not offered, more of one than there may be, and prices other than those that were shown.
 */
export function settleExtras(
  ordered: readonly OrderedExtra[],
  { before = [], items, money }: Settling,
): StoredExtra[] {
  const invalid: Issue[] = []
  const dearer: Issue[] = []
  const settled = ordered.flatMap(({ id, quantity, price }, index): StoredExtra[] => {
    const kept = firstOf(
      before.filter((extra) => extra.id === id),
      quantity,
    )
    const more = quantity - countOf(kept)
    if (more === 0) return kept
    const item = items.find((each) => each.id === id)
    const path = `extras.${index}`
    if (!item) {
      invalid.push({ path: `${path}.id`, message: notOffered(id, kept[0]) })
      return kept
    }
    if (quantity > item.max)
      invalid.push({ path: `${path}.quantity`, message: `At most ${item.max} of ${item.name} in one order` })
    const { name, taxCategory } = item
    const priceCents = money.toCents(item.price)
    if (price != null && !isSamePrice(price, priceCents, money))
      dearer.push({ path: `${path}.price`, message: `${name} is now ${money.format(priceCents)}` })
    return merge([...kept, { id, name, quantity: more, priceCents, taxCategory }])
  })
  rejectIssues('VALIDATION', invalid)
  rejectIssues('PRICE_CHANGED', dearer)
  const places = new Map(items.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: StoredExtra) => places.get(id) ?? items.length
  return settled.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const notOffered = (id: string, kept: StoredExtra | undefined): string =>
  kept
    ? `We no longer offer this: ${kept.name}. It can stay as it is, or be taken off`
    : `We do not offer “${id}” any more. Please look at your extras again.`

const countOf = (extras: readonly StoredExtra[]) => extras.reduce((sum, { quantity }) => sum + quantity, 0)

/** So many of them, those that were ordered first before the others. */
function firstOf(extras: readonly StoredExtra[], count: number): StoredExtra[] {
  let left = count
  return extras.flatMap((extra) => {
    const quantity = Math.min(left, extra.quantity)
    left -= quantity
    return quantity > 0 ? [{ ...extra, quantity }] : []
  })
}

function merge(extras: readonly StoredExtra[]): StoredExtra[] {
  const alike = Map.groupBy(extras, ({ priceCents, taxCategory }) => `${priceCents} ${taxCategory ?? ''}`)
  return [...alike.values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, quantity: countOf(same) })),
  )
}

/** If all dishes are on the house, so are the extras; otherwise a bag is paid for, as bylaws want. */
export const compWith = (
  lines: readonly { isComp: boolean }[],
  extras: readonly StoredExtra[],
): StoredExtra[] => {
  const isComp = lines.every((line) => line.isComp)
  return extras.map(({ isComp: _was, ...extra }) => (isComp ? { ...extra, isComp } : extra))
}

const chargedCents = ({ priceCents, isComp }: StoredExtra) => (isComp ? 0 : priceCents)

/** As they are priced and taxed. */
export const quotedExtras = (extras: readonly StoredExtra[]) =>
  extras.map((extra) => ({
    unitPriceCents: chargedCents(extra),
    quantity: extra.quantity,
    category: extra.taxCategory ?? undefined,
  }))

export const presentExtras = (extras: readonly StoredExtra[], money: Money): NonNullable<Order['extras']> =>
  extras.map((extra) => ({
    id: extra.id,
    name: extra.name,
    quantity: extra.quantity,
    price: money.toAmount(chargedCents(extra)),
  }))
