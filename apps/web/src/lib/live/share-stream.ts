/** One stream for all tabs with the same topic: the tab that holds the lock reads it and passes the events on. */
import type { LiveState } from './live-state.ts'
import { keepStreamOpen } from './keep-stream-open.ts'
import type { StreamEvent } from './read-stream.ts'
import { nameOfTopic, type LiveEvent, type Topic } from './topic.ts'

type Message =
  | { type: 'ask' }
  /** Absent in a tab of an earlier version of the site. */
  | { type: 'state'; state: LiveState; lastId?: string | null }
  | { type: 'told'; told: StreamEvent }

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
  /** Until the first state what is told does not show what was missed. */
  let isPlaced = false

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and asks for none
  const broadcast = (message: Message) => channel?.postMessage(message)

  function handleEvent(event: StreamEvent) {
    // The next leader continues from here.
    lastId = event.id
    onEvent(event.event)
  }

  function setState(next: LiveState) {
    state = next
    onState(next)
  }

  function receive(message: Message) {
    if (message.type === 'told') {
      if (isPlaced) handleEvent(message.told)
      else onEvent(message.told.event)
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
      setState(message.state)
    }
  }

  function lead(): Promise<void> {
    leads = true
    return keepStreamOpen({
      topic,
      signal: end.signal,
      lastId: () => lastId,
      onEvent(event) {
        broadcast({ type: 'told', told: event })
        handleEvent(event)
      },
      onState(next) {
        broadcast({ type: 'state', state: next, lastId })
        setState(next)
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
    channel?.close()
  }
}

// Where tabs cannot communicate, each has its own stream.
const openChannel = (topic: Topic) =>
  'locks' in navigator && 'BroadcastChannel' in window ? new BroadcastChannel(nameOfTopic(topic)) : null
