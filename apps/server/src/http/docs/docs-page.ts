import type { SiteSettings } from '@tiffin/contract'
import { fontFace, fontFilesOf, type FontPair } from '@tiffin/look'
import { escapeHtml } from '../../platform/escape-html.ts'

interface Assets {
  styles: readonly string[]
  library: string
  /** A module that imports others. */
  start: string
  fonts: readonly string[]
  /** What differs in this look from the style sheets; empty for the sample's. */
  style: string
}

/** The shell around Swagger UI: names the restaurant, and without a script says where the document is. */
export function docsPage(
  { styles, library, start, fonts, style }: Assets,
  { identity, look }: Pick<SiteSettings, 'identity' | 'look'>,
): string {
  const brand = escapeHtml(identity.name)
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${look.brand}">
<meta name="description" content="Read and try every endpoint of the ${brand} API.">
<title>API | ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}${style === '' ? '' : `\n<style>${style}</style>`}
</head>
<body>
<a class="skip" href="#calls">Skip to the endpoints</a>
<header class="masthead"><a href="/">${brand}</a></header>
<main>
<div class="opening">
<h1>The ${brand} API</h1>
<p>Everything you may do on this site, as HTTP endpoints; staff who are logged in see theirs, too. The same in one file:
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p id="trouble" role="alert" hidden>The list of endpoints failed to load. Please reload the page, or read the file above.</p>
</div>
<div id="calls" tabindex="-1" aria-label="Endpoints" role="region">
<p class="waiting">The list of endpoints needs JavaScript. The file above has everything it would show.</p>
</div>
</main>
<footer class="closing">Served by Tiffin. Powered by Swagger UI.</footer>
<script src="${library}" defer></script>
<script src="${start}" type="module"></script>
</body>
</html>
`
}

/** The font faces of a pair, by the addresses that the build gave them; none in development. */
export function fontFaces(webAssets: readonly string[], fonts: FontPair) {
  const found = fontFilesOf(fonts).flatMap((font) => {
    const url = webAssets.find((asset) => asset.startsWith(`/assets/${font.file}-`))
    return url === undefined ? [] : { url, face: fontFace(font, url) }
  })
  return { urls: found.map(({ url }) => url), css: found.map(({ face }) => face).join('') }
}
