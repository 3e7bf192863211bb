import type { Letter, LetterState } from '@tiffin/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { letters } from '../db/schema/index.ts'
import { localTimeOf } from '../platform/wall-clock.ts'

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

/** Deletes the replies about a record that is being deleted. A reply that still waits to be emailed is not sent. */
export async function deleteReplies(tx: Database, subjectId: string): Promise<void> {
  await tx.delete(letters).where(eq(letters.subjectId, subjectId))
}

type LetterRow = Omit<typeof letters.$inferSelect, 'subjectKind' | 'subjectId' | 'recipient'>

export const presentReply = ({
  id,
  title,
  body,
  writtenBy,
  createdAt,
  sentAt,
  savedAt,
  failedAt,
}: LetterRow): Letter => ({
  _id: id,
  title,
  body,
  writtenBy,
  createdAt: createdAt.toISOString(),
  createdLocal: localTimeOf(createdAt),
  state: replyStateOf({ sentAt, savedAt, failedAt }),
  sentAt: sentAt?.toISOString() ?? null,
})

export function replyStateOf({
  sentAt,
  savedAt,
  failedAt,
}: Pick<LetterRow, 'sentAt' | 'savedAt' | 'failedAt'>): LetterState {
  if (sentAt) return 'sent'
  if (savedAt) return 'saved'
  return failedAt ? 'failed' : 'waiting'
}
