import { MantineProvider } from '@mantine/core'
import { useForm } from '@mantine/form'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { expect, test } from 'vitest'
import { ContactFields, telOf } from './section-table.tsx'

function Form({ tel }: { tel: string }) {
  const form = useForm({
    initialValues: { ...sampleSettings.contact, phone: { display: '780-555-0142', tel } },
  })
  return (
    <MantineProvider>
      <ContactFields form={form} />
    </MantineProvider>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function retype(label: string, text: string) {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), text)
}

test('the number for links follows the shown one, and is blank while that is no number', async () => {
  render(<Form tel="+17805550142" />)
  await retype('Phone number', '(780) 555-0199')
  expect(field('Phone number for links').value).toBe('+17805550199')
  await retype('Phone number', 'call me')
  expect(field('Phone number for links').value).toBe('')
})

test('another number for links stays', async () => {
  render(<Form tel="+15875550100" />)
  await retype('Phone number', '(780) 555-0199')
  expect(field('Phone number for links').value).toBe('+15875550100')
})

test.each([
  ['780-555-0142', 'CA', '+17805550142'],
  ['(780) 555 0142', 'CA', '+17805550142'],
  ['1 780 555 0142', 'US', '+17805550142'],
  ['+44 20 7946 0958', 'CA', '+442079460958'],
  ['020 123 4567', 'NL', '+31201234567'],
  ['06 6982', 'IT', '+39066982'],
  ['780-555-014', 'CA', null],
  ['+44', 'CA', null],
  ['', 'CA', null],
] as const)('a phone dials for %j in %s: %j', (written, country, dialled) => {
  expect(telOf(written, country)).toBe(dialled)
})
