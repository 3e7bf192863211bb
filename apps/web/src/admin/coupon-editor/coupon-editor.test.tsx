import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ChangeCouponInput, Coupon, SaveCouponInput } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { CouponEditor } from './coupon-editor.tsx'
import { spring } from './sample-coupon.ts'

async function showEditor(server: FakeServer = {}) {
  let records: Coupon[] = [spring]
  const create = vi.fn((input: SaveCouponInput) => {
    records = [
      ...records,
      { ...spring, _id: 'c2', uses: 0, code: input.code.toUpperCase(), value: input.value },
    ]
    return records[1]
  })
  const remove = vi.fn(({ id }: { id: string }) => {
    records = records.filter(({ _id }) => _id !== id)
    return { done: true }
  })
  await showWithServer(
    <MantineScope>
      <CouponEditor />
    </MantineScope>,
    {
      'coupons.list': () => records,
      'coupons.create': create,
      'coupons.delete': remove,
      ...server,
    },
  )
  await screen.findByRole('article', { name: 'SPRING' })
  return { create, remove }
}

const card = (code: string) => within(screen.getByRole('article', { name: code }))
const form = (name: string) => within(screen.getByRole('dialog', { name }))
const type = (label: string, text: string) => userEvent.type(form('New coupon').getByLabelText(label), text)
const add = () => userEvent.click(form('New coupon').getByRole('button', { name: 'Add coupon' }))

async function openNewForm() {
  await userEvent.click(screen.getByRole('button', { name: 'New coupon' }))
  await screen.findByRole('dialog', { name: 'New coupon' })
}

test('a coupon shows its discount, its uses and whether it is valid', async () => {
  await showEditor()
  for (const words of ['15 percent off', '2 uses so far', 'Active'])
    expect(card('SPRING').getByText(words)).toBeDefined()
})

test('of 1,100 coupons the last one is shown, although they come in two answers', async () => {
  const many = Array.from({ length: 1100 }, (_, index) => ({
    ...spring,
    _id: `many${index}`,
    code: `TABLE${index}`,
  }))
  const ours = [spring, ...many.slice(1)]
  await showEditor({
    'coupons.list': ({ offset = 0 }: { offset?: number }) => ours.slice(offset, offset + 1000),
  })
  expect(screen.getByText('TABLE1099')).toBeDefined()
})

test('amounts have no more than two decimals', async () => {
  await showEditor()
  await openNewForm()
  await type('Value', '33.333')
  expect(form('New coupon').getByLabelText<HTMLInputElement>('Value').value).toBe('33.333')
  await userEvent.clear(form('New coupon').getByLabelText('Value'))
  await userEvent.selectOptions(form('New coupon').getByLabelText('Kind'), 'Amount off')
  await type('Value', '5.509')
  expect(form('New coupon').getByLabelText<HTMLInputElement>('Value').value).toBe('$5.50')
})

