import type { ErrorBody } from '@tiffin/contract'
import { CommanderError } from 'commander'
import { UnusableFolder } from '../db/data-folder.ts'
import { FolderInUse } from '../db/folder-lock.ts'
import { UnusableSetting } from '../env.ts'
import { Refusal } from '../platform/refusal.ts'
import { WrongUsage } from './command.ts'
import { exitCodes, type ExitCode } from './exit-codes.ts'
import { explainDenial } from './explain-denial.ts'

export interface Failure {
  exitCode: ExitCode
  /** What a script reads: the one error body. */
  body: ErrorBody
  /** Only of what nobody foresaw, for whoever looks for the fault. */
  stack?: string | undefined
}

/** What to tell whoever ran the command, and by which exit code. */
export function explainFailure(error: unknown): Failure {
  if (error instanceof Refusal) return { exitCode: exitCodes.refused, body: error.body }
  if (error instanceof FolderInUse) return inUse(error)
  if (error instanceof CommanderError) return wrongUsage(error.message.replace(/^error: /, ''))
  if ([WrongUsage, UnusableSetting, UnusableFolder].some((kind) => error instanceof kind))
    return wrongUsage((error as Error).message)
  const cause = error instanceof Error ? deepest(error) : new Error(String(error))
  const { message, stack } = cause
  const denial = explainDenial(cause)
  if (denial) return { exitCode: exitCodes.refused, body: denial.body }
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

/** Where nothing answers at all, no stack helps. Of a name with several addresses each has its own error. */
function unreachedBy(error: unknown): string | null {
  const cause = error instanceof Error ? deepest(error) : null
  const [first] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause]
  if (!(first instanceof Error) || !('syscall' in first) || !('code' in first)) return null
  const isOfNetwork = ['connect', 'getaddrinfo'].includes(String(first.syscall))
  return isOfNetwork ? `Cannot connect to DATABASE_URL: ${first.message}.` : null
}

// A failed query repeats its statement and values, which may be somebody's address; its cause says what happened.
const deepest = (error: Error): Error => (error.cause instanceof Error ? deepest(error.cause) : error)
