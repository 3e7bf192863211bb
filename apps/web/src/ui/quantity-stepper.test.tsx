import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'

function Line({ start, max }: { start: number; max?: number }) {
  const [quantity, setQuantity] = useState(start)
  return (
    <>
      <QuantityStepper
        label="Quantity of Samosa"
        value={quantity}
        {...(max && { max })}
        onChange={setQuantity}
      />
      <output>{quantity}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Samosa' })
const shown = () => screen.getByRole('status').textContent

test('a guest steps up and down, never below one', async () => {
  render(<Line start={2} />)
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(shown()).toBe('3')
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(shown()).toBe('1')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One less' }).disabled).toBe(true)
})

test('a guest types a number; an empty field returns to its previous value', async () => {
  render(<Line start={2} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '12')
  expect(shown()).toBe('12')
  await userEvent.clear(field())
  await userEvent.tab()
  expect(field().value).toBe('12')
  expect(shown()).toBe('12')
})

test.each(['1,5', '1.5', '2x', '1e1'])('%s is no quantity, and none is made of it', async (typed) => {
  render(<Line start={3} />)
  await userEvent.clear(field())
  await userEvent.type(field(), typed)
  await userEvent.tab()
  expect(field().value).toBe(typed.charAt(0))
  expect(shown()).toBe(typed.charAt(0))
})

test.each(['0x10', '1e9', '+5', '0b11'])('%s is not read as a number', async (pasted) => {
  render(<Line start={3} />)
  await userEvent.clear(field())
  await userEvent.paste(pasted)
  await userEvent.tab()
  expect(field().value).toBe('3')
  expect(shown()).toBe('3')
})

test('a number that is too high becomes the highest possible one', async () => {
  render(<Line start={2} max={10} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '250')
  await userEvent.tab()
  expect(shown()).toBe('10')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true)
})
