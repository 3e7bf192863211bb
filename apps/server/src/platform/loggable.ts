import { DrizzleQueryError } from 'drizzle-orm'

/** An error fit for the log: a failed query is replaced by its cause, without the guest's data. */
export function toLoggable(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof DrizzleQueryError ? (cause.cause ?? new Error('A query failed')) : cause
}
