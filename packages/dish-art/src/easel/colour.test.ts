import { expect, test } from 'vitest'
import { darken, faint, lighten, mix, shortenColours } from './colour.ts'

test('an equal mix of two colours is halfway between them', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mix('#1e3a8a', '#ffffff', 0)).toBe('#1e3a8a')
})

test('the shadow of a colour stays warm instead of turning grey', () => {
  const [red, , blue] = channels(darken('#e0a030', 0.8))
  expect(red).toBeGreaterThan(blue * 3)
  expect(channels(lighten('#884422', 0.5))[0]).toBeGreaterThan(0x88)
})

test('a half-transparent colour has the right alpha value', () => {
  expect(faint('#ffffff', 0.6)).toBe('#ffffff99')
})

test('repeated digits are shortened, others are left alone', () => {
  expect(shortenColours('fill="#ffeecc" stroke="#11223344"')).toBe('fill="#fec" stroke="#1234"')
  expect(shortenColours('fill="#1e3a8a"')).toBe('fill="#1e3a8a"')
})

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
