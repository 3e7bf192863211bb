import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { auditLog } from '../../db/schema/index.ts'

export interface LoggedChange {
  at: Date
  userEmail: string
  action: string
  before: unknown
  after: unknown
}

/** What staff have done to this one record, oldest first. */
export function listChangesOf(db: Database, subjectId: string): Promise<LoggedChange[]> {
  const { at, userEmail, action, before, after } = auditLog
  return db
    .select({ at, userEmail, action, before, after })
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(asc(at), asc(auditLog.id))
}
