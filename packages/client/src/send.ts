/** Sends a call, and retries transient failures if a repetition does no harm. */
import { readAnswer } from './read-answer.ts'
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

// One request: sent once, and given up when its time is over or its caller aborts.

/** What every attempt of a call sends. */
export interface Outgoing {
  url: string
  method: 'GET' | 'POST'
  headers: Headers
  body: string | FormData | null
  /** Whether the answer is in the envelope of /trpc. */
  isEnveloped: boolean
}

interface Bounds {
  /** For this attempt. */
  attemptMs: number
  /** For the whole call: the limit that its caller knows. */
  timeoutMs: number
  signal: AbortSignal | undefined
}

// A longer timer fires immediately.
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Sends once, and returns the call's output; otherwise throws a `TiffinError`, even for a network failure. */
async function attempt(outgoing: Outgoing, { attemptMs, timeoutMs, signal }: Bounds): Promise<unknown> {
  const { url, isEnveloped, ...sent } = outgoing
  const controller = new AbortController()
  const giveUp = () => controller.abort(tooLate(timeoutMs))
  const late = setTimeout(giveUp, Math.min(attemptMs, LONGEST_TIMER_MS))
  const stop = () => controller.abort(aborted(signal))
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    return await readAnswer(await fetch(url, { ...sent, signal: controller.signal }), isEnveloped)
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason
    throw error instanceof TiffinError ? error : unreachable(url, error)
  } finally {
    clearTimeout(late)
    signal?.removeEventListener('abort', stop)
  }
}

const tooLate = (timeoutMs: number) =>
  new TiffinError('TIMEOUT', `No response within ${Math.round(timeoutMs) / 1000} seconds`)

/** The caller's own signal has ended the call. */
export const aborted = (signal: AbortSignal | undefined) =>
  new TiffinError('ABORTED', 'The call was aborted', { cause: signal?.reason })

const unreachable = (url: string, cause: unknown) =>
  new TiffinError('NETWORK', `No response from ${new URL(url).origin}`, { cause })
