import { textOn } from './contrast.ts'
import { fontsOf } from './fonts.ts'
import { radiusOf, type Look } from './look.ts'
import { paletteOf } from './palette.ts'

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
