import type { MenuEvent, OrderEvent, StaffEvent } from '@tiffin/contract'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { createTiffin, type StreamEvent } from '../src/index.ts'
import { answers, useFaultyProxy } from './faulty-proxy.ts'
import { samosas, useSite } from './use-site.ts'

const site = useSite()
const proxy = useFaultyProxy(() => site.url)
const guest = () => createTiffin({ url: site.url })
const ending = new AbortController()

afterEach(() => vi.restoreAllMocks())

/** The next so many events; the iteration ends there. */
async function take<Event>(told: AsyncIterable<StreamEvent<Event>>, count: number) {
  const taken: StreamEvent<Event>[] = []
  for await (const each of told) {
    taken.push(each)
    if (taken.length === count) break
  }
  return taken
}

/** Puts itself between the client and its streams; `cut` breaks the latest one off. */
function holdConnections() {
  const open: WritableStreamDefaultWriter[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await real(...request)
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response
    const cuttable = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
    const writer = cuttable.writable.getWriter()
    const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
    open.push(writer)
    const pump = async () => {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return writer.close()
        await writer.write(value)
      }
    }
    pump().catch(() => undefined)
    return new Response(cuttable.readable, { headers: response.headers })
  })
  return { cut: async () => open.pop()?.abort(new Error('cut')) }
}

test('the types are those of the contract', () => {
  type EventOf<Stream> = Stream extends AsyncIterable<StreamEvent<infer Event>> ? Event : never
  const { live } = guest()
  expectTypeOf<EventOf<ReturnType<typeof live.staff>>>().toEqualTypeOf<StaffEvent>()
  expectTypeOf<EventOf<ReturnType<typeof live.order>>>().toEqualTypeOf<OrderEvent>()
  expectTypeOf<EventOf<ReturnType<typeof live.orders>>>().toEqualTypeOf<OrderEvent>()
  expectTypeOf<EventOf<ReturnType<typeof live.menu>>>().toEqualTypeOf<MenuEvent>()
})

test('staff see an order as it is placed, and another run continues after the last event', async () => {
  const admin = await site.admin()
  const staff = admin.live.staff()[Symbol.asyncIterator]()
  expect((await staff.next()).value).toMatchObject({ event: { type: 'open' } })
  const first = await guest().orders.place(samosas())
  const { value: told } = (await staff.next()) as { value: StreamEvent<StaffEvent> }
  expect(told.event).toEqual({
    type: 'order',
    id: first._id,
    number: first.number,
    status: 'placed',
    change: 'placed',
  })
  await staff.return?.()
  const second = await guest().orders.place(samosas())
  const third = await guest().orders.place(samosas())
  const missed = await take(admin.live.staff({ lastEventId: told.id }), 2)
  expect(missed).toMatchObject([{ event: { id: second._id } }, { event: { id: third._id } }])
})

test('after a lost connection nothing is missed or repeated', async () => {
  const { _id: id } = await guest().orders.place(samosas())
  const connections = holdConnections()
  const order = guest().live.order({ id })[Symbol.asyncIterator]()
  await order.next()
  const admin = await site.admin()
  const accepting = order.next()
  await admin.orders.changeStatus({ id, from: 'placed', to: 'accepted' })
  const { value: accepted } = await accepting
  await connections.cut()
  await admin.orders.changeStatus({ id, from: 'accepted', to: 'preparing' })
  const { value: preparing } = await order.next()
  expect([accepted, preparing]).toMatchObject([
    { event: { status: 'accepted' } },
    { event: { status: 'preparing' } },
  ])
  await order.return?.()
})

test('a request to a server that is down or busy is retried', async () => {
  const busy = answers(
    429,
    { 'retry-after': '0' },
    JSON.stringify({ code: 'RATE_LIMITED', message: 'Later' }),
  )
  // Events that happen together arrive in one message.
  const both = [
    { id: '7', event: { type: 'open' } },
    { id: '9', event: { type: 'menu', dishes: [] } },
  ]
  proxy.injectFaults(answers(503), busy, (_passOn, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`event: connected\ndata: {}\n\nid: 9\r\ndata: ${JSON.stringify(both)}\r\n\r\n`)
  })
  expect(await take(createTiffin({ url: proxy.url }).live.menu(), 2)).toEqual(both)
  expect(proxy.seen).toHaveLength(3)
})

test.each([
  ['someone without permission', () => guest().live.staff(), 'UNAUTHENTICATED'],
  ['an unknown order', () => guest().live.order({ id: 'nobody-has-this' }), 'NOT_FOUND'],
  ['a number that is none', () => guest().live.menu({ lastEventId: 'first' }), 'VALIDATION'],
  ['a signal', () => guest().live.menu({}, { signal: AbortSignal.abort() }), 'ABORTED'],
])('%s ends it with an error', async (_who, open, code) => {
  await expect(take<unknown>(open(), 1)).rejects.toMatchObject({ name: 'TiffinError', code })
})

test('a signal ends a stream on which nothing happens', async () => {
  const menu = guest().live.menu({}, { signal: ending.signal })[Symbol.asyncIterator]()
  await menu.next()
  const waiting = menu.next()
  ending.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'ABORTED' })
})
