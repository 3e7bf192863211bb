import { expect, test } from 'vitest'
import { filterLog, logInput, readLogSearch } from './log-search.ts'

test.each([
  [{}, {}],
  [
    { q: ' dal ', page: '3' },
    { q: 'dal', page: 3 },
  ],
  [{ from: '2026-02-30', to: '2026-12-01' }, { to: '2026-12-01' }],
  [{ subject: 'p1', page: '1' }, { subject: 'p1' }],
  [{ subject: ['p1'], q: 7 }, {}],
])('%o in the address means %o', (raw, search) => {
  expect(readLogSearch(raw)).toEqual(search)
})

test('another filter starts at the first page', () => {
  expect(filterLog({ q: 'dal', page: 3 }, { from: '2026-12-01' })).toEqual({ q: 'dal', from: '2026-12-01' })
})

test('the second page begins after the first one', () => {
  expect(logInput({ page: 2 })).toMatchObject({ limit: 30, offset: 30 })
})
