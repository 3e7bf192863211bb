import {
  choicesOf,
  chooseOptions,
  type Issue,
  type LineChoices,
  lineDetails,
  lineKey,
  type LineOption,
  MAX_LINE_QUANTITY,
  type PlaceOrderInput,
} from '@tiffin/contract'
import { type Money, unitPriceCents } from '@tiffin/pricing'
import { rejectIssues } from '../../platform/app-error.ts'
import type { StoredChoices } from '../../db/schema/index.ts'
import type { OrderableDish } from '../../menu/catalogue/option-queries.ts'
import { choiceKeyOf, dishFinder } from '../../menu/catalogue/dish-names.ts'
import { dishOf, presentGroupsOfDish } from '../../menu/catalogue/present-options.ts'
import type { OrderableProduct } from './orderable-products.ts'

type Item = PlaceOrderInput['items'][number]

/** A line of the order at the current price. Items of one dish with the same choices have been merged. */
export interface PricedLine {
  product: OrderableProduct
  choices: StoredChoices
  /** Dishes that were chosen as a part of it, with how many of each one portion has. */
  parts: { dish: OrderableDish; quantity: number; path: string }[]
  unitPriceCents: number
  quantity: number
  /** Index of the line's first occurrence in the guest's items, for error messages. */
  itemIndex: number
}

interface Pricing {
  nowMs: number
  money: Money
  /** How many items are before these, for error messages. */
  skipped?: number
}

/**
 * Prices the dishes with their options; rejects those that are not among `products`, choices that a dish does not allow,
 * and any price that the guest was not shown.
 */
export function priceLines(
  products: readonly OrderableProduct[],
  sent: readonly Item[],
  { nowMs, money, skipped = 0 }: Pricing,
): PricedLine[] {
  const find = dishFinder(products)
  rejectUnknownDishes(sent, find, skipped)
  const items = sent.map((item) => withChoiceKeys(item, find))
  const chosen = chooseAll(items, find, { nowMs, money, skipped })

  const lines = new Map<string, PricedLine>()
  const priceIssues: Issue[] = []
  for (const [index, item] of items.entries()) {
    const itemIndex = skipped + index
    const { price, quantity } = item
    const choices = choicesOf({ ...item, options: chosen[index] })
    const product = find(item.slug) as OrderableProduct
    const key = lineKey({ slug: product.slug, ...choices })
    const parts = partsOf(product, choices.options, { item, itemIndex })
    const line = lines.get(key) ?? {
      product,
      choices: withSkus(withDishIds(choices, parts), product),
      parts,
      unitPriceCents: unitPriceOf(product, money, choices.options),
      quantity: 0,
      itemIndex,
    }
    line.quantity += quantity
    lines.set(key, line)
    if (price != null && !isSamePrice(price, line.unitPriceCents, money)) {
      const message = `${pricedName(product, choices.options)} is now ${money.format(line.unitPriceCents)}`
      priceIssues.push({ path: `items.${itemIndex}.price`, message })
    }
  }
  rejectIssues('PRICE_CHANGED', priceIssues)
  rejectIssues('VALIDATION', tooLargeLines([...lines.values()]))
  return [...lines.values()]
}

type FindDish = (name: string) => OrderableProduct | undefined

/** With its choices as the dish knows them: other programs name them by SKU. */
function withChoiceKeys(item: Item, find: FindDish): Item {
  const groups = find(item.slug)?.optionGroups
  if (!item.options || !groups) return item
  const keyOf = (group: string, name: string) =>
    choiceKeyOf(groups.find((one) => one.group.key === group)?.choices ?? [], name)
  const options = item.options.map((option) => ({ ...option, choice: keyOf(option.group, option.choice) }))
  return { ...item, options }
}

