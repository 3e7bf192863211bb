/** What stands on a ticket. Guests' words are shown as text: what would be a command or a mark-up in them is not. */
import { extraText, lineDetails, type PickupOverride, type RegionSettings } from '@tiffin/contract'
import { type Money, moneyOf } from '@tiffin/pricing'
import anyAscii from 'any-ascii'
import { dueCents, taxRows } from '../../platform/order-amounts.ts'
import { isAsPromised } from '../../platform/order-event-meaning.ts'
import { formatClock, formatDay, formatTime } from '../../platform/wall-clock.ts'
import { COUNTER, type PrintedLine, type PrintedOrder, type TicketRow } from './ticket-queries.ts'

/** A line across the paper. */
export const RULE = 'rule'

/** A line of text. */
export interface TicketText {
  text: string
  size: 'normal' | 'large' | 'huge'
  isBold?: boolean
  /** White on black. */
  isBand?: boolean
}

export type TicketLine = TicketText | typeof RULE

export type TicketFacts = Pick<TicketRow, 'kind' | 'station' | 'isDuplicate'>

const MAX_NAME_LENGTH = 60
export const MAYBE_TWICE: TicketText = { text: 'DUPLICATE', size: 'large', isBold: true, isBand: true }

interface Printing {
  /** For a test, which has no order. */
  printerName: string
  region: RegionSettings
}

/** The lines of a ticket, from top to bottom. */
export function describeTicket(
  { kind, station, isDuplicate }: TicketFacts,
  found: PrintedOrder | null,
  { printerName, region }: Printing,
): TicketLine[] {
  const marks = isDuplicate ? [MAYBE_TWICE] : []
  if (!found) return describeTest(printerName, marks)
  const place =
    station === COUNTER ? 'Counter' : (found.stations.find(({ key }) => key === station)?.name ?? station)
  const { number, pickupAt } = found.order
  return [
    { text: place, size: 'large', isBold: true },
    ...marks,
    ...headings[kind](found, region),
    ...describeAllergy(found),
    ...describeOverride(found),
    { text: String(number), size: 'huge', isBold: true },
    { text: `Pickup ${formatClock(pickupAt, region)}`, size: 'large', isBold: true },
    { text: formatDay(pickupAt, region), size: 'normal' },
    { text: plain(found.order.customerName.slice(0, MAX_NAME_LENGTH)), size: 'normal' },
    ...describeChannel(found),
    ...describeNote(found),
    RULE,
    ...(kind === 'lines' ? describeChanges(found, station) : describeLines(found, station)),
    ...(station === COUNTER ? describeExtras(found, kind) : []),
    RULE,
    ...(station === COUNTER ? describePayment(found, region) : []),
  ]
}

/** On every station's ticket, above all else: who makes a part of the order needs to know it. */
const describeAllergy = ({ order: { note, allergyNote } }: PrintedOrder): TicketText[] =>
  note !== null && allergyNote ? [band('ALLERGY'), { text: plain(note), size: 'large', isBold: true }] : []

const describeOverride = ({ order: { pickupOverride } }: PrintedOrder): TicketText[] =>
  pickupOverride === null ? [] : [band(overrides[pickupOverride])]

const overrides: Record<PickupOverride, string> = {
  full: 'OVERBOOKED',
  closed: 'OUTSIDE HOURS',
  short: 'RUSH',
}

function describeChannel({ order: { channel, externalReference } }: PrintedOrder): TicketText[] {
  const named = channel === 'phone' ? 'Phone' : channel === 'counter' ? 'Counter' : plain(channel)
  const parts = [
    ...(channel === 'web' ? [] : [`${named} order`]),
    ...(externalReference ? [plain(externalReference)] : []),
  ]
  return parts.length === 0 ? [] : [{ text: parts.join(' '), size: 'normal' }]
}

const describeNote = ({ order: { note, allergyNote } }: PrintedOrder): TicketText[] =>
  note === null || allergyNote ? [] : [{ text: `Note: ${plain(note)}`, size: 'normal', isBold: true }]

const band = (text: string): TicketText => ({ text, size: 'large', isBold: true, isBand: true })

const headings: Record<TicketRow['kind'], (found: PrintedOrder, region: RegionSettings) => TicketText[]> = {
  order: () => [],
  closing: () => [],
  test: () => [],
  change: ({ order }, region) => [
    band('NEW PICKUP TIME'),
    ...(order.promisedAt
      ? [
          {
            text: isAsPromised(order) ? 'As first promised' : `Was ${formatTime(order.promisedAt, region)}`,
            size: 'normal' as const,
          },
        ]
      : []),
    ...(order.moveReason ? [{ text: plain(order.moveReason), size: 'normal' as const }] : []),
  ],
  lines: ({ changes }) => [
    band('ORDER CHANGED'),
    ...(changes?.isNoteChanged
      ? [{ text: 'The note has changed.', size: 'normal' as const, isBold: true }]
      : []),
  ],
  cancellation: ({ order }) => [
    band('CANCELLED'),
    ...(order.cancelReason ? [{ text: plain(order.cancelReason), size: 'normal' as const }] : []),
  ],
}

