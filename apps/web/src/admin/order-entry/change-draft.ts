/** An order while staff change it: lines that stay, with the prices they have, and new ones. */
import { orderedChoicesOf, type Order, type OrderItem } from '@tiffin/contract'
import { orderedExtrasOf, type ChosenExtras } from '../../lib/format/order-extras.ts'

export interface ChangedLine extends OrderItem {
  /** Its place in the order; undefined for a new line. */
  line?: number | undefined
  areOptionsChanged?: boolean
  isPriceChanged?: boolean
}

export interface ChangeDraft {
  lines: ChangedLine[]
  note: string
  isAllergy: boolean
  /** Absent until they are changed. */
  extras?: ChosenExtras
  /** For the guest to read. */
  reason: string
  overridesKitchen: boolean
}

export const draftOf = ({ items, note, allergyNote }: Order): ChangeDraft => ({
  lines: items.map((item, line) => ({ ...item, line })),
  note: note ?? '',
  isAllergy: allergyNote === true,
  reason: '',
  overridesKitchen: false,
})

/** What is sent: the whole order as it is to be. */
export const changeInput = ({ _id: id, revision }: Order, draft: ChangeDraft) => ({
  id,
  revision,
  items: draft.lines.map((line) => ({ ...whichOf(line), quantity: line.quantity, ...priceOf(line) })),
  ...(draft.extras && { extras: orderedExtrasOf(draft.extras) }),
  note: draft.note.trim() === '' ? null : draft.note,
  allergyNote: draft.isAllergy,
  ...(draft.reason.trim() !== '' && { reason: draft.reason }),
  overridesKitchen: draft.overridesKitchen,
})

export type ChangeInput = ReturnType<typeof changeInput>

/** The same without words, which cost nothing: what is asked for at each press, and not at each letter. */
export const withoutWords = ({
  items,
  note: _note,
  reason: _reason,
  allergyNote: _is,
  ...rest
}: ChangeInput) => ({
  ...rest,
  items: items.map(({ note: _words, ...item }) => item),
})

function whichOf({ line, slug, title, product, options, note, areOptionsChanged }: ChangedLine) {
  const words = note ?? null
  if (line === undefined) return { slug, title, product, note: words, ...orderedChoicesOf({ options }) }
  const chosen = orderedChoicesOf({ options }).options ?? []
  return { line, note: words, ...(areOptionsChanged && { options: chosen }) }
}

function priceOf({ isPriceChanged, isComp, price, listPrice, priceReason }: ChangedLine) {
  if (!isPriceChanged) return {}
  if (isComp) return { isComp: true, priceReason }
  return listPrice === undefined ? { isComp: false } : { charge: price, priceReason }
}

export interface ChosenPrice {
  kind: 'menu' | 'other' | 'comp'
  price: number
  reason: string
}

/** A line at the menu's price, at another one, or on the house. */
export function withPrice(line: ChangedLine, { kind, price, reason }: ChosenPrice): ChangedLine {
  const byMenu = line.listPrice ?? line.price
  const { isComp: _was, listPrice: _list, priceReason: _why, ...rest } = line
  const changed = { ...rest, isPriceChanged: true }
  if (kind === 'menu') return { ...changed, price: byMenu }
  if (kind === 'comp') return { ...changed, price: 0, listPrice: byMenu, priceReason: reason, isComp: true }
  return { ...changed, price, listPrice: byMenu, priceReason: reason }
}
