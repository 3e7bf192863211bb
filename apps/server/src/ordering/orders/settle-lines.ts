/** The lines of a changed order: what stays keeps its price, what is added costs what the menu says now. */
import {
  type ChangeOrderInput,
  type ChangeOwnOrderInput,
  lineKey,
  MAX_LINE_QUANTITY,
  orderedChoicesOf,
  type Issue,
} from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import type { VersionLine } from '../../db/schema/index.ts'
import { AppError, rejectIssues, rejectLargeAmounts } from '../../platform/app-error.ts'
import { withCounted } from './insert-order.ts'
import type { OrderableProduct } from './orderable-products.ts'
import { priceLines } from './price-lines.ts'

/** Guests cannot name a price. */
type ChangedItem =
  | ChangeOrderInput['items'][number]
  | (ChangeOwnOrderInput['items'][number] & { charge?: never; isComp?: never; priceReason?: never })

interface Settling {
  /** In the order in which they are shown. */
  before: readonly VersionLine[]
  /** All dishes that lines of the order had before, and that are named now, as they are on the menu. */
  dishes: readonly OrderableProduct[]
  /** Above those of all lines that the order has ever had. */
  firstPosition: number
  nowMs: number
  money: Money
}

/** A line as it is to be stored, and where the request asks for it. */
export interface SettledLine extends VersionLine {
  /** Index of the item in the request. */
  itemIndex: number
}

/**
 * Rejects lines that the order does not have, dishes that are not on the menu, choices that a dish does not allow, and prices
 * other than those that were shown.
 */
export function settleLines(items: readonly ChangedItem[], settling: Settling): SettledLine[] {
  rejectUnknownLines(items, settling.before)
  const pieces = items.flatMap((item, itemIndex) => settleItem(item, itemIndex, settling))
  const lines = mergeAlike(pieces, settling.firstPosition)
  rejectIssues('VALIDATION', tooMany(lines))
  return lines
}

function rejectUnknownLines(items: readonly ChangedItem[], before: readonly VersionLine[]) {
  const named = new Set<number>()
  const issues: Issue[] = []
  for (const [index, { line }] of items.entries()) {
    if (line === undefined) continue
    const path = `items.${index}.line`
    if (before[line] === undefined) issues.push({ path, message: 'The order has no such line' })
    else if (named.has(line)) issues.push({ path, message: 'This line is named twice' })
    named.add(line)
  }
  rejectIssues('VALIDATION', issues)
}

type Piece = Omit<SettledLine, 'position'> & { position: number | null }

/** A line that stays, with more of it as a piece of its own; or a new one. */
function settleItem(item: ChangedItem, itemIndex: number, settling: Settling): Piece[] {
  const old = item.line === undefined ? undefined : settling.before[item.line]
  const price = (piece: Piece) => charge(piece, item, settling.money)
  if (old === undefined) {
    const { slug = '', quantity = 1, options, note } = item
    return priceNow({ ...item, slug, quantity, options, note: note ?? undefined }, itemIndex, settling).map(
      price,
    )
  }
  const note = item.note === undefined ? old.choices.note : (item.note ?? undefined)
  const quantity = item.quantity ?? old.quantity
  if (item.options !== undefined) {
    const slug = slugNow(old, itemIndex, settling.dishes)
    const [fresh, ...rest] = priceNow(
      { ...item, slug, quantity, options: item.options, note },
      itemIndex,
      settling,
    )
    return fresh ? [price(asCharged({ ...fresh, position: old.position }, old)), ...rest.map(price)] : []
  }
  const { note: _was, ...choices } = old.choices
  const kept: Piece = {
    ...old,
    choices: { ...choices, ...(note && { note }) },
    quantity: Math.min(quantity, old.quantity),
    itemIndex,
  }
  const more = quantity - kept.quantity
  if (more === 0) return [price(kept)]
  const asked = { ...orderedChoicesOf({ ...old.choices, note }), price: item.price, title: old.title }
  const slug = slugNow(old, itemIndex, settling.dishes)
  return [kept, ...priceNow({ ...asked, slug, quantity: more }, itemIndex, settling)].map(price)
}

/** The dish of a line, which may have another address by now. */
function slugNow(
  { productId, title }: VersionLine,
  itemIndex: number,
  dishes: readonly OrderableProduct[],
): string {
  const dish = dishes.find(({ id }) => id === productId)
  if (dish) return dish.slug
  const message = `${title} is no longer on our menu: it can stay as it is, or be taken off`
  throw new AppError('NOT_FOUND', message, { issues: [{ path: `items.${itemIndex}.line`, message }] })
}

