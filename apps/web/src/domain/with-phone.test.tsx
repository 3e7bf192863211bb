import { sampleSettings } from '@tiffin/restaurant/sample'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WithPhone } from './with-phone.tsx'

const { display, tel } = sampleSettings.contact.phone

test.each([
  [`Call ${display}. From abroad too: ${display}, at any time.`, 1],
  ['Call us.', 0],
])('“%s” is shown whole, with %i links', (text, links) => {
  const { container } = render(<WithPhone>{text}</WithPhone>)
  expect(container.textContent).toBe(text)
  const found = screen.queryAllByRole('link', { name: display })
  expect(found.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill(`tel:${tel}`))
})
