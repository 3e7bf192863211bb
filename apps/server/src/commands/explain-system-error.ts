import { sqlStateOf } from '../db/sql-state.ts'
import { Refusal } from '../platform/refusal.ts'

const DISK_FULL = '53100'
const INSUFFICIENT_PRIVILEGE = '42501'

/** Explains what the machine or database denied; null for any other error. Partial work has already been removed. */
export function explainSystemError(error: NodeJS.ErrnoException): Refusal | null {
  const { code = '', path } = error
  if (sqlStateOf(error) === DISK_FULL)
    return new Refusal(
      'TOO_LARGE',
      'The database’s disk is full. Nothing was changed. Free up some space, then run this again.',
    )
  if (sqlStateOf(error) === INSUFFICIENT_PRIVILEGE)
    return new Refusal(
      'FORBIDDEN',
      `The user in DATABASE_URL is not allowed to do this: ${error.message}. That user must own the tables.`,
    )
  if (['ENOSPC', 'EDQUOT'].includes(code))
    return new Refusal(
      'TOO_LARGE',
      `The disk is full${path === undefined ? '' : ` of ${path}`}. No partial files were left behind. Free up some space, then run this again.`,
    )
  if (['EACCES', 'EPERM', 'EROFS'].includes(code) && path !== undefined)
    return new Refusal('FORBIDDEN', `This user is not allowed to read or write ${path}.`)
  return null
}
