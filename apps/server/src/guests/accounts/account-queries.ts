import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { UserRow } from './present-user.ts'

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user ?? null
}

/** The caller's own row; it may have been deleted since the token was checked. */
export async function getUser(db: Database, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new Refusal('UNAUTHENTICATED', 'This account no longer exists')
  return user
}
