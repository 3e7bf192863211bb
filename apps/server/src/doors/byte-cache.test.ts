import { expect, test } from 'vitest'
import type { CatalogueSnapshot } from '../platform/procedures.ts'
import { createByteCache } from './byte-cache.ts'

function cacheAtRevision() {
  let revision = '1'
  const current = async () => ({ revision }) as CatalogueSnapshot
  const cache = createByteCache({ current, specialDays: async () => [], markStale: () => {} })
  let made = 0
  const produce =
    (status = 200) =>
    async () => {
      made += 1
      return { status, headers: {}, body: `made ${made}` }
    }
  return { cache, produce, changeCatalogue: () => (revision += '1') }
}

test('many who ask at once wait for one production', async () => {
  const { cache, produce } = cacheAtRevision()
  const answers = await Promise.all(Array.from({ length: 10 }, () => cache.answer('page', produce())))
  expect(new Set(answers.map(({ encoded }) => encoded.identity.body.toString()))).toEqual(new Set(['made 1']))
})

test('an answer is kept until the catalogue changes', async () => {
  const { cache, produce, changeCatalogue } = cacheAtRevision()
  await cache.answer('page', produce())
  expect((await cache.answer('page', produce())).encoded.identity.body.toString()).toBe('made 1')
  changeCatalogue()
  expect((await cache.answer('page', produce())).encoded.identity.body.toString()).toBe('made 2')
})

test('a failure is not kept', async () => {
  const { cache, produce } = cacheAtRevision()
  await cache.answer('page', produce(404))
  expect((await cache.answer('page', produce())).encoded.identity.body.toString()).toBe('made 2')
})

test('what was begun before a change is not kept after it', async () => {
  const { cache, produce, changeCatalogue } = cacheAtRevision()
  let release = () => {}
  const slow = cache.answer('page', async () => {
    await new Promise<void>((resolve) => (release = resolve))
    return { status: 200, headers: {}, body: 'old' }
  })
  await new Promise((resolve) => setImmediate(resolve))
  changeCatalogue()
  await cache.answer('other', produce())
  release()
  expect((await slow).encoded.identity.body.toString()).toBe('old')
  expect((await cache.answer('page', produce())).encoded.identity.body.toString()).toBe('made 2')
})

test('what is kept has a bound in bytes, whatever the number of answers', async () => {
  const { cache } = cacheAtRevision()
  const made: number[] = []
  const keep = (index: number) =>
    cache.answer(`page-${index}`, async () => {
      made.push(index)
      return { status: 200, headers: { 'content-type': 'image/png' }, body: Buffer.alloc(4 * 1024 * 1024) }
    })
  for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 8]) await keep(index)
  await keep(8)
  await keep(0)
  expect(made).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 0])
})
