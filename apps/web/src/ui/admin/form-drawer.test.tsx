import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { MantineScope } from '../mantine-scope.tsx'
import { FormDrawer } from './form-drawer.tsx'

afterEach(cleanup)

function showDrawer() {
  const onClose = vi.fn()
  render(
    <MantineScope>
      <FormDrawer isOpen title="New coupon" onClose={onClose}>
        <input aria-label="Code" />
      </FormDrawer>
    </MantineScope>,
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
  const onClose = showDrawer()
  await field()
  await close[how]?.()
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(Object.keys(close))('%s asks before it closes over what was typed', async (how) => {
  const onClose = showDrawer()
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
