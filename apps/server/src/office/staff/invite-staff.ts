import type { Colleague, InviteStaffInput } from '@tiffin/contract'
import { randomBytes } from 'node:crypto'
import { newId } from '../../db/new-id.ts'
import { users } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailInvitation } from '../../guests/accounts/account-jobs.ts'
import { hashPassword } from '../../guests/accounts/passwords.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { loggedColleague, presentColleague } from './staff-queries.ts'

/** Creates a staff account that can be used once its owner has set a password through a link, emailed or handed over. */
export async function inviteStaff(
  ctx: AdminContext,
  { name, email, staffRole }: InviteStaffInput,
): Promise<Colleague> {
  // Random bytes that no one stores: no password opens it.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const createdAt = new Date(ctx.clock.nowMs())
  return retryTransaction(ctx.db, async (tx) => {
    const id = newId()
    // The unique address decides between concurrent invitations and registrations.
    const [row] = await tx
      .insert(users)
      .values({ id, name, email, role: 'admin', staffRole, passwordHash, createdAt })
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (!row) throw alreadyTaken()
    await ctx.jobs.enqueue(tx, mailInvitation, { userId: id })
    await recordChange(tx, ctx, { action: 'invite staff', subjectId: id, after: loggedColleague(row) })
    return presentColleague(row, false)
  })
}

// Whoever registered a customer account with an address knows its password, and may not be the person the owner means.
function alreadyTaken() {
  const message = 'An account with this address already exists. Invite them with another one.'
  return new AppError('CONFLICT', message, { issues: [{ path: 'email', message }] })
}
