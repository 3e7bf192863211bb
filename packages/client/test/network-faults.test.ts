import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createTiffin, type TiffinError } from '../src/index.ts'
import {
  answers,
  breaksOff,
  neverAnswers,
  losesTheAnswer,
  reachesTheServer,
  useFaultyProxy,
  type Fault,
} from './faulty-proxy.ts'
import { samosas, useSite } from './use-site.ts'

const site = useSite()
const proxy = useFaultyProxy(() => site.url)
const guest = () => createTiffin({ url: proxy.url })
const listOrders = async () => (await site.admin()).orders.list()

const page = (status: number) => answers(status, { 'content-type': 'text/html' }, '<h1>Back in a moment</h1>')
const asksToWait = (seconds: number) =>
  answers(429, { 'retry-after': String(seconds) }, JSON.stringify({ code: 'RATE_LIMITED', message: 'Later' }))

/** How a call fails, and how long that takes. */
async function failureOf(call: Promise<unknown>) {
  const startedAt = performance.now()
  const error = await call.then(
    () => expect.unreachable('it did not fail'),
    (thrown: TiffinError) => thrown,
  )
  return { error, tookMs: performance.now() - startedAt }
}

describe('an order, whatever happens to its requests', () => {
  test.each<[string, Fault[]]>([
    ['the server is away twice', [page(503), page(502)]],
    ['the answer is lost after the order was placed', [losesTheAnswer]],
    ['the answer breaks off', [breaksOff]],
    ['the answer is lost, and then the server is away', [losesTheAnswer, page(504)]],
    ['the server asks to wait for a second', [asksToWait(1)]],
  ])('%s: it is one order', async (_name, faults) => {
    proxy.injectFaults(...faults)
    const placed = await guest().orders.place(samosas(2))
    expect((await listOrders()).orders).toEqual([placed])
    expect(proxy.seen).toHaveLength(faults.length + 1)
    expect(new Set(proxy.seen.map(({ key, body }) => `${key} ${body}`)).size).toBe(1)
    expect(proxy.seen[0]?.key).toMatch(/^[\da-f]{32}$/)
  })

  test('an attempt without an answer leaves time for the next one', async () => {
    proxy.injectFaults(neverAnswers)
    const placed = await guest().orders.place(samosas(), { timeoutMs: 15_000 })
    expect((await listOrders()).orders).toEqual([placed])
  })

  test('what the caller changes in the meantime is not sent', async () => {
    proxy.injectFaults(page(503))
    const order = samosas(2)
    const placing = guest().orders.place(order)
    order.items[0] = { slug: 'samosa', quantity: 9 }
    expect((await placing).items).toMatchObject([{ quantity: 2 }])
  })

  test('the control: two orders without faults are two orders', async () => {
    await guest().orders.place(samosas(2))
    await guest().orders.place(samosas(2))
    expect((await listOrders()).total).toBe(2)
  })
})

describe('a call with its own key arrives once, though its answer was lost', () => {
  const from = { name: 'Test Guest', email: 'guest@example.com' }

  test('a message', async () => {
    proxy.injectFaults(losesTheAnswer)
    await guest().messages.send({ ...from, message: 'Is the dal vegan?' })
    expect((await (await site.admin()).messages.list()).total).toBe(1)
  })

  test('a catering request', async () => {
    proxy.injectFaults(losesTheAnswer)
    const wanted = { occasion: 'festival', eventDay: '2026-06-20', guestCount: 40 } as const
    await guest().catering.request({ ...from, ...wanted })
    expect((await (await site.admin()).catering.list()).total).toBe(1)
  })

  test('a table', async () => {
    const { times } = await guest().reservations.times({ partySize: 2 })
    const startsAt = times.find(({ free }) => free)?.at ?? ''
    proxy.injectFaults(losesTheAnswer)
    await guest().reservations.book({ ...from, phone: '780-555-0199', partySize: 2, startsAt })
    expect((await (await site.admin()).reservations.list()).total).toBe(1)
  })
})

