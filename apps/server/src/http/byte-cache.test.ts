import { allSampleSettings } from '@tiffin/restaurant/sample'
import { afterEach, expect, test, vi } from 'vitest'
import type { CatalogueSnapshot } from '../platform/context.ts'
import { busyModeOff } from '../platform/read-settings.ts'
import { createByteCache } from './caches.ts'
import type { ReadyAnswer } from './ready-answer.ts'

afterEach(() => vi.useRealTimers())

function cacheAtRevision() {
  let [orders, menuRevision] = [0, '1']
  const current = async () => ({ revision: `${orders}-${menuRevision}`, menuRevision }) as CatalogueSnapshot
  const cache = createByteCache({
    current,
    peek: () => undefined,
    rules: async () => ({
      settings: allSampleSettings,
      specialDays: [],
      busyMode: busyModeOff,
      blocked: new Set<string>(),
    }),
    markStale: () => {},
  })
  let made = 0
  const produce =
    (status = 200) =>
    async () => {
      made += 1
      return { status, headers: {}, body: `made ${made}` }
    }
  return { cache, produce, publishChange: () => (menuRevision += '1'), sellPortion: () => (orders += 1) }
}

const textOf = ({ encoded }: ReadyAnswer) => encoded.identity.body.toString()

test('concurrent requests share one production', async () => {
  const { cache, produce } = cacheAtRevision()
  const answers = await Promise.all(Array.from({ length: 10 }, () => cache.answer('page', produce())))
  expect(new Set(answers.map(textOf))).toEqual(new Set(['made 1']))
})

test('an answer is cached until the catalogue changes', async () => {
  const { cache, produce, publishChange } = cacheAtRevision()
  await cache.answer('page', produce())
  expect(textOf(await cache.answer('page', produce()))).toBe('made 1')
  publishChange()
  expect(textOf(await cache.answer('page', produce()))).toBe('made 2')
})

test('an answer that shows remaining portions is rebuilt when a portion is sold', async () => {
  const { cache, produce, sellPortion } = cacheAtRevision()
  await cache.answer('dish', produce())
  sellPortion()
  expect(textOf(await cache.answer('dish', produce()))).toBe('made 2')
})

test('an answer that may lag is rebuilt half a second after it was started, or when the menu changes', async () => {
  const { cache, produce, publishChange, sellPortion } = cacheAtRevision()
  vi.useFakeTimers({ toFake: ['performance'] })
  const ask = async () => textOf(await cache.answer('page', produce(), { mayLag: true }))
  await ask()
  sellPortion()
  vi.advanceTimersByTime(499)
  expect(await ask()).toBe('made 1')
  vi.advanceTimersByTime(1)
  expect(await ask()).toBe('made 2')
  vi.advanceTimersByTime(10_000)
  expect(await ask()).toBe('made 2')
  publishChange()
  expect(await ask()).toBe('made 3')
})

test('a failure is not cached', async () => {
  const { cache, produce } = cacheAtRevision()
  await cache.answer('page', produce(404))
  expect(textOf(await cache.answer('page', produce()))).toBe('made 2')
})

test('an answer started before a change is not cached after it', async () => {
  const { cache, produce, publishChange } = cacheAtRevision()
  let release = () => {}
  const slow = cache.answer('page', async () => {
    await new Promise<void>((resolve) => (release = resolve))
    return { status: 200, headers: {}, body: 'old' }
  })
  await new Promise((resolve) => setImmediate(resolve))
  publishChange()
  await cache.answer('other', produce())
  release()
  expect(textOf(await slow)).toBe('old')
  expect(textOf(await cache.answer('page', produce()))).toBe('made 2')
})

test('the cache is bounded in bytes, whatever the number of answers', async () => {
  const { cache } = cacheAtRevision()
  const made: number[] = []
  const cacheAnswer = (index: number) =>
    cache.answer(`page-${index}`, async () => {
      made.push(index)
      return { status: 200, headers: { 'content-type': 'image/png' }, body: Buffer.alloc(4 * 1024 * 1024) }
    })
  for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 8]) await cacheAnswer(index)
  await cacheAnswer(8)
  await cacheAnswer(0)
  expect(made).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 0])
})
