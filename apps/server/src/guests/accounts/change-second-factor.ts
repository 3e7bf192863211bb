/** How an account logs in, and its second factors. Each change is logged, and emailed to the account. */
import type {
  AddedFactor,
  LoginMethods,
  NewAuthenticatorApp,
  NewPasskey,
  Passkey,
  PasskeyCreation,
} from '@tiffin/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { passkeys, staffPins, users } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import type { AdminContext, Context } from '../../platform/context.ts'
import { countIfFailed } from '../../platform/rate-limits.ts'
import { AppError } from '../../platform/app-error.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { presentMoment, type Zone } from '../../platform/wall-clock.ts'
import { type LoginChange, mailLoginChange } from './account-jobs.ts'
import { codesForAccount } from './account-limits.ts'
import { getUser, type UserRow } from './account-queries.ts'
import {
  adoptAuthenticatorApp,
  beginAuthenticatorApp,
  deleteAuthenticatorApp,
  hasAuthenticatorApp,
  countRecoveryCodes,
  renewRecoveryCodes,
  deleteRecoveryCodes,
} from './authenticator-app.ts'
import {
  beginPasskey,
  insertPasskey,
  listPasskeys,
  offersPasskeys,
  type PasskeyRow,
  deletePasskeys,
} from './passkeys.ts'
import { endSessionsOf } from './sessions.ts'

const MAX_PASSKEYS = 20

export async function getLoginMethods(ctx: Context, userId: string): Promise<LoginMethods> {
  const { db, requiresSecondFactor } = ctx
  const user = await getUser(db, userId)
  const zone = await regionOf(ctx)
  return {
    isRequired: requiresSecondFactor && user.staffRole === 'owner',
    mustChangePassword: user.isPasswordTemporary,
    hasApp: await hasAuthenticatorApp(db, userId),
    passkeys: (await listPasskeys(db, userId)).map((row) => presentPasskey(row, zone)),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    hasPin: (await db.$count(staffPins, eq(staffPins.userId, userId))) > 0,
    offersPasskeys: offersPasskeys(ctx),
  }
}

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow, zone: Zone): Passkey => ({
  _id: id,
  name,
  created: presentMoment(createdAt, zone),
  lastUsed: lastUsedAt && presentMoment(lastUsedAt, zone),
})

export async function setUpApp(ctx: AdminContext): Promise<NewAuthenticatorApp> {
  return beginAuthenticatorApp(ctx.db, await getUser(ctx.db, ctx.caller._id))
}

/** From now on the app's codes are asked for; `code` shows that it was set up correctly. */
export function addApp(ctx: AdminContext, code: string): Promise<AddedFactor> {
  const { _id: userId } = ctx.caller
  const adopt = () =>
    changeLogin(ctx, 'app added', async (tx, user) => {
      if (await adoptAuthenticatorApp(tx, { userId, code, nowMs: ctx.clock.nowMs() }))
        return afterAdding(tx, ctx, user)
      const message =
        'That is not the code that the app shows. Check the time on your phone, and try the next code.'
      throw new AppError('FORBIDDEN', message, { issues: [{ path: 'code', message }] })
    })
  return countIfFailed(ctx, codesForAccount(ctx, userId), adopt)
}

export const removeApp = (ctx: AdminContext): Promise<void> =>
  changeLogin(ctx, 'app removed', async (tx, user) => {
    if (!(await hasAuthenticatorApp(tx, user.id)))
      throw new AppError('NOT_FOUND', 'The authenticator app has already been removed.')
    await deleteAuthenticatorApp(tx, user.id)
    await afterRemoving(tx, ctx, user)
  })

export async function setUpPasskey(ctx: AdminContext): Promise<PasskeyCreation> {
  return beginPasskey(ctx, await getUser(ctx.db, ctx.caller._id))
}

