/** Codes for someone who has lost their phone. Each works once. */
import { and, eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { recoveryCodes } from '../../db/schema/index.ts'
import { hashToken } from '../../platform/hashes.ts'

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
