import type { CateringRecord } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { listReplies } from '../../notify/list-replies.ts'
import { getCateringRow } from './catering-queries.ts'
import { presentCatering } from './present-catering.ts'

/** One catering request with its replies. */
export async function getCatering(db: Database, id: string): Promise<CateringRecord> {
  const request = presentCatering(await getCateringRow(db, id))
  const letters = await listReplies(db, [id])
  return { ...request, letters: letters.get(id) ?? [] }
}
