import { subscriberStatuses, type SubscriberStatus } from '@tiffin/contract'
import { sql, type Column } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { byTrigrams, pendingList, searchedText } from '../searched-text.ts'
import { sqlInList } from './sql-in-list.ts'

const moment = () => timestamp({ withTimezone: true })

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
