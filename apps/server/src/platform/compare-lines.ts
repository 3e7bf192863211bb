/** What a change did to an order: for tickets, mails and the order's history. */
import { extraText, lineDetails, lineText, type LineChange } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import type { OrderContents, StoredExtra, VersionLine } from '../db/schema/index.ts'

/** What is different about one line for anyone who cooks it: so many more, so many fewer, or made otherwise. */
export interface CookedChange {
  kind: 'add' | 'cancel' | 'change'
  /** With the number of portions that the change is about. */
  line: VersionLine
  /** As it was, if it is made otherwise. */
  was?: VersionLine
}

/** The lines that have to be cooked otherwise; not those of which only the price is another one. */
export function compareCooked(before: readonly VersionLine[], after: readonly VersionLine[]): CookedChange[] {
  const old = new Map(before.map((line) => [line.position, line]))
  const kept = new Set(after.map(({ position }) => position))
  const gone = before
    .filter(({ position }) => !kept.has(position))
    .map((line) => ({ kind: 'cancel' as const, line }))
  const others = after.flatMap((line): CookedChange[] => {
    const was = old.get(line.position)
    if (was === undefined) return [{ kind: 'add', line }]
    if (!isMadeAlike(was, line)) return [{ kind: 'change', line, was }]
    const more = line.quantity - was.quantity
    if (more === 0) return []
    const kind = more > 0 ? ('add' as const) : ('cancel' as const)
    return [{ kind, line: { ...line, quantity: Math.abs(more) } }]
  })
  return [...gone, ...others]
}

const isMadeAlike = (one: VersionLine, other: VersionLine) =>
  one.title === other.title &&
  lineDetails({ ...one.choices }).join('\n') === lineDetails({ ...other.choices }).join('\n')

/** How many of an extra were added or taken off. */
export interface ExtraChange {
  kind: 'add' | 'cancel'
  extra: Pick<StoredExtra, 'name' | 'quantity'>
}

/** The extras that have to be packed otherwise, whatever they cost. */
export function compareExtras(before: readonly StoredExtra[], after: readonly StoredExtra[]): ExtraChange[] {
  const count = (extras: readonly StoredExtra[], id: string) =>
    extras.reduce((sum, extra) => sum + (extra.id === id ? extra.quantity : 0), 0)
  const named = new Map([...before, ...after].map(({ id, name }) => [id, name]))
  return [...named].flatMap(([id, name]): ExtraChange[] => {
    const more = count(after, id) - count(before, id)
    if (more === 0) return []
    return [{ kind: more > 0 ? 'add' : 'cancel', extra: { name, quantity: Math.abs(more) } }]
  })
}

/** Everything that is different, in words. */
export function compareContents(before: OrderContents, after: OrderContents, money: Money): LineChange[] {
  const cooked = compareCooked(before.lines, after.lines).map(({ kind, line, was }) => ({
    kind,
    text: textOf(line),
    ...(was && { was: textOf(was) }),
  }))
  const packed = compareExtras(before.extras, after.extras).map(({ kind, extra }) => ({
    kind,
    text: extraText(extra),
  }))
  return [
    ...cooked,
    ...packed,
    ...comparePrices(before.lines, after.lines, money),
    ...compareCoupons(before, after),
    ...compareNotes(before, after),
  ]
}

const textOf = ({ choices, ...line }: VersionLine) => lineText({ ...choices, ...line })

function comparePrices(
  before: readonly VersionLine[],
  after: readonly VersionLine[],
  money: Money,
): LineChange[] {
  const old = new Map(before.map((line) => [line.position, line]))
  return after.flatMap((line) => {
    const was = old.get(line.position)
    if (was === undefined || was.unitPriceCents === line.unitPriceCents) return []
    const why = line.priceReason === null ? '' : ` – ${line.priceReason}`
    const { quantity, title } = line
    const text = `${quantity} × ${title}: ${priceOf({ ...line, quantity }, money)}${why}`
    return [{ kind: 'price' as const, text, was: priceOf({ ...was, quantity }, money) }]
  })
}

const priceOf = ({ isComp, unitPriceCents, quantity }: VersionLine, money: Money): string =>
  isComp ? 'on the house' : `${money.format(unitPriceCents)}${quantity > 1 ? ' each' : ''}`

function compareCoupons(before: OrderContents, after: OrderContents): LineChange[] {
  if (before.couponCode === after.couponCode) return []
  if (before.couponCode === null) return [{ kind: 'coupon', text: `${after.couponCode} applies again` }]
  return [{ kind: 'coupon', text: `${before.couponCode} no longer applies: the order is too small for it` }]
}

function compareNotes(before: OrderContents, after: OrderContents): LineChange[] {
  if (before.note === after.note && before.allergyNote === after.allergyNote) return []
  return [{ kind: 'note', text: noteOf(after), was: noteOf(before) }]
}

const noteOf = ({ note, allergyNote }: Pick<OrderContents, 'note' | 'allergyNote'>) =>
  note === null ? 'no note' : `${allergyNote ? 'Allergy: ' : ''}“${note}”`
