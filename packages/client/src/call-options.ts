/** What every call takes beside its input. */
export interface CallOptions {
  /** Ends the call at once, also while it waits for its next attempt. */
  signal?: AbortSignal | undefined
  /** For the call as a whole, all attempts together: unless it is said 30 seconds, and 2 minutes with a file. */
  timeoutMs?: number | undefined
}

/** Of a call that the server does once for one key, however often it is sent. */
export interface KeyedCallOptions extends CallOptions {
  /** A script that may be started again says its own, 1 to 255 characters; else each call has a fresh one. */
  idempotencyKey?: string | undefined
}

/** A file as the server made it. */
export interface Download {
  fileName: string
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}
