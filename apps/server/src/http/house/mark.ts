import type { SiteSettings } from '@tiffin/contract'
import { fontsOf, paletteOf } from '@tiffin/look'

type House = Pick<SiteSettings, 'identity' | 'look'>

/** The length of a side in the drawing's own units. */
export const MARK_SIDE = 40

/** What stands for the restaurant while it has no logo: its initials, in its colours. */
export function drawMark({ identity: { name }, look }: House): string {
  const { brand, onBrand, accentOnBrand } = paletteOf(look)
  const initials = initialsOf(name)
  const size = initials.length > 1 ? 16 : 20
  return svg(
    `<circle cx="20" cy="20" r="20" fill="${brand[7]}"/>` +
      `<circle cx="20" cy="20" r="18" fill="none" stroke="${accentOnBrand}" stroke-width="1.5"/>` +
      `<text x="20" y="${20 + size * 0.35}" text-anchor="middle" font-family="${fontsOf(look.fonts).display}" font-weight="600" font-size="${size}" fill="${onBrand}">${initials}</text>`,
  )
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}">${content}</svg>`

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** One or two letters: of the first words that are written with capitals, or else of the first words. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  const capitals = words.filter((word) => !/^\p{Ll}/u.test(word))
  const chosen = capitals.length > 0 ? capitals : words
  return chosen
    .slice(0, 2)
    .map((word) => [...letters.segment(word)][0]?.segment.toUpperCase() ?? '')
    .join('')
}
