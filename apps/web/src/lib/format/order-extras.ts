/** Pickup extras as they are chosen, and in words. */
import { extraText, type ExtraItem, type Order, type OrderExtra } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'

/** How many of each, by its id; of what is absent, none. */
export type ChosenExtras = Readonly<Record<string, number>>

export const chosenOf = ({ extras = [] }: Pick<Order, 'extras'>): ChosenExtras => {
  const chosen: Record<string, number> = {}
  for (const { id, quantity } of extras) chosen[id] = (chosen[id] ?? 0) + quantity
  return chosen
}

/** What is sent. */
export const orderedExtrasOf = (chosen: ChosenExtras) =>
  Object.entries(chosen).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []))

/** What is chosen of the items on offer, at today's price. */
export const offeredExtras = (items: readonly ExtraItem[], chosen: ChosenExtras, money: Money) =>
  items.flatMap(({ id, price, max, taxCategory }) => {
    const quantity = Math.min(chosen[id] ?? 0, max)
    return quantity > 0 ? [{ id, quantity, unitPriceCents: money.toCents(price), taxCategory }] : []
  })

export type OfferedExtra = ReturnType<typeof offeredExtras>[number]

/** What is sent with a new order: with the prices that were shown. */
export const pricedExtras = (extras: readonly OfferedExtra[], money: Money) =>
  extras.map(({ id, quantity, unitPriceCents }) => ({ id, quantity, price: money.toAmount(unitPriceCents) }))

/** What an order can have, and of what it has but is no longer offered no more than that. */
export function countableExtras(
  items: readonly ExtraItem[],
  order: Pick<Order, 'extras'>,
): Pick<ExtraItem, 'id' | 'name' | 'price' | 'max'>[] {
  const had = chosenOf(order)
  const gone = (order.extras ?? []).filter(
    ({ id }, place, all) =>
      items.every((item) => item.id !== id) && all.findIndex((extra) => extra.id === id) === place,
  )
  return [...items, ...gone.map((extra) => ({ ...extra, max: 0 }))].map(({ id, name, price, max }) => ({
    id,
    name,
    price,
    max: Math.max(max, had[id] ?? 0),
  }))
}

/** '1 × Paper bag, 2 × Cutlery'; a number is never parted from its name at the end of a row. */
export const listExtras = (extras: readonly OrderExtra[]): string =>
  extras.map((extra) => extraText(extra).replace(' × ', '\u{A0}×\u{A0}')).join(', ')
