import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MantineScope } from '../mantine-scope.tsx'
import { PageHint } from './page-hint.tsx'

const enter = (page: string) =>
  render(<PageHint page={page}>What to do here.</PageHint>, { wrapper: MantineScope })

test('a dismissed hint stays hidden in this browser, and the other pages keep theirs', async () => {
  const { unmount } = enter('customers')
  await userEvent.click(screen.getByRole('button', { name: 'Hide this hint' }))
  expect(screen.queryByText('What to do here.')).toBeNull()
  unmount()
  enter('customers')
  expect(screen.queryByText('What to do here.')).toBeNull()
  enter('orders')
  expect(screen.getByText('What to do here.')).toBeDefined()
})

test('corrupted storage hides nothing', () => {
  localStorage.setItem('dismissed-hints', '{"customers":')
  enter('customers')
  expect(screen.getByText('What to do here.')).toBeDefined()
})
