import { QueryClient } from '@tanstack/react-query'
import type { OrderStatus } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { keysOf } from './refresh-queries.ts'

const order = {
  type: 'order',
  id: 'mine',
  number: 1,
  status: 'accepted' as OrderStatus,
  change: 'status',
} as const

/** Which of these queries are read anew after an event. */
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

test('an order that moves on is read anew, and the lists that it is in; no other order is', () => {
  expect(staleAfter(order)).toEqual(['mine', 'list'])
})

test('a dish that sells out changes what lists dishes, and not how they are sorted into categories', () => {
  expect(staleAfter({ type: 'menu', dishes: [{ slug: 'samosa', available: false }] })).toEqual(['menu'])
})

test('any other change of the menu may have changed all of it, but not what somebody is editing', () => {
  expect(staleAfter({ type: 'menu', dishes: [] })).toEqual(['menu', 'categories'])
})

test('who has missed something reads everything anew', () => {
  expect(staleAfter({ type: 'reset' })).toEqual(['mine', 'other', 'list', 'menu', 'categories'])
})
