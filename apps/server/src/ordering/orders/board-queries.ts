import { MAX_BOARD_ORDERS } from '@tiffin/contract'
import { and, asc, eq, exists, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { categories, dueRank, orderLines, orders, products } from '../../db/schema/index.ts'
import { dishesInLine, dishIdsIn, listCategoriesOf } from '../../menu/catalogue/dishes-in-lines.ts'

export type BoardRow = Awaited<ReturnType<typeof listBoardOrders>>[number]

/** The open orders by pickup time, whether their customers have ordered before, and the category of each line and each dish in it. */
export async function listBoardOrders(db: Database) {
  const found = await db
    .select({ order: orders, isReturning: sql<boolean>`${exists(earlierOrders(db))}` })
    .from(orders)
    // Along the index orders_due.
    .where(sql`${dueRank(orders)} < 2`)
    .orderBy(asc(orders.pickupAt), asc(orders.number))
    .limit(MAX_BOARD_ORDERS)
  const ids = found.map(({ order }) => order.id)
  const lines = await db
    .select({ line: orderLines, categorySlug: categories.slug })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const categoryByDish = await listCategoriesOf(
    db,
    lines.flatMap(({ line }) => dishIdsIn(line)),
  )
  const complete = lines.map((each) => ({ ...each, dishes: dishesInLine(each.line, categoryByDish) }))
  const linesByOrder = Map.groupBy(complete, ({ line }) => line.orderId)
  return found.map((each) => ({ ...each, lines: linesByOrder.get(each.order.id) ?? [] }))
}

const earlier = alias(orders, 'earlier')

/** By account or, for guests, by email address, like `countEarlierOrders`: uses orders_user and orders_guest_email. */
function earlierOrders(db: Database) {
  const isSameGuest = and(
    isNull(orders.userId),
    isNull(earlier.userId),
    // Orders of deleted accounts have no address any more, and are not one person's.
    ne(orders.customerEmail, ''),
    eq(sql`lower(${earlier.customerEmail})`, sql`lower(${orders.customerEmail})`),
  )
  return db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        or(eq(earlier.userId, orders.userId), isSameGuest),
        lte(earlier.createdAt, orders.createdAt),
        lt(earlier.number, orders.number),
      ),
    )
}
