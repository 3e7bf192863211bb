import { expect, test } from 'vitest'
import { cssVariablesResolver, theme } from '../ui/theme.ts'

const variables: Record<string, string> = cssVariablesResolver(theme as never).variables
const colorOf = (name: string) => variables[name] ?? ''

/** Relative luminance, as in WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

// The staff colours from status-mark.module.css.
const marks = [
  ['placed', '--ink', '--on-primary'],
  ['accepted', '--accepted-soft', '--accepted-deep'],
  ['preparing', '--preparing', '--ink'],
  ['ready', '--ready', '--on-ready'],
  ['completed', '--surface-warm', '--ink'],
  ['cancelled', '--danger-soft', '--danger-deep'],
  ['no-show', '--missed-soft', '--missed-deep'],
] as const

test.each(marks)('the label %s is legible on its background', (_status, ground, ink) => {
  expect(contrast(colorOf(ground), colorOf(ink))).toBeGreaterThanOrEqual(4.5)
})

test('no two statuses have the same background', () => {
  expect(new Set(marks.map(([, ground]) => colorOf(ground))).size).toBe(marks.length)
})
