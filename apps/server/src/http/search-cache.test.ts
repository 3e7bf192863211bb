import { expect, test } from 'vitest'
import type { Catalogue, CatalogueSnapshot } from '../platform/context.ts'
import { makeReady, type ReadyAnswer } from './ready-answer.ts'
import { createSearchCache } from './caches.ts'

function cacheAtRevision() {
  let revision = 1
  let made = 0
  const current = async () => ({ revision: String(revision) }) as CatalogueSnapshot
  const searches = createSearchCache({ current } as Catalogue)
  const ask = (key: string, more: { status?: number; isPassing?: boolean; body?: string } = {}) =>
    searches.answer(key, 'br', () => {
      made += 1
      return makeReady({ status: 200, headers: {}, body: `made ${made}`, ...more }, { only: 'br' })
    })
  return { ask, publishChange: () => (revision += 1) }
}

const textOf = ({ encoded }: ReadyAnswer) => encoded.identity.body.toString()

test('a search is made once until the catalogue changes', async () => {
  const { ask, publishChange } = cacheAtRevision()
  expect([textOf(await ask('samosa')), textOf(await ask('samosa')), textOf(await ask('naan'))]).toEqual([
    'made 1',
    'made 1',
    'made 2',
  ])
  publishChange()
  expect(textOf(await ask('samosa'))).toBe('made 3')
})

test.each([{ status: 404 }, { isPassing: true }])('%j is not kept', async (more) => {
  const { ask } = cacheAtRevision()
  await ask('samosa', more)
  expect(textOf(await ask('samosa'))).toBe('made 2')
})

test('many searches crowd out the oldest, and one that is too large crowds out none', async () => {
  const { ask } = cacheAtRevision()
  await ask('samosa')
  await ask('huge', { body: 'x'.repeat(7_000_000) })
  expect(textOf(await ask('samosa'))).toBe('made 1')
  for (let key = 0; key < 20; key += 1) await ask(`large ${key}`, { body: 'x'.repeat(400_000) })
  expect(textOf(await ask('samosa'))).not.toBe('made 1')
})
