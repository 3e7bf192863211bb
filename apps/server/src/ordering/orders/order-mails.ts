/** Emails about an order to its guest. */
import {
  extraText,
  describeLineChange,
  type LineChange,
  lineDetails,
  lineText,
  type RegionSettings,
  type SiteSettings,
} from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { dueCents, taxRows } from '../../platform/order-amounts.ts'
import { formatTime } from '../../platform/wall-clock.ts'
import type { Mail } from '../../platform/mail.ts'
import { isAsPromised, type OrderNews } from '../../platform/order-event-meaning.ts'
import { describePaid, type ReceiptPayment } from '../paying/get-receipt.ts'
import type { CancelledMoney } from '../paying/paid-online.ts'
import type { OrderLineRow, OrderRow } from './order-queries.ts'
import { moneyOfOrder } from './present-order.ts'

interface Sender {
  publicUrl: string
  settings: SiteSettings
}

export interface FoundOrder {
  order: OrderRow
  lines: OrderLineRow[]
  /** For news of a cancellation. */
  back?: CancelledMoney
  /** What was paid so far, for mails that say what it costs. */
  paid?: readonly ReceiptPayment[]
  /** What the guest knew, for a mail about a change. */
  before?: { changes: LineChange[]; totalCents: number; reasons: string[] }
}

// Without the name: anyone who ordered may have entered a stranger's address.
export function orderMail(
  found: FoundOrder,
  news: OrderNews | 'tooMany',
  { publicUrl, settings }: Sender,
): Mail {
  const { order } = found
  const { subject, paragraphs } = texts[news](found, settings)
  return {
    to: order.customerEmail,
    subject: `${subject} – ${settings.identity.name}`,
    paragraphs,
    action: { label: 'View your order', url: `${publicUrl}/order/${order.id}` },
    replyTo: settings.contact.email,
  }
}

type Texts = (found: FoundOrder, settings: SiteSettings) => { subject: string; paragraphs: string[] }

const texts: Record<OrderNews | 'tooMany', Texts> = {
  placed: ({ order, lines, paid }, { address, region }) => ({
    subject: `We have your order ${order.number}`,
    paragraphs: [
      ...allergy(order),
      `Thank you for your order. It is number ${order.number}, planned for pickup at ${formatTime(order.pickupAt, region)}.`,
      ...listContents({ order, lines, ...(paid && { paid }) }, region),
      `You’ll find us at ${placeOf(address)}. We’ll email you as soon as the kitchen has accepted your order; until then you can change or cancel it with this link.`,
    ],
  }),
  tooMany: (_found, { contact: { phone } }) => ({
    subject: 'More orders with your email address',
    paragraphs: [
      'Several orders were placed with your email address within an hour. So that nobody can fill your mailbox, we won’t email you about each of the next ones; their pages say how far they are.',
      `If you did not place them, call us at ${phone.display}: we can cancel them and block your address for orders.`,
    ],
  }),
  accepted: ({ order, lines, paid }, { address, contact: { phone }, region }) => ({
    subject: `Order ${order.number}: pickup at ${formatTime(order.pickupAt, region)}`,
    paragraphs: [
      ...allergy(order),
      `The kitchen has accepted your order ${order.number}. It will be ready at ${formatTime(order.pickupAt, region)}, at ${placeOf(address)}.`,
      ...listContents({ order, lines, ...(paid && { paid }) }, region),
      `Running late, or something to change? Call us at ${phone.display}.`,
    ],
  }),
  moved: ({ order }, { contact: { phone }, region }) => ({
    subject: `Order ${order.number}: new pickup time`,
    paragraphs: [
      `Your order ${order.number} will be ready at ${formatTime(order.pickupAt, region)}${sinceThePromise(order, region)}.`,
      ...(order.moveReason === null ? [] : [order.moveReason]),
      `If that doesn’t suit you, call us at ${phone.display}.`,
    ],
  }),
  changed: ({ order, lines, before, paid }, { contact: { phone }, region }) => ({
    subject: `Order ${order.number} has been changed: total ${moneyOfOrder(order, region).format(order.totalCents)}`,
    paragraphs: [
      ...allergy(order),
      `Your order ${order.number} has been changed. Pickup is still at ${formatTime(order.pickupAt, region)}.`,
      ...(before
        ? [...before.reasons, ...describeChanges(before.changes), totals(order, before.totalCents, region)]
        : []),
      ...listContents({ order, lines, ...(paid && { paid }) }, region),
      `Not what you wanted? Call us at ${phone.display}.`,
    ],
  }),
  ready: ({ order }, { address, contact: { phone }, region }) => ({
    subject: `Order ${order.number} is ready`,
    paragraphs: [
      `Your order ${order.number} is ready. Come and get it while it’s hot: ${placeOf(address)}.`,
      payment(order, moneyOfOrder(order, region)),
      `Can’t make it? Call us at ${phone.display}.`,
    ],
  }),
  unanswered: ({ order }, { contact: { phone }, region }) => ({
    subject: `Please call us about your order ${order.number}`,
    paragraphs: [
      `The kitchen has not confirmed your order ${order.number} yet, and we don’t want you to come for nothing.`,
      `Please call us at ${phone.display}: we’ll tell you right away whether we can have it ready at ${formatTime(order.pickupAt, region)}.`,
    ],
  }),
  cancelled: ({ order, back = null }, { contact: { phone }, region }) => ({
    subject: `Order ${order.number} is cancelled`,
    paragraphs:
      order.cancelReason === null
        ? [
            `You have cancelled your order ${order.number}. ${owed({ ...order, back }, phone.display, region)}`,
          ]
        : [
            `We’re sorry: we had to cancel your order ${order.number}. ${owed({ ...order, back }, phone.display, region)}`,
            order.cancelReason,
            `Questions? Call us at ${phone.display}.`,
          ],
  }),
}

