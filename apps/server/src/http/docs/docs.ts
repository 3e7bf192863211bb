/** Serves the readable API documentation: Swagger UI from its package, in our own shell. Contains no rules. */
import type { SiteSettings } from '@tiffin/contract'
import { lookStyle, sampleLook, type Look, fontFace, fontFilesOf, type FontPair } from '@tiffin/look'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import swaggerUi from 'swagger-ui-dist/package.json' with { type: 'json' }
import { escapeHtml } from '../../platform/escape-text.ts'
import { cacheByHouse } from '../caches.ts'
import type { Deps } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { docsFolder } from '../../program-files.ts'
import { cacheOnce } from '../../platform/cache-once.ts'
import { makeReady, type ReadyAnswer } from '../ready-answer.ts'
import { sendReady } from '../send-ready.ts'

const PREFIX = '/api/docs'

const policyFor = (style: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHash(style)}`.trim(),
    "font-src 'self'",
    // The package draws its arrows as data.
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Allows the one style that the page has inside, for a look that is not the style sheet's. */
const styleHash = (style: string) =>
  style === '' ? '' : `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const packageFile = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')

interface Asset {
  /** Contains its version or hash, so browsers may cache it forever. */
  url: string
  read: () => Promise<Buffer | string>
}

/** `webAssets` are the addresses of the site's built files, among them its fonts. */
export function docsRoutes({ catalogue }: Pick<Deps, 'catalogue'>, webAssets: readonly string[]) {
  return async (app: FastifyInstance) => {
    const ofPackage = (name: string): Asset => ({
      url: `${PREFIX}/${swaggerUi.version}/${name}`,
      read: () => readFile(join(dirname(packageFile), name)),
    })
    const faces = fontFaces(webAssets, sampleLook.fonts)
    const styles = [ofPackage('swagger-ui.css'), ours('docs.css', faces.css + (await readOurs('docs.css')))]
    const library = ofPackage('swagger-ui-bundle.js')
    const [start, ...imported] = await ourModules()
    for (const { url, read } of [...styles, library, start, ...imported]) {
      const headers = {
        'content-type': url.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      }
      serve(app, url, async () => makeReady({ status: 200, headers, body: await read() }))
    }
    const assets = { styles: urlsOf(styles), library: library.url, start: start.url }
    /** The style sheet has the sample's fonts and colours. */
    const lookOf = (look: Look) => {
      const isSample = look.fonts === sampleLook.fonts
      const { urls, css } = isSample ? { ...faces, css: '' } : fontFaces(webAssets, look.fonts)
      return { fonts: urls, style: css + lookStyle(look) }
    }
    const drawn = cacheByHouse((house) => {
      const { fonts, style } = lookOf(house.look)
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyFor(style),
        'cache-control': 'no-cache',
      }
      return makeReady({ status: 200, headers, body: docsPage({ ...assets, fonts, style }, house) })
    })
    app.get(PREFIX, async (request, reply) =>
      sendReady(request, reply, await drawn((await catalogue.rules()).settings)),
    )
    app.get(`${PREFIX}/`, async (_request, reply) => reply.redirect(PREFIX, 308))
    const others = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
    app.route({ method: others, url: PREFIX, onRequest: rejectMethod, handler: rejectMethod })
  }
}

const readOurs = (name: string) => readFile(join(docsFolder, name), 'utf8')

function ours(name: string, text: string, hash = hashOf(text)): Asset {
  return { url: `${PREFIX}/${hash}/${name}`, read: async () => text }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

/** They import each other: one folder has them all, and a change to one gives each a new address. */
async function ourModules() {
  const start = await readOurs('start.js')
  const findCalls = await readOurs('find-calls.js')
  const followLinks = await readOurs('follow-links.js')
  const hash = hashOf(start + findCalls + followLinks)
  return [
    ours('start.js', start, hash),
    ours('find-calls.js', findCalls, hash),
    ours('follow-links.js', followLinks, hash),
  ] as const
}

const urlsOf = (assets: readonly Asset[]) => assets.map(({ url }) => url)

/** Read and compressed at the first request: most restaurants never need it. */
function serve(app: FastifyInstance, url: string, make: () => Promise<ReadyAnswer>) {
  const ready = cacheOnce(make)
  app.get(url, async (request, reply) => sendReady(request, reply, await ready()))
}

async function rejectMethod(_request: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.header('allow', 'GET, HEAD')
  throw new AppError('METHOD_NOT_ALLOWED', 'Only GET, HEAD can be used here')
}

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
