import { DrizzleQueryError } from 'drizzle-orm'

/** An error as it may stand in the log: a failed query tells its cause, but not the guest's data that it carried. */
export function toLoggable(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof DrizzleQueryError ? (cause.cause ?? new Error('A query failed')) : cause
}
