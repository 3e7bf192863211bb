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
