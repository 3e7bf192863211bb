import { DrizzleQueryError } from 'drizzle-orm'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
const NOT_NULL_VIOLATION = '23502'

/** The Postgres error code, such as 40001; '' for an error that is not from Postgres. */
export function sqlStateOf(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === UNIQUE_VIOLATION
export const isNotNullViolation = (error: unknown): boolean => sqlStateOf(error) === NOT_NULL_VIOLATION
export const isForeignKeyViolation = (error: unknown): boolean => sqlStateOf(error) === FOREIGN_KEY_VIOLATION