export const addPasskey = (
  ctx: AdminContext,
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<AddedFactor> =>
  changeLogin(ctx, 'passkey added', async (tx, user) => {
    if ((await tx.$count(passkeys, eq(passkeys.userId, user.id))) >= MAX_PASSKEYS)
      throw new AppError('CONFLICT', `An account can have ${MAX_PASSKEYS} passkeys. Remove one first.`)
    await insertPasskey(tx, ctx, { userId: user.id, name, passkey })
    return afterAdding(tx, ctx, user)
  })

export const removePasskey = (ctx: AdminContext, id: string): Promise<void> =>
  changeLogin(ctx, 'passkey removed', async (tx, user) => {
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
      .returning({ id: passkeys.id })
    if (removed.length === 0) throw new AppError('NOT_FOUND', 'This passkey has already been removed.')
    await afterRemoving(tx, ctx, user)
  })

export const renewCodes = (ctx: AdminContext): Promise<string[]> =>
  changeLogin(ctx, 'recovery codes renewed', async (tx, user) => {
    if (user.secondFactorAt === null)
      throw new AppError('CONFLICT', 'Add an authenticator app or a passkey first.')
    return renewRecoveryCodes(tx, user.id)
  })

type Work<Result> = (tx: Database, user: UserRow) => Promise<Result>

/** One change of an account at a time: of the last two factors one stays. */
export function changeLogin<Result>(
  ctx: AdminContext,
  change: LoginChange,
  work: Work<Result>,
): Promise<Result> {
  const { _id: userId, name } = ctx.caller
  return retryTransaction(ctx.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user) throw new AppError('UNAUTHENTICATED', 'This account no longer exists')
    const result = await work(tx, user)
    await ctx.jobs.enqueue(tx, mailLoginChange, { userId, change })
    await recordChange(tx, ctx, { action: 'change login', subjectId: userId, after: { name, change } })
    return result
  })
}

async function afterAdding(tx: Database, ctx: AdminContext, user: UserRow): Promise<AddedFactor> {
  if (user.secondFactorAt === null) {
    const secondFactorAt = new Date(ctx.clock.nowMs())
    await tx.update(users).set({ secondFactorAt }).where(eq(users.id, user.id))
    // They were begun with the password alone.
    await endSessionsOf(tx, user.id, ctx.token ?? undefined)
  }
  const hasCodes = (await countRecoveryCodes(tx, user.id)) > 0
  return { recoveryCodes: hasCodes ? null : await renewRecoveryCodes(tx, user.id) }
}

async function afterRemoving(tx: Database, ctx: AdminContext, user: UserRow) {
  const isLeft =
    (await hasAuthenticatorApp(tx, user.id)) || (await tx.$count(passkeys, eq(passkeys.userId, user.id))) > 0
  if (isLeft) return
  if (ctx.requiresSecondFactor && user.staffRole === 'owner')
    throw new AppError('CONFLICT', 'Owners need a second factor. Add another one before you remove this one.')
  await deleteSecondFactors(tx, user.id)
}

/** Everything but the password. */
export async function deleteSecondFactors(tx: Database, userId: string): Promise<void> {
  await deleteAuthenticatorApp(tx, userId)
  await deletePasskeys(tx, userId)
  await deleteRecoveryCodes(tx, userId)
  await tx.update(users).set({ secondFactorAt: null }).where(eq(users.id, userId))
}

/** For someone who has lost their phone and their codes, and can prove to the one who does this that it is them. */
export function removeSecondFactorOf(
  ctx: Pick<AdminContext, 'db' | 'clock' | 'caller'>,
  email: string,
): Promise<UserRow> {
  return retryTransaction(ctx.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
    if (!user) throw new AppError('NOT_FOUND', `There is no account for ${email}.`)
    if (user.secondFactorAt === null)
      throw new AppError('CONFLICT', `The account ${email} has no second factor.`)
    await deleteSecondFactors(tx, user.id)
    await endSessionsOf(tx, user.id)
    await recordChange(tx, ctx, {
      action: 'remove second factor',
      subjectId: user.id,
      after: { name: user.name, role: user.role },
    })
    return user
  })
}
