import type { Colleague, StaffRole } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { users } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { endEverythingOf } from '../../guests/accounts/change-password.ts'
import { hashPassword, rejectEasyPassword } from '../../guests/accounts/passwords.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { type ColleagueRow, loggedColleague, presentColleague } from './staff-queries.ts'

type Actor = Pick<AdminContext, 'db' | 'clock' | 'caller'>

interface NewAdmin {
  name: string
  email: string
  password: string
  /** Whether it was generated: it is replaced at the first login. */
  isPasswordTemporary?: boolean
  staffRole: StaffRole
  /** Whether a customer with that address may become staff: their password is replaced, since it may not be theirs. */
  promotes: boolean
}

/** Creates a staff account that can be used right away: its creator passes on the password. */
export async function createAdmin(
  ctx: Actor,
  { promotes, password, ...wanted }: NewAdmin,
): Promise<Colleague> {
  await rejectEasyPassword(ctx.db, password, wanted)
  const now = new Date(ctx.clock.nowMs())
  const columns = {
    ...wanted,
    role: 'admin' as const,
    passwordHash: await hashPassword(password),
    emailVerifiedAt: now,
  }
  return retryTransaction(ctx.db, async (tx) => {
    // The unique address decides between this and a concurrent registration.
    const [made] = await tx
      .insert(users)
      .values({ ...columns, id: newId(), createdAt: now })
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (!made) return presentColleague(await promote(tx, ctx, { columns, promotes }), false)
    await recordChange(tx, ctx, {
      action: 'create staff',
      subjectId: made.id,
      after: loggedColleague(made),
    })
    return presentColleague(made, false)
  })
}

interface Promotion {
  columns: Partial<ColleagueRow> & { email: string }
  promotes: boolean
}

async function promote(tx: Database, ctx: Actor, { columns, promotes }: Promotion): Promise<ColleagueRow> {
  const [row] = await tx.select().from(users).where(eq(users.email, columns.email)).for('update')
  if (!row) throw new AppError('CONFLICT', 'This account was just deleted. Try again.')
  rejectUnfit(row, promotes)
  const changed = { ...row, ...columns }
  await tx.update(users).set(columns).where(eq(users.id, row.id))
  await endEverythingOf(tx, row.id)
  await recordChange(tx, ctx, {
    action: 'promote customer',
    subjectId: row.id,
    before: { name: row.name, email: row.email, role: row.role },
    after: loggedColleague(changed),
  })
  return changed
}

function rejectUnfit({ email, staffRole, disabledAt }: ColleagueRow, promotes: boolean) {
  if (staffRole !== null)
    throw new AppError(
      'CONFLICT',
      `${email} already has a staff account (${staffRole}). Did you mean to reset the password?`,
    )
  if (disabledAt)
    throw new AppError('CONFLICT', `The account ${email} is disabled. Enable it first, under Customers.`)
  if (!promotes)
    throw new AppError(
      'CONFLICT',
      `${email} is a customer's account. To make it a staff account, promote it; its password will be replaced.`,
    )
}
