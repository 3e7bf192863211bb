import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { LiveState } from '../live-state.ts'
import { shareStream } from './share-stream.ts'
import type { LiveEvent } from './topic.ts'

interface Stream {
  url: URL
  send: (text: string) => void
  end: () => void
}

const real = globalThis.fetch
let streams: Stream[]
let status: number

beforeEach(() => {
  streams = []
  status = 200
  globalThis.fetch = async (input, init) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const bytes = (text: string) => new TextEncoder().encode(text)
    init?.signal?.addEventListener('abort', () => void writer.abort('gone').catch(() => {}))
    streams.push({
      url: new URL(input as string, 'http://tiffin.test'),
      send: (text) => void writer.write(bytes(text)),
      end: () => void writer.close(),
    })
    if (status !== 200) return new Response(null, { status })
    void writer.write(bytes('event: connected\ndata: {}\n\n'))
    return new Response(readable, { status })
  }
})

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  globalThis.fetch = real
})

function follow() {
  const events: LiveEvent[] = []
  const states: LiveState[] = []
  const stop = shareStream(
    { call: 'menu', input: {} },
    { onEvent: (event) => events.push(event), onState: (state) => states.push(state) },
  )
  stops.push(stop)
  return { events, states }
}

const told = (id: number, event: LiveEvent) =>
  `data: ${JSON.stringify([{ id: String(id), event }])}\nid: ${id}\n\n`
const soldOut: LiveEvent = { type: 'menu', dishes: [{ slug: 'samosa', available: false }] }
const lastIdOf = ({ url }: Stream) =>
  (JSON.parse(url.searchParams.get('input') ?? '') as { lastEventId: unknown }).lastEventId

test('a stream that the server ends is reopened from its last number, without a message', async () => {
  const { events, states } = follow()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.send(told(7, soldOut))
  await vi.waitFor(() => expect(events).toEqual([soldOut]))
  streams[0]?.send('event: return\ndata:\n\n')
  await vi.waitFor(() => expect(streams).toHaveLength(2), { timeout: 3000 })
  expect(streams.map(lastIdOf)).toEqual([null, '7'])
  await vi.waitFor(() => expect(states).toEqual([{ isConnected: true }, { isConnected: true }]))
})

test('a stream that fails to open twice is reported as disconnected, until it opens', async () => {
  status = 503
  const { states } = follow()
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ isConnected: false }), { timeout: 5000 })
  expect(streams.length).toBe(2)
  status = 200
  await vi.waitFor(() => expect(states.at(-1)).toEqual({ isConnected: true }), { timeout: 5000 })
})

test('a stream that is forbidden is not retried', async () => {
  const { states } = follow()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.send('event: serialized-error\ndata: {"data":{"body":{"code":"UNAUTHENTICATED"}}}\n\n')
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ isConnected: false }))
  window.dispatchEvent(new Event('online'))
  expect(streams).toHaveLength(1)
})

test('a stream that says nothing for longer than two pings counts as lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { events } = follow()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.send(told(7, soldOut))
  await vi.waitFor(() => expect(events).toEqual([soldOut]))
  await vi.advanceTimersByTimeAsync(34_000)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(4000)
  expect(streams.map(lastIdOf)).toEqual([null, '7'])
})

test('several events in one message are read in order, and the next stream continues after the last', async () => {
  const { events } = follow()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  const back: LiveEvent = { type: 'menu', dishes: [{ slug: 'samosa', available: true }] }
  const both = [
    { id: '7', event: soldOut },
    { id: '9', event: back },
  ]
  streams[0]?.send(`data: ${JSON.stringify(both)}\nid: 9\n\n`)
  await vi.waitFor(() => expect(events).toEqual([soldOut, back]))
  streams[0]?.send('event: return\ndata:\n\n')
  await vi.waitFor(() => expect(streams.map(lastIdOf)).toEqual([null, '9']), { timeout: 3000 })
})
