import { expect, test } from 'vitest'
import { readListSearch } from './list-search.ts'

test.each([
  [
    { q: ' dal ', page: '2' },
    { q: 'dal', page: 2 },
  ],
  [{ q: 'x'.repeat(200) }, { q: 'x'.repeat(120), page: undefined }],
  [
    { q: '  ', page: '1' },
    { q: undefined, page: undefined },
  ],
  [{ sort: 'price' }, { sort: 'price' }],
  [{ sort: 'colour' }, {}],
  [{ page: '-3' }, { q: undefined, page: undefined }],
  [{ page: '2.5' }, { q: undefined, page: undefined }],
  [{ page: 'last' }, { q: undefined, page: undefined }],
])('%o in the address means %o', (raw, search) => {
  expect(readListSearch(raw)).toEqual(search)
})
