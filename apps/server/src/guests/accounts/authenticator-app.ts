/** Codes of six digits that change every 30 seconds (TOTP, RFC 6238). The only file that knows otpauth. */
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { NewAuthenticatorApp } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { authenticatorApps, recoveryCodes } from '../../db/schema/index.ts'
import { hashToken } from '../../platform/hashes.ts'
import { readSettings } from '../../platform/read-settings.ts'
import type { UserRow } from './account-queries.ts'

// RFC 4226 recommends 160 bits.
const SECRET_BYTES = 20
// A code typed at the last moment, or on a phone whose clock is slightly off, still works (RFC 6238, 5.2).
const TOLERATED_PERIODS = 1

const totpOf = (secret: string, { label = '', issuer = '' } = {}) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret) })

/** Begins to set up an app; the one that is in use stays until a code of the new one is entered. */
export async function beginAuthenticatorApp(
  tx: Database,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<NewAuthenticatorApp> {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  await tx
    .insert(authenticatorApps)
    .values({ userId, pendingSecret: secret })
    .onConflictDoUpdate({ target: authenticatorApps.userId, set: { pendingSecret: secret } })
  const { identity } = await readSettings(tx)
  return { secret, uri: totpOf(secret, { label: email, issuer: identity.name }).toString() }
}

/** The app that is being set up replaces the one before; false if the code is not one of its codes. */
export async function adoptAuthenticatorApp(
  tx: Database,
  { userId, code, nowMs }: TypedCode,
): Promise<boolean> {
  const [app] = await tx
    .select()
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
    .for('update')
  const secret = app?.pendingSecret ?? null
  const period = secret === null ? null : periodOf(secret, code, nowMs)
  if (period === null) return false
  await tx
    .update(authenticatorApps)
    .set({ secret, pendingSecret: null, lastPeriod: period })
    .where(eq(authenticatorApps.userId, userId))
  return true
}

interface TypedCode {
  userId: string
  code: string
  nowMs: number
}

/** Whether it is a code of the user's app that has not been used yet. */
export async function useAppCode(tx: Database, { userId, code, nowMs }: TypedCode): Promise<boolean> {
  const [app] = await tx.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId))
  const period = app?.secret ? periodOf(app.secret, code, nowMs) : null
  if (period === null) return false
  // If it is sent twice at the same time, one of the two updates nothing.
  const used = await tx
    .update(authenticatorApps)
    .set({ lastPeriod: period })
    .where(
      and(
        eq(authenticatorApps.userId, userId),
        or(isNull(authenticatorApps.lastPeriod), lt(authenticatorApps.lastPeriod, period)),
      ),
    )
    .returning({ userId: authenticatorApps.userId })
  return used.length > 0
}

export async function hasAuthenticatorApp(db: Database, userId: string): Promise<boolean> {
  const [app] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId))
  return typeof app?.secret === 'string'
}

export async function deleteAuthenticatorApp(tx: Database, userId: string): Promise<void> {
  await tx.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId))
}

/** The number of the 30 seconds that the code belongs to; null if it is wrong. */
function periodOf(secret: string, code: string, nowMs: number): number | null {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp: nowMs, window: TOLERATED_PERIODS })
  return delta === null ? null : totp.counter({ timestamp: nowMs }) + delta
}

// Codes for someone who has lost their phone. Each works once.

const CODES = 10
// 32 of them are 5 bits each: what can be taken for another character is left out.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789'
// 120 bits: nobody can guess them from their hashes, so these need no salt (ASVS 6.5.2).
const CODE_LENGTH = 24

/** Replaces the user's codes; returns the new ones, which are not stored anywhere. */
export async function renewRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, makeCode)
  await deleteRecoveryCodes(tx, userId)
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(code) })))
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'))
}

const makeCode = () =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')

/** Whether it is one of the user's codes; uses it up. */
export async function useRecoveryCode(tx: Database, userId: string, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(code))))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

export const countRecoveryCodes = (db: Database, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))

export async function deleteRecoveryCodes(tx: Database, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
