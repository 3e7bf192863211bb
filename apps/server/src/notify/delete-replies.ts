import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { letters } from '../db/schema/index.ts'

/** Deletes the replies about a record that is being deleted. A reply that still waits to be emailed is not sent. */
export async function deleteReplies(tx: Database, subjectId: string): Promise<void> {
  await tx.delete(letters).where(eq(letters.subjectId, subjectId))
}
