import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Allergen } from '@tiffin/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { AllergenField } from './allergen-field.tsx'

async function show(initial: Allergen[] | null) {
  const onChange = vi.fn()
  function Field() {
    const [value, setValue] = useState(initial)
    return (
      <AllergenField
        label="Allergens in it"
        unknown="Not stated"
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange(next)
        }}
      />
    )
  }
  await showWithServer(
    <MantineScope>
      <Field />
    </MantineScope>,
    {},
  )
  const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
  return { onChange, tick }
}

test('what is ticked is in it, in the usual order; with nothing ticked nothing is stated', async () => {
  const { onChange, tick } = await show(null)
  expect(screen.getByText('Not stated')).toBeDefined()
  await tick('Tree nuts')
  await tick('Milk')
  expect(onChange).toHaveBeenLastCalledWith(['milk', 'tree-nuts'])
  await tick('Milk')
  await tick('Tree nuts')
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('that it contains none is a statement of its own, and gives way to the first allergen', async () => {
  const { onChange, tick } = await show(['milk'])
  await tick('None of these')
  expect(onChange).toHaveBeenLastCalledWith([])
  await tick('Eggs')
  expect(onChange).toHaveBeenLastCalledWith(['eggs'])
  await tick('None of these')
  await tick('None of these')
  expect(onChange).toHaveBeenLastCalledWith(null)
})
