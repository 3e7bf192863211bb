import type { ErrorCode } from '@tiffin/contract'
import { refusedTaps, removeTap, tapQueue, type Tap } from './tap-queue.ts'

const LOCK = 'tiffin kitchen taps'

interface Sending {
  save: (tap: Tap) => Promise<void>
  onSaved: (tap: Tap) => void
  onRefused: (tap: Tap) => void
  /** True while there is no connection to send them over. */
  onStuck: (isStuck: boolean) => void
}

/** The server is there but cannot take it now, or the cook has to log in first: the tap waits. */
const waitFor: ErrorCode[] = ['UNAUTHENTICATED', 'RATE_LIMITED', 'UNAVAILABLE']

let isSending = false

/** Sends what waits, one after the other; what the server refuses is told and makes way for the next. */
export async function sendInOrder(sending: Sending): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    // Two tabs must not send the same taps.
    if ('locks' in navigator)
      await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && sendAll(sending))
    else await sendAll(sending)
  } finally {
    isSending = false
  }
}

async function sendAll({ save, onSaved, onRefused, onStuck }: Sending) {
  for (let [tap] = tapQueue.get(); tap !== undefined; [tap] = tapQueue.get()) {
    try {
      await save(tap)
      removeTap(tap)
      onSaved(tap)
    } catch (error) {
      const answer = answerOf(error)
      if (answer === null || waitFor.includes(answer.code)) return onStuck(true)
      const { key, number } = tap
      refusedTaps.update((known) => [...known, { key, number, message: answer.message }])
      removeTap(tap)
      onRefused(tap)
    }
  }
  onStuck(false)
}

/** Null if the server did not answer. */
const answerOf = (error: unknown) =>
  (error as { data?: { body?: { code: ErrorCode; message: string } } } | null)?.data?.body ?? null
