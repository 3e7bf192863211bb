import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ProductPicture } from './product-picture.tsx'

const opener = () => screen.getByRole('button', { name: 'Zoom in on Samosa' })
const overlay = () => screen.queryByRole('dialog', { name: 'Samosa' })

async function zoomIn() {
  render(<ProductPicture title="Samosa" thumbnail="/art/samosa.svg" isSoldOut={false} />)
  await userEvent.click(opener())
}

test('the large picture can be zoomed in, and out again', async () => {
  await zoomIn()
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }))
  expect(screen.getByRole('button', { name: 'Smaller' })).toBeDefined()
})

test('the focus stays with the large picture, and returns when it is closed', async () => {
  await zoomIn()
  const close = screen.getByRole('button', { name: 'Close' })
  const picture = screen.getByRole('button', { name: 'Larger' })
  picture.focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(close)
  await userEvent.tab()
  expect(document.activeElement).toBe(picture)
  await userEvent.click(close)
  expect(overlay()).toBeNull()
  expect(document.activeElement).toBe(opener())
})

test('the arrow keys move the large picture, wherever the focus is', async () => {
  const scrollBy = vi.fn()
  Element.prototype.scrollBy = scrollBy
  await zoomIn()
  const close = screen.getByRole('button', { name: 'Close' })
  close.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(scrollBy).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }))
  close.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}')
  expect(scrollBy.mock.calls).toEqual([
    [80, 0],
    [0, -80],
  ])
})
