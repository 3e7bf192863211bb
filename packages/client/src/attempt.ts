/** One request: sent once, and given up when its time is over or its caller aborts. */
import { readAnswer } from './read-answer.ts'
import { TiffinError } from './tiffin-error.ts'

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
export async function attempt(
  outgoing: Outgoing,
  { attemptMs, timeoutMs, signal }: Bounds,
): Promise<unknown> {
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
