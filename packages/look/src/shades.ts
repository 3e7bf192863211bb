import { readColour, writeColour } from './colour.ts'

/** Ten shades of a colour, from light to dark. */
export type Shades = [string, string, string, string, string, string, string, string, string, string]

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
export const BRAND = 7
export const ACCENT = 5

/** The shades of another colour, as far apart as those of the model, of which the colour is the one at `index`. */
export function shadesOf(colour: string, model: Shades, index: number): Shades {
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
