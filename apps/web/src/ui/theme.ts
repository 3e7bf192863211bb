/**
 * The only place that defines colours, shapes and fonts; everything else uses their names. What a restaurant chooses is in
 * `@tiffin/look`; here it is the sample's, and the server adds to each page what another look changes (`render-page.tsx`).
 */
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import { fontsOf, paletteOf, royal, saffron, type Look } from '@tiffin/look'

const chilli: MantineColorsTuple = [
  '#FDF0EC',
  '#F9DBD2',
  '#F0B4A4',
  '#E58B74',
  '#D7674A',
  '#C4472B',
  '#A93A21',
  '#8C2F1B',
  '#6D2416',
  '#4C1A10',
]

const cream = { page: '#FBF6EC', warm: '#F6ECD9', line: '#ECDDC2', lineStrong: '#CFB281' }

const copper: MantineColorsTuple = [
  '#FCF3EB',
  '#F5E0CD',
  '#EAC4A0',
  '#DDA671',
  '#CC8A4C',
  '#B8733A',
  '#9A5C2B',
  '#7C4922',
  '#5D371A',
  '#3F2511',
]

const ink: MantineColorsTuple = [
  '#F6F4F1',
  '#E7E3DE',
  '#CCC6BE',
  '#ABA399',
  '#867D73',
  '#675E55',
  '#50483F',
  '#39322B',
  '#2A241E',
  '#1F1B16',
]

const leaf: MantineColorsTuple = [
  '#EFF7EE',
  '#D9ECD7',
  '#B1D8AE',
  '#85C281',
  '#57A753',
  '#3B8C38',
  '#2F7A2D',
  '#256324',
  '#1C4B1C',
  '#133413',
]

/** Warm like the rest: Mantine's dark scheme uses these for text, borders and surfaces, from light to dark. */
const dark: MantineColorsTuple = [
  cream.page,
  ink[2],
  ink[3],
  ink[3],
  ink[5],
  ink[7],
  ink[8],
  ink[9],
  ink[9],
  ink[9],
]

const faces = fontsOf('fraunces')

/**
 * Anything may be named in it, with words longer than the dialog is wide. The spaces of the display face are narrow at
 * this size.
 */
const wholeTitle = {
  title: {
    fontSize: '1.2rem',
    letterSpacing: 0,
    wordSpacing: '0.08em',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
}

export const theme = createTheme({
  colors: { royal, saffron, chilli, copper, ink, leaf, dark },
  primaryColor: 'royal',
  primaryShade: 7,
  // What is lighter has dark text: from here on it stands out by 4.5, and white text no longer does.
  luminanceThreshold: 0.2,
  black: ink[9],
  fontFamily: faces.text,
  headings: { fontFamily: faces.display, fontWeight: '600' },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '0.75rem', xl: '0.75rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Badge: { defaultProps: { tt: 'none' } },
    // Measured too early, a dropdown would count as out of sight and stay hidden.
    Popover: { defaultProps: { hideDetached: false } },
    Drawer: { styles: wholeTitle },
    Modal: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } }, styles: wholeTitle },
  },
})

/** The theme of another look, for components that choose a colour's text themselves. */
export function themeOf(look: Look): typeof theme {
  const { brand, accent } = paletteOf(look)
  return { ...theme, colors: { ...theme.colors, royal: brand, saffron: accent } }
}

/** The purposes of colours. Style sheets use these names and never the shades behind them. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--page': cream.page,
    '--surface': '#FFFFFF',
    '--surface-warm': cream.warm,
    '--ink': ink[9],
    '--ink-soft': ink[5],
    '--line': cream.line,
    '--line-strong': cream.lineStrong,
    '--primary': royal[7],
    '--primary-deep': royal[8],
    '--primary-soft': royal[0],
    '--primary-text': royal[7],
    '--on-primary': '#FFFFFF',
    '--on-primary-soft': royal[1],
    '--accent': saffron[5],
    '--accent-bright': saffron[4],
    '--accent-soft': saffron[1],
    '--accent-on-primary': saffron[5],
    '--accent-bright-on-primary': saffron[4],
    '--on-accent': ink[9],
    '--danger': chilli[5],
    '--danger-deep': chilli[6],
    '--danger-soft': chilli[0],
    '--on-danger': '#FFFFFF',
    '--accepted-soft': royal[1],
    '--accepted-deep': royal[8],
    '--preparing': saffron[3],
    '--ready': leaf[7],
    '--on-ready': '#FFFFFF',
    '--missed-soft': copper[1],
    '--missed-deep': copper[7],
    '--copper': copper[5],
    '--vegetarian': leaf[6],
    '--font-text': faces.text,
    '--font-display': faces.display,
    '--font-headline': faces.headline,
  },
  // Mantine's own grey and red are too pale for small print.
  light: {
    '--mantine-color-dimmed': ink[5],
    '--mantine-color-placeholder': ink[5],
    '--mantine-color-error': chilli[6],
  },
  dark: {
    '--page': ink[9],
    '--surface': ink[8],
    '--surface-warm': ink[7],
    '--ink': cream.page,
    '--ink-soft': ink[2],
    '--line': ink[6],
    '--line-strong': ink[5],
    '--primary': royal[3],
    '--primary-text': royal[3],
    '--danger-deep': chilli[2],
    '--danger-soft': chilli[9],
    '--mantine-color-dimmed': ink[2],
    '--mantine-color-placeholder': ink[3],
    '--mantine-color-error': chilli[2],
  },
})
