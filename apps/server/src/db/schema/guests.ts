import {
  reviewStatuses,
  type ReviewStatus,
  type SubscriberStatus,
  subscriberStatuses,
} from '@tiffin/contract'
import { type Column, sql, type SQL } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { byTrigrams, pendingList, searchedText } from '../searched-text.ts'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { moment, sqlInList } from './columns.ts'
import { orders } from './orders.ts'

/** The text that a search for subscribers looks at. */
export const searchedSubscriber = ({ email }: { email: Column }) => searchedText(email)

export const subscribers = pgTable(
  'subscribers',
  {
    /** 128 random bits: the key in the unsubscribe link. */
    id: text().primaryKey(),
    email: text().notNull().unique(),
    status: text().$type<SubscriberStatus>().notNull().default('pending'),
    /** The consent wording exactly as shown beside the button. */
    consent: text().notNull(),
    askedAt: moment().notNull(),
    /** When the emailed link was opened. */
    confirmedAt: moment(),
    unsubscribedAt: moment(),
    /** From the latest sign-up request, which anyone may have typed: it replaces the consent above once confirmed. */
    askingConsent: text(),
    askingAt: moment(),
    /** SHA-256 of the key in the latest confirmation link. */
    confirmHash: text().unique('subscribers_confirm_hash_unique'),
    confirmUntil: moment(),
  },
  (table) => [
    check('subscribers_status_is_known', sql`${table.status} in (${sqlInList(subscriberStatuses)})`),
    check('subscribers_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check(
      'subscribers_asking_is_pending',
      sql`(${table.status} = 'pending') = (${table.askingAt} is not null and ${table.askingConsent} is not null)`,
    ),
    index('subscribers_asked_at').on(table.askedAt),
    index('subscribers_status').on(table.status, table.askedAt, table.id),
    index('subscribers_searched')
      .using('gin', byTrigrams(searchedSubscriber(table)))
      .with(pendingList),
  ],
)

/** The text that a search for reviews looks at, besides the dish. */
export const searchedReview = (review: Record<'text' | 'answer' | 'author', Column>) =>
  searchedText(review.text, review.answer, review.author)

/** Reviews awaiting approval come first. */
export const isPending = ({ status }: { status: Column }): SQL => sql`(${status} = 'pending')`

export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Set to null when the account is deleted. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The reviewer's name as shown on the page. */
    author: text().notNull(),
    stars: integer().notNull(),
    text: text().notNull(),
    status: text().$type<ReviewStatus>().notNull().default('pending'),
    answer: text(),
    answeredAt: moment(),
    createdAt: moment().notNull(),
    /** Incremented with every edit. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('reviews_status_is_known', sql`${table.status} in (${sqlInList(reviewStatuses)})`),
    check('reviews_stars_in_range', sql`${table.stars} between 1 and 5`),
    unique('reviews_one_of_each').on(table.productId, table.userId),
    index('reviews_created_at').on(table.createdAt),
    index('reviews_pending_first').on(isPending(table), table.createdAt, table.id),
    index('reviews_status').on(table.status, table.createdAt, table.id),
    index('reviews_searched')
      .using('gin', byTrigrams(searchedReview(table)))
      .with(pendingList),
    index('reviews_user').on(table.userId),
  ],
)

/** What staff have noted about one person, and which contacts and account they have found to be the same one. */
export const guests = pgTable('guests', {
  id: text().primaryKey(),
  /** Goes with the account. */
  userId: text()
    .unique('guests_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  note: text().notNull().default(''),
  /** Incremented with every change, also of its contacts. */
  version: integer().notNull().default(1),
  changedAt: moment().notNull(),
})

/** No two guests have the same one. */
export const guestContacts = pgTable(
  'guest_contacts',
  {
    /** The address in lower case, or the last digits of a number: `contactKey`. */
    key: text().primaryKey(),
    guestId: text()
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    /** As it was written. */
    contact: text().notNull(),
  },
  (table) => [
    index('guest_contacts_guest').on(table.guestId),
    check('guest_contacts_key', sql`${table.key} <> ''`),
  ],
)

/** Orders that were open when their account was deleted. They keep their guest's name and notes until they are over. */
export const ordersToAnonymize = pgTable('orders_to_anonymize', {
  orderId: text()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
})
