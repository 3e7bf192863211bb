/** Follows a live stream across lost connections: each new one continues after the last event that was read. */
import { readAnswer, readError } from './read-answer.ts'
import { backoffMs, isPassing, wait, aborted } from './send.ts'
import { TiffinError } from './tiffin-error.ts'

/** An event and its number. */
export interface StreamEvent<Event> {
  id: string
  event: Event
}

/**
 * Where a program stores the number of the last event that it has dealt with, from one run to the next: in a file, say.
 * What one of its functions throws ends the stream.
 */
export interface Bookmark {
  /** The stored number; undefined or blank before the first one is stored. */
  read(): string | undefined | Promise<string | undefined>
  /** Stores a number in place of the last one. A program that may be killed at any time replaces the file, and does not write into it. */
  write(id: string): void | Promise<void>
}

interface Following {
  url: string
  input: { lastEventId?: string | undefined }
  token: () => string | undefined
  signal: AbortSignal | undefined
  bookmark: Bookmark | undefined
}

// A little more than two of the server's pings.
const SILENCE_MS = 35_000
const LONGEST_WAIT_MS = 30_000

export async function* follow<Event>(following: Following): AsyncGenerator<StreamEvent<Event>> {
  const { bookmark, signal, input } = following
  const stored = await bookmark?.read()
  const lastEventId = stored?.trim() || input.lastEventId
  for await (const streamEvent of reconnect<Event>({ ...following, input: { ...input, lastEventId } })) {
    yield streamEvent
    // A caller that asks for the next event has dealt with this one. After `break` or an error nobody has.
    await bookmark?.write(streamEvent.id)
    if (signal?.aborted) throw aborted(signal)
  }
}

async function* reconnect<Event>({
  url,
  input,
  token,
  signal,
}: Following): AsyncGenerator<StreamEvent<Event>> {
  let { lastEventId } = input
  let failures = 0
  for (;;) {
    try {
      for await (const { kind, id, data } of connect(url, { ...input, lastEventId }, token(), signal)) {
        failures = 0
        if (kind !== 'message' || id === undefined) continue
        // Events that happen together arrive in one message.
        for (const streamEvent of JSON.parse(data) as StreamEvent<Event>[]) {
          lastEventId = streamEvent.id
          yield streamEvent
        }
      }
    } catch (error) {
      if (signal?.aborted) throw aborted(signal)
      if (error instanceof TiffinError && !isPassing(error)) throw error
      failures += 1
      const { retryAfterMs = 0 } = error instanceof TiffinError ? error : {}
      await wait(retryAfterMs + Math.min(backoffMs(failures), LONGEST_WAIT_MS), signal)
    }
    // The server ended the stream, for example because it is being replaced: everyone reconnects at the same time.
    await wait(Math.random() * backoffMs(1), signal)
  }
}

/** One connection, to its end; a silent one counts as lost. */
async function* connect(
  url: string,
  input: object,
  token: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<ServerEvent> {
  const connection = new AbortController()
  const hangUp = () => connection.abort()
  signal?.addEventListener('abort', hangUp)
  if (signal?.aborted) hangUp()
  let silence = setTimeout(hangUp, SILENCE_MS)
  try {
    const headers = { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) }
    const search = `?input=${encodeURIComponent(JSON.stringify(input))}`
    const response = await fetch(url + search, { headers, cache: 'no-store', signal: connection.signal })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (!isStream || response.body === null) throw await errorOf(response)
    for await (const event of readEvents(response.body)) {
      clearTimeout(silence)
      silence = setTimeout(hangUp, SILENCE_MS)
      if (event.kind === 'return') return
      if (event.kind === 'serialized-error') throw readError(JSON.parse(event.data), response)
      yield event
    }
  } finally {
    clearTimeout(silence)
    signal?.removeEventListener('abort', hangUp)
    connection.abort()
  }
}

async function errorOf(response: Response): Promise<unknown> {
  return readAnswer(response, true).then(
    () => new TiffinError('BAD_ANSWER', `${new URL(response.url).origin} did not answer with a stream`),
    (error: unknown) => error,
  )
}

/** One event of a stream. `kind` is 'message' unless the server names another. */
interface ServerEvent {
  kind: string
  id: string | undefined
  data: string
}

/** The events of a `text/event-stream` (HTML Standard, 9.2.6), of which the server uses names, ids and data. */
async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    // An event without the blank line after it has not arrived.
    if (done) return
    const blocks = (rest + value.replaceAll('\r', '')).split('\n\n')
    rest = blocks.pop() ?? ''
    yield* blocks.map(readEvent)
  }
}

function readEvent(block: string): ServerEvent {
  const fields = block.split('\n').map((line): [name: string, value: string] => {
    const [name = ''] = line.split(':', 1)
    return [name, line.slice(name.length + 1).replace(/^ /, '')]
  })
  const valueOf = (wanted: string) => fields.filter(([name]) => name === wanted).at(-1)?.[1]
  const data = fields.flatMap(([name, value]) => (name === 'data' ? value : []))
  return { kind: valueOf('event') ?? 'message', id: valueOf('id'), data: data.join('\n') }
}
