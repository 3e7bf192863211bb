import { asc, eq, or } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { UserRow } from './present-user.ts'

/**
 * The account's row and those of all owners, locked in the order of their ids until the transaction ends: a caller who
 * removes an owner waits for any other who does, and then sees who is left.
 */
export function lockWithOwners(tx: Database, userId: string): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(or(eq(users.id, userId), eq(users.staffRole, 'owner')))
    .orderBy(asc(users.id))
    .for('update')
}

/** Without an owner, no one could grant permissions any more. */
export function rejectLastOwner(locked: UserRow[], { id, staffRole, disabledAt }: UserRow): void {
  if (staffRole !== 'owner' || disabledAt) return
  const isActiveOwner = (row: UserRow) => row.staffRole === 'owner' && !row.disabledAt
  if (locked.some((row) => row.id !== id && isActiveOwner(row))) return
  throw new Refusal('CONFLICT', 'This is the only owner, and the restaurant needs one.')
}
