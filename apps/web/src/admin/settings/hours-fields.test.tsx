import { MantineProvider } from '@mantine/core'
import { useForm } from '@mantine/form'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SiteSettings } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { HoursFields } from './hours-fields.tsx'

const seen = vi.fn<(values: SiteSettings['hours']) => void>()
const daysServed = () => seen.mock.lastCall?.[0].service[0]?.days

function Form() {
  const form = useForm({ initialValues: sampleSettings.hours })
  useEffect(() => seen(form.values), [form.values])
  return (
    <MantineProvider>
      <HoursFields form={form} />
    </MantineProvider>
  )
}

test('a category is served every day, or on the weekdays that are ticked', async () => {
  await showWithServer(<Form />, {
    'categories.list': () => [{ slug: 'breakfast-lunch', name: 'Breakfast & Lunch' }],
  })
  const day = (name: string) =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: `${name}: Breakfast & Lunch` })
  expect((await day('Monday')).checked).toBe(true)
  await userEvent.click(await day('Monday'))
  await userEvent.click(await day('Sunday'))
  expect(daysServed()).toEqual([2, 3, 4, 5, 6])
  await userEvent.click(await day('Sunday'))
  await userEvent.click(await day('Monday'))
  expect(daysServed()).toBeUndefined()
})
