import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a busy button keeps the focus and can neither be pressed again nor submit its form', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy onClick={onClick}>
        Placing...
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Placing...' })
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a button that is not busy works', async () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Add to Cart</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
  expect(onClick).toHaveBeenCalledOnce()
})