describe('a read', () => {
  test.each<[string, Fault]>([
    ['the server is away', page(503)],
    ['the answer is lost', losesTheAnswer],
    ['the answer breaks off', breaksOff],
  ])('%s: it is retried', async (_name, fault) => {
    proxy.injectFaults(fault)
    expect(await guest().products.get({ slug: 'samosa' })).toMatchObject({ title: 'Samosa' })
    expect(proxy.seen).toHaveLength(2)
  })

  test('six times, and no more', async () => {
    proxy.injectFaults(...Array.from({ length: 7 }, () => page(503)))
    const { error } = await failureOf(guest().categories.list())
    expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
    expect(proxy.seen).toHaveLength(6)
  })

  test('a proxy that says how long the server is away is believed', async () => {
    proxy.injectFaults(answers(503, { 'retry-after': '1' }))
    const startedAt = performance.now()
    expect(await guest().products.get({ slug: 'samosa' })).toMatchObject({ title: 'Samosa' })
    expect(performance.now() - startedAt).toBeGreaterThan(1000)
    proxy.injectFaults(answers(503, { 'retry-after': '3600' }))
    expect((await failureOf(guest().categories.list())).error).toMatchObject({ retryAfterMs: 3_600_000 })
  })
})

describe('while the server is started again', () => {
  test('a read waits for it', async () => {
    await proxy.restart(1500)
    expect(await guest().products.get({ slug: 'samosa' })).toMatchObject({ title: 'Samosa' })
  })

  test('an order whose answer was lost is one order', async () => {
    let restarted: Promise<void> | undefined
    proxy.injectFaults(async (passOn) => {
      await passOn()
      restarted = proxy.restart(1500)
    })
    const placed = await guest().orders.place(samosas(2))
    await restarted
    expect((await listOrders()).orders).toEqual([placed])
  })
})

describe('calls that are not sent a second time', () => {
  test.each<[string, Fault, object]>([
    ['the answer is lost', losesTheAnswer, { code: 'NETWORK', status: undefined }],
    ['the server is away', page(503), { code: 'UNAVAILABLE', status: 503 }],
    ['the server asks to wait', asksToWait(0), { code: 'RATE_LIMITED', status: 429, message: 'Later' }],
  ])('a change without a key: %s', async (_name, fault, failure) => {
    const { token = '' } = await site.admin()
    proxy.injectFaults(fault)
    const tiffin = createTiffin({ url: proxy.url, token })
    const { error } = await failureOf(tiffin.promotions.create({ title: 'Two for one' }))
    expect(error).toMatchObject(failure)
    expect(proxy.seen).toHaveLength(1)
  })

  test.each<[string, Fault, string]>([
    ['it is refused', reachesTheServer, 'NOT_FOUND'],
    ['the server has a fault', answers(500, {}, '{"code":"INTERNAL","message":"Sorry"}'), 'INTERNAL'],
    ['it is to wait longer than it may take', asksToWait(3600), 'RATE_LIMITED'],
  ])('an order: %s', async (_why, fault, code) => {
    proxy.injectFaults(fault)
    const unknown = { ...samosas(), items: [{ slug: 'unicorn' }] }
    const { error, tookMs } = await failureOf(guest().orders.place(unknown))
    expect(error.code).toBe(code)
    expect(proxy.seen).toHaveLength(1)
    expect(tookMs).toBeLessThan(10_000)
  })
})

