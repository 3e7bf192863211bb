import { expect, test } from 'vitest'
import { isBannerShown } from './look.ts'

const banner = { text: 'Closed on Monday', href: '', lastDay: '2026-12-24' }

test.each([
  ['2026-12-23', true],
  ['2026-12-24', true],
  ['2026-12-25', false],
])('a banner until the 24th is shown on %s: %s', (today, isShown) => {
  expect(isBannerShown(banner, today)).toBe(isShown)
})

test('a banner without a last day stays, and one without a text is none', () => {
  expect(isBannerShown({ ...banner, lastDay: null }, '2199-12-31')).toBe(true)
  expect(isBannerShown({ ...banner, text: '' }, '2026-12-24')).toBe(false)
})
