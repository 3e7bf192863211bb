import { expect, test } from 'vitest'
import { paintBlockPrintBorder } from './paint-block-print-border.ts'
import { paintBrandMark } from './paint-brand-mark.ts'
import { paintJaali } from './paint-jaali.ts'
import { readSvg } from './read-svg.ts'

test('the mark, the lattice and the border are small pictures without ids', () => {
  for (const svg of [paintBrandMark(), paintJaali('#1e3a8a'), paintBlockPrintBorder()]) {
    const { ids, bytes } = readSvg(svg)
    expect(ids).toEqual([])
    expect(bytes).toBeLessThan(2500)
  }
})

test('the lattice takes the colour it is asked for', () => {
  expect(paintJaali('#ffffff14')).toContain('stroke="#ffffff14"')
})
