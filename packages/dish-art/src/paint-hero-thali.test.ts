import { expect, test } from 'vitest'
import { paintHeroThali } from './paint-page-image.ts'
import { readSvg } from '../test/read-svg.ts'

test('the thali of the home page is square and has no ground', () => {
  const svg = paintHeroThali()
  const { ids, references } = readSvg(svg)
  expect(svg).toContain('viewBox="0 0 330 330"')
  expect(svg).not.toContain('width="400"')
  expect(ids).toEqual(expect.arrayContaining(references))
})
