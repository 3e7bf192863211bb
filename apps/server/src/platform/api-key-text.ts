/**
 * How a key is written: `tiffin_live_`, thirty random characters, and six that are a checksum of all before them. Scanners of
 * secrets recognize the prefix, and what was cut off or mistyped is rejected without asking the database.
 */
import { eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Database } from '../db/database.ts'
import { apiKeys, users } from '../db/schema/index.ts'
import type { SignedIn } from './context.ts'
import { hashToken } from './hashes.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 30
const CHECKSUM_LENGTH = 6
export const KEY_HINT_LENGTH = 4

const kinds = { live: 'tiffin_live_', demo: 'tiffin_demo_' } as const
export type KeyKind = keyof typeof kinds

export const keyKindOf = ({ isDemo }: { isDemo: boolean }): KeyKind => (isDemo ? 'demo' : 'live')
export const keyPrefixOf = (kind: KeyKind): string => kinds[kind]

/** Whether it is meant to be a key, and so is no session's token. */
export const isKeyLike = (token: string): boolean => token.startsWith('tiffin_')

/** Finds keys, whole or nearly so, in any text. */
export const KEY_IN_TEXT = /tiffin_(?:live|demo)_[0-9A-Za-z]{20,}/

export function makeKeyText(kind: KeyKind): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  const begun = kinds[kind] + random
  return begun + checksumOf(begun)
}

/** Which kind of site the key is for; null if it is damaged. */
export function readKeyKind(key: string): KeyKind | null {
  const [, kind, random = ''] = /^tiffin_(live|demo)_([0-9A-Za-z]+)$/.exec(key) ?? []
  if (kind === undefined || random.length !== RANDOM_LENGTH + CHECKSUM_LENGTH) return null
  const checksum = key.slice(-CHECKSUM_LENGTH)
  return checksumOf(key.slice(0, -CHECKSUM_LENGTH)) === checksum ? (kind as KeyKind) : null
}

/** CRC-32 as six digits of base 62, which is room for all of its values. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let written = ''
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    written = (DIGITS[rest % DIGITS.length] ?? '') + written
    rest = Math.floor(rest / DIGITS.length)
  }
  return written
}

// Looks a key up as it is now, together with its maker: nothing is cached, so what is revoked is revoked everywhere.

export type ApiKeyRow = typeof apiKeys.$inferSelect
type MakerRow = Pick<typeof users.$inferSelect, 'staffRole' | 'disabledAt'>

export interface FoundKey {
  row: ApiKeyRow
  /** Null if the account was deleted. */
  maker: typeof users.$inferSelect | null
}

export async function findApiKey(db: Database, key: string): Promise<FoundKey | null> {
  const [found] = await db
    .select({ row: apiKeys, maker: users })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.makerId))
    .where(eq(apiKeys.keyHash, hashToken(key)))
  return found ?? null
}

type End = 'revoked' | 'expired' | 'orphaned'

/** Why it works no more; null: it does. */
export function endOfKey(
  { row, maker }: { row: ApiKeyRow; maker: MakerRow | null },
  nowMs: number,
): End | null {
  if (row.revokedAt) return 'revoked'
  if (row.endsAt.getTime() <= nowMs) return 'expired'
  return !maker || maker.disabledAt || maker.staffRole === null ? 'orphaned' : null
}

/** Its maker, with no more rights than the key has. Null if it works no more. */
export function callerOfKey({ row, maker }: FoundKey, nowMs: number): SignedIn | null {
  if (!maker || endOfKey({ row, maker }, nowMs) !== null) return null
  const { id, name, email, role, staffRole, isPasswordTemporary, secondFactorAt } = maker
  return {
    _id: id,
    name,
    email,
    role,
    staffRole,
    isPasswordTemporary,
    hasSecondFactor: secondFactorAt !== null,
    // Its maker confirmed it when it was made.
    confirmedAt: row.createdAt,
    actor: null,
    key: { _id: row.id, name: row.name, permissions: row.permissions },
  }
}
