/** Looks a key up as it is now, together with its maker: nothing is cached, so what is revoked is revoked everywhere. */
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { apiKeys, users } from '../db/schema/index.ts'
import type { SignedIn } from './context.ts'
import { hashToken } from './hashes.ts'

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
