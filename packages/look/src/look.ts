import { textOn } from './colour.ts'
import { type FontPair, fontsOf } from './fonts.ts'
import { paletteOf } from './palette.ts'

/** How round corners are. */
export const cornerShapes = ['round', 'soft', 'square'] as const

export type CornerShape = (typeof cornerShapes)[number]

/** What a restaurant chooses; colours as `#1E3A8A`. */
export interface Look {
  brand: string
  accent: string
  fonts: FontPair
  hasPattern: boolean
  corners: CornerShape
}

/** The look that the style sheets are written in: pages of it need no further style. */
export const sampleLook: Look = {
  brand: '#1E3A8A',
  accent: '#F2A33A',
  fonts: 'fraunces',
  hasPattern: true,
  corners: 'round',
}

const radii = {
  round: { large: '0.75rem', small: '0.5rem', tiny: '0.25rem', pill: '2rem', inMail: '12px' },
  soft: { large: '0.375rem', small: '0.25rem', tiny: '0.125rem', pill: '0.375rem', inMail: '6px' },
  square: { large: '0', small: '0', tiny: '0', pill: '0', inMail: '0' },
}

/**
 * The radii of cards, of small things, of tiny things, and of what is otherwise a pill, as CSS lengths. Mail programs do
 * not know all units.
 */
export const radiusOf = (corners: CornerShape) => radii[corners]

/** What a page or an email needs that has its style inside: CSS values by purpose. */
export function plainLook(look: Look) {
  const { brand, accent } = look
  const { text, display } = fontsOf(look.fonts)
  return {
    brand,
    accent,
    onBrand: textOn(brand),
    onAccent: textOn(accent),
    /** Links on light grounds. */
    link: paletteOf(look).brandText,
    radius: radiusOf(look.corners).inMail,
    text,
    display,
  }
}
