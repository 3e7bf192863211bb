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
  ['780-555-0142', '+17805550142'],
  ['(780) 555 0142', '+17805550142'],
  ['1 780 555 0142', '+17805550142'],
  ['+44 20 7946 0958', '+442079460958'],
  ['780-555-014', null],
  ['+44', null],
  ['', null],
])('a phone dials for %j: %j', (written, dialled) => {
  expect(telOf(written)).toBe(dialled)
})
