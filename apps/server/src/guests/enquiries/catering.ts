import type { CateringOccasion, CateringRequest, CateringState } from '@tiffin/contract'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { findPage, type Length } from '../../db/find-page.ts'
import { cateringRequests, searchedCatering } from '../../db/schema/index.ts'
import { searchFor } from '../../db/searched-text.ts'
import { AppError } from '../../platform/app-error.ts'
import { localTimeOf, type Zone } from '../../platform/wall-clock.ts'
import type { EnquiryKind } from './handle-enquiry.ts'

export type CateringRow = typeof cateringRequests.$inferSelect

/** The request from an earlier submission of the same form, if there was one. */
export async function findRequestOf(
  db: Database,
  formKey: string | null,
): Promise<Pick<CateringRow, 'id' | 'number'> | null> {
  if (formKey === null) return null
  const [row] = await db
    .select({ id: cateringRequests.id, number: cateringRequests.number })
    .from(cateringRequests)
    .where(eq(cateringRequests.attempt, formKey))
  return row ?? null
}

interface CateringFilter {
  state?: CateringState | undefined
  /** Searches reference, name, email, phone and text. */
  q?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Newest first, how many there are without `limit` and `offset`, and how many are unanswered. */
export async function listCateringRows(
  db: Database,
  { state, q, ...page }: CateringFilter,
): Promise<{ rows: CateringRow[]; newCount: number } & Length> {
  const { id, createdAt, number } = cateringRequests
  const order = [desc(createdAt), desc(number)]
  const filter = state && eq(cateringRequests.state, state)
  const search = q === undefined ? undefined : searchFor(searchedCatering(cateringRequests), q)
  const { ids, ...length } = await findPage(db, { table: cateringRequests, id, order, filter, search }, page)
  const rows = await db
    .select()
    .from(cateringRequests)
    .where(inArray(id, ids))
    .orderBy(...order)
  return { rows, ...length, newCount: await db.$count(cateringRequests, eq(cateringRequests.state, 'new')) }
}

/** The request, or NOT_FOUND; with `isLocked`, locked until the transaction ends. */
async function getCateringRow(
  db: Database,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<CateringRow> {
  const query = db.select().from(cateringRequests).where(eq(cateringRequests.id, id))
  const [row] = await (isLocked ? query.for('update') : query)
  if (!row) throw new AppError('NOT_FOUND', 'We cannot find that catering request')
  return row
}

/** The reference that guests and staff use for a request. */
export const cateringReference = ({ number }: Pick<CateringRow, 'number'>) => `C-${number}`

export const presentCatering = (row: CateringRow, zone: Zone): CateringRequest => ({
  _id: row.id,
  reference: cateringReference(row),
  name: row.name,
  email: row.email,
  phone: row.phone ?? undefined,
  occasion: row.occasion as CateringOccasion,
  eventDay: row.eventDay,
  guestCount: row.guestCount,
  budget: row.budget ?? undefined,
  dietary: row.dietary ?? undefined,
  comments: row.comments ?? undefined,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  createdLocal: localTimeOf(row.createdAt, zone),
})

/** Catering requests, as staff handle them. */
export const catering: EnquiryKind<CateringRow, CateringRequest> = {
  subjectKind: 'catering',
  noun: 'catering request',
  stateWhenAnswered: 'quoted',
  nameOf: cateringReference,
  titleOf: (row) => `Your catering request ${cateringReference(row)}`,
  logged: (row) => ({ reference: cateringReference(row), state: row.state }),
  getRow: getCateringRow,
  async setState(tx, id, state) {
    await tx.update(cateringRequests).set({ state }).where(eq(cateringRequests.id, id))
  },
  async deleteRow(tx, id) {
    await tx.delete(cateringRequests).where(eq(cateringRequests.id, id))
  },
  present: presentCatering,
}
