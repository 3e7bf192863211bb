import { sql } from 'drizzle-orm'
import { boolean, check, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const coupons = pgTable(
  'coupons',
  {
    id: text().primaryKey(),
    /** Upper case; guests may type it in any case. */
    code: text().notNull().unique(),
    kind: text().$type<'percent' | 'fixed'>().notNull(),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }),
    amountCents: integer(),
    minSubtotalCents: integer().notNull().default(0),
    capCents: integer(),
    startsAt: moment(),
    endsAt: moment(),
    maxUses: integer(),
    /** Per email address. */
    maxUsesPerCustomer: integer(),
    uses: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    /** Incremented with every edit, but not with every use. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check(
      'coupons_value_fits_kind',
      sql`(${table.kind} = 'percent' and ${table.percent} > 0 and ${table.percent} <= 100 and ${table.amountCents} is null)
        or (${table.kind} = 'fixed' and ${table.amountCents} > 0 and ${table.percent} is null)`,
    ),
    check('coupons_limits_not_negative', sql`${table.minSubtotalCents} >= 0 and ${table.capCents} >= 0`),
    check('coupons_uses_per_customer_positive', sql`${table.maxUsesPerCustomer} > 0`),
    check(
      'coupons_uses_within_limit',
      sql`${table.uses} between 0 and coalesce(${table.maxUses}, ${table.uses})`,
    ),
  ],
)
