import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { permissionsOf, type ActingState, type ErrorBody } from '@tiffin/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { actorStore, whoActs } from '../../lib/session/actor.ts'
import { saveSession } from '../../lib/session/session.ts'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { WhoIsHere } from './who-is-here.tsx'

const tablet = { _id: 'u1', name: 'Counter', email: 'counter@example.com' }
const mira = { _id: 'u2', name: 'Mira Rao', email: 'mira@example.com' }
const nobody: ActingState = {
  account: { _id: tablet._id, name: tablet.name },
  actor: null,
  secondsLeft: null,
  colleagues: [
    { _id: 'u3', name: 'Anil' },
    { _id: mira._id, name: mira.name },
  ],
}
const appError = (code: ErrorBody['code'], message: string): ErrorBody => ({ code, message })

beforeEach(() => {
  saveSession({ token: 't', user: { ...tablet, role: 'admin' } })
  actorStore.set(null)
})

async function show(first = nobody, answer: () => unknown = () => undefined) {
  let state = first
  const takeOver = vi.fn((_typed: { userId: string; pin: string }) => {
    const other = answer()
    if (other !== undefined) throw other
    state = { ...nobody, actor: mira, secondsLeft: 600 }
    return state
  })
  const me = vi.fn(() => ({ staffRole: 'kitchen', permissions: permissionsOf({ staffRole: 'kitchen' }) }))
  const scoped = (
    <MantineScope>
      <WhoIsHere />
    </MantineScope>
  )
  await showWithServer(scoped, {
    'admin.me': me,
    'acting.get': () => state,
    'acting.takeOver': takeOver,
    'acting.end': () => (state = nobody),
  })
  return { takeOver, me }
}

const openPad = async (name = 'Mira Rao') => {
  await userEvent.click(await screen.findByRole('button', { name: 'Who is here?' }))
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByLabelText<HTMLInputElement>(`PIN of ${name}`)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a colleague picks the name and types the PIN; from then on the button and the board know who acts', async () => {
  const { takeOver, me } = await show()
  await openPad()
  await userEvent.keyboard('4071{Enter}')
  await screen.findByRole('button', { name: 'Mira Rao is here. Somebody else?' })
  expect(takeOver).toHaveBeenCalledWith({ userId: 'u2', pin: '4071' }, undefined)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('status').textContent).toBe('Mira Rao is here now')
  expect(whoActs()?.email).toBe('mira@example.com')
  // What she may do is another matter.
  await waitFor(() => expect(me).toHaveBeenCalledTimes(2))
})

test('the keys are pressed with a finger, and the last digit can be taken back', async () => {
  const { takeOver } = await show()
  const field = await openPad()
  for (const digit of ['4', '0', '7', '9']) await press(digit)
  expect([field.value, document.activeElement]).toEqual(['4079', field])
  await press('Delete the last digit')
  await press('1')
  await press('OK')
  await waitFor(() => expect(takeOver).toHaveBeenCalledWith({ userId: 'u2', pin: '4071' }, undefined))
})

test('only digits count, six at most, and fewer than four are not sent', async () => {
  const { takeOver } = await show()
  const field = await openPad()
  await userEvent.keyboard('4a0-7{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('A PIN has 4 to 6 digits.')
  await userEvent.keyboard('12345')
  expect([field.value, takeOver.mock.calls]).toEqual(['407123', []])
})

test('a wrong PIN is said in words, beside an empty field', async () => {
  const message = 'That PIN is wrong.'
  await show(nobody, () => ({ ...appError('FORBIDDEN', message), issues: [{ path: 'pin', message }] }))
  const field = await openPad()
  await userEvent.keyboard('9999{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect([field.value, document.activeElement]).toEqual(['', field])
  expect(actorStore.get()).toBeNull()
})

test('a locked PIN says for how long', async () => {
  await show(nobody, () => appError('RATE_LIMITED', 'Mira’s PIN is locked. Try again in 15 minutes.'))
  await openPad()
  await userEvent.keyboard('9999{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 15 minutes')
})

test('without an answer it says so, and keeps nothing of what was typed', async () => {
  await show(nobody, () => new Error('lost'))
  const field = await openPad()
  await userEvent.keyboard('4071{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('No response')
  expect(field.value).toBe('')
})

test('offline nothing is sent, and the pad says why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { takeOver } = await show()
  await openPad()
  expect((await screen.findByRole('alert')).textContent).toContain('No connection')
  await userEvent.keyboard('4071{Enter}')
  expect(takeOver).not.toHaveBeenCalled()
})

test('the session goes back to its account, or straight to somebody else', async () => {
  await show({ ...nobody, actor: mira, secondsLeft: 600 })
  await userEvent.click(await screen.findByRole('button', { name: 'Mira Rao is here. Somebody else?' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is here?' }))
  const names = within(dialog.getByRole('group', { name: 'Colleagues' })).getAllByRole('button')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Anil'])
  await userEvent.click(dialog.getByRole('button', { name: 'Back to Counter' }))
  await screen.findByRole('button', { name: 'Who is here?' })
  expect(whoActs()?.email).toBe('counter@example.com')
})

test('where nobody has a PIN there is no button', async () => {
  const { me } = await show({ ...nobody, colleagues: [] })
  await waitFor(() => expect(me).toHaveBeenCalled())
  expect(screen.queryByRole('button')).toBeNull()
})
