import { lightText } from './colour.ts'
import { fontsOf } from './fonts.ts'
import { radiusOf, sampleLook, type Look } from './look.ts'
import { paletteOf, type Palette } from './palette.ts'

type Variables = Record<string, string>

/** What masks are replaced by to show nothing: without an image they would show everything. */
const NOTHING = 'linear-gradient(#0000,#0000)'

/**
 * A style sheet with what differs from the sample's look, to be put into the head of a page; empty for the sample's. It
 * takes precedence wherever it stands: `:root` is said twice.
 */
export function lookStyle(look: Look): string {
  const isPainted =
    look.brand.toUpperCase() !== sampleLook.brand || look.accent.toUpperCase() !== sampleLook.accent
  const palette = isPainted ? paletteOf(look) : null
  return (
    rule(':root:root', {
      ...(palette && { ...colourVariables(palette), ...mantineShades(palette) }),
      ...(look.corners !== sampleLook.corners && cornerVariables(look)),
      ...(look.fonts !== sampleLook.fonts && fontVariables(look)),
      ...(!look.hasPattern && { '--jaali': NOTHING, '--print-petals': NOTHING, '--print-buds': NOTHING }),
    }) +
    // Its figures have ascenders and descenders, of which a zero looks like a letter.
    (look.fonts === 'playfair' ? 'body{font-variant-numeric:lining-nums}' : '') +
    rule(':root:root[data-mantine-color-scheme=light]', palette ? mantineOnLight(palette) : {}) +
    rule(':root:root[data-mantine-color-scheme=dark]', palette ? onDark(palette) : {})
  )
}

const colourVariables = (palette: Palette): Variables => ({
  '--primary': palette.brand[7],
  '--primary-deep': palette.brandDeep,
  '--primary-soft': palette.brand[0],
  '--primary-text': palette.brandText,
  '--on-primary': palette.onBrand,
  '--on-primary-soft': palette.onBrandSoft,
  '--accent': palette.accent[5],
  '--accent-bright': palette.accentBright,
  '--accent-soft': palette.accent[1],
  '--accent-on-primary': palette.accentOnBrand,
  '--accent-bright-on-primary': palette.accentBrightOnBrand,
  '--on-accent': palette.onAccent,
  '--accepted-soft': palette.brand[1],
  '--accepted-deep': palette.onBrandPale,
  '--preparing': palette.accentPale,
})

const mantineShades = ({ brand, accent }: Palette): Variables =>
  Object.fromEntries([
    ...brand.map((shade, index) => [`--mantine-color-royal-${index}`, shade]),
    ...accent.map((shade, index) => [`--mantine-color-saffron-${index}`, shade]),
  ])

/** Mantine writes white on the brand colour, and links in it. */
const mantineOnLight = ({ onBrand, onBrandPale, brandDeep, brandText }: Palette): Variables => ({
  '--mantine-color-anchor': brandText,
  '--mantine-color-royal-text': brandText,
  '--mantine-color-royal-outline': brandText,
  '--mantine-color-royal-filled-hover': brandDeep,
  '--mantine-color-royal-light-color': onBrandPale,
  ...(onBrand !== lightText && { '--mantine-primary-color-contrast': onBrand }),
})

const onDark = ({ brand }: Palette): Variables => ({
  '--primary': brand[3],
  '--primary-text': brand[3],
  '--mantine-color-royal-light': brand[9],
  '--mantine-color-royal-light-hover': brand[8],
})

function cornerVariables({ corners }: Look): Variables {
  const { large, small, tiny, pill } = radiusOf(corners)
  return {
    '--radius': large,
    '--radius-small': small,
    '--radius-pill': pill,
    '--mantine-radius-default': large,
    '--mantine-radius-xs': tiny,
    '--mantine-radius-sm': small,
    '--mantine-radius-md': large,
    '--mantine-radius-lg': large,
    '--mantine-radius-xl': large,
  }
}

function fontVariables({ fonts }: Look): Variables {
  const { text, display, headline } = fontsOf(fonts)
  return {
    '--font-text': text,
    '--font-display': display,
    '--font-headline': headline,
    '--mantine-font-family': text,
    '--mantine-font-family-headings': display,
  }
}

function rule(selector: string, variables: Variables): string {
  const entries = Object.entries(variables)
  if (entries.length === 0) return ''
  return `${selector}{${entries.map(([name, value]) => `${name}:${value}`).join(';')}}`
}
