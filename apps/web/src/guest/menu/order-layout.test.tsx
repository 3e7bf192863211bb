import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { KitchenPromise } from './order-layout.tsx'

const said = 'Ready about 25 minutes after you order, while we’re open · 10620 Jasper Ave'
const usual = /Ready about 25 minutes after you order, while we’re open/

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-01T16:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const now = { at: '2026-12-01T16:00:00.000Z', local: '2026-12-01T09:00' }

const showPromise = (asSoonAsPossible: { at: string; local: string }) =>
  showWithServer(<KitchenPromise usual={said} />, {
    'pickup.spans': () => ({ now, asSoonAsPossible, spans: [] }),
  })

const isReplaced = () => screen.getByText(usual).ariaHidden === 'true'

test.each([
  [{ at: '2026-12-01T18:00:00.000Z', local: '2026-12-01T11:00' }, 'today, about 11:00 am'],
  [{ at: '2026-12-02T18:00:00.000Z', local: '2026-12-02T11:00' }, 'tomorrow, about 11:00 am'],
])(
  'while the kitchen is closed the page shows when the first order can be picked up',
  async (first, words) => {
    await showPromise(first)
    expect(await screen.findByText(new RegExp(`Closed now. First pickup ${words}`))).toBeDefined()
    expect(isReplaced()).toBe(true)
  },
)

test('a device whose clock is a day behind says today and waits as the restaurant does', async () => {
  vi.setSystemTime('2026-11-30T16:00:00Z')
  await showPromise({ at: '2026-12-01T18:00:00.000Z', local: '2026-12-01T11:00' })
  expect(await screen.findByText(/Closed now. First pickup today, about 11:00 am/)).toBeDefined()
})

test('while the kitchen is open the usual text is shown, rounding included', async () => {
  await showPromise({ at: '2026-12-01T16:30:00.000Z', local: '2026-12-01T09:30' })
  await vi.waitFor(() => expect(isReplaced()).toBe(false))
  expect(screen.queryByText(/Closed now/)).toBeNull()
})

test.each([
  [
    { pausedUntilLocal: '2026-12-01T10:00', busyMinutes: 0 },
    /paused online orders until 10:00 am\. First pickup today, about 10:00 am/,
  ],
  [
    { pausedUntilLocal: null, busyMinutes: 15 },
    /orders take about 15 minutes longer right now\. First pickup today/,
  ],
  [{ pausedUntilLocal: null, busyMinutes: 0 }, /Many orders right now\. First pickup today, about 10:00 am/],
])('while the kitchen is open but slower, the page says so: %o', async (busyMode, words) => {
  const asSoonAsPossible = { at: '2026-12-01T17:00:00.000Z', local: '2026-12-01T10:00' }
  await showWithServer(<KitchenPromise usual={said} />, {
    'pickup.spans': () => ({ now, asSoonAsPossible, spans: [], isOpen: true, ...busyMode }),
  })
  expect(await screen.findByText(words)).toBeDefined()
  expect(isReplaced()).toBe(true)
})

test('without a response the usual text stays', async () => {
  await showWithServer(<KitchenPromise usual={said} />, {
    'pickup.spans': () => {
      throw { code: 'RATE_LIMITED', message: 'Too many guests' }
    },
  })
  expect(isReplaced()).toBe(false)
})

test('while nothing can be ordered the page says why, and promises nothing', async () => {
  const message = 'We have paused online orders for now. Please call us at 780-555-0142.'
  await showWithServer(<KitchenPromise usual={said} />, {
    'pickup.spans': () => {
      throw { code: 'CLOSED', message, nextTimes: [] }
    },
  })
  expect(await screen.findByText(new RegExp(message))).toBeDefined()
  expect(isReplaced()).toBe(true)
})
