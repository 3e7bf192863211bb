import type { StreamEvent } from '@tiffin/contract'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { tokenStore } from '../session/session.ts'
import type { LiveEvent, Topic } from './live-state.ts'

// A buffering proxy lets nothing through, not even the first event.
const FIRST_EVENT_TIMEOUT_MS = 10_000
// A little more than two pings.
const SILENCE_TIMEOUT_MS = 35_000

export type LiveStreamEvent = StreamEvent<LiveEvent>

interface Reading {
  topic: Topic
  /** The number of the last event that was read. */
  after: string | null
  signal: AbortSignal
  onOpen: () => void
  /** The server has sent something, be it that it is still there. */
  onSign: () => void
  onEvent: (event: LiveStreamEvent) => void
}

/**
 * How a stream ended: `moved` means that the server wants us to reconnect immediately, `refused` that we are not
 * allowed to read it, and `cut` is everything else.
 */
export type Ending = 'moved' | 'refused' | 'cut'

/** Reads one stream to its end. Not an EventSource: that sends no header, and a token does not belong in an address. */
export async function readStream(reading: Reading): Promise<Ending> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), FIRST_EVENT_TIMEOUT_MS)
  const onData = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_TIMEOUT_MS)
    reading.onSign()
  }
  // Without a network a connection can stay open for a minute unnoticed.
  window.addEventListener('offline', () => silence.abort(), { signal: silence.signal })
  try {
    return await followStream(reading, AbortSignal.any([reading.signal, silence.signal]), onData)
  } catch {
    return 'cut'
  } finally {
    clearTimeout(timer)
    // The rest of the response is not read.
    silence.abort()
  }
}

async function followStream(
  { topic, after, onOpen, onEvent }: Reading,
  signal: AbortSignal,
  onData: () => void,
) {
  const input = JSON.stringify({ ...topic.input, lastEventId: after })
  const answer = await fetch(`/trpc/live.${topic.call}?input=${encodeURIComponent(input)}`, {
    headers: { accept: 'text/event-stream', ...authorization(topic) },
    cache: 'no-store',
    signal,
  })
  if (!answer.ok || answer.body === null) return 'cut'
  const events = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return 'cut'
    onData()
    if (value.event === 'return') return 'moved'
    if (value.event === 'serialized-error') return isRefused(value.data) ? 'refused' : 'cut'
    if (value.event === 'connected') onOpen()
    else if (value.id !== undefined)
      for (const event of JSON.parse(value.data) as LiveStreamEvent[]) onEvent(event)
  }
}

// A public stream is requested without a token.
function authorization({ call }: Topic): Record<string, string> {
  const token = call === 'staff' ? tokenStore.get() : null
  return token === null ? {} : { authorization: `Bearer ${token}` }
}

const REFUSALS = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'VALIDATION'])

function isRefused(text: string): boolean {
  const { data } = JSON.parse(text) as { data?: { body?: { code: string } } }
  return REFUSALS.has(data?.body?.code ?? '')
}
