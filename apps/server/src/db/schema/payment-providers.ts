import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment, sqlInList } from './columns.ts'

/** As in `payments/provider.ts`, which lies above. */
const providers = ['stripe', 'paypal', 'demo'] as const
const modes = ['test', 'live'] as const
const demoStates = ['open', 'pending', 'paid', 'failed', 'closed'] as const

/** The keys of a payment provider, for one of its modes. Anyone who reads the table cannot use them: see `platform/secrets.ts`. */
export const providerKeys = pgTable(
  'provider_keys',
  {
    provider: text().$type<'stripe' | 'paypal'>().notNull(),
    mode: text().$type<(typeof modes)[number]>().notNull(),
    /** The mode that guests pay in. */
    isInUse: boolean().notNull(),
    /** Encrypted JSON. */
    sealed: text().notNull(),
    /** The last characters of each key, by its name. */
    hints: jsonb().$type<Record<string, string>>().notNull(),
    updatedAt: moment().notNull(),
    /** The address of the colleague who entered them. */
    updatedBy: text().notNull(),
    checkedAt: moment(),
    /** What was wrong then; empty if nothing was. */
    faults: jsonb().$type<string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.mode] }),
    check('provider_keys_mode_is_known', sql`${table.mode} in (${sqlInList(modes)})`),
    uniqueIndex('provider_keys_in_use')
      .on(table.provider)
      .where(sql`${table.isInUse}`),
  ],
)

/** What a provider has told, kept before it is answered. The provider's id of the event makes a repeat known. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().$type<(typeof providers)[number]>().notNull(),
    eventId: text().notNull(),
    /** The provider's name for it: `checkout.session.completed`. */
    kind: text().notNull(),
    /** What it speaks of: a payment, a refund, a dispute. */
    about: jsonb().$type<unknown>().notNull(),
    mode: text().$type<(typeof modes)[number]>().notNull(),
    receivedAt: moment().notNull(),
    processedAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    check('payment_events_provider_is_known', sql`${table.provider} in (${sqlInList(providers)})`),
    check('payment_events_mode_is_known', sql`${table.mode} in (${sqlInList(modes)})`),
    index('payment_events_waiting')
      .on(table.receivedAt)
      .where(sql`${table.processedAt} is null`),
  ],
)

/** The books of the demo terminal, which is a payment provider of our own. */
export const demoPayments = pgTable(
  'demo_payments',
  {
    reference: text().primaryKey(),
    attemptId: text().notNull().unique(),
    orderId: text().notNull(),
    description: text().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    returnUrl: text().notNull(),
    cancelUrl: text().notNull(),
    state: text().$type<(typeof demoStates)[number]>().notNull(),
    /** Pending: when it will be known … */
    settlesAt: moment(),
    /** … and how it ends. */
    settlesAs: text().$type<'paid' | 'failed'>(),
    createdAt: moment().notNull(),
    paidAt: moment(),
  },
  (table) => [
    check('demo_payments_state_is_known', sql`${table.state} in (${sqlInList(demoStates)})`),
    check(
      'demo_payments_pending_ends',
      sql`(${table.state} = 'pending') = (${table.settlesAt} is not null) and (${table.settlesAt} is null) = (${table.settlesAs} is null)`,
    ),
    check('demo_payments_paid_has_a_time', sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
  ],
)

export const demoRefunds = pgTable(
  'demo_refunds',
  {
    /** Ours, so that it is made once. */
    id: text().primaryKey(),
    reference: text()
      .notNull()
      .references(() => demoPayments.reference),
    cents: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('demo_refunds_cents_are_positive', sql`${table.cents} > 0`),
    index('demo_refunds_payment').on(table.reference),
  ],
)
