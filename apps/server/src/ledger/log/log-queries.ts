import type { LogEntry, LogKind } from '@tiffin/contract'
import { and, desc, eq, gte, inArray, like, lt, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { findPage, type Length } from '../../db/find-page.ts'
import { auditLog, searchedChange, subjectName } from '../../db/schema/index.ts'
import { searchFor } from '../../db/search-for.ts'
import { presentMoment, type Zone } from '../../platform/wall-clock.ts'

type LogRow = typeof auditLog.$inferSelect & { subjectName: string | null }

interface LogFilter {
  q?: string | undefined
  kind?: LogKind | undefined
  userId?: string | undefined
  subjectId?: string | undefined
  /** From this instant … */
  since?: Date | undefined
  /** … until just before this one. */
  until?: Date | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Newest changes first, and how many there are without `limit` and `offset`. */
export async function listLog(
  db: Database,
  { limit, offset, q, ...filter }: LogFilter,
): Promise<{ found: LogRow[] } & Length> {
  const { id, at } = auditLog
  const order = [desc(at), desc(id)]
  const search = q === undefined ? undefined : searchFor(searchedChange(auditLog), q)
  const { ids, ...length } = await findPage(
    db,
    { table: auditLog, id, order, filter: conditionOf(filter), search },
    { limit, offset },
  )
  const rows = await db
    .select({ row: auditLog, subjectName: subjectName(auditLog) })
    .from(auditLog)
    .where(inArray(id, ids))
    .orderBy(...order)
  return { found: rows.map((entry) => ({ ...entry.row, subjectName: entry.subjectName })), ...length }
}

function conditionOf({ kind, userId, subjectId, since, until }: LogFilter): SQL | undefined {
  return and(
    // An action is a verb, its object, and sometimes more: 'change order status'.
    kind && like(auditLog.action, `% ${kind}%`),
    userId === undefined ? undefined : eq(auditLog.userId, userId),
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    since && gte(auditLog.at, since),
    until && lt(auditLog.at, until),
  )
}

export function presentLogEntry(row: LogRow, zone: Zone): LogEntry {
  const {
    id,
    at,
    userId,
    userEmail,
    viaEmail,
    keyName,
    action,
    subjectId,
    subjectName: name,
    before,
    after,
  } = row
  return {
    _id: id,
    time: presentMoment(at, zone),
    user: { _id: userId, email: userEmail },
    ...(viaEmail !== null && { via: viaEmail }),
    ...(keyName !== null && { key: keyName }),
    action,
    subject: { _id: subjectId, ...(name !== null && { name }) },
    ...(before !== null && { before }),
    ...(after !== null && { after }),
  }
}
