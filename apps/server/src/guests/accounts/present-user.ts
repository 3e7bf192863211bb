import type { Account, User } from '@tiffin/contract'
import type { users } from '../../db/schema/index.ts'
import type { Caller, SignedIn } from '../../platform/context.ts'

export type UserRow = typeof users.$inferSelect

export const presentUser = ({ id, name, email, role }: UserRow): User => ({ _id: id, name, email, role })

export const callerOf = (row: UserRow): Caller => ({ ...presentUser(row), staffRole: row.staffRole })

export const signedInOf = (row: UserRow, confirmedAt: Date): SignedIn => ({
  ...callerOf(row),
  isPasswordTemporary: row.isPasswordTemporary,
  hasSecondFactor: row.secondFactorAt !== null,
  confirmedAt,
})

export const presentAccount = (row: UserRow): Account => ({
  ...presentUser(row),
  isEmailVerified: row.emailVerifiedAt !== null,
  createdAt: row.createdAt.toISOString(),
})
