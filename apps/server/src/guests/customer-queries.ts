import type { CustomerAccount, CustomerList, CustomerRecord, RegionSettings } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { findPage, type Length } from '../db/find-page.ts'
import { searchedUser, users } from '../db/schema/index.ts'
import { searchFor } from '../db/searched-text.ts'
import { listOrdersOf } from '../ordering/orders/order-queries.ts'
import { presentOrderForStaff } from '../ordering/orders/present-order.ts'
import { sumOrdersOf } from '../ordering/orders/sum-orders-of.ts'
import { AppError } from '../platform/app-error.ts'
import { readRegion } from '../platform/read-settings.ts'
import { localTimeOf } from '../platform/wall-clock.ts'

/** The customers, and what each has ordered. */
export async function listCustomers(
  db: Database,
  filter: Parameters<typeof listCustomerRows>[1],
): Promise<CustomerList> {
  const { rows, ...length } = await listCustomerRows(db, filter)
  const ids = rows.map(({ id }) => id)
  const sums = await sumOrdersOf(db, ids)
  const zone = await readRegion(db)
  return { customers: rows.map((row) => presentCustomer(row, sums.get(row.id), zone)), ...length }
}

const SHOWN_ORDERS = 100

/** One customer with their newest orders. */
export async function getCustomer(db: Database, id: string): Promise<CustomerRecord> {
  const row = await getCustomerRow(db, id)
  const sums = await sumOrdersOf(db, [id])
  const orders = await listOrdersOf(db, row, { limit: SHOWN_ORDERS })
  const zone = await readRegion(db)
  return {
    ...presentCustomer(row, sums.get(id), zone),
    orders: orders.map((order) => presentOrderForStaff(order, zone)),
  }
}

const presentCustomer = (
  { id, name, email, emailVerifiedAt, disabledAt, createdAt }: CustomerRow,
  { count, spentCents }: { count: number; spentCents: number } = { count: 0, spentCents: 0 },
  region: RegionSettings,
): CustomerAccount => ({
  _id: id,
  name,
  email,
  isEmailVerified: emailVerifiedAt !== null,
  isDisabled: disabledAt !== null,
  createdAt: createdAt.toISOString(),
  createdLocal: localTimeOf(createdAt, region),
  ordersCount: count,
  spent: moneyOf(region).toAmount(spentCents),
})

export type CustomerRow = typeof users.$inferSelect

interface CustomerFilter {
  /** In name or address. */
  q?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Newest first, and how many there are without `limit` and `offset`. Staff do not count as customers. */
export async function listCustomerRows(
  db: Database,
  { q, ...page }: CustomerFilter,
): Promise<{ rows: CustomerRow[] } & Length> {
  const order = [desc(users.createdAt), desc(users.id)]
  const filter = eq(users.role, 'customer')
  const search = q === undefined ? undefined : searchFor(searchedUser(users), q)
  const { ids, ...length } = await findPage(db, { table: users, id: users.id, order, filter, search }, page)
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(...order)
  return { rows, ...length }
}

/** The customer, or NOT_FOUND; with `isLocked`, locked until the transaction ends. */
export async function getCustomerRow(
  db: Database,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<CustomerRow> {
  const query = db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'customer')))
  const [row] = await (isLocked ? query.for('update') : query)
  if (!row) throw new AppError('NOT_FOUND', 'We cannot find that customer')
  return row
}
