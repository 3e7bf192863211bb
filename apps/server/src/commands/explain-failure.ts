import type { ErrorBody } from '@tiffin/contract'
import { CommanderError } from 'commander'
import { FolderInUse, UnusableFolder } from '../db/data-folder.ts'
import { sqlStateOf } from '../db/sql-state.ts'
import { UnusableSetting } from '../env.ts'
import { UnreadableKeys } from '../payments/load-provider.ts'
import { AppError } from '../platform/app-error.ts'
import { type ExitCode, exitCodes, WrongUsage } from './command.ts'

interface Failure {
  exitCode: ExitCode
  /** What a script reads: the standard error body. */
  body: ErrorBody
  /** Only for unexpected errors, to help find the bug. */
  stack?: string | undefined
}

/** What to tell the person who ran the command, and which exit code to use. */
export function explainFailure(error: unknown): Failure {
  if (error instanceof AppError) return { exitCode: exitCodes.refused, body: error.body }
  if (error instanceof UnreadableKeys)
    return { exitCode: exitCodes.refused, body: { code: 'CONFLICT', message: error.message } }
  if (error instanceof FolderInUse) return inUse(error)
  if (error instanceof CommanderError) return wrongUsage(error.message.replace(/^error: /, ''))
  if ([WrongUsage, UnusableSetting, UnusableFolder].some((kind) => error instanceof kind))
    return wrongUsage((error as Error).message)
  const cause = error instanceof Error ? deepest(error) : new Error(String(error))
  const { message, stack } = cause
  const systemError = explainSystemError(cause)
  if (systemError) return { exitCode: exitCodes.refused, body: systemError.body }
  const unreached = unreachedBy(error)
  if (unreached !== null)
    return { exitCode: exitCodes.unforeseen, body: { code: 'INTERNAL', message: unreached } }
  return { exitCode: exitCodes.unforeseen, body: { code: 'INTERNAL', message }, stack }
}

const wrongUsage = (message: string): Failure => ({
  exitCode: exitCodes.wrongUsage,
  body: { code: 'VALIDATION', message },
})

const inUse = ({ folder }: FolderInUse): Failure => ({
  exitCode: exitCodes.inUse,
  body: {
    code: 'CONFLICT',
    message: `A server or another command has the embedded database in ${folder} open. Stop the server, or wait for the command to finish, then run this again.`,
  },
})

/** If nothing answers at all, a stack does not help. A name with several addresses has one error per address. */
function unreachedBy(error: unknown): string | null {
  const cause = error instanceof Error ? deepest(error) : null
  const [first] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause]
  if (!(first instanceof Error) || !('syscall' in first) || !('code' in first)) return null
  const isOfNetwork = ['connect', 'getaddrinfo'].includes(String(first.syscall))
  return isOfNetwork ? `Cannot connect to DATABASE_URL: ${first.message}.` : null
}

// A failed query repeats its statement and values, possibly someone's address; its cause says what happened.
const deepest = (error: Error): Error => (error.cause instanceof Error ? deepest(error.cause) : error)

const DISK_FULL = '53100'
const INSUFFICIENT_PRIVILEGE = '42501'

/** Explains what the machine or database denied; null for any other error. Partial work has already been removed. */
function explainSystemError(error: NodeJS.ErrnoException): AppError | null {
  const { code = '', path } = error
  if (sqlStateOf(error) === DISK_FULL)
    return new AppError(
      'TOO_LARGE',
      'The database’s disk is full. Nothing was changed. Free up some space, then run this again.',
    )
  if (sqlStateOf(error) === INSUFFICIENT_PRIVILEGE)
    return new AppError(
      'FORBIDDEN',
      `The user in DATABASE_URL is not allowed to do this: ${error.message}. That user must own the tables.`,
    )
  if (['ENOSPC', 'EDQUOT'].includes(code))
    return new AppError(
      'TOO_LARGE',
      `The disk is full${path === undefined ? '' : ` of ${path}`}. No partial files were left behind. Free up some space, then run this again.`,
    )
  if (['EACCES', 'EPERM', 'EROFS'].includes(code) && path !== undefined)
    return new AppError('FORBIDDEN', `This user is not allowed to read or write ${path}.`)
  return null
}
