import { expect, test } from 'vitest'
import { readSalesSearch } from './sales-search.ts'

test.each([
  [{}, {}],
  [{ span: 'today' }, { span: 'today' }],
  [{ span: '30-days' }, {}],
  [{ span: 'forever' }, {}],
  [
    { from: '2026-01-01', to: '2026-01-07' },
    { from: '2026-01-01', to: '2026-01-07' },
  ],
  [
    { span: 'today', from: '2026-01-01', to: '2026-01-07' },
    { from: '2026-01-01', to: '2026-01-07' },
  ],
  [{ from: '2026-01-08', to: '2026-01-07' }, {}],
  [{ from: '2026-02-30', to: '2026-03-07' }, {}],
  [{ span: '7-days', from: '2026-01-01' }, { span: '7-days' }],
])('%o means %o', (raw, search) => {
  expect(readSalesSearch(raw)).toEqual({ span: undefined, from: undefined, to: undefined, ...search })
})
