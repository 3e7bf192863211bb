/** Who is signed in. The only file that knows Lucia. */
import type { DeviceSession } from '@tiffin/contract'
import Bowser from 'bowser'
import { and, desc, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Adapter, generateIdFromEntropySize, Lucia, TimeSpan } from 'lucia'
import type { Database } from '../../db/database.ts'
import { sessions, users } from '../../db/schema/index.ts'
import type { SignedIn } from '../../platform/context.ts'
import { hashToken } from '../../platform/hashes.ts'
import { AppError } from '../../platform/app-error.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { ACTING_MINUTES } from '../../platform/require-access.ts'
import { presentMoment } from '../../platform/wall-clock.ts'
import { signedInOf, type UserRow } from './account-queries.ts'

type SessionAttributes = Pick<typeof sessions.$inferSelect, 'device' | 'usedAt' | 'confirmedAt'>

/** Whose session it is, and who has taken it over with their PIN. */
interface Holders {
  row: UserRow
  actor: { row: UserRow; actedAt: Date } | null
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionAttributes, Holders>
    DatabaseUserAttributes: Holders
    DatabaseSessionAttributes: SessionAttributes
  }
}

const TOKEN_BYTES = 25
/** How exactly a user's list says when a session was last used; each call would be a write. */
const USED_MS = 10 * 60_000
const STAFF_PREFIX = 'staff-'

const customersSpan = { idle: new TimeSpan(30, 'd'), whole: new TimeSpan(180, 'd') }
// Staff who can change the menu from a shared tablet have to log in again sooner.
const staffSpan = { idle: new TimeSpan(12, 'h'), whole: new TimeSpan(7, 'd') }

const spanOf = (token: string) => (token.startsWith(STAFF_PREFIX) ? staffSpan : customersSpan)

function luciaOver(db: Database, span: typeof customersSpan) {
  return new Lucia(adapterOver(db, span.whole), {
    sessionExpiresIn: span.idle,
    getUserAttributes: ({ row, actor }) => ({ row, actor }),
    getSessionAttributes: (attributes) => attributes,
  })
}

/**
 * Begins a session and returns its token, which is not stored anywhere. A disabled account is rejected. The browser's
 * `userAgent` is stored as what its user would call it.
 */
export async function beginSession(
  db: Database,
  user: Pick<UserRow, 'id' | 'role' | 'disabledAt'>,
  userAgent: string | null = null,
): Promise<string> {
  if (user.disabledAt) throw new AppError('FORBIDDEN', 'This account is disabled. Please call us.')
  const token = (user.role === 'admin' ? STAFF_PREFIX : '') + generateIdFromEntropySize(TOKEN_BYTES)
  const now = new Date()
  const attributes = { device: nameDevice(userAgent), usedAt: now, confirmedAt: now }
  await luciaOver(db, spanOf(token)).createSession(user.id, attributes, { sessionId: token })
  return token
}

/**
 * The token's account, whose session is extended. Null if the token is unknown, has expired or the account is disabled.
 */
export async function findCaller(db: Database, token: string): Promise<SignedIn | null> {
  const { user, session } = await luciaOver(db, spanOf(token)).validateSession(token)
  if (!user || user.row.disabledAt) return null
  if (Date.now() - session.usedAt.getTime() >= USED_MS) await noteTime(db, token, { usedAt: new Date() })
  return signedInOf(user.row, session.confirmedAt, user.actor)
}

/** Notes that the user of this session has just confirmed who they are. */
export const markConfirmed = (db: Database, token: string): Promise<void> =>
  noteTime(db, token, { confirmedAt: new Date() })

async function noteTime(db: Database, token: string, time: { usedAt: Date } | { confirmedAt: Date }) {
  await db
    .update(sessions)
    .set(time)
    .where(eq(sessions.tokenHash, hashToken(token)))
}

export async function endSession(db: Database, token: string): Promise<void> {
  await luciaOver(db, customersSpan).invalidateSession(token)
}

