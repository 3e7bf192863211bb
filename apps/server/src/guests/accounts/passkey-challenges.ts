import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { passkeyChallenges } from '../../db/schema/index.ts'

/** How long a browser may wait for the person, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000

interface Challenge {
  challenge: string
  /** Who is adding a passkey; null if someone is logging in. */
  userId: string | null
  nowMs: number
}

export async function issueChallenge(db: Database, { challenge, userId, nowMs }: Challenge): Promise<void> {
  await db.insert(passkeyChallenges).values({ challenge, userId, expiresAt: new Date(nowMs + CHALLENGE_MS) })
}

/** Whether it was issued for this and is used for the first time. */
export async function redeemChallenge(
  db: Database,
  { challenge, userId, nowMs }: Challenge,
): Promise<boolean> {
  const isFor = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId)
  const redeemed = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        isFor,
        gt(passkeyChallenges.expiresAt, new Date(nowMs)),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return redeemed.length > 0
}

export async function deleteExpiredChallenges(db: Database, now: Temporal.Instant): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, new Date(now.epochMilliseconds)))
}
