// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { LiveState, LiveEvent } from './live-state.ts'
import { shareStream } from './share-stream.ts'

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

function follow(startId: string | null = null) {
  const events: LiveEvent[] = []
  const states: LiveState[] = []
  const stop = shareStream({ call: 'menu', input: {} }, startId, {
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
  })
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

test('a page that knows what it contains is told only of later events', async () => {
  const { events } = follow('6')
  await vi.waitFor(() => expect(streams.map(lastIdOf)).toEqual(['6']))
  streams[0]?.send(told(7, soldOut))
  await vi.waitFor(() => expect(events).toEqual([soldOut]))
})

describe('a second tab', () => {
  const channels = new Set<EventTarget>()
  class Channel extends EventTarget {
    constructor() {
      super()
      channels.add(this)
    }
    postMessage(data: unknown) {
      for (const other of channels)
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
    }
    close() {
      channels.delete(this)
    }
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and asks for none
  const tellTabs = (message: unknown) => new Channel().postMessage(message)

  beforeEach(() => {
    let isTaken = false
    vi.stubGlobal('BroadcastChannel', Channel)
    const request = async (_name: string, _options: unknown, lead: () => Promise<void>) => {
      if (isTaken) return
      isTaken = true
      await lead()
    }
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'locks')
    channels.clear()
  })

  /** The first tab has read up to the event 7. */
  async function openFirstTab() {
    const first = follow('6')
    await vi.waitFor(() => expect(streams).toHaveLength(1))
    streams[0]?.send(told(7, soldOut))
    await vi.waitFor(() => expect(first.events).toEqual([soldOut]))
  }

  test.each([['7'], ['9']])('whose page contains the event %s has missed nothing', async (startId) => {
    await openFirstTab()
    const second = follow(startId)
    expect(second.states).toEqual([{ isConnected: true }])
    expect(second.events).toEqual([])
    streams[0]?.send(told(10, soldOut))
    await vi.waitFor(() => expect(second.events).toEqual([soldOut]))
    expect(streams).toHaveLength(1)
  })

  test('whose leader hangs no longer believes it, until it speaks again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await openFirstTab()
    const second = follow('7')
    const ping = () => streams[0]?.send('event: ping\ndata:\n\n')
    const passedOn = vi.fn()
    new Channel().addEventListener('message', passedOn)
    for (const _minute of [1, 2]) {
      await vi.advanceTimersByTimeAsync(30_000)
      passedOn.mockClear()
      ping()
      await vi.waitFor(() => expect(passedOn).toHaveBeenCalled())
    }
    expect(second.states).toEqual([{ isConnected: true }])

    // It has its lock and its stream, and passes nothing on.
    const post = vi.spyOn(Channel.prototype, 'postMessage').mockReturnValue()
    for (const _ping of [1, 2]) {
      await vi.advanceTimersByTimeAsync(21_000)
      ping()
    }
    expect(second.states.at(-1)).toMatchObject({ isConnected: false })
    post.mockRestore()
    ping()
    await vi.waitFor(() => expect(second.states.at(-1)).toEqual({ isConnected: true }))
  })

  test.each([['6'], [null]])('whose page contains events up to %s reloads once', async (startId) => {
    await openFirstTab()
    const second = follow(startId)
    expect(second.events).toEqual([{ type: 'open' }])
    tellTabs({ type: 'state', state: { isConnected: true }, lastId: '7' })
    expect(second.events).toEqual([{ type: 'open' }])
  })

  test('that is told something before it knows how far the first one is has missed what was before', async () => {
    const second = follow('5')
    tellTabs({ type: 'event', event: { id: '9', event: soldOut } })
    tellTabs({ type: 'state', state: { isConnected: true }, lastId: '9' })
    expect(second.events).toEqual([soldOut, { type: 'open' }])
  })

  test('reloads beside one with an earlier version of the site', () => {
    const second = follow('9')
    tellTabs({ type: 'state', state: { isConnected: true } })
    expect(second.events).toEqual([{ type: 'open' }])
  })
})
