import { darkText, isReadable, lightText, textOn } from './contrast.ts'
import type { Look } from './look.ts'
import { ACCENT, BRAND, royal, saffron, shadesOf, type Shades } from './shades.ts'

/** The darkest of the light grounds: what can be read on it can be read on all of them. */
const PAPER = '#F6ECD9'

/** The colours of a look, by their purpose. */
export interface Palette {
  brand: Shades
  accent: Shades
  /** Text on the brand colour, and what is less important there. */
  onBrand: string
  onBrandSoft: string
  /** A ground beside the brand colour, with the same text. */
  brandDeep: string
  /** Links and headings on light grounds: the brand, or its next shade that can be read. */
  brandText: string
  /** Text on the palest shades of the brand. */
  onBrandPale: string
  /** A pale ground in the accent, for dark text. */
  accentPale: string
  onAccent: string
  /** A ground beside the accent, with the same text. */
  accentBright: string
  /** The accent where it is text on the brand colour. */
  accentOnBrand: string
  accentBrightOnBrand: string
}

/** Derives all colours from the two that were chosen: the sample's give those that were mixed by hand. */
export function paletteOf({ brand: chosen, accent: chosenAccent }: Pick<Look, 'brand' | 'accent'>): Palette {
  const brand = shadesOf(chosen, royal, BRAND)
  const accent = shadesOf(chosenAccent, saffron, ACCENT)
  const onBrand = textOn(brand[7])
  const onAccent = textOn(accent[5])
  // Towards the side on which the text stands out more.
  const brandDeep = onBrand === lightText ? brand[8] : brand[6]
  const isOnBrand = (colour: string) => isReadable(colour, brand[7]) && isReadable(colour, brandDeep)
  const firstOnBrand = (...colours: string[]) => colours.find(isOnBrand) ?? onBrand
  return {
    brand,
    accent,
    onBrand,
    onBrandSoft: firstOnBrand(brand[1]),
    brandDeep,
    brandText: brand.slice(BRAND).find((shade) => isReadable(shade, PAPER)) ?? darkText,
    onBrandPale: isReadable(brand[8], brand[1]) ? brand[8] : darkText,
    accentPale: [accent[3], accent[2]].find((shade) => isReadable(darkText, shade)) ?? accent[1],
    onAccent,
    accentBright: onAccent === darkText ? accent[4] : accent[6],
    accentOnBrand: firstOnBrand(accent[5], accent[2], accent[1]),
    accentBrightOnBrand: firstOnBrand(accent[4], accent[2], accent[1]),
  }
}
