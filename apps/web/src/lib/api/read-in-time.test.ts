import type { AppRouter } from '@tiffin/server/router'
import { createTRPCClient } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readInTime } from './read-in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that answers after so long, or never. */
const clientOf = (afterMs?: number) =>
  createTRPCClient<AppRouter>({
    links: [
      readInTime,
      () => () =>
        observable((observer) => {
          if (afterMs === undefined) return
          setTimeout(() => {
            observer.next({ result: { type: 'data', data: 'answered' } })
            observer.complete()
          }, afterMs)
        }),
    ],
  })
const outcomeOf = (call: Promise<unknown>) => {
  const outcome = { is: 'open' as unknown }
  void call.then(
    (answer) => (outcome.is = answer),
    (error: Error) => (outcome.is = error.message),
  )
  return outcome
}

test('a read on a network that hangs fails in time', async () => {
  const read = outcomeOf(clientOf().kitchen.pace.query())
  await vi.advanceTimersByTimeAsync(29_999)
  expect(read.is).toBe('open')
  await vi.advanceTimersByTimeAsync(1)
  expect(read.is).toBe('No response in time')
})

test('one that is answered in time is answered', async () => {
  const read = outcomeOf(clientOf(20_000).kitchen.pace.query())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read.is).toBe('answered')
})

test('a change is not given up: it may be under way', async () => {
  const change = outcomeOf(clientOf(90_000).kitchen.resume.mutate())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(change.is).toBe('open')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(change.is).toBe('answered')
})
