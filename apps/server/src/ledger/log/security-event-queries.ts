import type { SecurityEventKind } from '@tiffin/contract'
import { and, desc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { findPage, type Length } from '../../db/find-page.ts'
import { securityEvents, users } from '../../db/schema/index.ts'

export type SecurityEventRow = typeof securityEvents.$inferSelect

interface Filter {
  kind?: SecurityEventKind | undefined
  userId?: string | undefined
  /** From this instant … */
  since?: Date | undefined
  /** … until just before this one. */
  until?: Date | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Newest first, and how many there are without `limit` and `offset`. */
export async function findSecurityEvents(
  db: Database,
  { limit, offset, kind, userId, since, until }: Filter,
): Promise<{ found: SecurityEventRow[] } & Length> {
  const { id, at } = securityEvents
  const order = [desc(at), desc(id)]
  const filter = and(
    kind && eq(securityEvents.kind, kind),
    userId === undefined ? undefined : eq(securityEvents.userId, userId),
    since && gte(at, since),
    until && lt(at, until),
  )
  const { ids, ...length } = await findPage(
    db,
    { table: securityEvents, id, order, filter },
    { limit, offset },
  )
  const found = await db
    .select()
    .from(securityEvents)
    .where(inArray(id, ids))
    .orderBy(...order)
  return { found, ...length }
}

export async function listStaffEmails(db: Database): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users).where(isNotNull(users.staffRole))
  return rows.map(({ email }) => email)
}
