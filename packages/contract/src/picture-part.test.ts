import { expect, test } from 'vitest'
import { partOf } from './picture-address.ts'

const wide = { width: 1600, height: 800 }

test.each([
  [
    { shape: '1:1', x: 0.5, y: 0.5, zoom: 1 },
    { left: 400, top: 0, width: 800, height: 800 },
  ],
  [
    { shape: '1:1', x: 1, y: 0, zoom: 1 },
    { left: 800, top: 0, width: 800, height: 800 },
  ],
  [
    { shape: '1:1', x: 0, y: 0.5, zoom: 2 },
    { left: 0, top: 200, width: 400, height: 400 },
  ],
  [
    { shape: 'original', x: 0.5, y: 0.5, zoom: 2 },
    { left: 400, top: 200, width: 800, height: 400 },
  ],
] as const)('%o is %o', (crop, part) => {
  expect(partOf(wide, crop)).toEqual(part)
})