/** The user's sessions, the last used first; `token` belongs to the current one. */
export async function listSessionsOf(
  db: Database,
  userId: string,
  token: string | null,
): Promise<DeviceSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.usedAt), sessions.id)
  const current = token === null ? null : hashToken(token)
  const zone = await readRegion(db)
  return rows.map(({ id, device, usedAt, tokenHash }) => ({
    _id: id,
    device,
    isCurrent: tokenHash === current,
    lastUsed: presentMoment(usedAt, zone),
  }))
}

/** Ends one of the user's sessions; that it has ended before is no error. */
export async function endSessionOf(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
}

/** Ends all sessions of the user, except the one of `exceptToken`, and hands back those taken over with their PIN. */
export async function endSessionsOf(db: Database, userId: string, exceptToken?: string): Promise<void> {
  const others = exceptToken === undefined ? undefined : ne(sessions.tokenHash, hashToken(exceptToken))
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
  await handBackSessionsOf(db, userId)
}

/** Makes the session of this token the user's, or with null its account's again. */
export async function setActor(db: Database, token: string, userId: string | null): Promise<void> {
  await db
    .update(sessions)
    .set({ actingUserId: userId, actedAt: userId === null ? null : new Date() })
    .where(eq(sessions.tokenHash, hashToken(token)))
}

/** Ends what the user has taken over with their PIN; their own sessions go on. */
export async function handBackSessionsOf(db: Database, userId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ actingUserId: null, actedAt: null })
    .where(eq(sessions.actingUserId, userId))
}

export async function deleteEndedSessions(db: Database): Promise<void> {
  await luciaOver(db, customersSpan).deleteExpiredSessions()
}

const actors = alias(users, 'actors')

const isActing = () =>
  and(
    eq(actors.id, sessions.actingUserId),
    gt(sessions.actedAt, new Date(Date.now() - ACTING_MINUTES * 60_000)),
    isNotNull(actors.staffRole),
    isNull(actors.disabledAt),
  )

/** Stores a hash where Lucia would store the token, and lets no session outlive `whole`. */
function adapterOver(db: Database, whole: TimeSpan): Adapter {
  const isToken = (token: string) => eq(sessions.tokenHash, hashToken(token))
  return {
    async getSessionAndUser(token) {
      const [found] = await db
        .select({ session: sessions, user: users, actor: actors })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(actors, isActing())
        .where(isToken(token))
      if (!found) return [null, null]
      const { session, user, actor } = found
      const { actedAt } = session
      return [
        {
          id: token,
          userId: user.id,
          expiresAt: session.expiresAt,
          attributes: session,
        },
        { id: user.id, attributes: { row: user, actor: actor && actedAt && { row: actor, actedAt } } },
      ]
    },
    async getUserSessions() {
      throw new Error('Tokens cannot be listed: they are not known')
    },
    async setSession({ id: token, userId, expiresAt, attributes }) {
      const endsAt = new Date(Date.now() + whole.milliseconds())
      await db
        .insert(sessions)
        .values({ ...attributes, tokenHash: hashToken(token), userId, expiresAt, endsAt })
    },
    async updateSessionExpiration(token, expiresAt) {
      await db
        .update(sessions)
        .set({ expiresAt: sql`least(${sql.param(expiresAt, sessions.expiresAt)}, ${sessions.endsAt})` })
        // A session near its last day is not extended any more.
        .where(and(isToken(token), gt(sessions.endsAt, sessions.expiresAt)))
    },
    async deleteSession(token) {
      await db.delete(sessions).where(isToken(token))
    },
    async deleteUserSessions(userId) {
      await endSessionsOf(db, userId)
    },
    async deleteExpiredSessions() {
      await db.delete(sessions).where(lte(sessions.expiresAt, new Date()))
    },
  }
}

const UNKNOWN = 'Another program'
// Far more than a browser sends, and little enough for the library's patterns.
const MAX_USER_AGENT = 500
const MAX_NAME = 40

/** `Firefox on Windows`: what the user of a device would call it. Versions and models are not stored. */
export function nameDevice(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT))
  if (!browser.name) return UNKNOWN
  // A program that is no browser calls itself what it likes.
  const name = browser.name.slice(0, MAX_NAME)
  return os.name ? `${name} on ${os.name}` : name
}
