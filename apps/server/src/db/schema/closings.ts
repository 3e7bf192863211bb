import { drawerEntryKinds, type DrawerEntryKind, type TillMethod } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, sqlInList } from './columns.ts'
import type { OrderTax } from './orders.ts'

const cents = () => bigint({ mode: 'number' }).notNull()

/** A tax on what was sold. */
export interface SoldTax extends OrderTax {
  isIncluded: boolean
}

/** What came in by one way of paying; payments that were marked by mistake are not in it. */
export interface MethodSum {
  method: TillMethod
  payments: number
  takenCents: number
  tipCents: number
  refunds: number
  givenBackCents: number
}

/** What orders came to in a span of time, and what was paid in it. */
export interface ClosedFigures {
  /** All that were placed. `sold`: neither cancelled nor a no-show. `open`: sold, and not handed over yet. */
  orders: { placed: number; sold: number; open: number; cancelled: number; noShows: number }
  /** Of the orders that were sold: their lines by the menu, less what the house paid for, less other prices. */
  menuCents: number
  compCents: number
  repricedCents: number
  subtotalCents: number
  discountCents: number
  extrasCents: number
  /** Only what was added to the prices. */
  taxOnTopCents: number
  totalCents: number
  taxes: SoldTax[]
  cancelledCents: number
  noShowCents: number
  /** Of the orders that were sold: what was paid for them so far, what is still to pay, and what was paid too much. */
  paidCents: number
  toPayCents: number
  toReturnCents: number
  /** Refunded although it was owed. */
  goodwillCents: number
  /** What was paid for the others, and not given back. */
  unsoldPaidCents: number
  payments: MethodSum[]
}

/** The end of a day or a shift: what was taken since the closing before it, and what was in the drawer. Never changed. */
export const closings = pgTable(
  'closings',
  {
    id: text().primaryKey(),
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    /** Orders placed from this instant until the other one. */
    from: moment().notNull(),
    until: moment().notNull(),
    /** Staff; the name stays when their account is gone. */
    by: text().notNull(),
    byName: text().notNull(),
    /** In the drawer: at its beginning, as it had to be in the end, as it was counted, and what was left in it. */
    startCents: cents(),
    expectedCents: cents(),
    countedCents: cents(),
    leftCents: cents(),
    note: text(),
    /** ISO 4217: the one that all its amounts are in. */
    currency: text().notNull(),
    figures: jsonb().$type<ClosedFigures>().notNull(),
  },
  (table) => [
    check('closings_left_was_counted', sql`${table.leftCents} between 0 and ${table.countedCents}`),
    index('closings_until').on(table.until),
  ],
)

/** What happens to the drawer beside payments: it is counted, money is put in or taken out. Rows are only added. */
export const drawerEntries = pgTable(
  'drawer_entries',
  {
    id: text().primaryKey(),
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    kind: text().$type<DrawerEntryKind>().notNull(),
    /** By how much it changes what should be in the drawer; of a count, what was found beside that. */
    cents: cents(),
    /** Of a count: what was found. */
    countedCents: bigint({ mode: 'number' }),
    reason: text(),
    by: text().notNull(),
    byName: text().notNull(),
    /** The closing that counts it; for a correction, the one that it corrects. Null: the next one. */
    closingId: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('drawer_entries_kind_is_known', sql`${table.kind} in (${sqlInList(drawerEntryKinds)})`),
    check(
      'drawer_entries_sign_is_right',
      sql`case ${table.kind} when 'in' then ${table.cents} > 0 when 'out' then ${table.cents} < 0 else true end`,
    ),
    check(
      'drawer_entries_count_is_whole',
      sql`(${table.kind} = 'count') = (${table.countedCents} is not null) and coalesce(${table.countedCents}, 0) >= 0`,
    ),
    check('drawer_entries_have_a_reason', sql`${table.kind} = 'count' or ${table.reason} is not null`),
    check(
      'drawer_entries_correct_a_closing',
      sql`${table.kind} <> 'correction' or ${table.closingId} is not null`,
    ),
    index('drawer_entries_closing').on(table.closingId),
  ],
)
