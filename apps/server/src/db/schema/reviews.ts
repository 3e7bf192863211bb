import { reviewStatuses, type ReviewStatus } from '@tiffin/contract'
import { sql, type Column, type SQL } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { byTrigrams, pendingList, searchedText } from '../searched-text.ts'
import { sqlInList } from './sql-in-list.ts'

const moment = () => timestamp({ withTimezone: true })

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
