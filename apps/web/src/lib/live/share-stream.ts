/** One stream for all tabs with the same topic: the tab that holds the lock reads it and passes the events on. */
import { nameOfTopic, type LiveState, type LiveEvent, type Topic } from './live-state.ts'
import { readStream, type LiveStreamEvent } from './read-stream.ts'

type Message =
  | { type: 'ask' }
  /** Absent in a tab of an earlier version of the site. */
  | { type: 'state'; state: LiveState; lastId?: string | null }
  | { type: 'event'; event: LiveStreamEvent }

interface Listener {
  onEvent: (event: LiveEvent) => void
  onState: (state: LiveState) => void
}

/**
 * Tells of the events after the given one; without it, begins with `open`, because anything may have happened before.
 * Returns a function that stops it.
 */
export function shareStream(
  topic: Topic,
  startId: string | null,
  { onEvent, onState }: Listener,
): () => void {
  const end = new AbortController()
  const channel = openChannel(topic)
  let lastId = startId
  let state: LiveState = null
  let leads = false
  let leaderSilence: ReturnType<typeof setTimeout> | undefined
  /** Until the first state what is told does not show what was missed. */
  let isPlaced = false

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and asks for none
  const broadcast = (message: Message) => channel?.postMessage(message)

  function handleEvent(event: LiveStreamEvent) {
    // The next leader continues from here.
    lastId = event.id
    onEvent(event.event)
  }

  function setState(next: LiveState) {
    state = next
    onState(next)
  }

  /** A tab that leads may hang without losing its lock. It passes on every sign of the server: without any, it is gone. */
  function awaitLeader() {
    clearTimeout(leaderSilence)
    const heardMs = Date.now()
    leaderSilence = setTimeout(() => {
      if (!leads && state?.isConnected) setState({ isConnected: false, sinceMs: heardMs })
    }, LEADER_SILENCE_MS)
  }

  function receive(message: Message) {
    if (message.type !== 'ask') awaitLeader()
    if (message.type === 'event') {
      if (isPlaced) handleEvent(message.event)
      else onEvent(message.event.event)
    }
    if (message.type === 'ask' && leads && state !== null) broadcast({ type: 'state', state, lastId })
    if (message.type === 'state') {
      // What was told before this tab was listening. An unknown number is not a smaller one.
      const isUpToDate = Number(message.lastId) <= Number(lastId)
      if (!isUpToDate && message.state?.isConnected) {
        lastId = message.lastId ?? lastId
        onEvent({ type: 'open' })
      }
      isPlaced ||= message.state?.isConnected === true
      if (!isSameState(state, message.state)) setState(message.state)
    }
  }

  function lead(): Promise<void> {
    leads = true
    return keepStreamOpen({
      topic,
      signal: end.signal,
      lastId: () => lastId,
      onEvent(event) {
        broadcast({ type: 'event', event })
        handleEvent(event)
      },
      onState(next) {
        broadcast({ type: 'state', state: next, lastId })
        setState(next)
      },
      onSign() {
        if (state?.isConnected) broadcast({ type: 'state', state, lastId })
      },
    })
  }

  if (channel) {
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data))
    broadcast({ type: 'ask' })
    const untilEnd = { signal: end.signal }
    navigator.locks.request(nameOfTopic(topic), untilEnd, lead).catch(() => {})
  } else void lead()

  return () => {
    end.abort()
    clearTimeout(leaderSilence)
    channel?.close()
  }
}

// Where tabs cannot communicate, each has its own stream.
const openChannel = (topic: Topic) =>
  'locks' in navigator && 'BroadcastChannel' in window ? new BroadcastChannel(nameOfTopic(topic)) : null

/** More than two of the server's pings. */
const LEADER_SILENCE_MS = 40_000

const isSameState = (one: LiveState, other: LiveState) =>
  one?.isConnected === true && other?.isConnected === true

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
// A deploy disconnects everyone at the same time.
const SPREAD_MS = 500

interface KeepOpenOptions {
  topic: Topic
  lastId: () => string | null
  signal: AbortSignal
  onEvent: (event: LiveStreamEvent) => void
  onState: (state: LiveState) => void
  onSign: () => void
}

/** Keeps a stream open until aborted, resuming after the last event. Reports a disconnect after two failures. */
async function keepStreamOpen({
  topic,
  lastId,
  signal,
  onEvent,
  onState,
  onSign,
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
      const ending = await readStream({ topic, after: lastId(), signal, onOpen, onEvent, onSign })
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
