import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FallbackImage } from './fallback-image.tsx'

const shownSrc = () => screen.getByRole('img', { name: 'Samosa' }).getAttribute('src')

test('a picture that fails gives way to the stock picture', () => {
  render(<FallbackImage src="/art/samosa.svg" alt="Samosa" />)
  expect(shownSrc()).toBe('/art/samosa.svg')
  fireEvent.error(screen.getByRole('img'))
  expect(shownSrc()).toBe('/art/default.svg')
  fireEvent.error(screen.getByRole('img'))
  expect(shownSrc()).toBe('/art/default.svg')
})

test('a dish without a picture shows the stock picture', () => {
  render(<FallbackImage src={undefined} alt="Samosa" />)
  expect(shownSrc()).toBe('/art/default.svg')
})

test('another picture gets its own chance', () => {
  const { rerender } = render(<FallbackImage src="/a.svg" alt="Samosa" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<FallbackImage src="/b.svg" alt="Samosa" />)
  expect(shownSrc()).toBe('/b.svg')
})
