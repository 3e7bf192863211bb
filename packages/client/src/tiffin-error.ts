/** The only error of this package: whatever goes wrong, it is a `TiffinError`. */
import type { ErrorCode } from './api.gen.ts'

/**
 * The server's error codes, and those that only occur in a client: `NETWORK` – no answer came; `TIMEOUT` – none came in
 * time; `ABORTED` – the caller's signal ended the call; `UNAVAILABLE` – a proxy in front of the server said that it is
 * down; `BAD_ANSWER` – the answer is not Tiffin's, for example a proxy's page.
 */
export type TiffinErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'UNAVAILABLE' | 'BAD_ANSWER'

/** An error in one field of the input. */
export interface Issue {
  /** Path in the input, dotted: `items.0.quantity` */
  path: string
  message: string
}

interface Details {
  status?: number
  issues?: Issue[]
  nextTimes?: string[]
  retryAfterMs?: number
  cause?: unknown
}

/** Why a call failed; `message` is written for people, `code` for programs. */
export class TiffinError extends Error {
  override readonly name = 'TiffinError'
  readonly code: TiffinErrorCode
  /** Of the HTTP answer; undefined if none came. */
  readonly status: number | undefined
  /** With `VALIDATION`: what is wrong with which field; else empty. */
  readonly issues: readonly Issue[]
  /** With `CLOSED` and `SLOT_FULL`: the next available times; else empty. */
  readonly nextTimes: readonly string[]
  /** With `RATE_LIMITED`: how long to wait, if the server says so. */
  readonly retryAfterMs: number | undefined

  constructor(code: TiffinErrorCode, message: string, details: Details = {}) {
    super(message, 'cause' in details ? { cause: details.cause } : {})
    this.code = code
    this.status = details.status
    this.issues = details.issues ?? []
    this.nextTimes = details.nextTimes ?? []
    this.retryAfterMs = details.retryAfterMs
  }
}
