import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeDevice, fakePush, removeFakePush } from '../../lib/live/fake-push.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { followedOrders, TellMe } from './order-progress.tsx'

afterEach(() => {
  removeFakePush()
  followedOrders.set([])
})

const show = (server: FakeServer = {}) =>
  showWithServer(<TellMe orderId="o1" />, { 'push.key': () => ({ publicKey: 'BAAA' }), ...server })
const button = () => screen.findByRole('button', { name: 'Notify me when it’s ready' })

test('one press subscribes this device, another takes it back', async () => {
  const asked = fakePush()
  const subscribe = vi.fn((_input: object) => ({ done: true }))
  const unsubscribe = vi.fn((_input: object) => ({ done: true }))
  await show({ 'push.subscribe': subscribe, 'push.unsubscribe': unsubscribe })
  await userEvent.click(await button())
  expect(await screen.findByText(/We’ll notify you on this device/)).toBeDefined()
  expect(subscribe.mock.calls[0]?.[0]).toEqual({ id: 'o1', device: fakeDevice })
  expect(asked.mock.calls[0]?.[0].applicationServerKey).toEqual(new Uint8Array([4, 0, 0]))
  expect((await button()).getAttribute('aria-pressed')).toBe('true')

  await userEvent.click(await button())
  await vi.waitFor(() => expect(screen.queryByText(/We’ll notify you on this device/)).toBeNull())
  expect(unsubscribe.mock.calls[0]?.[0]).toEqual({ id: 'o1', endpoint: fakeDevice.endpoint })
})

test('a browser that blocks notifications says so, and nothing is sent', async () => {
  fakePush('denied')
  const subscribe = vi.fn()
  await show({ 'push.subscribe': subscribe })
  await userEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toContain('This browser blocks notifications')
  expect(subscribe).not.toHaveBeenCalled()
})

test('the server’s reason is shown', async () => {
  fakePush()
  await show({
    'push.subscribe': () => {
      throw { code: 'CONFLICT', message: 'Your order is ready.' }
    },
  })
  await userEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toContain('Your order is ready.')
  expect((await button()).getAttribute('aria-pressed')).toBe('false')
})

test('without a push service there is no such button', async () => {
  await show()
  expect(screen.queryByRole('button')).toBeNull()
})
