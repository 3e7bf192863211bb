import { expect, test } from 'vitest'
import { paintShareImage } from './paint-page-image.ts'
import { readSvg } from '../test/read-svg.ts'

test('a shared dish fills the wide picture that social sites expect', () => {
  const svg = paintShareImage('dal-tadka', { ground: 'leaf', vessel: 'copper-bowl', filling: 'yellow-dal' })
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 630"/)
  expect(svg).toContain('<pattern')
  const { ids, references } = readSvg(svg)
  expect(ids).toEqual(expect.arrayContaining(references))
})
