import type { Colleague, InvitationLink, StaffRole, InviteStaffInput } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { users } from '../../db/schema/index.ts'
import { hashPassword } from '../../guests/accounts/passwords.ts'
import { deletePin, hasPin } from '../../guests/accounts/take-over.ts'
import { endKeysOf } from '../../platform/admit-api-key.ts'
import type { AdminContext } from '../../platform/context.ts'
import { rejectTooMany } from '../../platform/rate-limits.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailInvitation, mailLoginChange } from '../../guests/accounts/account-jobs.ts'
import { mailsToAccount } from '../../guests/accounts/account-limits.ts'
import { endEverythingOf, voidPasswordLinks } from '../../guests/accounts/change-password.ts'
import { eraseAccount, lockWithOwners, rejectLastOwner } from '../../guests/accounts/delete-account.ts'
import { issueInvitationLink } from '../../guests/accounts/mailed-tokens.ts'
import { deleteSecondFactors } from '../../guests/accounts/change-second-factor.ts'
import { endSessionsOf } from '../../guests/accounts/sessions.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { type ColleagueRow, loggedColleague, pickColleague, presentColleague } from './staff-queries.ts'

interface RoleChange {
  id: string
  staffRole: StaffRole
  /** What the caller saw. */
  from?: StaffRole | undefined
}

/** Changes a colleague's permissions. They have to log in again, so no screen offers the old ones. */
export function changeStaffRole(ctx: AdminContext, { id, staffRole, from }: RoleChange): Promise<Colleague> {
  return changeColleague(ctx, id, async (tx, row, rejectLast) => {
    if (from !== undefined && row.staffRole !== from)
      throw new AppError('CONFLICT', `Someone has already changed ${row.name} to ${row.staffRole}.`)
    if (row.staffRole === staffRole) return row
    rejectLast()
    await endSessionsOf(tx, id)
    return writeColleague(tx, ctx, { row, action: 'change staff role', columns: { staffRole } })
  })
}

/** They are logged out immediately and cannot log in any more; a link to choose a password opens nothing, and their API keys end. */
export function disableColleague(ctx: AdminContext, id: string): Promise<Colleague> {
  return changeColleague(ctx, id, async (tx, row, rejectLast) => {
    if (row.disabledAt) return row
    rejectLast()
    await endEverythingOf(tx, id)
    const columns = { disabledAt: new Date(ctx.clock.nowMs()) }
    await endKeysOf(tx, id, columns.disabledAt)
    return writeColleague(tx, ctx, { row, action: 'disable staff', columns })
  })
}

export function enableColleague(ctx: AdminContext, id: string): Promise<Colleague> {
  return changeColleague(ctx, id, async (tx, row) =>
    row.disabledAt
      ? writeColleague(tx, ctx, { row, action: 'enable staff', columns: { disabledAt: null } })
      : row,
  )
}

/** Emails a new link to a colleague who has not used the first one. */
export async function inviteAgain(ctx: AdminContext, id: string): Promise<Colleague> {
  await rejectTooMany(ctx, [{ limit: mailsToAccount, key: id }])
  return changeColleague(ctx, id, async (tx, row) => {
    rejectUnlessInvited(row)
    await ctx.jobs.enqueue(tx, mailInvitation, { userId: id })
    await recordChange(tx, ctx, { action: 'invite staff again', subjectId: id, after: loggedColleague(row) })
    return row
  })
}

/** A link to hand over, where no email arrives. Earlier links become void, since they may be in the wrong hands. */
export function makeInvitationLink(ctx: AdminContext, id: string): Promise<InvitationLink> {
  return withColleague(ctx, id, async (tx, row) => {
    rejectUnlessInvited(row)
    await voidPasswordLinks(tx, id)
    const after = loggedColleague(row)
    await recordChange(tx, ctx, { action: 'make invitation link', subjectId: id, after })
    return issueInvitationLink(tx, { userId: id, now: ctx.clock.now(), publicUrl: ctx.publicUrl })
  })
}

