import { MantineProvider } from '@mantine/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeDevice, fakePush, removeFakePush } from '../../lib/live/fake-push.ts'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { DeviceAlerts } from './settings.tsx'

afterEach(removeFakePush)

function createServer() {
  const alerted = new Set<string>()
  return {
    'push.key': () => ({ publicKey: 'BAAA' }),
    'push.isAlerted': ({ endpoint }: { endpoint: string }) => ({ isAlerted: alerted.has(endpoint) }),
    'push.alertMe': vi.fn(({ device }: { device: typeof fakeDevice }) => {
      alerted.add(device.endpoint)
      return { done: true }
    }),
    'push.stopAlerts': ({ endpoint }: { endpoint: string }) => {
      alerted.delete(endpoint)
      return { done: true }
    },
  }
}

const show = (server = createServer()) =>
  showWithServer(
    <MantineProvider>
      <DeviceAlerts />
    </MantineProvider>,
    server,
  )
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Alert me on this device/ })

test('the switch turns alerts on and off for this device, and shows what the server knows', async () => {
  fakePush()
  await show()
  expect((await toggle()).checked).toBe(false)
  await userEvent.click(await toggle())
  await vi.waitFor(async () => expect((await toggle()).checked).toBe(true))
  await userEvent.click(await toggle())
  await vi.waitFor(async () => expect((await toggle()).checked).toBe(false))
})

test('a browser that blocks notifications says so, and the switch stays off', async () => {
  fakePush('denied')
  const server = createServer()
  await show(server)
  await userEvent.click(await toggle())
  expect((await screen.findByRole('alert')).textContent).toContain('This browser blocks notifications')
  expect(server['push.alertMe']).not.toHaveBeenCalled()
  expect((await toggle()).checked).toBe(false)
})

test('where notifications are impossible, it says what to do', async () => {
  await show()
  expect(await screen.findByText(/This browser cannot show notifications/)).toBeDefined()
})
