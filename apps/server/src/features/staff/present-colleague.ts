import type { Colleague, StaffRole } from '@tiffin/contract'
import type { ColleagueRow } from './staff-queries.ts'

export const presentColleague = (row: ColleagueRow): Colleague => ({
  ...loggedColleague(row),
  _id: row.id,
  isInvited: row.emailVerifiedAt === null,
  createdAt: row.createdAt.toISOString(),
})

/** What of a colleague is written into the log. */
export const loggedColleague = ({ name, email, staffRole, disabledAt }: ColleagueRow) => ({
  name,
  email,
  // The database holds it to the role 'admin'.
  staffRole: staffRole as StaffRole,
  isDisabled: disabledAt !== null,
})
