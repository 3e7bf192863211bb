import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Colleague, InviteStaffInput, StaffRole } from '@tiffin/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveSession } from '../../lib/session/session.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { ToastStack } from '../../ui/toast-stack.tsx'
import { StaffBoard } from './staff-board.tsx'

const owner: Colleague = {
  _id: 'u1',
  name: 'Meera',
  email: 'meera@example.com',
  staffRole: 'owner',
  isDisabled: false,
  isInvited: false,
  hasSecondFactor: false,
  hasPin: false,
  createdAt: '2026-01-07T19:00:00.000Z',
}
const cook: Colleague = { ...owner, _id: 'u2', name: 'Ravi', email: 'ravi@example.com', staffRole: 'kitchen' }

beforeEach(() =>
  saveSession({ token: 't', user: { _id: 'u1', name: 'Meera', email: 'meera@example.com', role: 'admin' } }),
)

async function showBoard(server: FakeServer = {}) {
  let staff = [owner, cook]
  const change = (id: string, part: Partial<Colleague>) => {
    staff = staff.map((each) => (each._id === id ? { ...each, ...part } : each))
    return staff.find(({ _id }) => _id === id)
  }
  const calls = {
    'admin.me': () => ({ staffRole: 'owner', permissions: [], sendsEmail: true }),
    'staff.list': vi.fn(() => staff),
    'staff.invite': vi.fn((input: InviteStaffInput) => {
      staff = [...staff, { ...cook, ...input, _id: 'u3', isInvited: true }]
      return staff.at(-1)
    }),
    'staff.inviteAgain': vi.fn(({ id }: { id: string }) => change(id, {})),
    'staff.changeRole': vi.fn(({ id, staffRole }: { id: string; staffRole: StaffRole }) =>
      change(id, { staffRole }),
    ),
    'staff.disable': vi.fn(({ id }: { id: string }) => change(id, { isDisabled: true })),
    'staff.enable': vi.fn(({ id }: { id: string }) => change(id, { isDisabled: false })),
    'staff.remove': vi.fn(({ id }: { id: string }) => {
      staff = staff.filter(({ _id }) => _id !== id)
      return { done: true }
    }),
  }
  await showWithServer(
    <MantineScope>
      <StaffBoard />
    </MantineScope>,
    { ...calls, ...server },
  )
  return calls
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))
async function press(name: string, button: string) {
  await userEvent.click((await card(name)).getByRole('button', { name: button }))
}

/** Clicks a button in the dialog. */
const answer = async (button: string) => userEvent.click(await screen.findByRole('button', { name: button }))

async function invite() {
  await card('Ravi')
  await userEvent.click(screen.getByRole('button', { name: 'Invite a colleague' }))
  const form = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }))
  await userEvent.type(form.getByLabelText('Name'), 'Lena')
  await userEvent.type(form.getByLabelText('Email'), 'lena@example.com')
  await userEvent.selectOptions(form.getByLabelText('Role'), 'manager')
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }))
  return form
}

test('an invited colleague appears in the list, and the form is closed', async () => {
  const calls = await showBoard()
  await invite()
  const lena = await card('Lena')
  expect(lena.getByText('Invited')).toBeDefined()
  expect(calls['staff.invite'].mock.calls[0]?.[0]).toEqual({
    name: 'Lena',
    email: 'lena@example.com',
    staffRole: 'manager',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an email address that is taken is reported at its field', async () => {
  const message = 'An account with this address already exists. Invite them with another one.'
  await showBoard({
    'staff.invite': () => {
      throw { code: 'CONFLICT', message, issues: [{ path: 'email', message }] }
    },
  })
  const form = await invite()
  expect(await form.findByText(message)).toBeDefined()
  expect(document.activeElement).toBe(form.getByLabelText('Email'))
})

test('owners cannot change their own account', async () => {
  await showBoard()
  const meera = await card('Meera')
  expect(meera.getByText('You')).toBeDefined()
  expect(meera.queryByRole('button')).toBeNull()
})

test('a role is chosen and saved, and the focus returns to its button', async () => {
  const calls = await showBoard()
  await press('Ravi', 'Change role')
  const field = await screen.findByLabelText('Role of Ravi')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.selectOptions(field, 'manager')
  await answer('Save role')
  expect(await (await card('Ravi')).findByText('Manager')).toBeDefined()
  expect(calls['staff.changeRole'].mock.calls[0]?.[0]).toMatchObject({ id: 'u2', staffRole: 'manager' })
  const button = (await card('Ravi')).getByRole('button', { name: 'Change role' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('an invitation can be sent again until it is accepted', async () => {
  const calls = await showBoard()
  await invite()
  await press('Lena', 'Invite again')
  await waitFor(() => expect(calls['staff.inviteAgain'].mock.calls[0]?.[0]).toEqual({ id: 'u3' }))
  expect((await card('Ravi')).queryByRole('button', { name: 'Invite again' })).toBeNull()
})

test('an owner gets an invitation link to hand over, and copies it', async () => {
  // With a clipboard.
  const user = userEvent.setup()
  const url = 'https://example.com/reset-password#t0ken'
  await showBoard({
    'staff.makeInvitationLink': ({ id }: { id: string }) => ({
      url: `${url}-${id}`,
      expiresAt: owner.createdAt,
    }),
  })
  await invite()
  await press('Lena', 'Create invitation link')
  const dialog = within(await screen.findByRole('dialog', { name: 'Invitation link for Lena' }))
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(`${url}-u3`)
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(await dialog.findByText('Link copied')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe(`${url}-u3`)
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  const button = (await card('Lena')).getByRole('button', { name: 'Create invitation link' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('an invitation link that cannot be made says why', async () => {
  const message = 'Lena has already set a password.'
  await showBoard({
    'staff.makeInvitationLink': () => {
      throw { code: 'CONFLICT', message }
    },
  })
  await invite()
  render(<ToastStack />)
  await press('Lena', 'Create invitation link')
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull()
})

test('without a mail server, owners learn that an invitation reaches no one', async () => {
  await showBoard({ 'admin.me': () => ({ staffRole: 'owner', permissions: [], sendsEmail: false }) })
  expect(await screen.findByText(/emails are saved as files on the server and reach no one/)).toBeDefined()
})

test('a colleague is disabled after confirmation, and enabled again', async () => {
  const calls = await showBoard()
  await press('Ravi', 'Disable')
  expect(calls['staff.disable']).not.toHaveBeenCalled()
  await answer('Disable now')
  expect(await (await card('Ravi')).findByText('Disabled')).toBeDefined()
  await press('Ravi', 'Enable')
  await waitFor(() => expect(screen.queryByText('Disabled')).toBeNull())
})

test('a colleague is removed after confirmation', async () => {
  await showBoard()
  await press('Ravi', 'Remove')
  await answer('Remove permanently')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ravi' })).toBeNull())
})

test('an error says why, and the list is refetched', async () => {
  const message = 'This is the only owner, and the restaurant needs one.'
  const calls = await showBoard({
    'staff.remove': () => {
      throw { code: 'CONFLICT', message }
    },
  })
  await press('Ravi', 'Remove')
  await answer('Remove permanently')
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  await waitFor(() => expect(calls['staff.list'].mock.calls.length).toBeGreaterThan(1))
})
