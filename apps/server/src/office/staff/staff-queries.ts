import type { Colleague, StaffRole } from '@tiffin/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import { listPinHolders } from '../../guests/accounts/take-over.ts'
import { AppError } from '../../platform/app-error.ts'

export type ColleagueRow = typeof users.$inferSelect

/** All staff, by name. */
const listStaffRows = (db: Database): Promise<ColleagueRow[]> =>
  db
    .select()
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))

export async function listStaff(db: Database): Promise<Colleague[]> {
  const holders = await listPinHolders(db)
  return (await listStaffRows(db)).map((row) => presentColleague(row, holders.has(row.id)))
}

/** The row with this id, or NOT_FOUND: customers are not staff. */
export function pickColleague(rows: ColleagueRow[], id: string): ColleagueRow {
  const row = rows.find((each) => each.id === id && each.staffRole !== null)
  if (!row) throw new AppError('NOT_FOUND', 'We cannot find that colleague')
  return row
}

export const presentColleague = (row: ColleagueRow, hasPin: boolean): Colleague => ({
  ...loggedColleague(row),
  _id: row.id,
  isInvited: row.emailVerifiedAt === null,
  hasSecondFactor: row.secondFactorAt !== null,
  hasPin,
  createdAt: row.createdAt.toISOString(),
})

/** The part of a colleague's data that is logged. */
export const loggedColleague = ({ name, email, staffRole, disabledAt }: ColleagueRow) => ({
  name,
  email,
  // A database constraint ties it to the role 'admin'.
  staffRole: staffRole as StaffRole,
  isDisabled: disabledAt !== null,
})
