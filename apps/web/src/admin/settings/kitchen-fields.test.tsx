import type { KitchenSettings } from '@tiffin/contract'
import { MantineProvider } from '@mantine/core'
import { useForm } from '@mantine/form'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { KitchenFields } from './kitchen-fields.tsx'

const kitchen: KitchenSettings = {
  stations: [
    { key: 'fry', name: 'Fryer', capacityMinutes: 30 },
    { key: 'tandoor', name: 'Tandoor', capacityMinutes: null },
  ],
  work: [
    { category: 'snacks', station: 'fry', minutes: 2.5 },
    { category: 'breads', station: 'tandoor', minutes: 1 },
  ],
}

const seen = vi.fn<(values: KitchenSettings) => void>()
const values = () => seen.mock.lastCall![0]

function Form() {
  const form = useForm({ initialValues: kitchen })
  useEffect(() => seen(form.values), [form.values])
  return (
    <MantineProvider>
      <KitchenFields form={form} />
      <button onClick={() => form.resetDirty()}>Save</button>
    </MantineProvider>
  )
}

const show = () =>
  showWithServer(<Form />, {
    'categories.list': () => [
      { slug: 'snacks', name: 'Snacks' },
      { slug: 'breads', name: 'Breads' },
    ],
  })

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('removing a station says which categories have none now, and can be undone', async () => {
  await show()
  await screen.findByText('Breads')
  await press('Remove: Fryer')
  expect(screen.getByRole('alert').textContent).toContain('Without a station now: Snacks.')
  expect(values().work.map(({ category }) => category)).toEqual(['breads'])
  await press('Undo')
  expect(values().stations).toEqual(kitchen.stations)
  expect(values().work.toSorted((a, b) => b.category.localeCompare(a.category))).toEqual(kitchen.work)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a category that has found another station keeps it', async () => {
  await show()
  await screen.findByText('Breads')
  await press('Remove: Fryer')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Station: Snacks' }), 'Tandoor')
  await press('Undo')
  expect(values().work).toContainEqual({ category: 'snacks', station: 'tandoor', minutes: 1 })
  expect(values().work).toHaveLength(2)
})

test('a station that was added after one was removed does not take its place', async () => {
  await show()
  await press('Add a station')
  await screen.findByText('Breads')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Station: Snacks' }), 'Station 1')
  await press('Remove: Station 1')
  await press('Add a station')
  await press('Undo')
  expect(values().stations.map(({ key }) => key)).toEqual(['fry', 'tandoor', 'station-1', 'station-2'])
})

test('once it is saved there is nothing to undo', async () => {
  await show()
  await screen.findByText('Breads')
  await press('Remove: Fryer')
  await press('Save')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Add a station')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what can be undone is the last removal that left something without a station', async () => {
  await show()
  await screen.findByText('Breads')
  await press('Add a station')
  await press('Remove: Fryer')
  await press('Remove: Station 1')
  expect(screen.getByRole('alert').textContent).toContain('Fryer is removed')
})

test('a station that makes nothing is removed without a word', async () => {
  await show()
  await press('Add a station')
  await press('Remove: Station 1')
  expect(screen.queryByRole('alert')).toBeNull()
})
