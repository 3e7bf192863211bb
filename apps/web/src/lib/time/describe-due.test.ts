import type { OrderStatus } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { describeDue } from './describe-pickup.ts'

const now = Date.parse('2026-12-01T18:00:00Z')
const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

/** The texts for an order with the given placed and due times in minutes from now. */
const wordsOf = (placed: number, due: number, status: OrderStatus) =>
  describeDue({ status, createdAt: after(placed), fulfillment: { pickupAt: after(due) } }, now)

test.each<[OrderStatus, number, string, boolean]>([
  ['accepted', 25, 'due in 25 min', false],
  ['preparing', 10.5, 'due in 11 min', false],
  ['preparing', 10, 'due soon: in 10 min', true],
  ['accepted', 0.5, 'due soon: in 1 min', true],
  ['ready', 5, 'due in 5 min', false],
  ['ready', 0, 'due now', true],
  ['accepted', -0.5, 'due now', true],
  ['ready', -18, '18 min late', true],
  ['placed', -125, '2 h 5 min late', true],
  ['placed', 120, 'due in 2 h', false],
  ['accepted', 26 * 60, 'due in 1 day', false],
  ['accepted', -12 * 24 * 60, '12 days late', true],
])('an order that is %s and due in %s minutes: %s', (status, minutes, due, isUrgent) => {
  expect(wordsOf(-200, minutes, status)).toMatchObject({ due, isUrgent })
})

test.each([
  [0, 'placed just now'],
  [0.5, 'placed just now'],
  [-4, 'placed 4 min ago'],
  [-61, 'placed 1 h 1 min ago'],
])('an order that has not been accepted says how long it has been waiting: %s minutes', (placed, waiting) => {
  expect(wordsOf(placed, 30, 'placed')?.waiting).toBe(waiting)
})

test('an accepted order has no waiting time, and a finished one is not due', () => {
  expect(wordsOf(-4, 30, 'accepted')?.waiting).toBeNull()
  for (const status of ['completed', 'cancelled', 'no-show'] as const)
    expect(wordsOf(-4, -30, status)).toBeNull()
})
