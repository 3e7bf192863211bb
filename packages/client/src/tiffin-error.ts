/** The one error of this package: whatever goes wrong, it is a `TiffinError`. */
import type { ErrorCode } from './api.gen.ts'

/**
 * What the server refuses with, and what only a client can meet: `NETWORK` – no answer came; `TIMEOUT` – none came in
 * time; `ABORTED` – the caller's signal ended the call; `UNAVAILABLE` – something before the server said that it is not
 * there; `BAD_ANSWER` – the answer is not Tiffin's, a proxy's page for example.
 */
export type TiffinErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'UNAVAILABLE' | 'BAD_ANSWER'

/** What is wrong with one field of the input. */
export interface Issue {
  /** Where in the input, dotted: `items.0.quantity` */
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

/** Why a call did not do what it was asked for; `message` is written for people, `code` for programs. */
export class TiffinError extends Error {
  override readonly name = 'TiffinError'
  readonly code: TiffinErrorCode
  /** Of the HTTP answer; undefined where none came. */
  readonly status: number | undefined
  /** With `VALIDATION`: what is wrong with which field; else empty. */
  readonly issues: readonly Issue[]
  /** With `CLOSED` and `SLOT_FULL`: the next free times; else empty. */
  readonly nextTimes: readonly string[]
  /** With `RATE_LIMITED`: for how long the server asks to be left alone, where it says so. */
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
