import type { Reply, ReplyState } from '@tiffin/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { replies } from '../db/schema/index.ts'
import { readRegion } from '../platform/read-settings.ts'
import { localTimeOf, type Zone } from '../platform/wall-clock.ts'

/** The replies about each of these, oldest first; records without replies are missing. */
export async function listReplies(db: Database, subjectIds: string[]): Promise<ReadonlyMap<string, Reply[]>> {
  if (subjectIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(replies)
    .where(inArray(replies.subjectId, subjectIds))
    .orderBy(asc(replies.createdAt), asc(replies.id))
  const zone = await readRegion(db)
  const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId)
  return new Map(
    [...bySubject].map(([id, written]) => [id, written.map((reply) => presentReply(reply, zone))]),
  )
}

/** Deletes the replies about a record that is being deleted. A reply that still waits to be emailed is not sent. */
export async function deleteReplies(tx: Database, subjectId: string): Promise<void> {
  await tx.delete(replies).where(eq(replies.subjectId, subjectId))
}

type ReplyRow = Omit<typeof replies.$inferSelect, 'subjectKind' | 'subjectId' | 'recipient'>

export const presentReply = (
  { id, title, body, writtenBy, createdAt, sentAt, savedAt, failedAt }: ReplyRow,
  zone: Zone,
): Reply => ({
  _id: id,
  title,
  body,
  writtenBy,
  createdAt: createdAt.toISOString(),
  createdLocal: localTimeOf(createdAt, zone),
  state: replyStateOf({ sentAt, savedAt, failedAt }),
  sentAt: sentAt?.toISOString() ?? null,
})

export function replyStateOf({
  sentAt,
  savedAt,
  failedAt,
}: Pick<ReplyRow, 'sentAt' | 'savedAt' | 'failedAt'>): ReplyState {
  if (sentAt) return 'sent'
  if (savedAt) return 'saved'
  return failedAt ? 'failed' : 'waiting'
}
