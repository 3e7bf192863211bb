/** What matters for security goes into the process log and into a table that owners read. */
import type { SecurityEventKind, User } from '@tiffin/contract'
import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { securityEvents } from '../db/schema/index.ts'
import { openAccountHash } from './hashes.ts'
import { formatNetwork } from './network-of.ts'
import type { Context } from './context.ts'

const RETENTION_DAYS = 180
const HOUR_MS = 60 * 60 * 1000

/** Those that a stranger can cause at will: equal ones of an hour share a row. */
const counted = new Set<SecurityEventKind>([
  'failed login',
  'wrong password',
  'wrong code',
  'wrong PIN',
  'refused',
  'rejected key',
  'forged notice',
])
/** Of customers these are in the process log only. */
const storedOfStaff = new Set<SecurityEventKind>([
  'login',
  'password reset',
  'password change',
  'wrong password',
  'wrong code',
])
// Further ones of the hour share one row for their network, and then one for all.
const MAX_ROWS_OF_NETWORK = 20
const MAX_ROWS = 200

export interface NewSecurityEvent {
  kind: SecurityEventKind
  /** Who did it, if someone is known to have. */
  user?: User & { key?: { name: string } }
  /** An API key that was sent, if it is known but nobody may use it. */
  keyName?: string
  /** The address that was typed, if nobody is; only its hash is stored. */
  email?: string
  what?: string
  rowCount?: number
}

export type SecurityRecorder = Pick<Context, 'clock' | 'address' | 'log'>

/** With a transaction in `db`, the row exists exactly if that commits. */
export async function recordSecurityEvent(
  db: Database,
  ctx: SecurityRecorder,
  event: NewSecurityEvent,
): Promise<void> {
  const row = await rowOf(db, ctx, event)
  logSecurityEvent(ctx, event.kind, row)
  if (event.user?.role === 'customer' && storedOfStaff.has(event.kind)) return
  if (counted.has(event.kind)) await countEvent(db, row, startOfHour(row.at))
  else await db.insert(securityEvents).values(row)
}

/** Only in the process log: for changes whose values are in the log of changes. */
export const logSecurityCall = (
  ctx: SecurityRecorder,
  path: string,
  user: NonNullable<NewSecurityEvent['user']>,
): void => logSecurityEvent(ctx, path, { ...whoIs(user), network: formatNetwork(ctx.address) })

type Row = typeof securityEvents.$inferInsert

async function rowOf(db: Database, ctx: SecurityRecorder, event: NewSecurityEvent): Promise<Row> {
  const { kind, user, keyName, email, what, rowCount } = event
  return {
    id: newId(),
    at: new Date(ctx.clock.nowMs()),
    kind,
    ...(user && whoIs(user)),
    ...(keyName !== undefined && { keyName }),
    ...(email !== undefined && { accountHash: (await openAccountHash(db))(email) }),
    network: formatNetwork(ctx.address),
    ...(what !== undefined && { what }),
    ...(rowCount !== undefined && { rowCount }),
  }
}

const whoIs = ({ _id, email, role, key }: NonNullable<NewSecurityEvent['user']>) => ({
  userId: _id,
  ...(role === 'admin' && { userEmail: email }),
  ...(key && { keyName: key.name }),
})

function logSecurityEvent({ log }: SecurityRecorder, kind: string, row: Partial<Row>) {
  const { id: _id, at: _at, ...facts } = row
  const level = counted.has(kind as SecurityEventKind) ? 'warn' : 'info'
  log[level]({ security: { ...facts, kind } }, 'security event')
}

const startOfHour = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)

async function countEvent(db: Database, row: Row, hour: Date): Promise<void> {
  const { id, at, kind, network } = row
  if (await addToExisting(db, sharedKeyOf(row, hour), at)) return
  const ofNetwork = { id, at, kind, ...(network && { network }) }
  const shared =
    (await countRows(db, hour, { kind })) >= MAX_ROWS
      ? { id, at, kind }
      : (await countRows(db, hour, { kind, network })) >= MAX_ROWS_OF_NETWORK
        ? ofNetwork
        : row
  await db
    .insert(securityEvents)
    .values({ ...shared, sharedKey: sharedKeyOf(shared, hour) })
    .onConflictDoUpdate({ target: securityEvents.sharedKey, set: { at, count: oneMore } })
}

const oneMore = sql`${securityEvents.count} + 1`

async function addToExisting(db: Database, sharedKey: string, at: Date) {
  const added = await db
    .update(securityEvents)
    .set({ at, count: oneMore })
    .where(eq(securityEvents.sharedKey, sharedKey))
    .returning({ id: securityEvents.id })
  return added.length > 0
}

async function countRows(db: Database, hour: Date, { kind, network }: Pick<Row, 'kind' | 'network'>) {
  const [row] = await db
    .select({ rows: count() })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.kind, kind),
        gte(securityEvents.at, hour),
        network ? eq(securityEvents.network, network) : undefined,
      ),
    )
  return row?.rows ?? 0
}

const sharedKeyOf = ({ kind, userId, keyName, accountHash, network, what }: Partial<Row>, hour: Date) =>
  [hour.toISOString(), kind, userId, keyName, accountHash, network, what].join(' ')

export async function deleteOldSecurityEvents(db: Database, now: Temporal.Instant): Promise<void> {
  const tooOld = new Date(now.subtract({ hours: RETENTION_DAYS * 24 }).epochMilliseconds)
  await db.delete(securityEvents).where(lt(securityEvents.at, tooOld))
}
