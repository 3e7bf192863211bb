import { expect, test } from 'vitest'
import { sampleLook } from './look.ts'
import { lookStyle } from './look-style.ts'

test('the sample’s look needs no style, however its colours are written', () => {
  expect(lookStyle(sampleLook)).toBe('')
  expect(lookStyle({ ...sampleLook, brand: '#1e3a8a' })).toBe('')
})

test('another brand colour overrides what follows from it, in the admin’s palette too', () => {
  const style = lookStyle({ ...sampleLook, brand: '#7A1F1F' })
  expect(style).toContain('--primary:#7A1F1F;')
  expect(style).toContain('--mantine-color-royal-7:#7A1F1F;')
  expect(style).toContain('--mantine-color-saffron-5:#F2A33A')
  expect(style).not.toContain('--radius')
})

test('on a light brand colour text is dark, and links are darker than it', () => {
  const style = lookStyle({ ...sampleLook, brand: '#E8C15A' })
  expect(style).toContain('--on-primary:#1F1B16;')
  expect(style).toContain('--primary-text:#1F1B16;')
})

test('corners, typefaces and pattern are overridden alone', () => {
  expect(lookStyle({ ...sampleLook, corners: 'square' })).toMatch(/^:root:root\{--radius:0;[^}]+\}$/)
  expect(lookStyle({ ...sampleLook, fonts: 'outfit' })).toContain("--font-text:'Outfit Variable'")
  expect(lookStyle({ ...sampleLook, hasPattern: false })).toMatch(/^:root:root\{--jaali:linear-gradient/)
})
