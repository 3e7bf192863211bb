import type { InvitationLink } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { issueMailedToken } from './mailed-tokens.ts'

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
    url: `${publicUrl}/reset-password#${token}`,
    expiresAt: now.add({ hours: INVITATION_HOURS }).toString(),
  }
}
