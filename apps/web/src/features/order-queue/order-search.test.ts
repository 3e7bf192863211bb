import { listOrdersInput } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { filterOrders, isFiltered, orderInput, readOrderSearch } from './order-search.ts'

const id = '0123456789abcdef0123456789abcdef'
const all = {
  status: undefined,
  sort: undefined,
  day: undefined,
  q: undefined,
  page: undefined,
  order: undefined,
}

test('an address says which orders are wanted', () => {
  const raw = { status: 'no-show', sort: 'newest', day: '2026-12-01', q: ' Juniper ', page: '3', order: id }
  expect(readOrderSearch(raw)).toEqual({ ...raw, q: 'Juniper', page: 3, order: id })
})

test.each([
  { status: 'eaten' },
  { status: 'open' },
  { sort: 'due' },
  { day: '2026-02-30' },
  { day: 'yesterday' },
  { day: '2026-13-01' },
  { q: '  ' },
  { page: '0' },
  { page: '1' },
  { page: '2.5' },
  { page: '1e9' },
  { order: '../login' },
])('%o says nothing', (raw) => {
  expect(readOrderSearch(raw)).toEqual(all)
})

test('another filter begins on the first page and keeps the others', () => {
  const search = readOrderSearch({ status: 'ready', day: '2026-12-01', page: '4' })
  expect(filterOrders(search, { day: '' })).toEqual({ ...all, status: 'ready' })
})

test('open orders are asked for, unless the address says others, by when they are due, unless it says newest', () => {
  expect(orderInput(readOrderSearch({}))).toMatchObject({ status: 'open', sort: 'due', offset: 0 })
  const newestOfAll = orderInput(readOrderSearch({ status: 'all', sort: 'newest' }))
  expect(newestOfAll).toMatchObject({ status: undefined, sort: 'newest' })
  expect(orderInput(readOrderSearch({ status: 'finished' }))).toMatchObject({ status: 'finished' })
})

test('what is open filters nothing', () => {
  expect(isFiltered(readOrderSearch({ order: id, page: '2' }))).toBe(false)
  expect(isFiltered(readOrderSearch({ q: 'naan' }))).toBe(true)
})

test('whatever the address says, the server understands', () => {
  const search = readOrderSearch({ status: 'placed', day: '2028-02-29', q: 'a'.repeat(500), page: '10000' })
  expect(listOrdersInput.parse(orderInput(search))).toMatchObject({ limit: 20, offset: 199_980 })
})