function sinceThePromise({ pickupAt, promisedAt }: OrderRow, region: RegionSettings): string {
  if (promisedAt === null) return ''
  return isAsPromised({ pickupAt, promisedAt })
    ? ', as first promised'
    : ` instead of ${formatTime(promisedAt, region)}`
}

/** A guest's note may be a link. */
function describeChanges(changes: readonly LineChange[]): string[] {
  const rows = changes.map(({ kind, text, was }) =>
    describeLineChange({
      kind,
      text: withoutLinks(text),
      ...(was !== undefined && { was: withoutLinks(was) }),
    }),
  )
  // Only the total may be another one, with today's taxes.
  return rows.length > 0 ? [rows.join('\n')] : []
}

const withoutLinks = (words: string) => (LINK.test(words) ? 'see the page of your order' : words)

function totals(order: OrderRow, beforeCents: number, region: RegionSettings): string {
  const money = moneyOfOrder(order, region)
  if (order.totalCents === beforeCents) return `The total stays ${money.format(order.totalCents)}.`
  const more = order.totalCents - beforeCents
  const difference = `${money.format(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`
  return `The total is ${money.format(order.totalCents)} instead of ${money.format(beforeCents)}: ${difference}.`
}

const placeOf = ({ street, city }: SiteSettings['address']) => `${street}, ${city}`

/** Each in a row of its own. */
export const listLines = (lines: OrderLineRow[]) =>
  lines.map(({ choices, ...line }) => lineText({ ...choices, ...line })).join('\n')

const allergy = ({ allergyNote, note }: OrderRow): string[] =>
  allergyNote && note !== null ? [`Allergy, as the kitchen reads it: ${quoted(note)}`] : []

/** What was ordered and what it costs. */
export function listContents(
  { order, lines, paid = [] }: Pick<FoundOrder, 'order' | 'lines' | 'paid'>,
  region: RegionSettings,
): string[] {
  const money = moneyOfOrder(order, region)
  const note = order.note !== null && !order.allergyNote ? [`Your note: ${quoted(order.note)}`] : []
  const rows = [...lines.map((line) => pricedLine(line, money)), ...order.extras.map(extraText)]
  const payments = paid.length > 0 ? [describePaid(paid, money)] : []
  return [rows.join('\n'), ...note, amounts(order, money), ...payments]
}

function pricedLine(
  { choices, title, quantity, unitPriceCents, isComp }: OrderLineRow,
  money: Money,
): string {
  const note = choices.note && quoted(choices.note)
  const details = [...lineDetails({ ...choices, note: undefined, quantity }), ...(note ? [note] : [])]
  const price = isComp ? 'on the house' : money.format(quantity * unitPriceCents)
  return [`${quantity} × ${title}: ${price}`, ...details].join('\n– ')
}

// A mail program would make a link of it, and the reader may be a stranger whose address was typed.
const LINK = /:\/\/|@|[\p{L}\d]\.\p{L}{2,}/u

/** A guest's words, unless they could lead somewhere. */
const quoted = (words: string): string =>
  LINK.test(words) ? 'see the page of your order, because it contains an address.' : `“${words}”`

function amounts(order: OrderRow, money: Money): string {
  const { subtotalCents, discountCents, extrasTotalCents, couponCode, areTaxesIncluded } = order
  const taxes = taxRows(order, money)
  const rows = [
    `Subtotal: ${money.format(subtotalCents)}`,
    discountCents > 0 && `Discount${couponCode ? ` (${couponCode})` : ''}: −${money.format(discountCents)}`,
    extrasTotalCents > 0 && `Pickup extras: ${money.format(extrasTotalCents)}`,
    ...(areTaxesIncluded ? [] : taxes),
    payment(order, money),
    ...(areTaxesIncluded ? taxes : []),
  ]
  return rows.filter((row) => row !== false).join('\n')
}

/** What a cancelled order leaves to be settled. What was paid online goes back, or has gone back, the same way. */
export function owed(
  order: Pick<OrderRow, 'paidCents' | 'currency'> & { back: CancelledMoney | null },
  phone: string,
  region: RegionSettings,
): string {
  const money = moneyOfOrder(order, region)
  const { returnedCents = 0, tipToReturnCents = 0 } = order.back ?? {}
  if (returnedCents > 0)
    return `${money.format(returnedCents)} goes back to you by itself, the way you paid. It can take your bank up to ten days to show it.`
  const toReturnCents = order.paidCents + tipToReturnCents
  if (toReturnCents <= 0) return 'Nothing is owed.'
  return `You have paid ${money.format(toReturnCents)}: call us at ${phone}, and we will give it back.`
}

function payment(order: OrderRow, money: Money): string {
  const total = `Total ${money.format(order.totalCents)}`
  const due = dueCents(order)
  if (due < 0) return `${total}, paid; we give you ${money.format(-due)} back.`
  if (due === 0) return `${total}, ${order.paidCents > 0 ? 'paid' : 'nothing to pay'}.`
  return order.paidCents > 0
    ? `${total}; ${money.format(due)} is left to pay at pickup.`
    : `${total}, to pay at pickup.`
}
