import { EventSourceParserStream } from 'eventsource-parser/stream'

interface StreamMessage {
  /** 'message' for events; tRPC's own are 'connected', 'ping', 'serialized-error' and 'return'. */
  kind: string
  id: string | undefined
  data: unknown
}

interface Opened {
  status: number
  headers: Headers
  /** The next one, or null at the end of the stream. */
  next(): Promise<StreamMessage | null>
  /** The next so many events. */
  take(count: number): Promise<StreamMessage[]>
  close(): void
}

interface Asked {
  input?: object
  headers?: Record<string, string>
}

/** Opens a live stream as a browser does; returns after its first message. */
export async function openStream(
  url: string,
  call: string,
  { input = {}, headers = {} }: Asked = {},
): Promise<Opened> {
  const hangUp = new AbortController()
  const answer = await fetch(`${url}/trpc/live.${call}?input=${encodeURIComponent(JSON.stringify(input))}`, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: hangUp.signal,
  })
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
  const events = isStream
    ? answer.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
    : undefined

  async function next(): Promise<StreamMessage | null> {
    const part = await events?.read()
    if (!part || part.done) return null
    const { event = 'message', id, data } = part.value
    return { kind: event, id, data: data === '' ? null : JSON.parse(data) }
  }

  // Events of a message that contained more than were taken.
  const unread: StreamMessage[] = []

  const opened: Opened = {
    status: answer.status,
    headers: answer.headers,
    next,
    async take(count) {
      const taken = unread.splice(0)
      while (taken.length < count) {
        const message = await next()
        if (message === null) throw new Error(`The stream ended after ${JSON.stringify(taken)}`)
        if (message.kind === 'serialized-error') throw new Error(JSON.stringify(message.data))
        if (message.kind === 'message') taken.push(...readMessage(message))
      }
      unread.unshift(...taken.splice(count))
      return taken
    },
    close: () => hangUp.abort(),
  }
  return opened
}

const readMessage = ({ kind, data }: StreamMessage): StreamMessage[] =>
  (data as { id: string; event: unknown }[]).map(({ id, event }) => ({ kind, id, data: event }))
