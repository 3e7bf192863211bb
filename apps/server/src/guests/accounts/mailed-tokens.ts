/** The single-use token in a link that is emailed, or handed over to an invited colleague. */
import type { InvitationLink } from '@tiffin/contract'
import { and, eq, gt, lte } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { mailedTokens, users } from '../../db/schema/index.ts'
import { hashToken } from '../../platform/hashes.ts'
import { AppError } from '../../platform/app-error.ts'
import type { UserRow } from './account-queries.ts'

type Purpose = (typeof mailedTokens.$inferSelect)['purpose']

const lifetimeHours: Record<Purpose, number> = { 'reset-password': 1, 'verify-email': 7 * 24 }

interface NewToken {
  userId: string
  purpose: Purpose
  now: Temporal.Instant
  /** How long it is valid, if not the usual time for its purpose. */
  hours?: number
}

/** Creates a token for a link. Earlier ones stay valid: emails may arrive out of order. */
export async function issueMailedToken(
  db: Database,
  { userId, purpose, now, hours = lifetimeHours[purpose] }: NewToken,
): Promise<string> {
  const token = randomBytes(25).toString('base64url')
  const expiresAt = new Date(now.add({ hours }).epochMilliseconds)
  await db.insert(mailedTokens).values({ tokenHash: hashToken(token), userId, purpose, expiresAt })
  return token
}

/** The user of a token that could be redeemed now. */
export async function findTokenUser(
  db: Database,
  { token, purpose, now }: { token: string; purpose: Purpose; now: Temporal.Instant },
): Promise<UserRow | null> {
  const [found] = await db
    .select({ user: users })
    .from(mailedTokens)
    .innerJoin(users, eq(users.id, mailedTokens.userId))
    .where(isValid(token, purpose, now))
  return found?.user ?? null
}

const isValid = (token: string, purpose: Purpose, now: Temporal.Instant) =>
  and(
    eq(mailedTokens.tokenHash, hashToken(token)),
    eq(mailedTokens.purpose, purpose),
    gt(mailedTokens.expiresAt, new Date(now.epochMilliseconds)),
  )

/** Returns the token's user and uses up all tokens of its purpose; rejects one that was used or has expired. */
export async function redeemMailedToken(
  tx: Database,
  { token, purpose, now }: { token: string; purpose: Purpose; now: Temporal.Instant },
): Promise<UserRow> {
  // If two people use it at the same time, one deletes the row.
  const [redeemed] = await tx
    .delete(mailedTokens)
    .where(isValid(token, purpose, now))
    .returning()
  if (!redeemed)
    throw new AppError(
      'CONFLICT',
      'This link has expired or has already been used. Please request a new one.',
    )
  const { userId } = redeemed
  await tx.delete(mailedTokens).where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose)))
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  // The foreign key deletes a token with its user.
  return user as UserRow
}

export async function deleteExpiredTokens(db: Database, now: Temporal.Instant): Promise<void> {
  await db.delete(mailedTokens).where(lte(mailedTokens.expiresAt, new Date(now.epochMilliseconds)))
}

// A new colleague may not check their mailbox right away.
const INVITATION_HOURS = 3 * 24

interface Invited {
  userId: string
  now: Temporal.Instant
  publicUrl: string
}

/** Creates a link with which a colleague chooses their first password. */
export async function issueInvitationLink(
  db: Database,
  { userId, now, publicUrl }: Invited,
): Promise<InvitationLink> {
  const token = await issueMailedToken(db, {
    userId,
    purpose: 'reset-password',
    now,
    hours: INVITATION_HOURS,
  })
  return {
    url: `${publicUrl}/reset-password?welcome=1#${token}`,
    expiresAt: now.add({ hours: INVITATION_HOURS }).toString({ fractionalSecondDigits: 3 }),
  }
}
