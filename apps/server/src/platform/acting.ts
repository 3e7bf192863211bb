/** How long a session that was taken over with a PIN stays taken over. */
import { and, eq } from 'drizzle-orm'
import { sessions } from '../db/schema/index.ts'
import type { Context } from './context.ts'
import { hashToken } from './hashes.ts'

/** Without a change for so long, the session is its account's again: whoever has left stands for nothing that follows. */
export const ACTING_MINUTES = 10

// Each change would be a write.
const NOTED_MS = 60_000

/** Whoever has taken the session over is still there. */
export async function noteActing({ db, token, identify }: Context): Promise<void> {
  const actor = (await identify())?.actor
  if (!actor || token === null || Date.now() - actor.actedAt.getTime() < NOTED_MS) return
  await db
    .update(sessions)
    .set({ actedAt: new Date() })
    // Not if it was handed back, or over to somebody else, meanwhile.
    .where(and(eq(sessions.tokenHash, hashToken(token)), eq(sessions.actingUserId, actor._id)))
}
