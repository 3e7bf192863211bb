/** Serves the readable API documentation: Swagger UI from its package, in our own shell. Contains no rules. */
import { lookStyle, sampleLook, type Look } from '@tiffin/look'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import swaggerUi from 'swagger-ui-dist/package.json' with { type: 'json' }
import { cacheByHouse } from '../cache-by-house.ts'
import type { Deps } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { docsFolder } from '../../program-files.ts'
import { cacheOnce } from '../../platform/cache-once.ts'
import { makeReady, type ReadyAnswer } from '../ready-answer.ts'
import { sendReady } from '../send-ready.ts'
import { docsPage, fontFaces } from './docs-page.ts'

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
