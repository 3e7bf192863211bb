import { MAX_LIST_LENGTH } from '@tiffin/contract'
import { and, desc, eq, ilike, or } from 'drizzle-orm'
import { containing } from '../../db/containing.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import { Refusal } from '../../platform/refusal.ts'

export type CustomerRow = typeof users.$inferSelect

interface CustomerFilter {
  /** In name or address. */
  q?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Newest first, and how many there are without `limit` and `offset`. Staff are no customers. */
export async function listCustomerRows(
  db: Database,
  { q, limit = MAX_LIST_LENGTH, offset = 0 }: CustomerFilter,
): Promise<{ rows: CustomerRow[]; total: number }> {
  const pattern = q === undefined ? undefined : containing(q)
  const condition = and(
    eq(users.role, 'customer'),
    pattern === undefined ? undefined : or(ilike(users.name, pattern), ilike(users.email, pattern)),
  )
  const rows = await db
    .select()
    .from(users)
    .where(condition)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(users, condition) }
}

/** The customer, or NOT_FOUND; `isLocked` until the transaction ends. */
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
  if (!row) throw new Refusal('NOT_FOUND', 'We cannot find that customer')
  return row
}
