import { expect, test } from 'vitest'
import { blob, placing, short, xy } from './shapes.ts'
import { createSeededRandom } from './seeded-random.ts'

test('numbers are as short as possible', () => {
  expect([short(0.52), short(-0.04), short(12), short(-3.25)]).toEqual(['.5', '0', '12', '-3.2'])
  expect(xy(1, -2, 0.5)).toBe('1-2 .5')
})

test('a drawing that is not moved needs no transform', () => {
  expect(placing({ x: 0, y: 0 })).toBe('')
  expect(placing({ x: 4, y: -2 }, 0.5, 90)).toBe('translate(4 -2)rotate(90)scale(.5)')
})

test('an irregular piece is a closed outline of about its size', () => {
  const outline = blob(createSeededRandom('potato'), 20)
  const numbers = outline.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
  expect(outline).toMatch(/^M.*Z$/)
  expect(Math.max(...numbers.map(Math.abs))).toBeLessThan(27)
})
