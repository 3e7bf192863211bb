import { and, eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { subscribers } from '../../db/schema/index.ts'
import { hashToken } from '../../platform/hash-token.ts'
import type { Deps } from '../../platform/context.ts'

const LINK_HOURS = 7 * 24

/** Creates the one valid confirmation token, or null if nothing awaits confirmation; replaces earlier ones. */
export async function issueConfirmToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  subscriberId: string,
): Promise<string | null> {
  const token = randomBytes(25).toString('base64url')
  const confirmUntil = new Date(clock.now().add({ hours: LINK_HOURS }).epochMilliseconds)
  const issued = await db
    .update(subscribers)
    .set({ confirmHash: hashToken(token), confirmUntil })
    .where(and(eq(subscribers.id, subscriberId), eq(subscribers.status, 'pending')))
    .returning({ id: subscribers.id })
  return issued.length > 0 ? token : null
}
