import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources.ts'

const set = `/uploads/${'0a'.repeat(16)}-1000x750`

test('the address of an uploaded picture determines those of all its sizes', () => {
  expect(pictureSources(`${set}/1000.webp`)).toEqual({
    avif: `${set}/320.avif 320w, ${set}/640.avif 640w, ${set}/960.avif 960w, ${set}/1000.avif 1000w`,
    webp: `${set}/320.webp 320w, ${set}/640.webp 640w, ${set}/960.webp 960w, ${set}/1000.webp 1000w`,
  })
})

test('a small picture has one size', () => {
  const small = set.replace('1000x750', '90x60')
  expect(pictureSources(`${small}/90.webp`)?.avif).toBe(`${small}/90.avif 90w`)
})

test.each(['/art/samosa.svg', 'https://example.com/samosa.jpg', '/uploads/menu.pdf', ''])(
  'for %j only the address itself is known',
  (url) => {
    expect(pictureSources(url)).toBeNull()
  },
)
