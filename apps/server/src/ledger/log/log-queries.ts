import type {
  LogEntry,
  LogKind,
  listSecurityEventsInput,
  SecurityEvent,
  SecurityEventKind,
} from '@tiffin/contract'
import { and, desc, eq, gte, inArray, like, lt, type SQL, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { findPage, type Length } from '../../db/find-page.ts'
import { auditLog, searchedChange, subjectName, securityEvents, users } from '../../db/schema/index.ts'
import { searchFor } from '../../db/searched-text.ts'
import { openAccountHash } from '../../platform/hashes.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { presentMoment, type Zone, spanOfDay } from '../../platform/wall-clock.ts'

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

/** Newest first. A failed login names the account if it belongs to a colleague: their address is no secret to an owner. */
export async function listSecurityEvents(
  db: Database,
  { from, to, ...filter }: z.output<typeof listSecurityEventsInput>,
): Promise<{ entries: SecurityEvent[] } & Length> {
  const zone = await readRegion(db)
  const since = from ? spanOfDay(from, zone).from : undefined
  const until = to ? spanOfDay(to, zone).until : undefined
  const { found, ...length } = await findSecurityEvents(db, { ...filter, since, until })
  const hash = await openAccountHash(db)
  const emails = new Map((await listStaffEmails(db)).map((email) => [hash(email), email]))
  return { entries: found.map((row) => presentSecurityEvent(row, emails, zone)), ...length }
}

type SecurityEventRow = typeof securityEvents.$inferSelect

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
async function findSecurityEvents(
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

async function listStaffEmails(db: Database): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users).where(isNotNull(users.staffRole))
  return rows.map(({ email }) => email)
}

/** `staffEmails` has the addresses of colleagues by their hash. */
function presentSecurityEvent(
  row: SecurityEventRow,
  staffEmails: ReadonlyMap<string, string>,
  zone: Zone,
): SecurityEvent {
  const { id, at, kind, count, userId, userEmail, keyName, accountHash, network, what, rowCount } = row
  const email = accountHash === null ? undefined : staffEmails.get(accountHash)
  return {
    _id: id,
    time: presentMoment(at, zone),
    kind,
    count,
    ...(userId !== null && { user: { _id: userId, ...(userEmail !== null && { email: userEmail }) } }),
    ...(keyName !== null && { key: keyName }),
    ...(accountHash !== null && { account: { hash: accountHash, ...(email !== undefined && { email }) } }),
    ...(network !== null && { network }),
    ...(what !== null && { what }),
    ...(rowCount !== null && { rowCount }),
  }
}
