import {
  convertCssVariables,
  defaultCssVariablesResolver,
  DEFAULT_THEME,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariablesResolver, theme } from '../src/ui/theme.ts'

const MODULE = 'virtual:theme.css'
// The only ones of Mantine's own palettes that its components fall back to; nothing refers to the others.
const INCLUDED_PALETTES = new Set(['dark', 'gray', 'red'])

/** Turns the theme into a static style sheet, instead of a `<style>` in every page. Guests do without Mantine's part. */
export function themeCss({ hasMantine = true } = {}): Plugin {
  return {
    name: 'tiffin:theme-css',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? writeThemeCss(hasMantine) : undefined),
  }
}

function writeThemeCss(hasMantine: boolean) {
  const full = mergeMantineTheme(DEFAULT_THEME, theme)
  const own = cssVariablesResolver(full)
  if (!hasMantine) return convertCssVariables({ variables: own.variables, light: {}, dark: {} })
  const mantine = defaultCssVariablesResolver(full)
  return convertCssVariables({
    variables: withoutUnused({ ...mantine.variables, ...own.variables }),
    light: withoutUnused({ ...mantine.light, ...own.light, '--mantine-color-scheme': 'light' }),
    dark: withoutUnused({ ...mantine.dark, ...own.dark, '--mantine-color-scheme': 'dark' }),
  })
}

function withoutUnused(variables: Record<string, string>) {
  const unused = Object.keys(DEFAULT_THEME.colors).filter((palette) => !INCLUDED_PALETTES.has(palette))
  return Object.fromEntries(
    Object.entries(variables).filter(
      ([name]) => !unused.some((palette) => name.startsWith(`--mantine-color-${palette}-`)),
    ),
  )
}
