import { z } from 'zod'
import { MAX_LABEL_LENGTH } from './limits.ts'
import { blankIsAbsent, listPage } from './list-page.ts'
import { ticketKinds, ticketStates } from './order-status.ts'
import { identifier, requiredText, text } from './text.ts'
import { version } from './version.ts'

/** The width of the paper roll. */
export const paperWidths = ['80mm', '58mm'] as const

/** A printer that has not asked for work this long is out of reach, and its stand-in takes over. */
export const PRINTER_SILENT_MS = 2 * 60_000

const stationKeys = z.array(z.string().min(1).max(40)).max(20, 'At most 20 stations')
const instant = z.iso.datetime().nullable()

/** A receipt printer that fetches its tickets from the site (Star CloudPRNT). */
export const printer = z.object({
  _id: z.string(),
  name: z.string(),
  stations: z.array(z.string()).describe('The keys of the stations whose tickets it prints'),
  isCounter: z.boolean().describe('Prints the counter’s ticket, which has the whole order'),
  paper: z.enum(paperWidths),
  standInId: z.string().nullable().describe('Prints its tickets while it is offline'),
  lastPolledAt: instant.describe('When it last asked for work'),
  isSilent: z.boolean().describe('It has not asked for work for two minutes'),
  status: z.string().nullable().describe('What it said of itself, such as `200 OK` or `410 Paper Out`'),
  waiting: z.int().describe('How many tickets it has not printed yet'),
  version,
})

/** The printer with its address, which is never shown again. */
export const printerWithAddress = z.object({
  printer,
  address: z
    .url()
    .describe('To be entered in the printer as its CloudPRNT server. Whoever knows it reads orders.'),
})

export const savePrinterInput = z.object({
  name: requiredText(MAX_LABEL_LENGTH, 'Enter a name'),
  stations: stationKeys.default([]),
  isCounter: z.boolean().default(false),
  paper: z.enum(paperWidths, 'Choose 80mm or 58mm').default('80mm'),
  standInId: identifier.nullable().default(null),
})

/** An omitted field stays unchanged. Without a version the last write wins. */
export const changePrinterInput = z.object({
  id: identifier,
  version: version.optional(),
  name: savePrinterInput.shape.name.optional(),
  stations: stationKeys.optional(),
  isCounter: z.boolean().optional(),
  paper: z.enum(paperWidths, 'Choose 80mm or 58mm').optional(),
  standInId: identifier.nullish(),
})

export const printerIdInput = z.object({ id: identifier })

/** One slip of paper: what a station, or the counter, has to know of an order. */
export const ticket = z.object({
  _id: z.string(),
  kind: z.enum(ticketKinds),
  order: z
    .object({ _id: z.string(), number: z.int() })
    .nullable()
    .describe('Null for a test, and for a closing'),
  station: z.string().nullable().describe('Null: the counter, or a test'),
  printer: z.string().nullable().describe('The name of the printer; null if it was removed'),
  state: z.enum(ticketStates),
  isDuplicate: z.boolean().describe('It may have come out before, and says so'),
  createdAt: z.iso.datetime(),
  fetchedAt: instant.describe('When a printer last fetched it'),
  finishedAt: instant.describe('When it was printed, or given up'),
  result: z.string().nullable().describe('What the printer said, such as `200 OK` or `410 Paper Out`'),
})

export const ticketFilter = z.object({
  orderId: blankIsAbsent(identifier).describe('Filters by order'),
  state: blankIsAbsent(z.enum(ticketStates)),
  ...listPage,
})

export const ticketList = z.object({
  tickets: z.array(ticket).describe('The newest first'),
  total: z.int().describe('How many match, regardless of limit and offset'),
})

export const ticketIdInput = z.object({ id: identifier })

export const ticketPicture = z.object({
  mediaType: z.literal('image/png'),
  base64: z.string(),
  paper: z.enum(paperWidths),
})

/** The next ticket of a printer that a browser prints for. */
export const takenTicket = z.object({
  ticket: z.object({ _id: z.string(), picture: ticketPicture }).nullable(),
})

/** What the picture shows: the order’s ticket for one station, or for the counter. */
export const ticketPictureInput = z.object({
  orderId: identifier,
  station: blankIsAbsent(text(40)).describe('The key of a station; without it, the counter’s ticket'),
})

export type PaperWidth = (typeof paperWidths)[number]
export type Printer = z.infer<typeof printer>
export type PrinterWithAddress = z.infer<typeof printerWithAddress>
export type SavePrinterInput = z.infer<typeof savePrinterInput>
export type ChangePrinterInput = z.infer<typeof changePrinterInput>
export type Ticket = z.infer<typeof ticket>
export type TicketFilter = z.infer<typeof ticketFilter>
export type TicketList = z.infer<typeof ticketList>
export type TakenTicket = z.infer<typeof takenTicket>
export type TicketPicture = z.infer<typeof ticketPicture>
