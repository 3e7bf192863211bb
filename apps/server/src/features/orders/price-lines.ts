import {
  choicesOf,
  lineKey,
  MAX_LINE_QUANTITY,
  type Issue,
  type LineChoices,
  type PlaceOrderInput,
} from '@tiffin/contract'
import { centsFromDollars, formatCents, isWholeCents, unitPriceCents } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listOrderableProducts, type OrderableProduct } from './order-queries.ts'

/** A line of the order at the current price. Items of one dish with the same choices have been merged. */
export interface PricedLine {
  product: OrderableProduct
  choices: LineChoices
  unitPriceCents: number
  quantity: number
  /** Index of the line's first occurrence in the guest's items, for error messages. */
  itemIndex: number
}

/** Reads and prices the dishes; rejects unknown ones and any price that the guest was not shown. */
export async function priceLines(tx: Database, items: PlaceOrderInput['items']): Promise<PricedLine[]> {
  const products = await listOrderableProducts(tx, [...new Set(items.map(({ slug }) => slug))])
  const productBySlug = new Map(products.map((product) => [product.slug, product]))
  rejectUnknownDishes(items, productBySlug)

  const lines = new Map<string, PricedLine>()
  const priceIssues: Issue[] = []
  for (const [itemIndex, item] of items.entries()) {
    const { slug, price, quantity } = item
    const key = lineKey(item)
    const product = productBySlug.get(slug) as OrderableProduct
    const line = lines.get(key) ?? {
      product,
      choices: choicesOf(item),
      unitPriceCents: unitPriceCents({
        listPriceCents: product.priceCents,
        discountPercent: product.discountPercent,
      }),
      quantity: 0,
      itemIndex,
    }
    line.quantity += quantity
    lines.set(key, line)
    if (price != null && !isSamePrice(price, line.unitPriceCents)) {
      const message = `${product.title} is now ${formatCents(line.unitPriceCents)}`
      priceIssues.push({ path: `items.${itemIndex}.price`, message })
    }
  }
  reject('PRICE_CHANGED', priceIssues)
  reject('VALIDATION', tooLargeLines([...lines.values()]))
  return [...lines.values()]
}

const isSamePrice = (price: number, cents: number) => isWholeCents(price) && centsFromDollars(price) === cents

function rejectUnknownDishes(items: PlaceOrderInput['items'], known: ReadonlyMap<string, unknown>) {
  reject(
    'NOT_FOUND',
    items.flatMap(({ slug }, index) =>
      known.has(slug)
        ? []
        : [{ path: `items.${index}.slug`, message: `There is no dish "${slug}" on our menu` }],
    ),
  )
}

const tooLargeLines = (lines: PricedLine[]): Issue[] =>
  portionsOf(lines)
    .filter(({ quantity }) => quantity > MAX_LINE_QUANTITY)
    .map(({ product, itemIndex }) => ({
      path: `items.${itemIndex}.quantity`,
      message: `At most ${MAX_LINE_QUANTITY} of ${product.title} in one order`,
    }))

/** How many portions of each dish its lines need together; `itemIndex` is its first line's. */
export const portionsOf = (lines: readonly PricedLine[]) =>
  [...Map.groupBy(lines, ({ product }) => product.id).values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }] : []
  })

function reject(code: 'NOT_FOUND' | 'PRICE_CHANGED' | 'VALIDATION', issues: Issue[]) {
  if (issues[0]) throw new Refusal(code, issues[0].message, { issues })
}
