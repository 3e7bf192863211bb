import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { findPage, type Length } from '../db/find-page.ts'
import { searchedUser, users } from '../db/schema/index.ts'
import { searchFor } from '../db/searched-text.ts'
import { AppError } from '../platform/app-error.ts'

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
