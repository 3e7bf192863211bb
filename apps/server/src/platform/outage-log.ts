/** Logs one line when the database stops answering and one when it is back, instead of one per failed call. */
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { OutageReport } from '../db/outage.ts'
import type { Clock } from './wall-clock.ts'

// For a locked row or a full disk no event marks the end: after a quiet minute the next failure is logged again.
const LOG_AGAIN_AFTER_MS = 60_000

export function createOutageLog(log: FastifyBaseLogger, clock: Pick<Clock, 'nowMs'>): OutageReport {
  let beganAtMs: number | null = null
  let lastFailureAtMs = 0

  return {
    began(error) {
      const nowMs = clock.nowMs()
      const isWorthLogging = beganAtMs === null || nowMs - lastFailureAtMs > LOG_AGAIN_AFTER_MS
      lastFailureAtMs = nowMs
      if (!isWorthLogging) return
      beganAtMs = nowMs
      log.error({ err: toLoggable(error) }, 'the database is not responding; calls that need it get 503')
    },
    ended() {
      if (beganAtMs === null) return
      log.warn({ afterMs: clock.nowMs() - beganAtMs }, 'the database is responding again')
      beganAtMs = null
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Receives every call that failed because the database was down. */
    outages: OutageReport
  }
}

/** An error fit for the log: a failed query is replaced by its cause, without the guest's data. */
export function toLoggable(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof DrizzleQueryError ? (cause.cause ?? new Error('A query failed')) : cause
}