/** The options of each item, with the defaults that it does not name. */
function chooseAll(items: readonly Item[], find: FindDish, pricing: Pricing): LineOption[][] {
  const soldOut: Issue[] = []
  const invalid: Issue[] = []
  const { skipped = 0 } = pricing
  const chosen = items.map(({ slug, options: sent }, place) => {
    const { title, optionGroups } = find(slug) as OrderableProduct
    const { options, problems } = chooseOptions(presentGroupsOfDish(optionGroups, pricing), sent)
    for (const { index, isSoldOut, message } of problems) {
      const path = `items.${skipped + place}.options${index === undefined ? '' : `.${index}`}`
      const list = isSoldOut ? soldOut : invalid
      list.push({ path, message: `${title} – ${message}` })
    }
    return options
  })
  rejectIssues('VALIDATION', invalid)
  rejectIssues('OPTION_UNAVAILABLE', soldOut)
  return chosen
}

/** The dishes among the choices of a line. */
function partsOf(
  { optionGroups }: OrderableProduct,
  options: readonly LineOption[] = [],
  { item, itemIndex }: { item: Item; itemIndex: number },
): PricedLine['parts'] {
  return options.flatMap(({ group, choice, product, quantity = 1 }) => {
    if (product === undefined || quantity === 0) return []
    const found = choiceOf(optionGroups, group, choice)
    const dish = found && dishOf(found)
    if (!dish) return []
    const sent = item.options?.findIndex((one) => one.group === group && one.choice === choice) ?? -1
    return [{ dish, quantity, path: `items.${itemIndex}.options${sent === -1 ? '' : `.${sent}`}` }]
  })
}

const choiceOf = (groups: OrderableProduct['optionGroups'], group: string, choice: string) =>
  groups.find((one) => one.group.key === group)?.choices.find(({ key }) => key === choice)

/** As other programs call the choices now: what was ordered keeps it. */
const withSkus = (
  { options, ...rest }: StoredChoices,
  { optionGroups }: OrderableProduct,
): StoredChoices => ({
  ...rest,
  ...(options && {
    options: options.map((option) => {
      const found = choiceOf(optionGroups, option.group, option.choice)
      const sku = found?.sku ?? found?.dish?.sku
      return sku ? { ...option, sku } : option
    }),
  }),
})

/** Cancelling gives the portions back, even if a dish has another slug by then. */
const withDishIds = ({ options, ...rest }: LineChoices, parts: PricedLine['parts']): StoredChoices => ({
  ...rest,
  ...(options && {
    options: options.map((option) => {
      const dish = parts.find((part) => part.dish.slug === option.product)?.dish
      return dish ? { ...option, productId: dish.id } : option
    }),
  }),
})

const unitPriceOf = (
  { priceCents, discountPercent }: OrderableProduct,
  money: Money,
  options: LineChoices['options'] = [],
) =>
  unitPriceCents({
    listPriceCents: priceCents,
    discountPercent,
    options: options.map(({ price, quantity = 1 }) => ({ priceCents: money.toCents(price), quantity })),
  })

/** With the choices that make its price. */
function pricedName({ title }: OrderableProduct, options: LineChoices['options'] = []) {
  const details = lineDetails({ options: options.filter(({ price }) => price !== 0) })
  return details.length > 0 ? `${title} (${details.join(', ')})` : title
}

/** Whether an amount, as somebody sent it, is that many cents. */
export const isSamePrice = (price: number, cents: number, money: Money): boolean =>
  money.isWhole(price) && money.toCents(price) === cents

/** A new dish may have the slug of a deleted one that is still in somebody's cart. */
function rejectUnknownDishes(items: readonly Item[], find: FindDish, skipped: number) {
  rejectIssues(
    'NOT_FOUND',
    items.flatMap(({ slug, product, title }, index) => {
      const id = find(slug)?.id
      if (id !== undefined && id === (product ?? id)) return []
      return [
        { path: `items.${skipped + index}.slug`, message: `There is no dish "${title ?? slug}" on our menu` },
      ]
    }),
  )
}

const tooLargeLines = (lines: PricedLine[]): Issue[] =>
  [...Map.groupBy(lines, ({ product }) => product.id).values()].flatMap((same) => {
    const [first] = same
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0)
    if (first === undefined || quantity <= MAX_LINE_QUANTITY) return []
    const message = `At most ${MAX_LINE_QUANTITY} of ${first.product.title} in one order`
    return [{ path: `items.${first.itemIndex}.quantity`, message }]
  })
