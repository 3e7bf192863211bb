import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FallbackImage } from './fallback-image.tsx'

const shownSrc = () => screen.getByRole('img', { name: 'Samosa' }).getAttribute('src')

test('a picture that fails to load is replaced by the stock picture', () => {
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

test('a new picture is tried again', () => {
  const { rerender } = render(<FallbackImage src="/a.svg" alt="Samosa" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<FallbackImage src="/b.svg" alt="Samosa" />)
  expect(shownSrc()).toBe('/b.svg')
})

const set = `/uploads/${'0a'.repeat(16)}-640x480`

test('an uploaded picture is offered in all its sizes, in AVIF first', () => {
  render(<FallbackImage src={`${set}/640.webp`} alt="Samosa" sizes="7rem" />)
  const image = screen.getByRole('img', { name: 'Samosa' })
  expect(image.getAttribute('srcset')).toBe(`${set}/320.webp 320w, ${set}/640.webp 640w`)
  expect([image.getAttribute('sizes'), image.getAttribute('width')]).toEqual(['7rem', '400'])
  const source = image.parentElement?.querySelector('source')
  expect([source?.type, source?.sizes, source?.srcset]).toEqual([
    'image/avif',
    '7rem',
    `${set}/320.avif 320w, ${set}/640.avif 640w`,
  ])
})

test('an uploaded picture that fails to load is replaced by the stock picture, without other sizes', () => {
  const { container } = render(<FallbackImage src={`${set}/640.webp`} alt="Samosa" />)
  fireEvent.error(screen.getByRole('img'))
  expect(shownSrc()).toBe('/art/default.svg')
  expect(container.querySelector('source, [srcset]')).toBeNull()
})
