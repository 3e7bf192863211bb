import { QueryClient } from '@tanstack/react-query'
import type { OrderStatus } from '@tiffin/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { createRefresher, keysOf } from './refresh-queries.ts'

const order = {
  type: 'order',
  id: 'mine',
  number: 1,
  status: 'accepted' as OrderStatus,
  change: 'status',
} as const

/** Which of these queries are refetched after an event. */
function staleAfter(event: Parameters<typeof keysOf>[0]) {
  const queryClient = new QueryClient()
  const known = {
    mine: [['orders', 'get'], { input: { id: 'mine' }, type: 'query' }],
    other: [['orders', 'get'], { input: { id: 'other' }, type: 'query' }],
    list: [['orders', 'list'], { input: { status: 'open' }, type: 'query' }],
    menu: [['products', 'list'], { input: {}, type: 'query' }],
    edited: [['products', 'getEditable'], { input: { id: 'samosa' }, type: 'query' }],
    categories: [['categories', 'list'], { type: 'query' }],
  }
  for (const key of Object.values(known)) queryClient.setQueryData(key, {})
  for (const queryKey of keysOf(event)) void queryClient.invalidateQueries({ queryKey })
  return Object.entries(known).flatMap(([name, key]) =>
    queryClient.getQueryState(key)?.isInvalidated ? [name] : [],
  )
}

test('an order that changes is refetched, with the lists that contain it; other orders are not', () => {
  expect(staleAfter(order)).toEqual(['mine', 'list'])
})

test('a dish that sells out refetches the lists of dishes, but not the categories', () => {
  expect(staleAfter({ type: 'menu', dishes: [{ slug: 'samosa', available: false }] })).toEqual(['menu'])
})

test('any other menu change may affect all of the menu, but not what someone is editing', () => {
  expect(staleAfter({ type: 'menu', dishes: [] })).toEqual(['menu', 'categories'])
})

test('after missed events everything is refetched', () => {
  expect(staleAfter({ type: 'reset' })).toEqual(['mine', 'other', 'list', 'menu', 'categories'])
})

afterEach(() => void vi.useRealTimers())

test('events that come together are one refetch; a later one waits for no more than the spacing', () => {
  vi.useFakeTimers()
  const queryClient = new QueryClient()
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  const boards = () =>
    invalidate.mock.calls.filter(([filter]) => JSON.stringify(filter?.queryKey).includes('"board"')).length
  const refresh = createRefresher(queryClient, { spacingMs: 150, spreadMs: 0 })
  refresh(order)
  refresh(order)
  vi.advanceTimersByTime(0)
  expect(boards()).toBe(1)
  refresh(order)
  vi.advanceTimersByTime(149)
  expect(boards()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(boards()).toBe(2)
})
