/** What staff have entered of a new order; kept in the tab until it is taken. */
import {
  chooseOptions,
  choicesOf,
  lineKey,
  orderedChoicesOf,
  type CartItem,
  type LineOption,
  type PaymentMethod,
  type Product,
  type StaffChannel,
} from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import type { ChosenExtras, pricedExtras } from '../../lib/format/order-extras.ts'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { isStoredLine } from '../../lib/storage/stores.ts'
import { createSessionValue } from '../../lib/storage/session-value.ts'

export interface OrderDraft {
  lines: CartItem[]
  phone: string
  /** null: nothing was typed, so it is the one that the telephone number finds. */
  name: string | null
  email: string
  note: string
  isAllergy: boolean
  extras: ChosenExtras
  /** '' for none. */
  couponCode: string
  /** null: by phone if there is a number, otherwise at the counter. */
  channel: StaffChannel | null
  /** null: as soon as possible. */
  pickupAt: string | null
  overrides: boolean
  /** null: at pickup. */
  paidBy: PaymentMethod | null
}

export const emptyDraft: OrderDraft = {
  lines: [],
  phone: '',
  name: null,
  email: '',
  note: '',
  isAllergy: false,
  extras: {},
  couponCode: '',
  channel: null,
  pickupAt: null,
  overrides: false,
  paidBy: null,
}

export const storedDraft = createSessionValue<OrderDraft>({ key: 'new-order', isValid: isDraft })

function isDraft(raw: unknown): raw is OrderDraft {
  const { lines, phone, name, email, note, isAllergy, overrides, extras, couponCode } = (raw ?? {}) as Record<
    string,
    unknown
  >
  return (
    Array.isArray(lines) &&
    lines.every(isStoredLine) &&
    typeof extras === 'object' &&
    extras !== null &&
    [phone, name ?? '', email, note, couponCode].every((text) => typeof text === 'string') &&
    [isAllergy, overrides].every((is) => typeof is === 'boolean')
  )
}

export const channelOf = ({ channel, phone }: Pick<OrderDraft, 'channel' | 'phone'>): StaffChannel =>
  channel ?? (phone.trim() === '' ? 'counter' : 'phone')

/** A line at today's price. */
export function makeLine(
  product: Product,
  {
    quantity,
    note,
    options,
  }: { quantity: number; note?: string | undefined; options?: LineOption[] | undefined },
  money: Money,
): CartItem {
  return {
    slug: product.slug,
    product: product._id,
    title: product.title,
    price: money.toAmount(unitCentsOf(product, money, options)),
    quantity,
    ...choicesOf({ options, note }),
  }
}

const MAX_QUANTITY = 99

/** Portions of the same, chosen in the same way, are one line. */
export function addLine(lines: readonly CartItem[], added: CartItem): CartItem[] {
  const key = lineKey(added)
  const same = lines.find((line) => lineKey(line) === key)
  if (same === undefined) return [...lines, added]
  const quantity = Math.min(MAX_QUANTITY, same.quantity + added.quantity)
  return lines.map((line) => (line === same ? { ...added, quantity } : line))
}

/** Why a line cannot be ordered as it is now; null if nothing is known against it. */
export function lineTrouble(line: CartItem, product: Product | undefined): string | null {
  if (product === undefined) return 'No longer on the menu'
  if (product.stock <= 0) return 'Sold out'
  if (product.stock < line.quantity) return `Only ${product.stock} left`
  const { problems } = chooseOptions(product.optionGroups, line.options)
  return problems.length > 0 ? problems.map(({ message }) => message).join('. ') : null
}

/** The lines at today's prices; what is no longer on the menu keeps its own. */
export const repriceLines = (
  lines: readonly CartItem[],
  products: ReadonlyMap<string, Product>,
  money: Money,
): CartItem[] =>
  lines.map((line) => {
    const product = products.get(line.slug)
    if (product === undefined) return line
    const chosen = chooseOptions(product.optionGroups, line.options)
    const options = chosen.problems.length > 0 ? line.options : chosen.options
    return makeLine(product, { quantity: line.quantity, note: line.note, options }, money)
  })

interface Shown {
  name: string
  lines: readonly CartItem[]
  extras: ReturnType<typeof pricedExtras>
  total: number
  taxPercent: number
}

/** As it is sent: with what was shown, so that another price is refused. */
export function toTakenOrder(draft: OrderDraft, { name, lines, extras, total, taxPercent }: Shown) {
  const { phone, email, note, isAllergy, pickupAt, overrides, paidBy, couponCode } = draft
  return {
    channel: channelOf(draft),
    items: lines.map((line) => {
      const { slug, product, title, price, quantity } = line
      return { ...orderedChoicesOf(line), slug, product, title, price, quantity }
    }),
    customer: {
      name: name.trim(),
      email: email.trim() || undefined,
      phone: phone.trim() || undefined,
    },
    fulfillment: {
      type: 'pickup' as const,
      ...(pickupAt !== null && { pickupAt, override: overrides }),
    },
    payment: { method: paidBy ?? ('cash' as const), isPaid: paidBy !== null },
    taxPercent,
    total,
    ...(extras.length > 0 && { extras }),
    ...(couponCode !== '' && { couponCode }),
    ...(note.trim() !== '' && { note: note.trim(), allergyNote: isAllergy }),
  }
}

export type TakenOrder = ReturnType<typeof toTakenOrder>