const describeLines = ({ lines }: PrintedOrder, station: string): TicketLine[] =>
  lines.filter((line) => isMadeAt(line, station)).flatMap((line) => describeLine(line, station))

const isMadeAt = (line: PrintedLine, station: string) =>
  station === COUNTER || stationsOfLine(line).includes(station)

const describeLine = (line: PrintedLine, station: string): TicketText[] => [
  { text: `${line.quantity} × ${plain(line.title)}`, size: 'large', isBold: true },
  ...detailsAt(line, station).map((text) => ({ text, size: 'normal' as const, isBold: true })),
]

const detailsAt = (line: PrintedLine, station: string): string[] =>
  lineDetails({ ...choicesAt(line, station), quantity: line.quantity }).map(plain)

const changeBands = { add: 'ADD', cancel: 'CANCEL', change: 'CHANGE' } as const

/** Only what is different for this station. */
const describeChanges = ({ changes }: PrintedOrder, station: string): TicketLine[] =>
  (changes?.lines ?? [])
    .filter(({ line, was }) => isMadeAt(line, station) || (was !== undefined && isMadeAt(was, station)))
    .flatMap(({ kind, line, was }) => [
      band(changeBands[kind]),
      ...describeLine(line, station),
      ...(was
        ? [
            {
              text: `Was ${[`${was.quantity} ×`, ...detailsAt(was, station)].join(' ')}`,
              size: 'normal' as const,
            },
          ]
        : []),
    ])

/** The colleague who packs the order reads them. */
function describeExtras({ order, changes }: PrintedOrder, kind: TicketRow['kind']): TicketLine[] {
  const textOf = (extra: Parameters<typeof extraText>[0]): TicketText => ({
    text: plain(extraText(extra)),
    size: 'large',
  })
  if (kind === 'lines')
    return (changes?.extras ?? []).flatMap(({ kind: change, extra }) => [
      band(changeBands[change]),
      textOf(extra),
    ])
  return order.extras.length === 0 ? [] : [RULE, ...order.extras.map(textOf)]
}

/** Who makes the line puts all of it together; another station needs only its own dishes of a thali. */
function choicesAt({ choices, dishes, ...line }: PrintedLine, station: string) {
  if (station === COUNTER || station === line.station) return choices
  const here = new Set(dishes.flatMap((dish) => (dish.station === station ? [dish.slug] : [])))
  const isHere = (product: string | undefined) => product === undefined || here.has(product)
  return { ...choices, options: choices.options?.filter(({ product }) => isHere(product)) }
}

/** A dish in a thali may be made elsewhere than the rest of it. */
export const stationsOfLine = ({ station, dishes }: Pick<PrintedLine, 'station' | 'dishes'>): string[] =>
  [station, ...dishes.map((dish) => dish.station)].filter((each) => each !== null)

function describePayment({ order }: PrintedOrder, { locale }: RegionSettings): TicketLine[] {
  const money = moneyOf({ currency: order.currency, locale })
  const phone =
    order.customerPhone === null ? [] : [{ text: plain(order.customerPhone), size: 'normal' as const }]
  // With a registration number the ticket is a receipt.
  const taxes = order.taxes.some(({ number }) => number !== '') ? taxRows(order, money) : []
  return [
    { text: amountDue(order, money), size: 'large', isBold: true },
    ...taxes.map((row) => ({ text: plain(row), size: 'normal' as const })),
    ...phone,
  ]
}

function amountDue(order: PrintedOrder['order'], money: Money): string {
  const due = dueCents(order)
  if (due > 0) return `To pay ${money.format(due)}`
  if (due < 0) return `Refund ${money.format(-due)}`
  return order.paidCents > 0 ? `Paid ${money.format(order.totalCents)}` : 'Nothing to pay'
}

const describeTest = (printerName: string, marks: readonly TicketText[]): TicketLine[] => [
  { text: 'Test print', size: 'large', isBold: true },
  ...marks,
  { text: plain(printerName), size: 'normal', isBold: true },
  RULE,
  { text: 'This printer is connected.', size: 'normal' },
  { text: 'Names: Zoë, Łukasz, आशा, ਅਮਰ', size: 'normal' },
]

const EMOJI = /\p{RGI_Emoji}|\p{Extended_Pictographic}/gv

/** Printers have no emoji, and a peanut below ALLERGY must not be a box: '[peanuts]'. */
function nameOfEmoji(emoji: string): string {
  const name = anyAscii(emoji).replaceAll(/[:_]+/g, ' ').trim()
  return name === '' ? '' : `[${name}]`
}

/** One line without control characters: an escape sequence would be a command to some printers. */
export const plain = (text: string) =>
  text
    .replaceAll(EMOJI, nameOfEmoji)
    .replaceAll(/\s+/gu, ' ')
    // Two of them join letters in Indian scripts.
    .replaceAll(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .trim()
