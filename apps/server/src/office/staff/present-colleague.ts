import type { Colleague, StaffRole } from '@tiffin/contract'
import type { ColleagueRow } from './staff-queries.ts'

export const presentColleague = (row: ColleagueRow): Colleague => ({
  ...loggedColleague(row),
  _id: row.id,
  isInvited: row.emailVerifiedAt === null,
  hasSecondFactor: row.secondFactorAt !== null,
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
