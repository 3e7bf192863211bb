import type { SiteSettings } from '@tiffin/contract'
import { plainLook } from '@tiffin/look'
import { offlineCopy } from '@tiffin/restaurant'
import { showSavedPhone } from './show-saved-phone.ts'

const { title, heading, text, retry, menu, cart } = offlineCopy

/** The caches of pages that are saved on a device have names with it, as the build's `write-worker.ts` says. */
const PAGES_PREFIX = 'tiffin-pages-'

const escaped = (name: string) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What a guest sees offline in place of a page that is not cached. */
export function offlinePage({ identity, look, region }: SiteSettings): string {
  const brand = escaped(identity.name)
  const { onBrand, link, text: textFace, display } = plainLook(look)
  return `<!DOCTYPE html>
<html lang="${region.locale.startsWith('en-') ? region.locale : 'en'}">
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
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.5rem 1.5rem }
main a { color: ${link}; font-weight: 600 }
nav a { min-height: 2.75rem; display: inline-flex; align-items: center }
</style>
</head>
<body>
<header><a href="/menu">${brand}</a></header>
<main>
<h1>${heading}</h1>
<p>${text}</p>
<nav aria-label="${title}"><a href="">${retry}</a><a href="/menu">${menu}</a><a href="/cart">${cart}</a></nav>
<p id="phone"></p>
</main>
<script>(${showSavedPhone.toString()})(window, ${JSON.stringify(PAGES_PREFIX)})</script>
</body>
</html>
`
}
