import { MantineProvider } from '@mantine/core'
import { useForm } from '@mantine/form'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LookFields } from './look-fields.tsx'

function Form() {
  const form = useForm({ initialValues: sampleSettings.look })
  return (
    <MantineProvider>
      <LookFields form={form} />
    </MantineProvider>
  )
}

const brand = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Brand colour' })

async function choose(colour: string) {
  await userEvent.clear(brand())
  await userEvent.type(brand(), colour)
}

test('beside each colour it says how well text can be read on it', async () => {
  render(<Form />)
  expect(screen.getByText('White text stands out by 10.3: easy to read')).toBeDefined()
  await choose('#E8C15A')
  expect(screen.getByText('Dark text stands out by 9.9: easy to read')).toBeDefined()
})

test('where no text can be read, the nearest colour is offered on which it can', async () => {
  render(<Form />)
  await choose('#7B7B7B')
  expect(screen.getByText(/stands out by 4\.\d only; readers need 4\.5/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /^Use #7[67]/ }))
  expect(brand().value).toMatch(/^#7[67]/i)
  expect(screen.getAllByText(/easy to read/)).toHaveLength(2)
})
