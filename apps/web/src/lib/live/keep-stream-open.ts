import type { LiveState } from './live-state.ts'
import { readStream, type StreamEvent } from './read-stream.ts'
import type { Topic } from './topic.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
// A deploy disconnects everyone at the same time.
const SPREAD_MS = 500

interface KeepOpenOptions {
  topic: Topic
  lastId: () => string | null
  signal: AbortSignal
  onEvent: (event: StreamEvent) => void
  onState: (state: LiveState) => void
}

/** Keeps a stream open until aborted, resuming after the last event. Reports a disconnect after two failures. */
export async function keepStreamOpen({
  topic,
  lastId,
  signal,
  onEvent,
  onState,
}: KeepOpenOptions): Promise<void> {
  let failures = 0
  let lostAtMs: number | null = null
  const onOpen = () => {
    failures = 0
    lostAtMs = null
    onState({ isConnected: true })
  }
  while (!signal.aborted) {
    if (navigator.onLine) {
      const ending = await readStream({ topic, after: lastId(), signal, onOpen, onEvent })
      lostAtMs ??= Date.now()
      if (ending !== 'moved') failures += 1
      if (ending === 'refused') {
        onState({ isConnected: false, sinceMs: lostAtMs })
        return
      }
    } else {
      lostAtMs ??= Date.now()
      failures += 2
    }
    if (signal.aborted) return
    if (failures >= 2) onState({ isConnected: false, sinceMs: lostAtMs })
    await pause(failures, signal)
  }
}

/** Longer after every failure; returning to the tab or the network ends it early. */
function pause(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(failures === 0 ? 0 : FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, longest + Math.random() * SPREAD_MS)
  const handleVisible = () => document.visibilityState === 'visible' && resolve()
  const over = new AbortController()
  const options = { signal: over.signal }
  window.addEventListener('online', () => resolve(), options)
  document.addEventListener('visibilitychange', handleVisible, options)
  signal.addEventListener('abort', () => resolve(), options)
  return promise.finally(() => {
    clearTimeout(timer)
    over.abort()
  })
}
