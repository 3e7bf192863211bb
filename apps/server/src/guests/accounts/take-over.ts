/**
 * A session at the counter or in the kitchen is taken over by the colleague who types their PIN, so that the log says who did what.
 * What they may do there is decided in `require-access.ts`.
 */
import type { ActingState, TakeOverInput } from '@tiffin/contract'
import { and, asc, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { staffPins, users } from '../../db/schema/index.ts'
import type { AdminContext, SignedIn } from '../../platform/context.ts'
import { hashToken, readPinKey } from '../../platform/hashes.ts'
import { countIfFailed, formatWait } from '../../platform/rate-limits.ts'
import { logSecurityCall, recordSecurityEvent } from '../../platform/record-security-event.ts'
import { AppError } from '../../platform/app-error.ts'
import { ACTING_MINUTES } from '../../platform/require-access.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailLoginChange } from './account-jobs.ts'
import { pinsInSession } from './account-limits.ts'
import { presentUser, type UserRow } from './account-queries.ts'
import { changeLogin } from './change-second-factor.ts'
import { hashPin, isPin } from './passwords.ts'
import { handBackSessionsOf, setActor } from './sessions.ts'

/** The PIN with which a colleague takes over a session: set and removed like everything about how they log in. */

/** Sets the caller's PIN, or another one. What was taken over with the old one is handed back. */
export async function setPin(ctx: AdminContext, pin: string): Promise<void> {
  const pinHash = await hashPin(pin, await readPinKey(ctx.db))
  await changeLogin(ctx, 'PIN set', async (tx, { id: userId }) => {
    const fresh = { pinHash, wrongTries: 0, lockedUntil: null }
    await tx
      .insert(staffPins)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: staffPins.userId, set: fresh })
    await handBackSessionsOf(tx, userId)
  })
}

export const removePin = (ctx: AdminContext): Promise<void> =>
  changeLogin(ctx, 'PIN removed', async (tx, user) => {
    if (!(await deletePin(tx, user.id))) throw new AppError('NOT_FOUND', 'The PIN has already been removed.')
  })

/** Returns whether there was one. */
export async function deletePin(tx: Database, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(staffPins)
    .where(eq(staffPins.userId, userId))
    .returning({ userId: staffPins.userId })
  await handBackSessionsOf(tx, userId)
  return deleted.length > 0
}

export const hasPin = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(staffPins, eq(staffPins.userId, userId))) > 0

/** The ids of all who have a PIN. */
export async function listPinHolders(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: staffPins.userId }).from(staffPins)
  return new Set(rows.map(({ id }) => id))
}

/** So many wrong ones lock a PIN. The login with a password goes on. */
const TRIES = 5
const LOCK_MINUTES = 15
// Each lock is twice as long as the last one, up to 16 hours.
const MAX_DOUBLINGS = 6

type PinRow = typeof staffPins.$inferSelect

/** Who acts in the caller's session, and who could. */
export async function getActing(ctx: AdminContext): Promise<ActingState> {
  // Not as this call began: it may have changed it.
  const { _id, name, actor } = await getAccount(ctx)
  const leftMs = actor && actor.actedAt.getTime() + ACTING_MINUTES * 60_000 - Date.now()
  return {
    account: { _id, name },
    actor: actor && { _id: actor._id, name: actor.name, email: actor.email },
    secondsLeft: leftMs === null ? null : Math.max(0, Math.ceil(leftMs / 1000)),
    colleagues: await listColleagues(ctx.db, _id),
  }
}

async function getAccount({ findCaller, token }: AdminContext): Promise<SignedIn> {
  const account = token === null ? null : await findCaller(token)
  if (!account) throw new AppError('UNAUTHENTICATED', 'Your session has ended. Please log in again.')
  return account
}

const isActiveStaff = () => and(isNotNull(users.staffRole), isNull(users.disabledAt))

const listColleagues = (db: Database, accountId: string) =>
  db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .innerJoin(staffPins, eq(staffPins.userId, users.id))
    .where(and(ne(users.id, accountId), isActiveStaff()))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))

/** From now on the calls of this session are this colleague's. */
export async function takeOver(ctx: AdminContext, { userId, pin }: TakeOverInput): Promise<ActingState> {
  const account = await getAccount(ctx)
  if (userId === account._id)
    throw new AppError('CONFLICT', `${account.name} is logged in here and needs no PIN.`)
  const [found] = await ctx.db
    .select({ user: users, pin: staffPins })
    .from(users)
    .innerJoin(staffPins, eq(staffPins.userId, users.id))
    .where(and(eq(users.id, userId), isActiveStaff()))
  if (found) rejectLocked(ctx, found.user, found.pin)
  const attempt = { limit: pinsInSession, key: hashToken(ctx.token ?? '') }
  await countIfFailed(ctx, [attempt], async () => {
    const pinHash = await checkPin(ctx, { user: found?.user ?? null, pin, account })
    await adoptSession(ctx, userId, pinHash)
  })
  if (found) logSecurityCall(ctx, 'acting.takeOver', presentUser(found.user))
  return getActing(ctx)
}

