import type { Product } from '@tiffin/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BuyBox } from './buy-box.tsx'
import { sampleDish } from '../../lib/api/sample-dish.ts'
import { useOptions } from '../../lib/forms/option-selection.ts'

function showBuyBox(difference: Partial<Product> = {}) {
  const onAddToCart = vi.fn()
  const onBuyNow = vi.fn()
  const product = sampleDish(difference)
  function Shown() {
    const chosen = useOptions(product.optionGroups)
    const box = { product, chosen, onAddToCart, onBuyNow, wishlistButton: null }
    return <BuyBox {...box} />
  }
  render(<Shown />)
  return { onAddToCart, onBuyNow }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the chosen number of portions is added', async () => {
  const { onAddToCart, onBuyNow } = showBuyBox()
  await press('Add to Cart')
  await press('One more')
  await press('One more')
  await press('Buy Now')
  expect(onAddToCart).toHaveBeenCalledExactlyOnceWith(1)
  expect(onBuyNow).toHaveBeenCalledExactlyOnceWith(3)
})

test('no more can be chosen than the kitchen has', async () => {
  showBuyBox({ stock: 2 })
  await press('One more')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true)
  expect(screen.getByText('Only 2 left')).toBeDefined()
})

test('a sold-out dish can be neither chosen nor bought', () => {
  showBuyBox({ stock: 0 })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sold Out' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})
