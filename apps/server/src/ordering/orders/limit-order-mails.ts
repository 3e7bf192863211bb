/** Anyone may type somebody else's address: it gets a few emails about orders, not as many as there are orders. */
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, users } from '../../db/schema/index.ts'
import type { OrderNews } from '../../platform/order-event-meaning.ts'
import type { OrderRow } from './order-queries.ts'
import { findVersion } from '../../ledger/order-versions.ts'

/** Orders to one address within an hour whose emails are sent. */
const MAILED_ORDERS = 3
const HOUR_MS = 3_600_000

/**
 * What its address gets about an order: everything; of the first order too many one notice that says so; or nothing that
 * whoever ordered can cause. What staff decide is always told.
 */
export async function mailsFor(
  db: Database,
  order: OrderRow,
  news: OrderNews,
): Promise<'all' | 'notice' | 'none'> {
  if (!(await isCausedByGuest(db, order, news)) || (await isOwnAddress(db, order))) return 'all'
  // No more are counted than it takes to know.
  const counted = await db
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        gt(orders.createdAt, new Date(order.createdAt.getTime() - HOUR_MS)),
        lte(orders.number, order.number),
        eq(mailboxOf(sql`${orders.customerEmail}`), mailboxOf(sql`${order.customerEmail}::text`)),
      ),
    )
    .limit(MAILED_ORDERS + 2)
  const rank = counted.length
  if (rank <= MAILED_ORDERS) return 'all'
  return rank === MAILED_ORDERS + 1 && isFirstNews(order, news) ? 'notice' : 'none'
}

/** What is behind a plus sign sorts the mail of one mailbox. */
const mailboxOf = (address: SQL) => sql`regexp_replace(lower(${address}), '[+][^@]*@', '@')`

// An order may be accepted without anyone doing so, and waits unanswered without anyone doing anything.
async function isCausedByGuest(db: Database, order: OrderRow, news: OrderNews): Promise<boolean> {
  if (news === 'changed') return (await findVersion(db, order.id, order.revision))?.by === null
  return (
    order.channel === 'web' &&
    order.takenBy === null &&
    (isFirstNews(order, news) ||
      news === 'unanswered' ||
      (news === 'cancelled' && order.cancelReason === null))
  )
}

const isFirstNews = ({ steps }: OrderRow, news: OrderNews) =>
  news === 'placed' || (news === 'accepted' && steps[0]?.by === undefined)

/** Ordered by an account that has shown that it reads this mailbox. */
async function isOwnAddress(db: Database, { userId, customerEmail }: OrderRow): Promise<boolean> {
  if (userId === null) return false
  const [owner] = await db
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
  return owner !== undefined && owner.verifiedAt !== null && owner.email === customerEmail.toLowerCase()
}
