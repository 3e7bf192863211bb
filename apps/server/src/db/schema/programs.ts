import type { KeyPermission } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment, sqlInList } from './columns.ts'

/** The keys with which programs call. In no backup: one that was revoked would be valid again. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text().primaryKey(),
    /** SHA-256 of the key: anyone who reads the table cannot use it. */
    keyHash: text().notNull().unique(),
    prefix: text().notNull(),
    /** Its last characters. */
    hint: text().notNull(),
    name: text().notNull(),
    permissions: jsonb().$type<KeyPermission[]>().notNull(),
    /** In CIDR notation; empty: anywhere. */
    networks: jsonb().$type<string[]>().notNull(),
    /** Null once the account is deleted: then it works no more. */
    makerId: text().references(() => users.id, { onDelete: 'set null' }),
    makerEmail: text().notNull(),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
    replacedBy: text().references((): AnyPgColumn => apiKeys.id, { onDelete: 'set null' }),
    revokedAt: moment(),
    /** To within a minute. */
    lastUsedAt: moment(),
    lastUsedFrom: text(),
    lastUsedCall: text(),
  },
  (table) => [index('api_keys_maker').on(table.makerId)],
)

const pauseReasons = ['owner', 'failing', 'gone'] as const
const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/** Addresses of other programs that are told what happens here. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: text().primaryKey(),
    url: text().notNull(),
    /** What it is told: `order.placed`. */
    types: jsonb().$type<string[]>().notNull(),
    /** The secret that signs, encrypted: see `platform/secrets.ts`. */
    sealed: text().notNull(),
    /** The one before, which signs too until then, so that the receiver can change over. */
    oldSealed: text(),
    oldUntil: moment(),
    /** Null while it is active. What happens meanwhile waits. */
    pausedBecause: text().$type<(typeof pauseReasons)[number]>(),
    pausedAt: moment(),
    /** The first failure since the last success. */
    failingSince: moment(),
    deliveredAt: moment(),
    /** The job that sends to it just now: there is never more than one. */
    leasedBy: text(),
    leasedUntil: moment(),
    createdAt: moment().notNull(),
    /** The email address of the owner who added it. */
    createdBy: text().notNull(),
  },
  (table) => [
    check('webhook_endpoints_pause_is_known', sql`${table.pausedBecause} in (${sqlInList(pauseReasons)})`),
    check(
      'webhook_endpoints_pause_has_a_time',
      sql`(${table.pausedBecause} is null) = (${table.pausedAt} is null)`,
    ),
    check(
      'webhook_endpoints_old_secret_ends',
      sql`(${table.oldSealed} is null) = (${table.oldUntil} is null)`,
    ),
  ],
)

/** What happened, as the API showed it then. The same for all endpoints. */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    /** The `webhook-id`, the same at every try. */
    id: text().primaryKey(),
    /** In the order in which one record changed, because anyone who changes it has locked it. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Of its event, assigned after the commit: the number that the live stream counts with. */
    number: bigint({ mode: 'number' }),
    type: text().notNull(),
    /** The order, dish, reservation or message that it is about; null for a test. */
    topic: text(),
    /** JSON, as it is sent. */
    data: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('webhook_messages_at').on(table.at)],
)

/** A message for one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text().primaryKey(),
    endpointId: text()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    messageId: text()
      .notNull()
      .references(() => webhookMessages.id, { onDelete: 'cascade' }),
    /** As in its message. */
    position: bigint({ mode: 'number' }).notNull(),
    topic: text(),
    state: text().$type<(typeof deliveryStates)[number]>().notNull().default('waiting'),
    /** Sent again by hand: it waits for no other, and none waits for it. */
    isAgain: boolean().notNull().default(false),
    /** Since it was last to be sent. */
    tries: integer().notNull().default(0),
    nextTryAt: moment(),
  },
  (table) => [
    check('webhook_deliveries_state_is_known', sql`${table.state} in (${sqlInList(deliveryStates)})`),
    check(
      'webhook_deliveries_waiting_has_a_time',
      sql`(${table.state} = 'waiting') = (${table.nextTryAt} is not null)`,
    ),
    index('webhook_deliveries_log').on(table.endpointId, table.position),
    index('webhook_deliveries_message').on(table.messageId),
    index('webhook_deliveries_waiting')
      .on(table.endpointId, table.topic, table.position)
      .where(sql`${table.state} = 'waiting'`),
  ],
)

/** Each try, with what came back. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: text().primaryKey(),
    deliveryId: text()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** Where it was sent, which may have changed since. */
    url: text().notNull(),
    at: moment().notNull(),
    tookMs: integer().notNull(),
    /** Null: no answer came. */
    status: integer(),
    /** The beginning of the answer's body. */
    answer: text(),
    /** Why there was no answer, in a sentence. */
    fault: text(),
  },
  (table) => [
    check('webhook_attempts_have_one_end', sql`num_nonnulls(${table.status}, ${table.fault}) = 1`),
    index('webhook_attempts_delivery').on(table.deliveryId, table.at),
  ],
)
