import {
  paperWidths,
  ticketKinds,
  ticketStates,
  type PaperWidth,
  type TicketKind,
  type TicketState,
} from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  boolean,
  jsonb,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { closings } from './closings.ts'
import { moment, sqlInList } from './columns.ts'
import { orders } from './orders.ts'

/**
 * The minutes of each station that an order needs, in each kitchen window. What a window holds is the sum of its rows,
 * also of stations without a limit: if they get one, the orders placed so far count. A cancelled order has no rows.
 */
export const kitchenWork = pgTable(
  'kitchen_work',
  {
    /** Of an order, or of one that is held until it is paid. */
    orderId: text().notNull(),
    /** Its key in the settings, even if the station has been removed since. */
    station: text().notNull(),
    windowStart: moment().notNull(),
    halfMinutes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.station, table.windowStart] }),
    check('kitchen_work_is_work', sql`${table.halfMinutes} > 0`),
    index('kitchen_work_window').on(table.windowStart),
  ],
)

/**
 * One row: whether online orders are paused, and how much longer than usual they take. Both end by themselves. Also
 * whether a board is connected.
 */
export const kitchenPace = pgTable(
  'kitchen_pace',
  {
    id: integer().primaryKey().default(1),
    pausedUntil: moment(),
    busyMinutes: integer().notNull().default(0),
    busyUntil: moment(),
    /** When a kitchen board last reported itself. */
    boardSeenAt: moment(),
  },
  (table) => [
    check('kitchen_pace_is_one_row', sql`${table.id} = 1`),
    check('kitchen_pace_busy_is_whole', sql`(${table.busyMinutes} > 0) = (${table.busyUntil} is not null)`),
  ],
)

/** Receipt printers that fetch their tickets from the site. */
export const printers = pgTable(
  'printers',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Of the secret in its address. */
    tokenHash: text().notNull().unique(),
    /** The keys of the stations in the settings whose tickets it prints. */
    stations: jsonb().$type<string[]>().notNull().default([]),
    /** Prints the tickets with the whole order. */
    isCounter: boolean().notNull().default(false),
    paper: text().$type<PaperWidth>().notNull(),
    standInId: text().references((): AnyPgColumn => printers.id, { onDelete: 'set null' }),
    lastPolledAt: moment(),
    /** What it said of itself. */
    status: text(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (table) => [check('printers_paper_is_known', sql`${table.paper} in (${sqlInList(paperWidths)})`)],
)

/** What was printed or has to be, when, where, and with what result. */
export const tickets = pgTable(
  'tickets',
  {
    /** 128 random bits; printers repeat it when they fetch the ticket and report on it. */
    id: text().primaryKey(),
    kind: text().$type<TicketKind>().notNull(),
    /** Null for a test, and for a closing. */
    orderId: text().references(() => orders.id, { onDelete: 'cascade' }),
    closingId: text().references(() => closings.id, { onDelete: 'cascade' }),
    /** Its key in the settings; '' is the counter. */
    station: text().notNull().default(''),
    /** What it is printed for; the same cause prints it once. */
    cause: text().notNull(),
    /** The one that prints it now; null if that was removed. */
    printerId: text().references(() => printers.id, { onDelete: 'set null' }),
    state: text().$type<TicketState>().notNull().default('waiting'),
    isDuplicate: boolean().notNull().default(false),
    /** How often a printer reported that it could not print it as it is. */
    rejections: integer().notNull().default(0),
    /** Of the order: what its paper shows, and for changed lines, what the paper before it showed. */
    revision: integer(),
    revisionBefore: integer(),
    createdAt: moment().notNull(),
    fetchedAt: moment(),
    finishedAt: moment(),
    result: text(),
  },
  (table) => [
    check('tickets_kind_is_known', sql`${table.kind} in (${sqlInList(ticketKinds)})`),
    check('tickets_state_is_known', sql`${table.state} in (${sqlInList(ticketStates)})`),
    check(
      'tickets_are_of_something',
      sql`(${table.kind} in ('test', 'closing')) = (${table.orderId} is null) and (${table.kind} = 'closing') = (${table.closingId} is not null)`,
    ),
    check(
      'tickets_finish_is_whole',
      sql`(${table.state} in ('printed', 'failed')) = (${table.finishedAt} is not null)`,
    ),
    uniqueIndex('tickets_cause').on(table.orderId, table.station, table.cause),
    index('tickets_created_at').on(table.createdAt),
    // What a printer asks for every few seconds.
    index('tickets_unfinished')
      .on(table.printerId, table.createdAt)
      .where(sql`${table.finishedAt} is null`),
  ],
)
