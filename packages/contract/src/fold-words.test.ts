import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeSlug } from './fold-words.ts'

test.each([
  ['Butter Chicken', 'butter-chicken'],
  ['  Crème Brûlée!  ', 'creme-brulee'],
  ['Chicken 65 (½ portion)', 'chicken-65-1-2-portion'],
  ['--A__B--', 'a-b'],
  ['Łosoś & Smørrebrød', 'losos-smorrebrod'],
  ['Straße', 'strasse'],
  ['चाय', ''],
  ['!!!', ''],
])('%j becomes %j', (text, slug) => {
  expect(normalizeSlug(text)).toBe(slug)
})

test('a slug stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = normalizeSlug(text)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(normalizeSlug(slug)).toBe(slug)
    }),
  )
})
