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

test('inventing addresses does not fill the memory for ever', async () => {
  const { cache, produce } = cacheAtRevision()
  for (let index = 0; index < 501; index += 1) await cache.answer(`page-${index}`, produce())
  expect((await cache.answer('page-0', produce())).encoded.identity.body.toString()).toBe('made 502')
})
