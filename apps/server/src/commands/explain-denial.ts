import { sqlStateOf } from '../db/sql-state.ts'
import { Refusal } from '../platform/refusal.ts'

const DISK_FULL = '53100'
const INSUFFICIENT_PRIVILEGE = '42501'

/** Words for what the machine or the database denies, or null for any other error. What was begun has been taken away by now. */
export function explainDenial(error: NodeJS.ErrnoException): Refusal | null {
  const { code = '', path } = error
  if (sqlStateOf(error) === DISK_FULL)
    return new Refusal(
      'TOO_LARGE',
      'There is no room left on the disk of the database. Nothing was changed. Make room, and run this again.',
    )
  if (sqlStateOf(error) === INSUFFICIENT_PRIVILEGE)
    return new Refusal(
      'FORBIDDEN',
      `The database does not let the user of DATABASE_URL do this: ${error.message}. The tables must be that user's own.`,
    )
  if (['ENOSPC', 'EDQUOT'].includes(code))
    return new Refusal(
      'TOO_LARGE',
      `There is no room left on the disk${path === undefined ? '' : ` of ${path}`}. Nothing half written is left. Make room, and run this again.`,
    )
  if (['EACCES', 'EPERM', 'EROFS'].includes(code) && path !== undefined)
    return new Refusal('FORBIDDEN', `This user may not open or change ${path}.`)
  return null
}