function rejectUnlessInvited(row: ColleagueRow) {
  if (row.emailVerifiedAt) throw new AppError('CONFLICT', `${row.name} has already set a password.`)
  if (row.disabledAt) throw new AppError('CONFLICT', `${row.name} is disabled. Enable the account first.`)
}

/** They log in with the password alone, until they add another one; the owner has made sure that it is them. */
export function removeSecondFactor(ctx: AdminContext, id: string): Promise<Colleague> {
  return changeColleague(ctx, id, async (tx, row) => {
    if (row.secondFactorAt === null) throw new AppError('CONFLICT', `${row.name} has no second factor.`)
    await deleteSecondFactors(tx, id)
    await endSessionsOf(tx, id)
    await ctx.jobs.enqueue(tx, mailLoginChange, { userId: id, change: 'second factor removed' })
    const after = { name: row.name, email: row.email }
    await recordChange(tx, ctx, { action: 'remove second factor', subjectId: id, after })
    return { ...row, secondFactorAt: null }
  })
}

/** They set another one themselves; what they have taken over with it is handed back. */
export function removePinOf(ctx: AdminContext, id: string): Promise<Colleague> {
  return changeColleague(ctx, id, async (tx, row) => {
    if (!(await deletePin(tx, id))) throw new AppError('CONFLICT', `${row.name} has no PIN.`)
    await ctx.jobs.enqueue(tx, mailLoginChange, { userId: id, change: 'PIN removed' })
    const after = { name: row.name, change: 'PIN removed' }
    await recordChange(tx, ctx, { action: 'change login', subjectId: id, after })
    return row
  })
}

/** Deletes the account. Their changes stay in the log under their address. */
export async function removeColleague(ctx: AdminContext, id: string): Promise<void> {
  await changeColleague(ctx, id, async (tx, row, rejectLast) => {
    rejectLast()
    await eraseAccount(tx, row, ctx.clock)
    await recordChange(tx, ctx, { action: 'remove staff', subjectId: id, before: loggedColleague(row) })
    return row
  })
}

type Work<Result> = (tx: Database, row: ColleagueRow, rejectLast: () => void) => Promise<Result>

async function changeColleague(ctx: AdminContext, id: string, work: Work<ColleagueRow>): Promise<Colleague> {
  const row = await withColleague(ctx, id, work)
  return presentColleague(row, await hasPin(ctx.db, id))
}

/** For every change to a colleague: never to the caller's own account, and only if the caller is still allowed. */
function withColleague<Result>(ctx: AdminContext, id: string, work: Work<Result>): Promise<Result> {
  const { _id: callerId } = ctx.caller
  if (id === callerId)
    throw new AppError('CONFLICT', 'You can’t do that to your own account. Another owner has to.')
  return retryTransaction(ctx.db, async (tx) => {
    const locked = await lockWithOwners(tx, id)
    const row = pickColleague(locked, id)
    const result = await work(tx, row, () => rejectLastOwner(locked, row))
    // The procedure checked the permission before the rows were locked.
    if (!locked.some((each) => each.id === callerId && each.staffRole === 'owner' && !each.disabledAt))
      throw new AppError('FORBIDDEN', 'Your account doesn’t have permission to do this. Ask the owner.')
    return result
  })
}

interface Write {
  row: ColleagueRow
  action: string
  columns: Partial<Pick<ColleagueRow, 'staffRole' | 'disabledAt'>>
}

async function writeColleague(tx: Database, ctx: AdminContext, { row, action, columns }: Write) {
  await tx.update(users).set(columns).where(eq(users.id, row.id))
  const changed = { ...row, ...columns }
  await recordChange(tx, ctx, {
    action,
    subjectId: row.id,
    before: loggedColleague(row),
    after: loggedColleague(changed),
  })
  return changed
}

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

// Anyone who registered a customer account with an address knows its password, and may not be the person the owner means.
function alreadyTaken() {
  const message = 'An account with this address already exists. Invite them with another one.'
  return new AppError('CONFLICT', message, { issues: [{ path: 'email', message }] })
}
