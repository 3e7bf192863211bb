/** Who may call what. */
import { CONFIRMATION_MINUTES, isPermitted, type Permission, type StaffRole } from '@tiffin/contract'
import { and, eq } from 'drizzle-orm'
import { sessions } from '../db/schema/index.ts'
import type { ActingCaller, Caller, Context, SignedIn, UsedKey } from './context.ts'
import { hashToken } from './hashes.ts'
import { recordSecurityEvent } from './record-security-event.ts'
import { AppError } from './app-error.ts'

/** How long a session that was taken over with a PIN stays taken over. */

/** Without a change for so long, the session is its account's again: anyone who has left stands for nothing that follows. */
export const ACTING_MINUTES = 10

// Each change would be a write.
const NOTED_MS = 60_000

/** The colleague who has taken the session over is still there. */
export async function noteActing({ db, token, identify }: Context): Promise<void> {
  const actor = (await identify())?.actor
  if (!actor || token === null || Date.now() - actor.actedAt.getTime() < NOTED_MS) return
  await db
    .update(sessions)
    .set({ actedAt: new Date() })
    // Not if it was handed back, or over to somebody else, meanwhile.
    .where(and(eq(sessions.tokenHash, hashToken(token)), eq(sessions.actingUserId, actor._id)))
}

/**
 * Who may call. `open` and `guestOrSignedIn` let everyone in; they differ in how they treat an expired token.
 * `confirmed` are signed-in users who have just shown who they are. `staff` are admins of any kind, a permission narrows
 * them down. These two are closed to accounts that still have to set up their login; `ownLogin` are staff who do. What
 * matters most has to be confirmed again after a while.
 */
export type Access =
  | 'open'
  | 'guestOrSignedIn'
  | 'signedIn'
  | 'confirmed'
  | 'ownLogin'
  | 'staff'
  | { permission: Permission; isConfirmed?: true }

/**
 * Decides by the token alone, so an API may check before it reads the body. Returns the caller, if there is one: the account
 * that logged in, or for staff's work the colleague who has taken its session over with their PIN. That colleague is let into nothing that
 * is about one's own account or needs a recent login; what guests may do too is done by the account.
 */
export async function requireAccess(access: Access, ctx: Context): Promise<Caller | null> {
  if (access === 'open' || (access === 'guestOrSignedIn' && ctx.token === null)) return null
  const account = await ctx.identify()
  if (!account) {
    const message = ctx.token === null ? 'Please log in' : 'Your session has ended. Please log in again.'
    throw new AppError('UNAUTHENTICATED', message)
  }
  if (access === 'guestOrSignedIn') return account
  if (account.key) return requireKeyAccess(access, ctx, account)
  if (account.actor !== null) return requireCounterAccess(access, ctx, account, account.actor)
  if (access === 'signedIn') return account
  if (access !== 'confirmed') {
    await rejectWithoutRights(access, ctx, account)
    if (access !== 'ownLogin') rejectBeforeSetup(ctx, account)
  }
  if (needsConfirmation(access)) rejectUnconfirmed(account)
  return account
}

/** Its maker confirmed who they are when they made it, and had set up their login before. */
async function requireKeyAccess(
  access: Exclude<Access, 'open' | 'guestOrSignedIn'>,
  ctx: Context,
  caller: SignedIn,
): Promise<Caller> {
  if (access === 'signedIn' || access === 'confirmed' || access === 'ownLogin') throw takesNoKey()
  await rejectWithoutRights(access, ctx, caller)
  return caller
}

const takesNoKey = () =>
  new AppError('KEY_REFUSED', 'This call takes no API key: it is for people, who log in.')

/** What a procedure says of itself. */
export interface ProcedureMeta {
  access: Access
  /** Open pages call it by themselves, so it does not show that somebody is there. */
  isAutomatic?: true
  /** Whether it may be called with an API key, if that is not the rule for its access. */
  takesKey?: boolean
}

/** By rule, programs do what needs a permission and read what everybody may read. */
export const takesKeyOf = (
  { access, takesKey }: ProcedureMeta,
  type: 'query' | 'mutation' | 'subscription',
): boolean => takesKey ?? (typeof access === 'object' || (access === 'open' && type !== 'mutation'))

/** Rejects a call whose key does not work, or that takes none. Returns the key, if there is one. */
export async function requireKeyTaken(ctx: Context, isTaken: boolean, path: string): Promise<UsedKey | null> {
  if (!ctx.sendsKey) return null
  const account = await ctx.identify()
  if (!account?.key) return null
  if (isTaken) return account.key
  await recordSecurityEvent(ctx.db, ctx, { kind: 'refused', user: account, what: path })
  throw takesNoKey()
}

async function requireCounterAccess(
  access: Exclude<Access, 'open' | 'guestOrSignedIn'>,
  ctx: Context,
  account: SignedIn,
  actor: ActingCaller,
): Promise<Caller> {
  if (access === 'signedIn' || access === 'confirmed' || access === 'ownLogin') throw needsOwnLogin()
  await rejectWithoutRights(access, ctx, actor)
  rejectBeforeSetup(ctx, account)
  if (needsConfirmation(access)) throw needsOwnLogin()
  return actor
}

const needsOwnLogin = () => new AppError('FORBIDDEN', 'Log in with your own account for this.')

type StaffAccess = Exclude<Access, 'open' | 'guestOrSignedIn' | 'signedIn' | 'confirmed'>

async function rejectWithoutRights(access: StaffAccess, ctx: Context, caller: Caller) {
  const { staffRole } = caller
  if (staffRole !== null && (typeof access === 'string' || isPermitted(caller, access.permission))) return
  // They may, but not with a PIN.
  if (!caller.key && typeof access === 'object' && isPermitted({ staffRole }, access.permission))
    throw needsOwnLogin()
  const what = typeof access === 'string' ? 'staff' : access.permission
  await recordSecurityEvent(ctx.db, ctx, { kind: 'refused', user: caller, what })
  if (caller.key)
    throw new AppError('FORBIDDEN', `The API key “${caller.key.name}” lacks the permission ${what}.`)
  if (staffRole === null) throw new AppError('FORBIDDEN', 'Admin access required.')
  throw new AppError('FORBIDDEN', 'Your account doesn’t have permission to do this. Ask the owner.')
}

function rejectBeforeSetup(
  { requiresSecondFactor }: Context,
  { staffRole, isPasswordTemporary, hasSecondFactor }: SignedIn,
) {
  if (isPasswordTemporary)
    throw new AppError('SETUP_REQUIRED', 'First replace the generated password with one of your own.')
  if (requiresSecondFactor && staffRole === 'owner' && !hasSecondFactor)
    throw new AppError(
      'SETUP_REQUIRED',
      'Owners first add a second factor: an authenticator app or a passkey.',
    )
}

/** Whether somebody with this role may call it at all, once logged in; null: a guest or a customer. */
export const isOpenTo = (access: Access, staffRole: StaffRole | null): boolean => {
  if (typeof access === 'object') return isPermitted({ staffRole }, access.permission)
  return staffRole !== null || (access !== 'staff' && access !== 'ownLogin')
}

/** Whether a call with this access is rejected a while after the login. */
export const needsConfirmation = (access: Access): boolean =>
  access === 'confirmed' ||
  access === 'ownLogin' ||
  (typeof access === 'object' && access.isConfirmed === true)

function rejectUnconfirmed({ confirmedAt }: SignedIn) {
  if (Date.now() - confirmedAt.getTime() < CONFIRMATION_MINUTES * 60_000) return
  throw new AppError('CONFIRMATION_REQUIRED', 'Please confirm that it’s you, and try again.')
}