describe('every failure is a TiffinError', () => {
  test.each<[string, Fault, string, number]>([
    ['a page of somebody else', page(200), 'BAD_ANSWER', 200],
    ['nothing', answers(200), 'BAD_ANSWER', 200],
    ['a page that refuses', page(403), 'BAD_ANSWER', 403],
    ['a page that finds it too large', page(413), 'TOO_LARGE', 413],
    ['a page that finds it too often', page(429), 'RATE_LIMITED', 429],
    [
      'the error of another program',
      answers(503, {}, '{"code":"SERVICE_UNAVAILABLE","message":"x"}'),
      'UNAVAILABLE',
      503,
    ],
  ])('%s', async (_what, fault, code, status) => {
    proxy.injectFaults(fault, fault)
    const login = { email: 'guest@example.com', password: 'correct horse' }
    for (const call of [guest().login(login), guest().pictures.upload({ file: new Uint8Array([1]) })]) {
      const { error } = await failureOf(call)
      expect(error).toMatchObject({ name: 'TiffinError', code, status })
      expect(error.message).toContain(proxy.url)
    }
  })

  test.each(['{"ok":true}', '{"result":{}}', 'null', '7'])('another program’s JSON: %s', async (json) => {
    proxy.injectFaults(answers(200, { 'content-type': 'application/json' }, json))
    const { error } = await failureOf(guest().categories.list())
    expect(error).toMatchObject({ code: 'BAD_ANSWER', status: 200 })
  })

  test('no server at that address', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await new Promise((closed) => server.close(closed))
    const { error } = await failureOf(createTiffin({ url }).categories.list(undefined, { timeoutMs: 1000 }))
    expect(error).toMatchObject({ code: 'NETWORK', message: `No response from ${url}` })
    expect(error.cause).toBeInstanceOf(Error)
  })

  test('a host that does not exist', async () => {
    const { error } = await failureOf(
      createTiffin({ url: 'http://tiffin.invalid' }).categories.list(undefined, { timeoutMs: 1000 }),
    )
    expect(error).toMatchObject({ code: 'NETWORK', message: 'No response from http://tiffin.invalid' })
  })
})

describe('time', () => {
  test('a call without an answer ends when its time is over, all attempts included', async () => {
    proxy.injectFaults(neverAnswers, neverAnswers, neverAnswers)
    const { error, tookMs } = await failureOf(guest().orders.place(samosas(), { timeoutMs: 1500 }))
    expect(error.code).toBe('TIMEOUT')
    expect(tookMs).toBeGreaterThan(900)
    expect(tookMs).toBeLessThan(10_000)
  })

  test('a change has the whole time for its one attempt', async () => {
    proxy.injectFaults(neverAnswers)
    const login = { email: 'guest@example.com', password: 'correct horse' }
    const { error, tookMs } = await failureOf(guest().login(login, { timeoutMs: 600 }))
    expect(error).toMatchObject({ code: 'TIMEOUT', message: 'No response within 0.6 seconds' })
    expect(tookMs).toBeGreaterThan(590)
    expect(proxy.seen).toHaveLength(1)
  })

  test('a file is not retried, so its one attempt has the whole time', async () => {
    const { token = '' } = await site.admin()
    proxy.injectFaults(neverAnswers)
    const { error } = await failureOf(
      createTiffin({ url: proxy.url, token }).products.template(undefined, { timeoutMs: 900 }),
    )
    expect(error).toMatchObject({ code: 'TIMEOUT', message: 'No response within 0.9 seconds' })
    expect(proxy.seen).toHaveLength(1)
  })

  test.each<[string, Fault]>([
    ['while it is under way', neverAnswers],
    ['while it waits for its next attempt', asksToWait(20)],
  ])('a call is aborted immediately: %s', async (_when, fault) => {
    proxy.injectFaults(fault)
    const controller = new AbortController()
    setTimeout(() => controller.abort('changed my mind'), 300)
    const { error, tookMs } = await failureOf(guest().orders.place(samosas(), controller))
    expect(error).toMatchObject({ code: 'ABORTED', cause: 'changed my mind' })
    expect(tookMs).toBeLessThan(10_000)
    expect(proxy.seen).toHaveLength(1)
  })

  test('a call aborted before it began sends no request', async () => {
    const { error } = await failureOf(guest().categories.list(undefined, { signal: AbortSignal.abort() }))
    expect(error.code).toBe('ABORTED')
    expect(proxy.seen).toHaveLength(0)
  })
})
