/** Serves the files that say whose site it is: manifest, icons, offline page, worker. Made of the settings when asked. */
import type { SiteSettings } from '@tiffin/contract'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { cacheOnce } from '../../platform/cache-once.ts'
import type { Deps } from '../../platform/context.ts'
import { cacheByHouse } from '../cache-by-house.ts'
import { makeReady } from '../ready-answer.ts'
import { sendReady } from '../send-ready.ts'
import { drawIcon, icons, paintIcon, type Pictures } from './icons.ts'
import { offlinePage } from './offline-page.ts'
import { webManifest } from './web-manifest.ts'

interface HouseFile {
  type: string
  make: (house: SiteSettings) => Promise<string | Buffer> | string
}

/** What the build has left in the worker: with another value browsers fetch the offline page and the icon anew. */
const REVISION = /__HOUSE_REVISION__/g

/** `worker` is the built one, null in development. */
export function houseRoutes(
  { catalogue, ...pictures }: Pick<Deps, 'catalogue'> & Pictures,
  worker: string | null,
) {
  const files: Record<string, HouseFile> = {
    '/manifest.webmanifest': {
      type: 'application/manifest+json; charset=utf-8',
      make: (house) => JSON.stringify(webManifest(house)),
    },
    '/offline.html': { type: 'text/html; charset=utf-8', make: offlinePage },
    '/favicon.svg': { type: 'image/svg+xml', make: (house) => drawIcon(house, pictures) },
    ...Object.fromEntries(
      icons.map((icon) => [
        `/${icon.file}`,
        { type: 'image/png', make: (house: SiteSettings) => paintIcon(icon, house, pictures) },
      ]),
    ),
    ...(worker !== null && {
      '/sw.js': {
        type: 'text/javascript; charset=utf-8',
        make: (house: SiteSettings) => worker.replaceAll(REVISION, revisionOf(house)),
      },
    }),
  }

  return async (app: FastifyInstance) => {
    for (const [url, { type, make }] of Object.entries(files)) {
      // Browsers ask each time, and learn that nothing has changed: a name or a logo is everywhere at once.
      const headers = { 'content-type': type, 'cache-control': 'no-cache' }
      const made = cacheByHouse((house) =>
        cacheOnce(async () => makeReady({ status: 200, headers, body: await make(house) })),
      )
      app.get(url, async (request, reply) => {
        const { settings } = await catalogue.rules()
        return sendReady(request, reply, await made(settings)())
      })
    }
  }
}

const revisionOf = ({ identity, look, region }: SiteSettings) =>
  createHash('sha256')
    .update(JSON.stringify([identity, look, region]))
    .digest('hex')
    .slice(0, 12)
