import type { ExtraItem } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SettingsProvider } from '../../lib/api/settings.tsx'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { offeredExtras } from '../../lib/format/order-extras.ts'
import type { Money } from '@tiffin/pricing'
import { ExtrasFields } from './checkout-form.tsx'

const { items } = sampleSettings.extras
const inCents = { toCents: (amount: number) => Math.round(amount * 100) } as Money
const seen = vi.fn<(ordered: string[]) => void>()

function Shown({ offered }: { offered: ExtraItem[] }) {
  const [chosen, setChosen] = useState({})
  seen(offeredExtras(offered, chosen, inCents).map(({ id, quantity }) => `${quantity} ${id}`))
  return (
    <SettingsProvider>
      <ExtrasFields chosen={chosen} onChange={(changed) => setChosen((now) => ({ ...now, ...changed }))} />
    </SettingsProvider>
  )
}

const show = (offered = items) =>
  showWithServer(<Shown offered={offered} />, {
    'settings.site': () => ({ ...sampleSettings, extras: { items: offered } }),
  })
const ordered = () => seen.mock.lastCall?.[0]

test('nothing is chosen for the guest, and each answer says what it costs', async () => {
  await show()
  const bags = within(screen.getByRole('group', { name: 'Do you need a bag?' }))
  expect(bags.getByRole<HTMLInputElement>('radio', { name: 'No, thanks' }).checked).toBe(true)
  expect(bags.getByRole('radio', { name: /Paper bag\s*\$0\.25/ })).toBeDefined()
  expect(ordered()).toEqual([])
})

test('of the answers to one question a guest gives one, and can take it back', async () => {
  await show()
  await userEvent.click(screen.getByRole('radio', { name: /Paper bag/ }))
  await userEvent.click(screen.getByRole('radio', { name: /Reusable bag/ }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cutlery for how many?' }), '3')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Napkins, please' }))
  expect(ordered()).toEqual(['1 reusable-bag', '3 cutlery', '1 napkins'])
  await userEvent.click(screen.getByRole('radio', { name: 'No, thanks' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Napkins, please' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cutlery for how many?' }), 'None')
  expect(ordered()).toEqual([])
})

test('what is counted or alone says its price with its question', async () => {
  const [bag, , cutlery] = items as [ExtraItem, ExtraItem, ExtraItem]
  await show([bag, { ...cutlery, price: 0.5, max: 2 }])
  expect(await screen.findByRole('checkbox', { name: 'Do you need a bag? ($0.25)' })).toBeDefined()
  const count = screen.getByRole('combobox', { name: 'Cutlery for how many? ($0.50 each)' })
  expect(
    within(count)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None', '1', '2'])
})

test('a restaurant that offers none asks nothing', async () => {
  const { container } = await show([])
  await waitFor(() => expect(container.textContent).toBe(''))
})
