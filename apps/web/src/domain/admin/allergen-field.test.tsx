import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Allergen } from '@tiffin/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { AllergenField } from './allergen-field.tsx'

async function show(initial: Allergen[] | null, unstated?: Allergen[]) {
  const onChange = vi.fn()
  const onComplete = vi.fn()
  function Field() {
    const [value, setValue] = useState(initial)
    return (
      <AllergenField
        label="Allergens in it"
        unknown="Not stated"
        value={value}
        unstated={unstated}
        isComplete={false}
        onComplete={onComplete}
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
  return { onChange, onComplete, tick }
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

test('what was stated for another country’s list stays, marked; what that list leaves open is named until it is checked', async () => {
  const { onChange, onComplete, tick } = await show(['milk', 'celery'], ['mustard', 'sulphites'])
  expect(screen.getByText(/^Not stated yet: mustard, sulphites\./)).toBeDefined()
  await tick('Nothing else on this list is in it')
  expect(onComplete).toHaveBeenLastCalledWith(true)
  await tick('Mustard')
  expect(onChange).toHaveBeenLastCalledWith(['milk', 'mustard', 'celery'])
  await tick('Celery (from another country’s list)')
  expect(onChange).toHaveBeenLastCalledWith(['milk', 'mustard'])
})
