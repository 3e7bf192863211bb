import { beforeEach, expect, test } from 'vitest'
import { createTiffin, type Bookmark, type StreamEvent } from '../src/index.ts'
import { answers, useFaultyProxy, type Fault } from './faulty-proxy.ts'
import { samosas, useSite } from './use-site.ts'

const site = useSite()
const proxy = useFaultyProxy(() => site.url)

/** A file, as far as it goes: what was written last is still there in the next run. */
function makeBookmark(stored?: string) {
  const bookmark = {
    stored,
    read: () => bookmark.stored,
    write(id: string) {
      bookmark.stored = id
    },
  }
  return bookmark
}

const placeOne = async () => (await createTiffin({ url: site.url }).orders.place(samosas()))._id

let token = ''
beforeEach(async () => {
  token = (await site.admin()).token ?? ''
})

interface Run {
  url?: string
  signal?: AbortSignal
}

const staffEvents = (bookmark: Bookmark, { url = site.url, signal }: Run = {}) =>
  createTiffin({ url, token }).live.staff({}, { bookmark, signal })[Symbol.asyncIterator]()

type Events = ReturnType<typeof staffEvents>
const next = async (events: Events) =>
  (await events.next()).value as StreamEvent<{ type: string; id?: string }>

/** Begins to follow, as a first run does. */
async function begin(bookmark: Bookmark) {
  const events = staffEvents(bookmark)
  expect((await next(events)).event).toEqual({ type: 'open' })
  return events
}

test('a number is stored once the next event is asked for, and not before', async () => {
  const bookmark = makeBookmark()
  const events = await begin(bookmark)
  expect(bookmark.stored).toBeUndefined()
  const asked = next(events)
  await expect.poll(() => bookmark.stored).toMatch(/^\d+$/)
  const opened = bookmark.stored
  const id = await placeOne()
  expect((await asked).event).toMatchObject({ id })
  expect(bookmark.stored).toBe(opened)
})

test('a run that is killed while it deals with an event gets this one again, and then all that it missed', async () => {
  const bookmark = makeBookmark()
  const killed = await begin(bookmark)
  const dealtWith = next(killed)
  const placed = [await placeOne(), await placeOne()]
  expect((await dealtWith).event).toMatchObject({ id: placed[0] })
  expect((await next(killed)).event).toMatchObject({ id: placed[1] })
  placed.push(await placeOne())

  const again = staffEvents(bookmark)
  expect([(await next(again)).event.id, (await next(again)).event.id]).toEqual(placed.slice(1))
  await again.return?.()
})

test('a run that is killed before its first event was dealt with begins again', async () => {
  const bookmark = makeBookmark()
  await begin(bookmark)
  await placeOne()
  expect((await next(staffEvents(bookmark))).event).toEqual({ type: 'open' })
})

test('after a break the event comes again', async () => {
  const bookmark = makeBookmark()
  const asked = next(await begin(bookmark))
  const id = await placeOne()
  await asked
  const before = bookmark.stored
  for (const _run of [1, 2]) {
    for await (const { event } of createTiffin({ url: site.url, token }).live.staff({}, { bookmark })) {
      expect(event).toMatchObject({ id })
      break
    }
    expect(bookmark.stored).toBe(before)
  }
})

test('a signal stores what was dealt with, and ends it although there is more', async () => {
  const bookmark = makeBookmark()
  const first = next(await begin(bookmark))
  const placed = [await placeOne(), await placeOne()]
  const { id: number } = await first
  const controller = new AbortController()
  const events = staffEvents(bookmark, { signal: controller.signal })
  expect((await next(events)).event).toMatchObject({ id: placed[0] })
  controller.abort()
  await expect(events.next()).rejects.toMatchObject({ code: 'ABORTED' })
  expect(bookmark.stored).toBe(number)
})

/** Passes the server's events on, until there is one, and breaks off behind it. */
const breaksOffAfterAnEvent: Fault = async (passOn, response) => {
  const { body } = await passOn()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    await new Promise((written) => response.write(chunk, written))
    if (chunk.includes('"order"')) break
  }
  response.destroy()
}

test('across lost connections nothing is missed or repeated', async () => {
  const bookmark = makeBookmark()
  const asked = next(await begin(bookmark))
  const placed = [await placeOne()]
  await asked
  const busy = JSON.stringify({ code: 'RATE_LIMITED', message: 'Later' })
  proxy.injectFaults(
    answers(503, { 'retry-after': '0' }),
    breaksOffAfterAnEvent,
    answers(429, { 'retry-after': '0' }, busy),
    breaksOffAfterAnEvent,
  )
  const events = staffEvents(bookmark, { url: proxy.url })
  const told = [(await next(events)).event.id]
  placed.push(await placeOne())
  told.push((await next(events)).event.id)
  expect(told).toEqual(placed)
  await events.return?.()
  expect(proxy.seen).toHaveLength(4)
})

test('while the server is started again it waits, and misses nothing', async () => {
  const bookmark = makeBookmark()
  const asked = next(await begin(bookmark))
  await placeOne()
  const { id } = await asked
  bookmark.write(id)
  const waiting = next(staffEvents(bookmark, { url: proxy.url }))
  await proxy.restart(1500)
  const placed = await placeOne()
  expect((await waiting).event).toMatchObject({ id: placed })
})

test('the stored number counts, and else the given one; a blank is none', async () => {
  const ids = [await placeOne(), await placeOne()]
  const tiffin = createTiffin({ url: site.url, token })
  const eventsAfter = (lastEventId: string, bookmark: Bookmark) =>
    tiffin.live.staff({ lastEventId }, { bookmark })[Symbol.asyncIterator]()
  const bookmark = makeBookmark('\n')
  const given = eventsAfter('0', bookmark)
  let told = await next(given)
  while (told.event.id !== ids[0]) told = await next(given)
  expect((await next(given)).event).toMatchObject({ id: ids[1] })
  expect((await next(eventsAfter('0', bookmark))).event).toMatchObject({ id: ids[1] })
})

test('what the bookmark throws ends it, and is not taken for a lost connection', async () => {
  const full = new Error('no space left on device')
  const events = await begin({
    read: () => undefined,
    write: () => Promise.reject(full),
  })
  await expect(events.next()).rejects.toBe(full)
  const unreadable = staffEvents({ read: () => Promise.reject(full), write: () => undefined })
  await expect(unreadable.next()).rejects.toBe(full)
})

test('a number that is none is an error, and nothing is stored over it', async () => {
  const bookmark = makeBookmark('half a num')
  await expect(next(staffEvents(bookmark))).rejects.toMatchObject({ code: 'VALIDATION' })
  expect(bookmark.stored).toBe('half a num')
})

test('events that the server no longer has are said to be lost', async () => {
  const bookmark = makeBookmark('999999999')
  expect((await next(staffEvents(bookmark))).event).toEqual({ type: 'reset' })
})