test('a new coupon is sent with everything entered, and the form is closed', async () => {
  const { create } = await showEditor()
  await openNewForm()
  await type('Code', 'winter')
  await userEvent.selectOptions(form('New coupon').getByLabelText('Kind'), 'Amount off')
  await type('Value', '5.5')
  await type('Minimum subtotal', '30')
  await type('Starts', '2026-12-01T11:00')
  await type('Uses per customer', '1')
  await add()
  await screen.findByRole('article', { name: 'WINTER' })
  expect(create.mock.calls[0]?.[0]).toEqual({
    code: 'winter',
    kind: 'fixed',
    value: 5.5,
    minSubtotal: 30,
    cap: null,
    startsAt: '2026-12-01T11:00',
    endsAt: '',
    maxUses: null,
    maxUsesPerCustomer: 1,
    active: true,
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New coupon' }))
})

test('an amount off has no maximum, not even one typed for a percentage', async () => {
  const { create } = await showEditor()
  await openNewForm()
  await type('Code', 'winter')
  await type('Value', '50')
  await type('Maximum discount', '1')
  await userEvent.selectOptions(form('New coupon').getByLabelText('Kind'), 'Amount off')
  expect(form('New coupon').queryByLabelText('Maximum discount')).toBeNull()
  await add()
  await screen.findByRole('article', { name: 'WINTER' })
  expect(create.mock.calls[0]?.[0]).toMatchObject({ kind: 'fixed', value: 50, cap: null })
})

test('while it is saved nothing can be typed that would be lost; after an error it can', async () => {
  const answer = Promise.withResolvers<never>()
  await showEditor({ 'coupons.create': () => answer.promise })
  await openNewForm()
  await type('Code', 'winter')
  await type('Value', '5')
  await add()
  const code = form('New coupon').getByLabelText<HTMLInputElement>('Code')
  await waitFor(() => expect(code.matches(':disabled')).toBe(true))
  await userEvent.type(code, '26')
  expect(code.value).toBe('winter')
  answer.reject({ code: 'CONFLICT', message: 'Taken', issues: [{ path: 'code', message: 'Taken' }] })
  await form('New coupon').findByText('Taken')
  expect(document.activeElement).toBe(code)
})

test('an error from the server appears at its field', async () => {
  const message = 'There is already a coupon called SPRING'
  await showEditor({
    'coupons.create': () => {
      throw { code: 'CONFLICT', message, issues: [{ path: 'code', message }] }
    },
  })
  await openNewForm()
  await type('Code', 'spring')
  await type('Value', '5')
  await add()
  expect(await form('New coupon').findByText(message)).toBeDefined()
  expect(document.activeElement).toBe(form('New coupon').getByLabelText('Code'))
  expect(screen.queryByRole('group', { name: 'Two versions' })).toBeNull()
})

test('a value that violates the contract is reported at its field, and nothing is sent', async () => {
  const { create } = await showEditor()
  await openNewForm()
  await type('Code', 'two words')
  await add()
  expect(form('New coupon').getByLabelText('Code').getAttribute('aria-invalid')).toBe('true')
  expect(form('New coupon').getByText('Value must be more than 0')).toBeDefined()
  expect(document.activeElement).toBe(form('New coupon').getByLabelText('Code'))
  expect(create).not.toHaveBeenCalled()
})

test('if there is a newer version, both are shown, and mine can be saved over theirs', async () => {
  let known = spring
  const change = vi.fn(({ version, value }: ChangeCouponInput) => {
    if (version === 4) return (known = { ...known, value: value ?? 0, version: 5 })
    known = { ...spring, value: 20, maxUses: 50, uses: 9, version: 4 }
    throw { code: 'CONFLICT', message: 'SPRING was changed by someone else in the meantime.' }
  })
  await showEditor({ 'coupons.list': () => [known], 'coupons.change': change })
  await userEvent.click(card('SPRING').getByRole('button', { name: 'Edit' }))
  await screen.findByRole('dialog', { name: 'SPRING' })
  await userEvent.clear(form('SPRING').getByLabelText('Value'))
  await userEvent.type(form('SPRING').getByLabelText('Value'), '25')
  await userEvent.click(form('SPRING').getByRole('button', { name: 'Save' }))
  const versions = within(await screen.findByRole('group', { name: 'Two versions' }))
  expect(versions.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FieldBeforeMineTheirs',
    'Value152520',
    'Total usesnothing5050',
  ])
  await userEvent.click(versions.getByRole('button', { name: 'Keep mine' }))
  expect(await card('SPRING').findByText('25 percent off')).toBeDefined()
  expect(change.mock.lastCall?.[0]).toMatchObject({ id: 'c1', version: 4, value: 25, maxUses: 50 })
})

test('a coupon is deleted only after confirmation', async () => {
  const { remove } = await showEditor()
  await userEvent.click(card('SPRING').getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }))
  expect(await screen.findByText('No coupons yet')).toBeDefined()
  expect(remove.mock.calls[0]?.[0]).toEqual({ id: 'c1' })
})
