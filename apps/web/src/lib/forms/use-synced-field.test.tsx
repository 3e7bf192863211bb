import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useSyncedField } from './use-synced-field.ts'

function Field({ value }: { value: string }) {
  return <input ref={useSyncedField(value)} defaultValue={value} />
}
const field = () => screen.getByRole<HTMLInputElement>('textbox')

test('a value that lags behind does not undo what is being typed', async () => {
  const { rerender } = render(<Field value="" />)
  await userEvent.type(field(), 'naan ')
  rerender(<Field value="na" />)
  expect(field().value).toBe('naan ')
  rerender(<Field value="naan" />)
  expect(field().value).toBe('naan ')
})

test('a value from elsewhere reaches the field, also while it has the focus', async () => {
  const { rerender } = render(<Field value="" />)
  await userEvent.type(field(), 'naan')
  rerender(<Field value="naan" />)
  rerender(<Field value="" />)
  expect(document.activeElement).toBe(field())
  expect(field().value).toBe('')
  rerender(<Field value="dal" />)
  expect(field().value).toBe('dal')
})

test('what was typed and removed again does not hide the same value from elsewhere', async () => {
  const { rerender } = render(<Field value="" />)
  await userEvent.type(field(), 'naan')
  await userEvent.clear(field())
  rerender(<Field value="naan" />)
  expect(field().value).toBe('naan')
})

test('what was typed and removed while its value was under way ends as it was typed last', async () => {
  const { rerender } = render(<Field value="" />)
  await userEvent.type(field(), 'n{Backspace}d')
  rerender(<Field value="n" />)
  rerender(<Field value="" />)
  rerender(<Field value="d" />)
  expect(field().value).toBe('d')
})
