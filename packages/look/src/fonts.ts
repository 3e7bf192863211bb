/** Pairs of typefaces that come with the site: one for headings, one for text. */
export const fontPairs = ['fraunces', 'playfair', 'lora', 'bricolage', 'outfit', 'system'] as const

export type FontPair = (typeof fontPairs)[number]

/** The values of `font-family`. */
export interface Typefaces {
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
