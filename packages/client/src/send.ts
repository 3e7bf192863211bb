/** Sends a call, and retries transient failures if a repetition does no harm. */
import { aborted, attempt, type Outgoing } from './attempt.ts'
import { TiffinError } from './tiffin-error.ts'

// The waits between them add up to about four to eight seconds: longer than a site takes to restart.
const ATTEMPTS = 6
const FIRST_WAIT_MS = 250
/** Attempts without an answer that fit into a call's time. */
const UNANSWERED = 3

interface Sending {
  /** Whether doing it twice has the same effect as doing it once. */
  isRepeatable: boolean
  /** A file takes a while: retried half-way it would never arrive. */
  hasFile: boolean
  timeoutMs: number
  signal: AbortSignal | undefined
}

/** Returns the call's output after at most six attempts, or throws the `TiffinError` of the last one. */
export async function send(
  outgoing: Outgoing,
  { isRepeatable, hasFile, timeoutMs, signal }: Sending,
): Promise<unknown> {
  const endsAt = performance.now() + timeoutMs
  const leftMs = () => Math.max(0, endsAt - performance.now())
  // An attempt without an answer must leave time for another.
  const patienceMs = isRepeatable && !hasFile ? timeoutMs / UNANSWERED : timeoutMs
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(outgoing, { attemptMs: Math.min(patienceMs, leftMs()), timeoutMs, signal })
    } catch (error) {
      const failure = error as TiffinError
      const waitMs = (failure.retryAfterMs ?? 0) + backoffMs(attempts)
      const isWorthIt = isRepeatable && isPassing(failure) && attempts < ATTEMPTS && waitMs < leftMs()
      if (!isWorthIt) throw failure
      await wait(waitMs, signal)
    }
  }
}

// The server's own answers are final, except that it is busy.
export const isPassing = ({ code, status = 0 }: TiffinError) =>
  code === 'NETWORK' || code === 'TIMEOUT' || code === 'RATE_LIMITED' || [502, 503, 504].includes(status)

// Many clients cut off at the same time should not all return at the same time.
export const backoffMs = (attempts: number) => FIRST_WAIT_MS * 2 ** (attempts - 1) * (0.5 + Math.random() / 2)

export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(over)
      reject(aborted(signal))
    }
    const over = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
    if (signal?.aborted) stop()
  })
}
