import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, darkText, hasReadableText, nearestReadable } from './colour.ts'
import { sampleLook } from './look.ts'
import { paletteOf, royal, saffron } from './palette.ts'

const colour = integer({ min: 0, max: 0xffffff }).map((code) => `#${code.toString(16).padStart(6, '0')}`)

test('the sample’s colours give the shades that were mixed by hand', () => {
  const { brand, accent, brandText, brandDeep, onBrand, onBrandSoft, ...others } = paletteOf(sampleLook)
  expect(brand).toEqual(royal)
  expect(accent).toEqual(saffron)
  expect([brandText, brandDeep, onBrand, onBrandSoft]).toEqual([royal[7], royal[8], '#FFFFFF', royal[1]])
  expect(others).toMatchObject({
    onAccent: darkText,
    accentPale: saffron[3],
    accentBright: saffron[4],
    accentOnBrand: saffron[5],
    accentBrightOnBrand: saffron[4],
  })
})

test('the shades of another colour go from light to dark, and contain it', () => {
  const { brand } = paletteOf({ brand: '#7a1f1f', accent: '#E8C15A' })
  expect(brand[7]).toBe('#7A1F1F')
  const light = brand.map((shade) => contrastOf(shade, '#000000'))
  expect(light).toEqual(light.toSorted((one, other) => other - one))
})

test('whatever the colours are, all texts can be read on their grounds', () => {
  assert(
    property(colour, colour, (one, other) => {
      const palette = paletteOf({ brand: nearestReadable(one), accent: nearestReadable(other) })
      const pairs = [
        [palette.onBrand, palette.brand[7]],
        [palette.onBrand, palette.brandDeep],
        [palette.onBrandSoft, palette.brand[7]],
        [palette.accentOnBrand, palette.brand[7]],
        [palette.accentBrightOnBrand, palette.brandDeep],
        [palette.brandText, '#F6ECD9'],
        [palette.onBrandPale, palette.brand[1]],
        [palette.onAccent, palette.accent[5]],
        [palette.onAccent, palette.accentBright],
        [darkText, palette.accentPale],
      ] as const
      for (const [text, ground] of pairs) expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('between the colours for white and for dark text are some for neither: the nearest other is found', () => {
  expect(hasReadableText('#7B7B7B')).toBe(false)
  expect(nearestReadable('#7B7B7B')).toMatch(/^#7[67]/)
  expect(nearestReadable('#82807E')).toMatch(/^#85/)
  expect(nearestReadable('#1E3A8A')).toBe('#1E3A8A')
})
