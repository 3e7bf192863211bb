import type { User } from '@tiffin/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { deleteOldRows } from '../../db/many-rows.ts'
import { newId } from '../../db/new-id.ts'
import { auditLog } from '../../db/schema/index.ts'
import type { Caller } from '../../platform/context.ts'
import type { Clock } from '../../platform/wall-clock.ts'

interface Change {
  /** A verb and its object: `change product`. */
  action: string
  subjectId: string
  /** The record's fields by name: no list, no single value. */
  before?: Fields | null | undefined
  after?: Fields | null | undefined
}

type Fields = Readonly<Record<string, unknown>>

interface By {
  caller: User & Pick<Caller, 'account' | 'key'>
  clock: Clock
}

/** Logs who changed what, in the transaction of the change. */
export const recordChange = (tx: Database, by: By, change: Change): Promise<void> =>
  recordChanges(tx, by, [change])

/** The same for several records. */
export async function recordChanges(
  tx: Database,
  { caller, clock }: By,
  changes: readonly Change[],
): Promise<void> {
  const { _id: userId, email: userEmail, account, key } = caller
  const via = { ...(account && { viaEmail: account.email }), ...(key && { keyName: key.name }) }
  const at = new Date(clock.nowMs())
  const rows = changes.map((change) => ({ id: newId(), at, userId, userEmail, ...via, ...change }))
  if (rows.length > 0) await tx.insert(auditLog).values(rows)
}

interface LoggedChange {
  at: Date
  userEmail: string
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
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

export const deleteOldChanges = (db: Database, now: Temporal.Instant, keptDays: number): Promise<void> =>
  deleteOldRows(db, auditLog, {
    writtenAt: auditLog.at,
    tooOld: new Date(now.subtract({ hours: keptDays * 24 }).epochMilliseconds),
  })
