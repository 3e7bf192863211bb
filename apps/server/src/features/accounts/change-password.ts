import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/procedures.ts'
import { getUser } from './account-queries.ts'
import { confirmPassword } from './confirm-password.ts'
import { hashPassword } from './passwords.ts'
import { endSessionsOf } from './sessions.ts'

/** Changes the password and ends every session but the one that asks. */
export async function changePassword(
  ctx: Context,
  userId: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  await confirmPassword(ctx, await getUser(ctx.db, userId), currentPassword, 'currentPassword')
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction((tx) => setPassword(tx, userId, passwordHash, ctx.token ?? undefined))
}

/** Whoever knew the old password is thrown out; `exceptToken` is the session of the one who changes it. */
export async function setPassword(
  tx: Database,
  userId: string,
  passwordHash: string,
  exceptToken?: string,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
  await endSessionsOf(tx, userId, exceptToken)
}
