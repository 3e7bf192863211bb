/** Pairs of typefaces that come with the site: one for headings, one for text. */
export const fontPairs = ['fraunces', 'playfair', 'lora', 'bricolage', 'outfit', 'system'] as const

export type FontPair = (typeof fontPairs)[number]

/** The values of `font-family`. */
interface Typefaces {
  text: string
  display: string
  /** Of headings in the largest sizes. */
  headline: string
}

const SANS = 'system-ui, sans-serif'
const SERIF = 'Georgia, serif'

const pair = (display: string, text: string): Typefaces => ({ text, display, headline: display })

const typefaces: Record<FontPair, Typefaces> = {
  fraunces: {
    text: `'Figtree Variable', 'Figtree Fallback', ${SANS}`,
    display: `'Fraunces Variable', 'Fraunces Fallback', ${SERIF}`,
    headline: `'Fraunces Variable', 'Fraunces Headline Fallback', ${SERIF}`,
  },
  playfair: pair(`'Playfair Display Variable', ${SERIF}`, `'Source Sans 3 Variable', ${SANS}`),
  lora: pair(`'Lora Variable', ${SERIF}`, `'Nunito Sans Variable', ${SANS}`),
  bricolage: pair(`'Bricolage Grotesque Variable', ${SANS}`, `'Inter Variable', ${SANS}`),
  outfit: pair(`'Outfit Variable', ${SANS}`, `'Outfit Variable', ${SANS}`),
  system: pair(SANS, SANS),
}

/** What each pair is called in style sheets. */
export const fontsOf = (fonts: FontPair): Typefaces => typefaces[fonts]

/** A file with a typeface: the name that it has in its package, without its extension. */
export interface FontFile {
  family: string
  file: string
  weights: string
}

const figtree = { family: 'Figtree Variable', file: 'figtree-latin-wght-normal', weights: '300 900' }
const fraunces = { family: 'Fraunces Variable', file: 'fraunces-latin-opsz-normal', weights: '100 900' }
const playfair = {
  family: 'Playfair Display Variable',
  file: 'playfair-display-latin-wght-normal',
  weights: '400 900',
}
const sourceSans = {
  family: 'Source Sans 3 Variable',
  file: 'source-sans-3-latin-wght-normal',
  weights: '200 900',
}
const lora = { family: 'Lora Variable', file: 'lora-latin-wght-normal', weights: '400 700' }
const nunito = { family: 'Nunito Sans Variable', file: 'nunito-sans-latin-wght-normal', weights: '200 1000' }
const bricolage = {
  family: 'Bricolage Grotesque Variable',
  file: 'bricolage-grotesque-latin-wght-normal',
  weights: '200 800',
}
const inter = { family: 'Inter Variable', file: 'inter-latin-wght-normal', weights: '100 900' }
const outfit = { family: 'Outfit Variable', file: 'outfit-latin-wght-normal', weights: '100 900' }

const files: Record<FontPair, FontFile[]> = {
  fraunces: [figtree, fraunces],
  playfair: [sourceSans, playfair],
  lora: [nunito, lora],
  bricolage: [inter, bricolage],
  outfit: [outfit],
  system: [],
}

/** The files that a page of this pair loads. */
export const fontFilesOf = (fonts: FontPair): readonly FontFile[] => files[fonts]

/** The rule that a style sheet needs for a file at an address. */
export const fontFace = ({ family, weights }: FontFile, url: string): string =>
  `@font-face{font-family:'${family}';font-display:swap;font-weight:${weights};src:url(${url}) format('woff2')}`
