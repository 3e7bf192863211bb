/** The PIN with which a colleague takes over a session: set and removed like everything about how they log in. */
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { staffPins } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { readPinKey } from '../../platform/hashes.ts'
import { AppError } from '../../platform/app-error.ts'
import { changeLogin } from './change-second-factor.ts'
import { hashPin } from './passwords.ts'
import { handBackSessionsOf } from './sessions.ts'

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
