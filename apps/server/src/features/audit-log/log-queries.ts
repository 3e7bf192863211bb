import { MAX_LIST_LENGTH } from '@tiffin/contract'
import { and, desc, eq, gte, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import { containing } from '../../db/containing.ts'
import type { Database } from '../../db/database.ts'
import { auditLog } from '../../db/schema/index.ts'

/** By what it was called last: nobody looks for a thing by its id. */
const subjectName = sql<string | null>`coalesce(
  ${sql.join(
    ['title', 'name', 'code', 'number'].flatMap((field) => [
      nameIn(auditLog.after, field),
      nameIn(auditLog.before, field),
    ]),
    sql`, `,
  )}
)`

function nameIn(column: typeof auditLog.after | typeof auditLog.before, field: string): SQL {
  return sql`${column} ->> ${sql.raw(`'${field}'`)}`
}

export type LogRow = typeof auditLog.$inferSelect & { subjectName: string | null }

interface LogFilter {
  q?: string | undefined
  userId?: string | undefined
  subjectId?: string | undefined
  /** From this instant … */
  since?: Date | undefined
  /** … to before that one. */
  until?: Date | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** The newest changes first, and how many there are without `limit` and `offset`. */
export async function listLog(
  db: Database,
  { limit = MAX_LIST_LENGTH, offset = 0, ...filter }: LogFilter,
): Promise<{ found: LogRow[]; total: number }> {
  const condition = conditionOf(filter)
  const rows = await db
    .select({ row: auditLog, subjectName })
    .from(auditLog)
    .where(condition)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset)
  const found = rows.map((entry) => ({ ...entry.row, subjectName: entry.subjectName }))
  return { found, total: await db.$count(auditLog, condition) }
}

function conditionOf({ q, userId, subjectId, since, until }: LogFilter): SQL | undefined {
  const pattern = q === undefined ? undefined : containing(q)
  return and(
    userId === undefined ? undefined : eq(auditLog.userId, userId),
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    since && gte(auditLog.at, since),
    until && lt(auditLog.at, until),
    pattern === undefined
      ? undefined
      : or(ilike(auditLog.action, pattern), ilike(auditLog.userEmail, pattern), ilike(subjectName, pattern)),
  )
}
