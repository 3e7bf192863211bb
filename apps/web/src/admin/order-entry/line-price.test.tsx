import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { PriceQuestion } from './line-price.tsx'

test('another price is at most as high as one on the menu', async () => {
  const onAnswer = vi.fn()
  const line = { title: 'Samosa', price: 5, isComp: false, priceReason: 'Large portions' }
  await showWithServer(
    <MantineScope>
      <PriceQuestion line={line as never} onAnswer={onAnswer} onClose={() => {}} />
    </MantineScope>,
    {},
  )
  const field = await screen.findByLabelText('For one')
  await userEvent.clear(field)
  await userEvent.type(field, '100001')
  await userEvent.click(screen.getByRole('button', { name: 'Use this price' }))
  expect(screen.getByText('Enter at most 100,000')).toBeDefined()
  expect(onAnswer).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.type(field, '100000')
  await userEvent.click(screen.getByRole('button', { name: 'Use this price' }))
  expect(onAnswer).toHaveBeenCalledWith({ kind: 'other', price: 100_000, reason: 'Large portions' })
})
