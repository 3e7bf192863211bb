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

test('the address determines which orders are shown', () => {
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
])('%o sets no filter', (raw) => {
  expect(readOrderSearch(raw)).toEqual(all)
})

test('another filter starts at the first page and preserves the others', () => {
  const search = readOrderSearch({ status: 'ready', day: '2026-12-01', page: '4' })
  expect(filterOrders(search, { day: '' })).toEqual({ ...all, status: 'ready' })
})

test('open orders by due time are the default; the address can ask for others, or for the newest first', () => {
  expect(orderInput(readOrderSearch({}))).toMatchObject({ status: 'open', sort: 'due', offset: 0 })
  const newestOfAll = orderInput(readOrderSearch({ status: 'all', sort: 'newest' }))
  expect(newestOfAll).toMatchObject({ status: undefined, sort: 'newest' })
  expect(orderInput(readOrderSearch({ status: 'finished' }))).toMatchObject({ status: 'finished' })
})

test('the order being viewed does not filter the list', () => {
  expect(isFiltered(readOrderSearch({ order: id, page: '2' }))).toBe(false)
  expect(isFiltered(readOrderSearch({ q: 'naan' }))).toBe(true)
})

test('any address results in input that the server accepts', () => {
  const search = readOrderSearch({ status: 'placed', day: '2028-02-29', q: 'a'.repeat(500), page: '10000' })
  expect(listOrdersInput.parse(orderInput(search))).toMatchObject({ limit: 20, offset: 199_980 })
})
