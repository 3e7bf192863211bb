import type { Letter } from '@tiffin/contract'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { letters } from '../db/schema/index.ts'
import { presentReply } from './present-reply.ts'

/** The replies about each of these, oldest first; records without replies are missing. */
export async function listReplies(
  db: Database,
  subjectIds: string[],
): Promise<ReadonlyMap<string, Letter[]>> {
  if (subjectIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(letters)
    .where(inArray(letters.subjectId, subjectIds))
    .orderBy(asc(letters.createdAt), asc(letters.id))
  const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId)
  return new Map([...bySubject].map(([id, written]) => [id, written.map(presentReply)]))
}
