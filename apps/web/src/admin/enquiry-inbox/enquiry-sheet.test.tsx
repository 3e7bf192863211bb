import type { MessageRecord, MessageState } from '@tiffin/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { MessageSheet } from './enquiry-sheet.tsx'

const record: MessageRecord = {
  _id: 'm1',
  name: 'Juniper Testwell',
  email: 'juniper@example.com',
  phone: '780-555-0199',
  message: 'Do you cook\nfor forty?',
  state: 'new',
  createdAt: '2026-01-07T19:00:00.000Z',
  createdLocal: '2026-01-07T12:00',
  replies: [],
}

interface Move {
  from: MessageState
  to: MessageState
}

const reply = (body: string) => ({
  _id: 'l1',
  title: 'Your message to us',
  body,
  writtenBy: 'asha@example.com',
  createdAt: '2026-01-07T20:00:00.000Z',
  createdLocal: '2026-01-07T13:00',
  state: 'waiting' as const,
  sentAt: null,
})

afterEach(() => void vi.useRealTimers())

async function show(refuse?: () => never, first = record) {
  let current = first
  const move = vi.fn(({ to }: Move) => {
    refuse?.()
    current = { ...current, state: to }
    return current
  })
  const answer = vi.fn(({ body }: { body: string }) => {
    current = { ...current, state: 'answered', replies: [reply(body)] }
    return current
  })
  const onDeleted = vi.fn()
  const read = vi.fn(() => current)
  const remove = vi.fn((_input: { id: string }) => {
    refuse?.()
    return { done: true }
  })
  await showWithServer(
    <MantineScope>
      <MessageSheet id="m1" onDeleted={onDeleted} />
    </MantineScope>,
    {
      'messages.get': read,
      'messages.delete': remove,
      'messages.changeState': move,
      'messages.answer': answer,
    },
  )
  await screen.findByText('Juniper Testwell')
  const colleague = (state: MessageState) => (current = { ...current, state })
  const mailServer = (sentAt: string) =>
    (current = {
      ...current,
      replies: current.replies.map((each) => ({ ...each, state: 'sent' as const, sentAt })),
    })
  return { move, read, remove, onDeleted, colleague, mailServer }
}
const state = () => within(screen.getByRole('region', { name: 'Status' }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the sheet shows who wrote, what, and how to reach them', async () => {
  await show()
  expect(screen.getByRole('region', { name: 'The guest’s message' }).textContent).toBe(record.message)
  expect(screen.getByRole('link', { name: '780-555-0199' }).getAttribute('href')).toBe('tel:7805550199')
  expect(screen.getByRole('link', { name: record.email }).getAttribute('href')).toBe(`mailto:${record.email}`)
})

test('a reply appears in the thread, and the message is marked as answered', async () => {
  await show()
  await userEvent.type(screen.getByLabelText(/^Write to/), 'With pleasure.')
  await press('Send reply')
  expect(await screen.findByText('With pleasure.', { selector: 'li p' })).toBeDefined()
  expect(state().getByText('Replied')).toBeDefined()
})

test('a state change is based on the state shown, and the focus stays with it', async () => {
  const { move } = await show()
  await press('Mark as closed')
  expect(await state().findByText('Closed')).toBeDefined()
  expect(move.mock.calls[0]?.[0]).toEqual({ id: 'm1', from: 'new', to: 'closed' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Status' }))
  expect(document.activeElement?.textContent).toMatch(/^Closed/)
})

test('if a colleague was faster, the page says so and shows the message’s current state', async () => {
  const message = 'This message is already answered. Take another look first.'
  const { colleague } = await show(() => {
    throw { code: 'CONFLICT', message }
  })
  colleague('answered')
  await press('Mark as closed')
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(await state().findByText('Replied')).toBeDefined()
})

test('an unknown message is reported', async () => {
  await showWithServer(
    <MantineScope>
      <MessageSheet id="m2" onDeleted={() => {}} />
    </MantineScope>,
    {
      'messages.get': () => {
        throw { code: 'NOT_FOUND', message: 'We cannot find that message' }
      },
    },
  )
  expect(await screen.findByText('We cannot find that message')).toBeDefined()
})

test('a pending reply is polled until it is sent, and no longer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { read, mailServer } = await show(undefined, { ...record, replies: [reply('Yes.')] })
  expect(screen.getByText('Waiting to be sent')).toBeDefined()
  mailServer('2026-01-07T20:00:02.000Z')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByText('Sent')).toBeDefined()
  const reads = read.mock.calls.length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(read).toHaveBeenCalledTimes(reads)
})

test('it is erased only after confirmation, and the list comes back', async () => {
  const { remove, onDeleted } = await show()
  await press('Delete')
  expect(await screen.findByText(/^Delete Message from Juniper Testwell\?/)).toBeDefined()
  expect(remove).not.toHaveBeenCalled()
  await press('Delete permanently')
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(remove.mock.calls[0]?.[0]).toEqual({ id: 'm1' })
})

test('deleting what a colleague has already deleted also returns to the list', async () => {
  const { onDeleted } = await show(() => {
    throw { code: 'NOT_FOUND', message: 'We cannot find that message' }
  })
  await press('Delete')
  await press('Delete permanently')
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
})
