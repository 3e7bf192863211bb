/** Options of every call besides its input. */
export interface CallOptions {
  /** Ends the call immediately, even while it waits for its next attempt. */
  signal?: AbortSignal | undefined
  /** For the whole call, all attempts included. Default: 30 seconds, and 2 minutes with a file. */
  timeoutMs?: number | undefined
}

/** For a call that the server executes only once per key, however often it is sent. */
export interface KeyedCallOptions extends CallOptions {
  /** A script that may be restarted passes its own, 1 to 255 characters; otherwise each call has a fresh one. */
  idempotencyKey?: string | undefined
}

/** For a call about an earlier one. */
export interface GivenKeyCallOptions extends CallOptions {
  /** That of the call whose answer was lost. */
  idempotencyKey: string
}

/** A file from the server. */
export interface Download {
  fileName: string
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}
