import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import { ok, warning, type Finding } from './finding.ts'

/** Whether anyone may grant permissions. */
export async function checkOwners(db: Database): Promise<Finding> {
  const owners = await db.$count(users, and(eq(users.staffRole, 'owner'), isNull(users.disabledAt)))
  if (owners === 0)
    return warning('owner', 'The restaurant has no owner yet.', 'Create an account with create-admin.')
  return ok('owner', owners === 1 ? 'There is an owner.' : `There are ${owners} owners.`)
}
