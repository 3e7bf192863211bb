import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { ReceiptButtons } from './payment-fact.tsx'

const order = {
  _id: 'a'.repeat(32),
  number: 1042,
  customer: { name: 'Test Guest', email: 'guest@example.com' },
} as Order

const show = (mail: (input: unknown) => unknown) =>
  showWithServer(
    <MantineScope>
      <ReceiptButtons order={order} />
    </MantineScope>,
    { 'orders.mailReceipt': mail },
  )

test('the guest’s address is filled in, and another one can be typed', async () => {
  const mail = vi.fn((_input: unknown) => ({ to: 'accounts@example.com' }))
  await show(mail)
  await userEvent.click(screen.getByRole('button', { name: 'Email receipt' }))
  const field = await screen.findByRole('textbox', { name: 'Email' })
  expect((field as HTMLInputElement).value).toBe('guest@example.com')
  await userEvent.clear(field)
  await userEvent.type(field, 'accounts@example.com{Enter}')
  await vi.waitFor(() => expect(mail).toHaveBeenCalledOnce())
  expect(mail.mock.lastCall?.[0]).toEqual({ id: order._id, email: 'accounts@example.com' })
})

test('what is wrong with the address is said at its field, and it stays', async () => {
  const message = 'Enter a valid email address'
  await show(() => {
    throw { code: 'VALIDATION', message, issues: [{ path: 'email', message }] }
  })
  await userEvent.click(screen.getByRole('button', { name: 'Email receipt' }))
  const field = await screen.findByRole('textbox', { name: 'Email' })
  await userEvent.clear(field)
  await userEvent.type(field, 'nowhere{Enter}')
  expect(await screen.findByText(message)).toBeDefined()
  expect((field as HTMLInputElement).value).toBe('nowhere')
})
