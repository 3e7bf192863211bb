import type { SiteSettings } from '@tiffin/contract'
import { plainLook } from '@tiffin/look'

type House = Pick<SiteSettings, 'contact' | 'identity' | 'look'>

/** Shown when a page cannot be rendered at all: needs no script, no style sheet and no database. */
export const errorPage = (house: House) =>
  simplePage(house, {
    title: 'Something went wrong',
    heading: 'A pot boiled over',
    text: 'This page did not come out of the kitchen as it should.',
  })

/** The same while the database is down. */
export const unavailablePage = (house: House) =>
  simplePage(house, {
    title: 'Back in a moment',
    heading: 'We’ll be right back',
    text: 'This page can’t be shown at the moment.',
  })

interface PageText {
  title: string
  heading: string
  text: string
}

function simplePage({ contact: { phone }, identity, look }: House, { title, heading, text }: PageText) {
  const brand = escaped(identity.name)
  const { onBrand, link, text: textFace, display } = plainLook(look)
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${look.brand}">
<title>${title} | ${brand}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: #fbf6ec; color: #1f1b16;
  font: 1.0625rem/1.6 ${textFace} }
header { background: ${look.brand}; color: ${onBrand}; padding: 1.25rem 1.5rem; border-bottom: 6px solid ${look.accent} }
header a { color: inherit; text-decoration: none; font: 600 1.4rem/1.2 ${display} }
main { place-self: center; padding: 3rem 1.5rem; max-width: 34rem; text-align: center }
h1 { font: 600 2.25rem/1.15 ${display}; margin: 0 0 1rem }
main a { color: ${link}; font-weight: 600 }
</style>
</head>
<body>
<header><a href="/">${brand}</a></header>
<main>
<h1>${heading}</h1>
<p>${text} Please try again in a moment, or call us at
<a href="tel:${phone.tel}">${phone.display}</a>: we take orders by phone too. Your cart is saved.</p>
<p><a href="/order-online">Back to the menu</a></p>
</main>
</body>
</html>
`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
