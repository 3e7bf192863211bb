import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeSlug } from './fold-words.ts'
import { slugOf } from './slug-of.ts'

test.each([
  ['Crème Brûlée', 'creme-brulee'],
  ['Phở Đặc Biệt', 'pho-dac-biet'],
  ['Chicken 65 (½ portion)', 'chicken-65-1-2-portion'],
  ['Фалафель', 'falafel'],
  ['चाय', 'cay'],
  ['红烧肉', 'hongshaorou'],
  ['红烧鱼', 'hongshaoyu'],
  ['🍕', 'pizza'],
  ['!!!', ''],
])('%j becomes %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('a slug stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text)
      expect(slug).toBe(normalizeSlug(slug))
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