/** Makes the session its account's again. */
export async function endActing(ctx: AdminContext): Promise<ActingState> {
  if (ctx.token !== null) await setActor(ctx.db, ctx.token, null)
  return getActing(ctx)
}

interface TypedPin {
  /** Whose PIN it should be; null if nobody has that id and a PIN: it takes as long. */
  user: UserRow | null
  pin: string
  account: SignedIn
}

/** Returns the hash that the PIN matched. */
async function checkPin(ctx: AdminContext, { user, pin, account }: TypedPin): Promise<string> {
  const tried = user && (await claimTry(ctx, user))
  const isRight = await isPin(pin, tried?.pinHash ?? null, await readPinKey(ctx.db))
  if (tried && isRight) return tried.pinHash
  if (user) await recordWrongPin(ctx, user, account)
  if (user && tried?.lockedUntil) {
    await recordLock(ctx, user, account)
    rejectLocked(ctx, user, tried)
  }
  throw wrongPin()
}

function wrongPin() {
  const message = 'That PIN is wrong.'
  return new AppError('FORBIDDEN', message, { issues: [{ path: 'pin', message }] })
}

/**
 * Counts a try as wrong before it is known to be right, or each of a thousand concurrent ones would be the first. The
 * update waits for the row: the try that locks the PIN is the last that gets it.
 */
async function claimTry(ctx: AdminContext, user: UserRow): Promise<PinRow> {
  const { wrongTries, lockedUntil } = staffPins
  const now = new Date(ctx.clock.nowMs())
  const nowParam = sql.param(now, lockedUntil)
  const tries = sql`${wrongTries} + 1`
  const doublings = sql`least((${tries}) / ${sql.raw(String(TRIES))} - 1, ${sql.raw(String(MAX_DOUBLINGS))})`
  const minutes = sql`(${sql.raw(String(LOCK_MINUTES))} * power(2, ${doublings}))::int`
  const [tried] = await ctx.db
    .update(staffPins)
    .set({
      wrongTries: tries,
      lockedUntil: sql`case when (${tries}) % ${sql.raw(String(TRIES))} = 0 then ${nowParam}::timestamptz + make_interval(mins => ${minutes}) end`,
    })
    .where(and(eq(staffPins.userId, user.id), or(isNull(lockedUntil), lte(lockedUntil, now))))
    .returning()
  if (tried) return tried
  const [locked] = await ctx.db.select().from(staffPins).where(eq(staffPins.userId, user.id))
  if (locked) rejectLocked(ctx, user, locked)
  throw wrongPin()
}

function rejectLocked(ctx: AdminContext, { name }: UserRow, { lockedUntil }: PinRow): void {
  const leftMs = (lockedUntil?.getTime() ?? 0) - ctx.clock.nowMs()
  if (leftMs <= 0) return
  const seconds = Math.ceil(leftMs / 1000)
  ctx.setHeader('Retry-After', String(seconds))
  throw new AppError(
    'RATE_LIMITED',
    `${name}’s PIN is locked after too many wrong ones. Try again in ${formatWait(seconds)}, or log in with your own account.`,
  )
}

const recordWrongPin = (ctx: AdminContext, user: UserRow, { email }: SignedIn) =>
  recordSecurityEvent(ctx.db, ctx, { kind: 'wrong PIN', user: presentUser(user), what: email })

const recordLock = (ctx: AdminContext, user: UserRow, { email }: SignedIn) =>
  ctx.db.transaction(async (tx) => {
    await recordSecurityEvent(tx, ctx, { kind: 'PIN locked', user: presentUser(user), what: email })
    await ctx.jobs.enqueue(tx, mailLoginChange, { userId: user.id, change: 'PIN locked' })
  })

/** Rejects if the PIN was changed or removed, or the colleague disabled, while it was being checked. */
function adoptSession(ctx: AdminContext, userId: string, pinHash: string): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isActiveStaff()))
      .for('share')
    const unlocked = await tx
      .update(staffPins)
      .set({ wrongTries: 0, lockedUntil: null })
      .where(and(eq(staffPins.userId, userId), eq(staffPins.pinHash, pinHash)))
      .returning({ userId: staffPins.userId })
    if (!user || unlocked.length === 0 || ctx.token === null) throw wrongPin()
    await setActor(tx, ctx.token, userId)
  })
}
