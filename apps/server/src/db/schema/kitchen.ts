import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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
    windowStart: timestamp({ withTimezone: true }).notNull(),
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
    pausedUntil: timestamp({ withTimezone: true }),
    busyMinutes: integer().notNull().default(0),
    busyUntil: timestamp({ withTimezone: true }),
    /** When a kitchen board last reported itself. */
    boardSeenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('kitchen_pace_is_one_row', sql`${table.id} = 1`),
    check('kitchen_pace_busy_is_whole', sql`(${table.busyMinutes} > 0) = (${table.busyUntil} is not null)`),
  ],
)