type Asked = Parameters<typeof priceLines>[1][number]

function priceNow(
  asked: Partial<Asked> & Pick<Asked, 'slug' | 'quantity'>,
  itemIndex: number,
  settling: Settling,
) {
  const { dishes, nowMs, money } = settling
  const item = {
    product: undefined,
    title: undefined,
    price: undefined,
    options: undefined,
    note: undefined,
    ...asked,
  }
  return priceLines(dishes, [item], { nowMs, money, skipped: itemIndex }).map((priced): Piece => {
    const { product, choices, unitPriceCents, quantity, parts } = priced
    const counted = new Set(
      [product, ...parts.map(({ dish }) => dish)].flatMap(({ id, stock }) => (stock === null ? [] : id)),
    )
    return {
      position: null,
      productId: product.id,
      slug: product.slug,
      title: product.title,
      thumbnail: product.thumbnail,
      sku: product.sku,
      unitPriceCents,
      quantity,
      choices: withCounted(choices, counted),
      isCounted: counted.has(product.id),
      listPriceCents: null,
      priceReason: null,
      isComp: false,
      itemIndex,
    }
  })
}

/** With other options it still costs nothing, or what staff have said. */
const asCharged = (
  piece: Piece,
  { listPriceCents, unitPriceCents, priceReason, isComp }: VersionLine,
): Piece =>
  listPriceCents === null
    ? piece
    : { ...piece, listPriceCents: piece.unitPriceCents, unitPriceCents, priceReason, isComp }

/** What staff charge instead of the menu's price; `isComp: false` goes back to that. */
function charge(piece: Piece, { charge: wanted, isComp, priceReason }: ChangedItem, money: Money): Piece {
  const byMenu = piece.listPriceCents ?? piece.unitPriceCents
  if (isComp === true)
    return {
      ...piece,
      unitPriceCents: 0,
      listPriceCents: byMenu,
      priceReason: priceReason ?? '',
      isComp: true,
    }
  if (wanted !== undefined) {
    const path = `items.${piece.itemIndex}.charge`
    if (!money.isWhole(wanted)) {
      const message = 'This amount has too many decimals'
      throw new AppError('VALIDATION', message, { issues: [{ path, message }] })
    }
    rejectLargeAmounts('price', [{ path, amount: wanted }], money)
    const cents = money.toCents(wanted)
    return {
      ...piece,
      unitPriceCents: cents,
      listPriceCents: byMenu,
      priceReason: priceReason ?? '',
      isComp: false,
    }
  }
  if (isComp === undefined) return piece
  return { ...piece, unitPriceCents: byMenu, listPriceCents: null, priceReason: null, isComp: false }
}

/** Pieces that do not differ are one line. Those that stay keep their places. */
function mergeAlike(pieces: readonly Piece[], firstPosition: number): SettledLine[] {
  const merged = new Map<string, Piece>()
  for (const piece of pieces) {
    const key = likeness(piece)
    const line = merged.get(key)
    // Two lines of one dish may be alike once both have the same note.
    const alike = line && {
      ...line,
      quantity: line.quantity + piece.quantity,
      position: line.position ?? piece.position,
    }
    merged.set(key, alike ?? piece)
  }
  let next = firstPosition
  return [...merged.values()]
    .map((piece) => ({ ...piece, position: piece.position ?? next++ }))
    .toSorted((a, b) => a.position - b.position)
}

const likeness = ({
  productId,
  slug,
  choices,
  unitPriceCents,
  listPriceCents,
  priceReason,
  isComp,
  isCounted,
}: Piece) =>
  JSON.stringify([
    productId,
    lineKey({ slug, ...choices }),
    unitPriceCents,
    listPriceCents,
    priceReason,
    isComp,
    isCounted,
    (choices.options ?? []).map((option) => option.isCounted === true),
  ])

const tooMany = (lines: readonly SettledLine[]): Issue[] =>
  [...Map.groupBy(lines, ({ productId, slug }) => productId ?? slug).values()].flatMap((same) => {
    const [first] = same
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0)
    if (first === undefined || quantity <= MAX_LINE_QUANTITY) return []
    const message = `At most ${MAX_LINE_QUANTITY} of ${first.title} in one order`
    return [{ path: `items.${first.itemIndex}.quantity`, message }]
  })
