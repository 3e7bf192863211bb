import { expect, test } from 'vitest'
import { paintStockDish } from './paint-dish.ts'
import { readSvg } from '../test/read-svg.ts'

test('a dish without a picture is shown covered, in the size of all dishes', () => {
  const { ids, references, bytes } = readSvg(paintStockDish())
  expect(paintStockDish()).toContain('viewBox="0 0 400 300"')
  expect(ids).toEqual(expect.arrayContaining(references))
  expect(bytes).toBeLessThan(6000)
})
