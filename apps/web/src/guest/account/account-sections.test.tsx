import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Account, DeviceSession } from '@tiffin/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveSession, userStore } from '../../lib/session/session.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { AccountSections } from './account-sections.tsx'

const asha: Account = {
  _id: 'u1',
  name: 'Asha',
  email: 'asha@example.com',
  role: 'customer',
  isEmailVerified: false,
  createdAt: '2026-12-01T18:00:00.000Z',
}

const seen = { at: '2026-12-01T18:05:00.000Z', local: '2026-12-01T11:05' }
const here: DeviceSession = {
  _id: 's1',
  device: 'Firefox on Windows',
  isCurrent: true,
  lastUsed: seen,
}
const phone: DeviceSession = { ...here, _id: 's2', device: 'Safari on iOS', isCurrent: false }

const notYourPassword = (path: string) => () => {
  const message = 'That password is incorrect'
  throw { code: 'FORBIDDEN', message, issues: [{ path, message }] }
}

async function showAccount(server: FakeServer = {}) {
  const left = { onLoggedOutEverywhere: vi.fn(), onDeleted: vi.fn() }
  await showWithServer(<AccountSections {...left} />, {
    'account.get': () => asha,
    'orders.mine': () => [],
    'account.sessions': () => [here, phone],
    ...server,
  })
  return left
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => saveSession({ token: 't', user: asha }))

test('an account that fails to load can be requested again', async () => {
  const get = vi
    .fn(() => asha)
    .mockImplementationOnce(() => {
      throw { code: 'RATE_LIMITED', message: 'Too many calls' }
    })
  await showAccount({ 'account.get': get })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await section('Name')).toBeDefined()
})

test('a new name is saved and shown in the header', async () => {
  await showAccount({ 'account.rename': ({ name }: { name: string }) => ({ ...asha, name }) })
  const name = (await section('Name')).getByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Asha Rao')
  await press('Save')
  await waitFor(() => expect(userStore.get()?.name).toBe('Asha Rao'))
})

describe('the email address', () => {
  test('says whether it is verified', async () => {
    await showAccount({ 'account.get': () => ({ ...asha, isEmailVerified: true }) })
    expect((await section('Email')).getByText('Verified')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull()
  })

  test('that is not verified can be sent the link again', async () => {
    await showAccount({ 'account.requestVerification': () => ({ done: true }) })
    expect((await section('Email')).getByText('Not verified')).toBeDefined()
    await press('Send the link again')
    expect(await screen.findByText('We’ve sent a link to asha@example.com.')).toBeDefined()
  })

  test('that has been sent too many links shows when to try again', async () => {
    const message = 'Too many attempts. Please try again in 40 minutes.'
    await showAccount({
      'account.requestVerification': () => {
        throw { code: 'RATE_LIMITED', message }
      },
    })
    await section('Email')
    await press('Send the link again')
    expect(await screen.findByText(message)).toBeDefined()
  })
})

describe('the password', () => {
  async function changePassword() {
    const password = await section('Password')
    await userEvent.type(password.getByLabelText('Current password'), 'cardamom tea')
    await userEvent.type(password.getByLabelText('New password'), 'saffron lassi')
    await press('Change password')
    return password
  }

  test('is changed, and the fields are empty again', async () => {
    const change = vi.fn((_passwords: object) => ({ done: true }))
    await showAccount({ 'account.changePassword': change })
    const password = await changePassword()
    await waitFor(() => expect(password.getByLabelText<HTMLInputElement>('New password').value).toBe(''))
    expect(change.mock.calls[0]?.[0]).toEqual({
      currentPassword: 'cardamom tea',
      newPassword: 'saffron lassi',
    })
  })

  test('is unchanged when the current one is wrong, and its field says so', async () => {
    await showAccount({ 'account.changePassword': notYourPassword('currentPassword') })
    const password = await changePassword()
    expect(await password.findByText('That password is incorrect')).toBeDefined()
    expect(document.activeElement).toBe(password.getByLabelText('Current password'))
    expect(password.getByLabelText<HTMLInputElement>('New password').value).toBe('saffron lassi')
  })
})

describe('the devices', () => {
  const needsConfirmation = () => {
    throw { code: 'CONFIRMATION_REQUIRED', message: 'Please confirm that it’s you, and try again.' }
  }
  const logOutPhone = async () =>
    userEvent.click(await (await section('Devices')).findByRole('button', { name: 'Log out' }))

  test('are listed, and all but this one can be logged out', async () => {
    const end = vi.fn((_device: object) => ({ done: true }))
    await showAccount({ 'account.endSession': end })
    const devices = await section('Devices')
    expect((await devices.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Firefox on WindowsThis device',
      'Safari on iOSLast used December 1, 2026, 11:05 amLog out',
    ])
    await logOutPhone()
    await waitFor(() => expect(document.activeElement).toBe(devices.getByRole('list')))
    expect(end.mock.calls[0]?.[0]).toEqual({ id: 's2' })
  })

  test('ask for the password if the login was a while ago', async () => {
    const end = vi.fn(() => ({ done: true })).mockImplementationOnce(needsConfirmation)
    const confirm = vi.fn((_proof: object) => ({ done: true }))
    await showAccount({ 'account.endSession': end, 'auth.confirm': confirm })
    await logOutPhone()
    const password = await screen.findByLabelText('Your password')
    expect(document.activeElement).toBe(password)
    await userEvent.type(password, 'cardamom tea')
    await press('Log out this device')
    await waitFor(() => expect(end).toHaveBeenCalledTimes(2))
    expect(confirm.mock.calls[0]?.[0]).toEqual({ password: 'cardamom tea' })
    const list = (await section('Devices')).getByRole('list')
    await waitFor(() => expect(document.activeElement).toBe(list))
  })

  test('stay logged in if the password is wrong or the question is left', async () => {
    const end = vi.fn(needsConfirmation)
    await showAccount({ 'account.endSession': end, 'auth.confirm': notYourPassword('password') })
    await logOutPhone()
    await userEvent.type(await screen.findByLabelText('Your password'), 'masala chai')
    await press('Log out this device')
    expect(await screen.findByText('That password is incorrect')).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement?.textContent).toBe('Log out')
    expect(end).toHaveBeenCalledOnce()
  })
})

