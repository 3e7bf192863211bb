import { MAX_LIST_LENGTH, type CateringState } from '@tiffin/contract'
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { containing } from '../../db/containing.ts'
import type { Database } from '../../db/database.ts'
import { cateringRequests } from '../../db/schema/index.ts'
import { Refusal } from '../../platform/refusal.ts'

export type CateringRow = typeof cateringRequests.$inferSelect

/** What an earlier sending of the same form has made, if there was one. */
export async function findRequestOf(
  db: Database,
  attempt: string | null,
): Promise<Pick<CateringRow, 'id' | 'number'> | null> {
  if (attempt === null) return null
  const [row] = await db
    .select({ id: cateringRequests.id, number: cateringRequests.number })
    .from(cateringRequests)
    .where(eq(cateringRequests.attempt, attempt))
  return row ?? null
}

interface CateringFilter {
  state?: CateringState | undefined
  /** In reference, name, address, phone or text. */
  q?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Newest first, how many there are without `limit` and `offset`, and how many wait for an answer. */
export async function listCateringRows(
  db: Database,
  { state, q, limit = MAX_LIST_LENGTH, offset = 0 }: CateringFilter,
): Promise<{ rows: CateringRow[]; total: number; newCount: number }> {
  const { number, name, email, phone, budget, dietary, comments } = cateringRequests
  const reference = sql`'C-' || ${number}`
  const pattern = q === undefined ? undefined : containing(q)
  const condition = and(
    state && eq(cateringRequests.state, state),
    pattern === undefined
      ? undefined
      : or(
          ilike(reference, pattern),
          ...[name, email, phone, budget, dietary, comments].map((column) => ilike(column, pattern)),
        ),
  )
  const rows = await db
    .select()
    .from(cateringRequests)
    .where(condition)
    .orderBy(desc(cateringRequests.createdAt), desc(cateringRequests.number))
    .limit(limit)
    .offset(offset)
  return {
    rows,
    total: await db.$count(cateringRequests, condition),
    newCount: await db.$count(cateringRequests, eq(cateringRequests.state, 'new')),
  }
}

/** The request, or NOT_FOUND; `isLocked` until the transaction ends. */
export async function getCateringRow(
  db: Database,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<CateringRow> {
  const query = db.select().from(cateringRequests).where(eq(cateringRequests.id, id))
  const [row] = await (isLocked ? query.for('update') : query)
  if (!row) throw new Refusal('NOT_FOUND', 'We cannot find that catering request')
  return row
}

export async function setCateringState(db: Database, id: string, state: CateringState): Promise<void> {
  await db.update(cateringRequests).set({ state }).where(eq(cateringRequests.id, id))
}
