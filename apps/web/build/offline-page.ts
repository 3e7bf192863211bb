import { offlineCopy, restaurant } from '@tiffin/restaurant'
import { showSavedPhone } from './show-saved-phone.ts'

const { brand, locale, themeColor } = restaurant
const { title, heading, text, retry, menu, cart } = offlineCopy
const htmlBrand = brand.replace('&', '&amp;')

/** What a guest sees offline in place of a page that is not cached; the caches of those that are have names with the prefix. */
export const offlinePage = (pagesPrefix: string) => `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${themeColor}">
<title>${title} | ${htmlBrand}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: #fbf6ec; color: #1f1b16;
  font: 1.0625rem/1.6 'Figtree Variable', system-ui, sans-serif }
header { background: ${themeColor}; color: #fff; padding: 1.25rem 1.5rem; border-bottom: 6px solid #f2a33a }
header a { color: inherit; text-decoration: none; font: 600 1.4rem/1.2 'Fraunces Variable', Georgia, serif }
main { place-self: center; padding: 3rem 1.5rem; max-width: 34rem; text-align: center }
h1 { font: 600 2.25rem/1.15 'Fraunces Variable', Georgia, serif; margin: 0 0 1rem }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.5rem 1.5rem }
main a { color: ${themeColor}; font-weight: 600 }
nav a { min-height: 2.75rem; display: inline-flex; align-items: center }
</style>
</head>
<body>
<header><a href="/menu">${htmlBrand}</a></header>
<main>
<h1>${heading}</h1>
<p>${text}</p>
<nav aria-label="${title}"><a href="">${retry}</a><a href="/menu">${menu}</a><a href="/cart">${cart}</a></nav>
<p id="phone"></p>
</main>
<script>(${showSavedPhone.toString()})(window, ${JSON.stringify(pagesPrefix)})</script>
</body>
</html>
`
