import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { letters } from '../../db/schema/index.ts'

/** Deletes what was written about it, because it is deleted itself. A letter that still waits to be mailed is not mailed. */
export async function forgetReplies(tx: Database, subjectId: string): Promise<void> {
  await tx.delete(letters).where(eq(letters.subjectId, subjectId))
}
