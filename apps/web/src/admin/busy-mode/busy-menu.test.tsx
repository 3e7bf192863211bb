import { UNTIL_RESUMED, type KitchenPace } from '@tiffin/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { BusyMenu } from './busy-menu.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-02T00:40:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const usual: KitchenPace = {
  pausedUntil: null,
  pausedUntilLocal: null,
  busyMinutes: 0,
  busyUntil: null,
  busyUntilLocal: null,
}
const paused = { ...usual, pausedUntil: '2026-12-02T01:30:00.000Z', pausedUntilLocal: '2026-12-01T18:30' }

async function showMenu(first: Partial<KitchenPace>, server: FakeServer = {}) {
  let busyMode = { ...usual, ...first }
  const calls: unknown[] = []
  await showWithServer(
    <MantineScope>
      <BusyMenu />
    </MantineScope>,
    {
      'kitchen.pace': () => busyMode,
      'kitchen.pause': (input: unknown) => {
        calls.push(input)
        return (busyMode = paused)
      },
      'kitchen.resume': () => (busyMode = usual),
      'kitchen.setBusy': (input: unknown) => {
        calls.push(input)
        return busyMode
      },
      ...server,
    },
  )
  return calls
}

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Busy / pause' }))
  await userEvent.click(await screen.findByText(name))
}

test('a pause says until when, and can be ended', async () => {
  const calls = await showMenu({})
  await choose('Pause for 30 minutes')
  expect(await screen.findByText('Orders paused until 6:30 pm')).toBeDefined()
  expect(calls).toEqual([{ length: '30' }])
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
  await vi.waitFor(() => expect(screen.queryByText(/paused/)).toBeNull())
})

test.each([
  [
    'Orders paused until tomorrow',
    { pausedUntil: '2026-12-02T07:00:00.000Z', pausedUntilLocal: '2026-12-02T00:00' },
  ],
  ['Online orders are paused', { pausedUntil: UNTIL_RESUMED, pausedUntilLocal: '9999-12-30T17:00' }],
])('a longer pause is shown as: %s', async (line, busyMode) => {
  await showMenu(busyMode)
  expect(await screen.findByText(line)).toBeDefined()
})

test('a busy hour is chosen, and says how much longer and until when', async () => {
  const calls = await showMenu({
    busyMinutes: 10,
    busyUntil: '2026-12-02T01:30:00.000Z',
    busyUntilLocal: '2026-12-01T18:30',
  })
  expect(await screen.findByText('Busy: +10 min until 6:30 pm')).toBeDefined()
  await choose('+20 minutes')
  await vi.waitFor(() => expect(calls).toEqual([{ minutes: 20, forMinutes: 60 }]))
})

test('what did not work is said beside it', async () => {
  await showMenu(
    {},
    {
      'kitchen.pause': () => {
        throw { code: 'RATE_LIMITED', message: 'Too many calls' }
      },
    },
  )
  await choose('Pause for an hour')
  expect((await screen.findByRole('alert')).textContent).toContain('Too many calls')
})
