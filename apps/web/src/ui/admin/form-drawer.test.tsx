import { screen, waitFor } from '@testing-library/react'
import { useForm } from '@mantine/form'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../mantine-scope.tsx'
import { FormDrawer } from './form-drawer.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

function CouponForm() {
  const form = useForm({ initialValues: { code: '' } })
  return (
    <>
      <input aria-label="Code" {...form.getInputProps('code')} />
      {/* No input is typed into. */}
      <button onClick={() => form.setFieldValue('code', 'AUTUMN')}>Suggest</button>
      <UnsavedGuard form={form} />
    </>
  )
}

async function showDrawer() {
  const onClose = vi.fn()
  await showWithServer(
    <MantineScope>
      <FormDrawer isOpen title="New coupon" onClose={onClose}>
        <CouponForm />
      </FormDrawer>
    </MantineScope>,
    {},
  )
  return onClose
}
const field = () => screen.findByRole('textbox', { name: 'Code' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const close: Record<string, () => Promise<unknown>> = {
  'its Close button': () => press('Close'),
  Escape: () => userEvent.keyboard('{Escape}'),
}

test.each(Object.keys(close))('%s closes a drawer in which nothing was typed', async (how) => {
  const onClose = await showDrawer()
  await field()
  await close[how]?.()
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(Object.keys(close))('%s asks before it closes over what was typed', async (how) => {
  const onClose = await showDrawer()
  await userEvent.type(await field(), 'SPRING')
  await close[how]?.()
  await press('Stay here')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  expect(((await field()) as HTMLInputElement).value).toBe('SPRING')

  await close[how]?.()
  await press('Discard changes')
  expect(onClose).toHaveBeenCalledOnce()
})

test('what was changed without typing is not lost either', async () => {
  const onClose = await showDrawer()
  await press('Suggest')
  await press('Close')
  expect(await screen.findByRole('button', { name: 'Stay here' })).toBeDefined()
  expect(onClose).not.toHaveBeenCalled()
})
