import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { MAX_WAITING_PAGES } from './pages.ts'
import type { ServerEntry } from './renderer.ts'

const RENDER_MS = 10
let rendered: string[] = []
let gate: Promise<undefined> | undefined

// Stands in for the built web app, and like it occupies the core while it renders.
const entry: ServerEntry = {
  async render({ url }) {
    rendered.push(url.replace('http://tiffin.test', ''))
    await gate
    for (const endsAtMs = performance.now() + RENDER_MS; performance.now() < endsAtMs;);
    return { status: 200, html: url, scripts: [] }
  },
}
const site = useTestApp({
  mountWebApp: async () => ({
    load: async () => ({ entry, manifests: null }),
    isLive: false,
    worker: null,
    assets: new Map(),
  }),
})
let origin = ''
beforeAll(async () => {
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(() => {
  rendered = []
  gate = undefined
})

const search = (index: number, signal?: AbortSignal) =>
  fetch(`${origin}/order-online?q=dal${index}`, signal ? { signal } : {})
/** Without sockets, which would deliver them one by one to a server in the same process. */
const atOneMoment = (count: number) =>
  Array.from({ length: count }, (_, index) => site.app.inject(`/order-online?q=dal${index}`))

test('three hundred searches at one moment are not all rendered, and nothing else waits for them', async () => {
  const answers = Promise.all(atOneMoment(300))
  while (rendered.length === 0) await wait(1)
  const health = await fetch(`${origin}/healthz`)
  const other = await fetch(`${origin}/cart`)
  const orders = await fetch(`${origin}/order/${'a'.repeat(32)}`)
  expect([health.status, other.status, orders.status]).toEqual([200, 200, 200])
  // What was waiting is rendered to the end, so it must still have been there.
  const before = rendered.length
  const finished = await answers
  expect(rendered.length).toBeGreaterThan(before)

  const busy = finished.filter(({ statusCode }) => statusCode === 503)
  expect(busy.length).toBeGreaterThan(300 / 2)
  const shown = finished.filter(({ statusCode }) => statusCode === 200)
  expect(shown).toHaveLength(300 - busy.length)
  expect(shown.length).toBeGreaterThanOrEqual(MAX_WAITING_PAGES)
  expect(busy[0]?.headers['retry-after']).toBe('5')
  expect(busy[0]?.body).toContain('Your cart is saved')
})

test('a page is not rendered for someone who has hung up', async () => {
  const opened = Promise.withResolvers<undefined>()
  gate = opened.promise
  const hangUp = new AbortController()
  const asked = Promise.allSettled(Array.from({ length: 30 }, (_, index) => search(index, hangUp.signal)))
  await wait(500)
  hangUp.abort()
  await asked
  await wait(500)
  opened.resolve(undefined)
  expect((await search(99)).status).toBe(200)
  // Those that had begun, and the last one.
  expect(rendered.length).toBeLessThan(6)
})
