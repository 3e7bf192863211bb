/** Colours as the eye sees them. The only file that knows the library. */
import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
  type Oklch,
} from 'culori/fn'

// In the file that uses them: bundlers leave out files of which nothing is used.
useMode(modeRgb)
useMode(modeLrgb)
const toOklch = useMode(modeOklch)

/** Lightness, chroma and hue of a colour; a grey has any hue. */
export function readColour(hex: string): Required<Pick<Oklch, 'l' | 'c' | 'h'>> {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0 }
  return { l, c, h }
}

/** The nearest colour that screens can show, as `#1E3A8A`. */
export const writeColour = (colour: ReturnType<typeof readColour>): string =>
  formatHex(clampChroma({ mode: 'oklch', ...colour }, 'oklch')).toUpperCase()

/** How much two colours stand out from each other, from 1 to 21 (Web Content Accessibility Guidelines 2.2). */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other)

// Which text can be read on a colour, by the Web Content Accessibility Guidelines 2.2 (1.4.3).

/** Text on light grounds. */
export const darkText = '#1F1B16'
/** Text on dark grounds. */
export const lightText = '#FFFFFF'

/** What text needs at least. */
const MIN_CONTRAST = 4.5

const LIGHTNESS_STEPS = 500

/** Whether text of the one colour can be read on the other. */
export const isReadable = (one: string, other: string): boolean => contrastOf(one, other) >= MIN_CONTRAST

/** The text to be written on a ground, dark or white: the one that stands out more. */
export const textOn = (ground: string): string =>
  contrastOf(lightText, ground) >= contrastOf(darkText, ground) ? lightText : darkText

/** How much text stands out from its ground, from 1 to 21. */
export const textContrast = (ground: string): number => contrastOf(textOn(ground), ground)

/** Whether dark or white text can be read on the ground. */
export const hasReadableText = (ground: string): boolean => isReadable(textOn(ground), ground)

/** The colour itself if text can be read on it, else the nearest of its hue on which it can, lighter or darker. */
export function nearestReadable(colour: string): string {
  const { l, c, h } = readColour(colour)
  for (let step = 0; step <= LIGHTNESS_STEPS; step++) {
    const by = step / LIGHTNESS_STEPS
    const near = [l - by, l + by].map((lightness) => writeColour({ l: lightness, c, h }))
    const found = step === 0 ? colour : near.find(hasReadableText)
    if (found !== undefined && hasReadableText(found)) return found
  }
  return lightText
}
