import { beforeEach, expect, test, vi } from 'vitest'
import { showNotices } from './show-notices.ts'

const shown = vi.fn(async () => {})
const openWindow = vi.fn(async () => {})
const focus = vi.fn(async () => {})
const listeners = new Map<string, (event: never) => void>()

showNotices({
  location: { origin: 'https://tiffin.test' },
  registration: { showNotification: shown },
  clients: {
    matchAll: async () => [{ url: 'https://tiffin.test/order/o1?station=tandoor', focus }],
    openWindow,
  },
  addEventListener: (name, listener) => listeners.set(name, listener),
})
beforeEach(() => vi.clearAllMocks())

async function dispatch(name: string, event: object) {
  const work: Promise<unknown>[] = []
  listeners.get(name)?.({ ...event, waitUntil: (begun: Promise<unknown>) => work.push(begun) } as never)
  await Promise.all(work)
}

const tap = (path: string) => {
  const notification = { data: { path }, close: vi.fn() }
  return dispatch('notificationclick', { notification }).then(() => notification)
}

test('a pushed notice is shown, and replaces the last one of its tag', async () => {
  const notice = { title: 'Order 1 is ready', body: 'Come.', path: '/order/o1', tag: 'order-1' }
  await dispatch('push', { data: { json: () => notice } })
  expect(shown).toHaveBeenCalledWith('Order 1 is ready', {
    body: 'Come.',
    tag: 'order-1',
    renotify: true,
    requireInteraction: false,
    icon: '/icons/192.png',
    data: { path: '/order/o1' },
  })
})

test('a tap closes it and leads to the tab that has the page open', async () => {
  const { close } = await tap('/order/o1')
  expect(close).toHaveBeenCalledOnce()
  expect(focus).toHaveBeenCalledOnce()
  expect(openWindow).not.toHaveBeenCalled()
})

test('a notice about one of a list’s orders does not lead to a tab with another one', async () => {
  await tap('/order/o1?q=1042')
  expect(focus).not.toHaveBeenCalled()
  expect(openWindow).toHaveBeenCalledWith('https://tiffin.test/order/o1?q=1042')
})

test('without such a tab it opens one', async () => {
  await tap('/order/o2')
  expect(openWindow).toHaveBeenCalledWith('https://tiffin.test/order/o2')
})
