import type { StaffRole } from '@tiffin/contract'
import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/index.ts'

/** The email addresses of colleagues with these roles. */
export async function listStaffAddresses(tx: Database, roles: readonly StaffRole[]): Promise<string[]> {
  const found = await tx
    .select({ to: users.email })
    .from(users)
    .where(
      and(
        inArray(users.staffRole, [...roles]),
        isNull(users.disabledAt),
        // Who was invited and has not accepted may be a stranger: the address may be mistyped.
        isNotNull(users.emailVerifiedAt),
      ),
    )
  return found.map(({ to }) => to)
}
