import { expect, test } from 'vitest'
import { pictureAddress, pictureWidths, readPictureAddress } from './picture-address.ts'

const set = `${'0a'.repeat(16)}-1000x750`

test('a picture is stored in the usual widths below its own, and in its own', () => {
  expect(pictureWidths(1440)).toEqual([320, 640, 960, 1440])
  expect(pictureWidths(1000)).toEqual([320, 640, 960, 1000])
  expect(pictureWidths(320)).toEqual([320])
  expect(pictureWidths(7)).toEqual([7])
})

test('an address contains its picture’s properties', () => {
  expect(readPictureAddress(pictureAddress(set, 1000))).toEqual({ set, width: 1000, height: 750 })
})

test.each([
  '/art/samosa.svg',
  'https://example.com/uploads/a.webp',
  `https://example.com/uploads/${set}/1000.webp`,
  `/uploads/../${set}/1000.webp`,
  `/uploads/${set}/1000.webp?x`,
  `/uploads/${set}/1000.svg`,
  '',
])('%s is not an uploaded picture', (url) => {
  expect(readPictureAddress(url)).toBeNull()
})
