/** Which errors mean that the database is down or overloaded, so that the same call may soon succeed. */
import { DrizzleQueryError } from 'drizzle-orm'
import { sqlStateOf } from './sql-state.ts'

/** The database is not responding, or no connection to it was free in time. */
export class DatabaseAway extends Error {
  constructor(cause?: unknown) {
    super('The database is not responding', { cause })
    this.name = 'DatabaseAway'
  }
}

/** Called when the database is down, perhaps more than once, and when it is back. */
export interface OutageReport {
  began(error: unknown): void
  ended(): void
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const statesOfOutage = new Set([
  '25006', // read_only_sql_transaction: a standby has not taken over yet
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '40001', // serialization_failure, after all retries
  '40P01', // deadlock_detected, after all retries
  '55P03', // lock_not_available: lock_timeout
  '57014', // query_canceled: statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  '58030', // io_error
])
// 08: connection exception; 53: insufficient resources, such as a full disk or too many connections.
const classesOfOutage = new Set(['08', '53'])
const SQL_STATE = /^[\dFHPX][\dA-Z]{4}$/
// The driver's own messages; it has no codes.
const LOST_CONNECTION =
  /^(Connection terminated|timeout e(xpired|xceeded)|Query read timeout|Client (has encountered|was closed))/
const networkErrors = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Whether the same call may succeed once the database has recovered. */
export function isOutage(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (cause instanceof DatabaseAway) return true
  const state = sqlStateOf(cause)
  if (SQL_STATE.test(state)) return statesOfOutage.has(state) || classesOfOutage.has(state.slice(0, 2))
  return cause instanceof Error && (LOST_CONNECTION.test(cause.message) || isOfNetwork(cause))
}

// A name with several addresses has a nested error for each.
const isOfNetwork = (error: Error): boolean =>
  (error instanceof AggregateError && error.errors.every(isOutage)) ||
  ('syscall' in error && 'code' in error && networkErrors.has(String(error.code)))
