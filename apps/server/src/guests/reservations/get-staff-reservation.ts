import type { Letter } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { listReplies } from '../../notify/list-replies.ts'
import { getBooked, type BookedTable } from './reservation-queries.ts'

/** One reservation with its replies. */
export async function getStaffReservation(
  db: Database,
  id: string,
): Promise<{ booked: BookedTable; letters: Letter[] }> {
  const booked = await getBooked(db, id)
  return { booked, letters: (await listReplies(db, [id])).get(id) ?? [] }
}
