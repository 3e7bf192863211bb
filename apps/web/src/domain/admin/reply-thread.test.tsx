import type { Reply } from '@tiffin/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { ToastStack } from '../../ui/toast-stack.tsx'
import { ReplyThread, type SendReply } from './reply-thread.tsx'

const reply: Reply = {
  _id: 'l1',
  title: 'Your message to us',
  body: 'With pleasure.\n\nAsk for Asha.',
  writtenBy: 'asha@example.com',
  createdAt: '2026-01-07T19:00:00.000Z',
  createdLocal: '2026-01-07T12:00',
  state: 'waiting',
  sentAt: null,
}

const show = (onSend: SendReply, replies: Reply[] = []) =>
  showWithServer(
    <MantineScope>
      <ReplyThread replies={replies} recipient="juniper@example.com" subject="m1" onSend={onSend} />
      <ToastStack />
    </MantineScope>,
    {},
  )
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Write to juniper@example.com')
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send reply' }))

test('a reply shows by whom, when, and whether it has been sent', async () => {
  await show(vi.fn(), [
    reply,
    { ...reply, _id: 'l2', state: 'sent', sentAt: '2026-01-07T19:00:05.000Z' },
    { ...reply, _id: 'l3', state: 'saved' },
  ])
  const [first, second, third] = within(screen.getByRole('list')).getAllByRole('listitem')
  for (const words of [
    'asha@example.com',
    'Wednesday, January 7, 2026, 12:00 pm',
    'Ask for Asha.',
    'Waiting to be sent',
  ]) {
    expect(first?.textContent).toContain(words)
  }
  expect(second?.textContent).toContain('Sent')
  expect(third?.textContent).toContain('Not sent: no mail server is set up, so it was saved as a file')
})

test('a reply is sent as typed, confirmed as saved, and leaves an empty form', async () => {
  const onSend = vi.fn<SendReply>(async () => {})
  await show(onSend)
  await userEvent.type(field(), 'With pleasure.')
  await press()
  expect(onSend.mock.calls.map(([body]) => body)).toEqual(['With pleasure.'])
  expect(await screen.findByText('Your reply has been saved')).toBeDefined()
  expect(field().value).toBe('')
})

test('a reply that could not be sent stays in the form, with the reason under the button', async () => {
  await show(() => Promise.reject(new Error('lost')))
  await userEvent.type(field(), 'With pleasure.')
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'It is not known whether your reply was sent',
  )
  expect(field().value).toBe('With pleasure.')
})

test('an error from the server is shown at the field', async () => {
  const issues = [{ path: 'body', message: 'Write a reply first' }]
  const appError = { code: 'VALIDATION', message: 'Write a reply first', issues }
  await show(() => Promise.reject(Object.assign(new Error('refused'), { data: { body: appError } })))
  await press()
  expect(await screen.findByText('Write a reply first')).toBeDefined()
  expect(document.activeElement).toBe(field())
})

describe('if the answer is lost', () => {
  const keysOf = (onSend: ReturnType<typeof vi.fn<SendReply>>) =>
    onSend.mock.calls.map(([, { context }]) => context.idempotencyKey)
  const lost = new TypeError('Failed to fetch')

  test('the reply is there after a reload, and is sent again under its key', async () => {
    const onSend = vi.fn<SendReply>(async () => {}).mockRejectedValueOnce(lost)
    const { unmount } = await show(onSend)
    await userEvent.type(field(), 'With pleasure.')
    await press()
    await screen.findByRole('alert')
    unmount()
    await show(onSend)
    expect(field().value).toBe('With pleasure.')
    await press()
    await screen.findByText('Your reply has been saved')
    expect(new Set(keysOf(onSend)).size).toBe(1)
    await userEvent.type(field(), 'And a candle.')
    await press()
    expect(new Set(keysOf(onSend)).size).toBe(2)
  })

  test('other words are not sent if the first ones have arrived; the next press sends them', async () => {
    const message = 'Your last reply has arrived after all, and nothing else was sent.'
    const appError = Object.assign(new Error('refused'), { data: { body: { code: 'CONFLICT', message } } })
    const onSend = vi
      .fn<SendReply>(async () => {})
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(appError)
    await show(onSend)
    await userEvent.type(field(), 'With pleasure')
    await press()
    await screen.findByRole('alert')
    await userEvent.type(field(), ', and a candle.')
    await press()
    expect(await screen.findByText(message)).toBeDefined()
    expect(field().value).toBe('With pleasure, and a candle.')
    await press()
    await screen.findByText('Your reply has been saved')
    const [first, second, third] = keysOf(onSend)
    expect([second === first, third === first]).toEqual([true, false])
  })
})
