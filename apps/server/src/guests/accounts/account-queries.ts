import type { Account, User } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import type { Caller, SignedIn } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user ?? null
}

/** The caller's own row; it may have been deleted since the token was checked. */
export async function getUser(db: Database, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new AppError('UNAUTHENTICATED', 'This account no longer exists')
  return user
}

export type UserRow = typeof users.$inferSelect

export const presentUser = ({ id, name, email, role }: UserRow): User => ({ _id: id, name, email, role })

export const callerOf = (row: UserRow): Caller => ({ ...presentUser(row), staffRole: row.staffRole })

export const signedInOf = (
  row: UserRow,
  confirmedAt: Date,
  actor: { row: UserRow; actedAt: Date } | null,
): SignedIn => ({
  ...callerOf(row),
  isPasswordTemporary: row.isPasswordTemporary,
  hasSecondFactor: row.secondFactorAt !== null,
  confirmedAt,
  actor: actor && { ...callerOf(actor.row), account: presentUser(row), actedAt: actor.actedAt },
})

export const presentAccount = (row: UserRow): Account => ({
  ...presentUser(row),
  isEmailVerified: row.emailVerifiedAt !== null,
  createdAt: row.createdAt.toISOString(),
})

/** Existing orders keep the name they were placed under. */
export async function renameUser(db: Database, userId: string, name: string): Promise<UserRow> {
  const [user] = await db.update(users).set({ name }).where(eq(users.id, userId)).returning()
  if (!user) throw new AppError('UNAUTHENTICATED', 'This account no longer exists')
  return user
}
