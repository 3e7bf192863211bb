import { languageOf, type SiteSettings } from '@tiffin/contract'
import { plainLook, sampleLook } from '@tiffin/look'
import { escapeHtml } from '../platform/escape-text.ts'

/** What it shows of the restaurant. */
export type PlainHouse = Pick<SiteSettings, 'contact' | 'identity' | 'look' | 'region'>

interface PlainPage {
  title: string
  heading: string
  /** Where the restaurant's name leads. */
  home: string
  /** HTML that follows the heading. */
  content: string
  /** HTML at the end of the body. */
  end?: string
}

/**
 * A page that needs neither script, style sheet nor database, for when there may be none of them. Without a house, whose
 * settings could not be read, it names nobody.
 */
export function plainPage(house: PlainHouse | null, { title, heading, home, content, end = '' }: PlainPage) {
  const brand = house && escapeHtml(house.identity.name)
  const look = house?.look ?? sampleLook
  const { onBrand, link, text, display } = plainLook(look)
  return `<!DOCTYPE html>
<html lang="${house ? languageOf(house.region) : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${look.brand}">
<title>${brand === null ? title : `${title} | ${brand}`}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: #fbf6ec; color: #1f1b16;
  font: 1.0625rem/1.6 ${text} }
header { background: ${look.brand}; color: ${onBrand}; padding: 1.25rem 1.5rem; border-bottom: 6px solid ${look.accent} }
header a { color: inherit; text-decoration: none; font: 600 1.4rem/1.2 ${display} }
main { place-self: center; padding: 3rem 1.5rem; max-width: 34rem; text-align: center }
h1 { font: 600 2.25rem/1.15 ${display}; margin: 0 0 1rem }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.5rem 1.5rem }
main a { color: ${link}; font-weight: 600 }
nav a { min-height: 2.75rem; display: inline-flex; align-items: center }
</style>
</head>
<body>
<header>${brand === null ? '' : `<a href="${home}">${brand}</a>`}</header>
<main>
<h1>${heading}</h1>
${content}
</main>
${end}</body>
</html>
`
}
