import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { UserRow } from './present-user.ts'

/** Existing orders keep the name they were placed under. */
export async function renameUser(db: Database, userId: string, name: string): Promise<UserRow> {
  const [user] = await db.update(users).set({ name }).where(eq(users.id, userId)).returning()
  if (!user) throw new Refusal('UNAUTHENTICATED', 'This account no longer exists')
  return user
}
