import { type ExtrasSettings, settingSections, type TaxesSettings } from '@tiffin/contract'
import { MantineProvider } from '@mantine/core'
import { useForm } from '@mantine/form'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { SettingsProvider } from '../../lib/api/settings.tsx'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { ExtrasFields } from './extras-fields.tsx'

const seen = vi.fn<(values: ExtrasSettings) => void>()
const items = () => seen.mock.lastCall![0].items

function Form({ begun }: { begun: ExtrasSettings['items'] }) {
  const form = useForm<ExtrasSettings>({ initialValues: { items: begun } })
  useEffect(() => seen(form.values), [form.values])
  return (
    <MantineProvider>
      <SettingsProvider>
        <ExtrasFields form={form} />
      </SettingsProvider>
    </MantineProvider>
  )
}

const show = (begun: ExtrasSettings['items'] = [], taxes: TaxesSettings = sampleSettings.taxes) =>
  showWithServer(<Form begun={begun} />, {
    'settings.site': () => ({ ...sampleSettings, taxes }),
    'categories.list': () => [{ slug: 'drinks', name: 'Drinks' }],
  })

test('a new item costs nothing, and each has an id of its own that stays', async () => {
  await show()
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add an item' }))
  await add()
  await add()
  expect(items().map(({ id, price }) => [id, price])).toEqual([
    ['extra-1', 0],
    ['extra-2', 0],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Item 1' }))
  await add()
  expect(items().map(({ id }) => id)).toEqual(['extra-2', 'extra-3'])
  const first = within(screen.getByRole('group', { name: 'Item 1' }))
  await userEvent.type(first.getByRole('textbox', { name: 'Name' }), 'Paper bag')
  expect(items()[0]).toMatchObject({ id: 'extra-2', name: 'Paper bag' })
  expect(settingSections.extras.value.safeParse({ items: items() }).success).toBe(false)
})

test('another tax is asked for only where taxes differ by category', async () => {
  const [bag] = sampleSettings.extras.items
  if (!bag) throw new Error('The sample has no bag')
  await show([bag])
  expect(screen.queryByRole('combobox', { name: 'Taxed like' })).toBeNull()
  const tax = { name: 'VAT', percent: 21, number: '', categories: ['drinks'] }
  await show([{ ...bag, name: 'Box' }], { areIncluded: true, list: [tax] })
  const field = await screen.findByRole('combobox', { name: 'Taxed like' })
  await screen.findByRole('option', { name: 'Drinks' })
  await userEvent.selectOptions(field, 'Drinks')
  expect(items()[0]?.taxCategory).toBe('drinks')
})