test('logging out everywhere is reported to the page', async () => {
  const { onLoggedOutEverywhere } = await showAccount({ 'account.logoutEverywhere': () => ({ done: true }) })
  await section('Devices')
  await press('Log out everywhere')
  await waitFor(() => expect(onLoggedOutEverywhere).toHaveBeenCalledOnce())
})

test('all data is downloaded as a file', async () => {
  const files: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await showAccount({ 'account.export': () => ({ account: asha, orders: [], wishlist: [] }) })
  await section('Your data')
  await press('Download my data')
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ account: { name: 'Asha' } })
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('my-account-data.json')
})

describe('deleting the account', () => {
  async function confirmWith(password: string) {
    const deletion = await section('Delete the account')
    await press('Delete my account')
    await userEvent.type(deletion.getByLabelText('Your password'), password)
    await press('Delete permanently')
    return deletion
  }

  test('needs the password', async () => {
    const remove = vi.fn((_confirmation: object) => ({ done: true }))
    const { onDeleted } = await showAccount({ 'account.delete': remove })
    await confirmWith('cardamom tea')
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
    expect(remove.mock.calls[0]?.[0]).toEqual({ password: 'cardamom tea' })
  })

  test('names the orders that are not picked up yet, and Escape cancels the deletion', async () => {
    const fulfillment = { pickupAt: new Date(Date.now() + 3_600_000).toISOString() }
    const mine = [
      { number: 1004, status: 'accepted', fulfillment },
      { number: 1003, status: 'completed', fulfillment },
    ]
    await showAccount({ 'orders.mine': () => mine })
    await section('Delete the account')
    await press('Delete my account')
    expect((await screen.findByText('Order 1004')).parentElement?.textContent).toContain(
      'The kitchen keeps your name and notes until you have picked up your food',
    )
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByLabelText('Your password')).toBeNull()
  })

  test('does nothing with a wrong password', async () => {
    const { onDeleted } = await showAccount({ 'account.delete': notYourPassword('password') })
    const deletion = await confirmWith('masala chai')
    expect(await deletion.findByText('That password is incorrect')).toBeDefined()
    expect(onDeleted).not.toHaveBeenCalled()
  })

  test('can be cancelled, and the focus returns to its button', async () => {
    await showAccount()
    await section('Delete the account')
    await press('Delete my account')
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'))
    await press('Keep my account')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete my account' }))
  })
})
