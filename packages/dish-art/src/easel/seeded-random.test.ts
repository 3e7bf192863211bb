import { expect, test } from 'vitest'
import { createSeededRandom } from './seeded-random.ts'

const draws = (seed: string): number[] => {
  const random = createSeededRandom(seed)
  return Array.from({ length: 200 }, () => random.between(-3, 5))
}

test('the same name makes the same choices, another name makes others', () => {
  expect(draws('samosa')).toEqual(draws('samosa'))
  expect(draws('samosa')).not.toEqual(draws('samosas'))
})

test('choices stay within their bounds and reach all of them', () => {
  expect(Math.min(...draws('jalebi'))).toBeGreaterThanOrEqual(-3)
  expect(Math.max(...draws('jalebi'))).toBeLessThan(5)
  const random = createSeededRandom('kulfi')
  const picked = new Set(Array.from({ length: 60 }, () => random.pick(['mint', 'tamarind', 'mango'])))
  expect(picked.size).toBe(3)
})
