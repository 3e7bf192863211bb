import { darkText, isReadable, lightText, textOn, readColour, writeColour } from './colour.ts'
import type { Look } from './look.ts'

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

/** Ten shades of a colour, from light to dark. */
type Shades = [string, string, string, string, string, string, string, string, string, string]

/** The shades of the sample's blue, mixed by hand; its brand colour is the eighth. */
export const royal: Shades = [
  '#EEF2FC',
  '#DAE3F8',
  '#B4C5F0',
  '#8BA5E6',
  '#6484DA',
  '#4467CA',
  '#2D50B0',
  '#1E3A8A',
  '#182F71',
  '#112253',
]

/** The shades of the sample's yellow; its accent is the sixth. */
export const saffron: Shades = [
  '#FFF7E8',
  '#FEECC9',
  '#FBDA99',
  '#F8C86C',
  '#F5B54C',
  '#F2A33A',
  '#D98820',
  '#A86310',
  '#82500F',
  '#5A370C',
]

/** Which of its shades the brand is, and which of its the accent. */
const BRAND = 7
const ACCENT = 5

/** The shades of another colour, as far apart as those of the model, of which the colour is the one at `index`. */
function shadesOf(colour: string, model: Shades, index: number): Shades {
  const own = readColour(colour)
  const base = readColour(model[index] ?? colour)
  return model.map((shade, at) => {
    if (at === index) return colour.toUpperCase()
    const { l, c, h } = readColour(shade)
    return writeColour({
      l: l > base.l ? own.l + ((l - base.l) / (1 - base.l)) * (1 - own.l) : (l / base.l) * own.l,
      c: (c / base.c) * own.c,
      h: own.h + h - base.h,
    })
  }) as Shades
}
