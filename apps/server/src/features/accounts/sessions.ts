/** Who is signed in. The only file that knows Lucia. */
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { generateIdFromEntropySize, Lucia, TimeSpan, type Adapter } from 'lucia'
import type { Database } from '../../db/database.ts'
import { sessions, users } from '../../db/schema/index.ts'
import type { SignedIn } from '../../platform/procedures.ts'
import { Refusal } from '../../platform/refusal.ts'
import { hashToken } from '../../platform/hash-token.ts'
import { signedInOf, type UserRow } from './present-user.ts'

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<{ confirmedAt: Date }, { row: UserRow }>
    DatabaseUserAttributes: { row: UserRow }
    DatabaseSessionAttributes: { confirmedAt: Date }
  }
}

const TOKEN_BYTES = 25
const STAFF_PREFIX = 'staff-'

const customersSpan = { idle: new TimeSpan(30, 'd'), whole: new TimeSpan(180, 'd') }
// Staff who can change the menu from a shared tablet have to log in again sooner.
const staffSpan = { idle: new TimeSpan(12, 'h'), whole: new TimeSpan(7, 'd') }

const spanOf = (token: string) => (token.startsWith(STAFF_PREFIX) ? staffSpan : customersSpan)

function luciaOver(db: Database, span: typeof customersSpan) {
  return new Lucia(adapterOver(db, span.whole), {
    sessionExpiresIn: span.idle,
    getUserAttributes: ({ row }) => ({ row }),
    getSessionAttributes: ({ confirmedAt }) => ({ confirmedAt }),
  })
}

/** Begins a session and returns its token, which is not stored anywhere. A disabled account is rejected. */
export async function beginSession(
  db: Database,
  user: Pick<UserRow, 'id' | 'role' | 'disabledAt'>,
): Promise<string> {
  if (user.disabledAt) throw new Refusal('FORBIDDEN', 'This account is disabled. Please call us.')
  const token = (user.role === 'admin' ? STAFF_PREFIX : '') + generateIdFromEntropySize(TOKEN_BYTES)
  await luciaOver(db, spanOf(token)).createSession(user.id, { confirmedAt: new Date() }, { sessionId: token })
  return token
}

/** The token's user; extends the session. Null if the token is unknown, has expired or the account is disabled. */
export async function findCaller(db: Database, token: string): Promise<SignedIn | null> {
  const { user, session } = await luciaOver(db, spanOf(token)).validateSession(token)
  return user && !user.row.disabledAt ? signedInOf(user.row, session.confirmedAt) : null
}

/** Notes that the user of this session has just confirmed who they are. */
export async function markConfirmed(db: Database, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ confirmedAt: new Date() })
    .where(eq(sessions.tokenHash, hashToken(token)))
}

export async function endSession(db: Database, token: string): Promise<void> {
  await luciaOver(db, customersSpan).invalidateSession(token)
}

/** Ends all sessions of the user, except the one of `exceptToken`. */
export async function endSessionsOf(db: Database, userId: string, exceptToken?: string): Promise<void> {
  const others = exceptToken === undefined ? undefined : ne(sessions.tokenHash, hashToken(exceptToken))
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

export async function deleteEndedSessions(db: Database): Promise<void> {
  await luciaOver(db, customersSpan).deleteExpiredSessions()
}

/** Stores a hash where Lucia would store the token, and lets no session outlive `whole`. */
function adapterOver(db: Database, whole: TimeSpan): Adapter {
  const isToken = (token: string) => eq(sessions.tokenHash, hashToken(token))
  return {
    async getSessionAndUser(token) {
      const [found] = await db
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(isToken(token))
      if (!found) return [null, null]
      const { session, user } = found
      return [
        {
          id: token,
          userId: user.id,
          expiresAt: session.expiresAt,
          attributes: { confirmedAt: session.confirmedAt },
        },
        { id: user.id, attributes: { row: user } },
      ]
    },
    async getUserSessions() {
      throw new Error('Sessions are never listed: their tokens are not known')
    },
    async setSession({ id: token, userId, expiresAt, attributes: { confirmedAt } }) {
      const endsAt = new Date(Date.now() + whole.milliseconds())
      await db
        .insert(sessions)
        .values({ tokenHash: hashToken(token), userId, expiresAt, endsAt, confirmedAt })
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
