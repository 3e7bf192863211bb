import { savePromotionInput } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { readSafeLink } from './safe-link.ts'

const good = ['/', '/order-online?category=drinks#top', 'https://example.com/menu', 'HTTP://example.com']
const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'order-online',
  'mailto:guest@example.com',
  'https:///evil.example',
]

test('web addresses and paths of this site are links', () => {
  expect(good.map(readSafeLink)).toEqual(good)
})

test('nothing else is', () => {
  expect(hostile.filter((link) => readSafeLink(link) !== null)).toEqual([])
  expect(readSafeLink('')).toBeNull()
})

test.each([...good, ...hostile])('the server judges %j in the same way', (ctaLink) => {
  const isTaken = savePromotionInput.safeParse({ title: 'Diwali', ctaLink }).success
  expect(isTaken).toBe(readSafeLink(ctaLink) !== null)
})
