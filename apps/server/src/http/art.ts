/** Serves the painted dishes: SVG for the pages, PNG for link previews. */
import { pictureFormats, type PictureFormat } from '@tiffin/contract'
import { paintDish, paintHeroThali, paintPageImage, paintShareImage, paintStockDish } from '@tiffin/dish-art'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { findDrawing, type Gallery, type LaidTable } from '../platform/gallery.ts'
import { loadSharp } from '../platform/load-sharp.ts'
import { AppError } from '../platform/app-error.ts'
import type { PictureStore } from '../platform/picture-store.ts'
import { makeReady, sizeOf, type ReadyAnswer } from './ready-answer.ts'
import { sendReady } from './send-ready.ts'

/** Pictures that are not dishes of the menu. */
const otherPictures: Record<string, () => string> = {
  'default.svg': paintStockDish,
  'hero-thali.svg': paintHeroThali,
}

// Room for all dishes on the pages, and the most recently requested link previews.
const MAX_BYTES = 6 * 1024 * 1024

// The same slug and recipe give the same picture, so it only changes with the software.
const caching = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' }

export async function artRoutes(app: FastifyInstance, { gallery }: { gallery: Gallery }): Promise<void> {
  const painterOf = createPainters(gallery)
  // Concurrent requests share one painting; a failed one is retried by the next request.
  const painted = new LRUCache<string, ReadyAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
    // Async, because the cache waits forever if it does not get a promise.
    fetchMethod: async (file) => painterOf(file)?.(),
  })

  app.get<{ Params: { file: string } }>('/:file', async (request, reply) => {
    const picture = await painted.fetch(request.params.file)
    if (!picture) throw new AppError('NOT_FOUND', 'Picture not found')
    return sendReady(request, reply, picture)
  })
}

function createPainters(gallery: Gallery) {
  const { recipes, laidTables } = gallery
  const tableByName = new Map(Object.values(laidTables).map((table) => [table.name, table]))

  function dishOf(slug: string): [slug: string, recipe: Gallery['recipes'][string]] {
    const recipe = recipes[slug]
    if (!recipe) throw new Error(`A page's picture shows ${slug}, which has no recipe`)
    return [slug, recipe]
  }

  const paintTable = ({ name, ground, main, near, far }: LaidTable) =>
    paintPageImage(name, { ground, main: dishOf(main), near: dishOf(near), far: dishOf(far) })

  return function painterOf(file: string): (() => Promise<ReadyAnswer>) | null {
    const other = Object.hasOwn(otherPictures, file) ? otherPictures[file] : undefined
    const drawing = other ?? findDrawing(gallery, `/art/${file}`)
    if (drawing) return () => svgAnswer(drawing())
    const table = tableByName.get(/^page-([a-z-]+)\.png$/.exec(file)?.[1] ?? '')
    if (table) return () => pngAnswer(paintTable(table))
    const [, slug, kind] = /^([a-z0-9-]+)\.(svg|png)$/.exec(file) ?? []
    const recipe = slug && Object.hasOwn(recipes, slug) ? recipes[slug] : undefined
    if (!slug || !recipe) return null
    return kind === 'svg'
      ? () => svgAnswer(paintDish(slug, recipe))
      : () => pngAnswer(paintShareImage(slug, recipe))
  }
}

const svgAnswer = (svg: string) =>
  makeReady({ status: 200, headers: { ...caching, 'content-type': 'image/svg+xml' }, body: svg })

async function pngAnswer(svg: string): Promise<ReadyAnswer> {
  const sharp = await loadSharp()
  const body = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
  return makeReady({ status: 200, headers: { ...caching, 'content-type': 'image/png' }, body })
}

// Serves the uploaded pictures. An address is derived from its picture's content, so what it shows never changes.

const FOREVER = 'public, max-age=31536000, immutable'

export const uploadRoutes = (pictures: PictureStore) => async (app: FastifyInstance) => {
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = request.params['*']
    // Each is as small as the sizes that we generate, so it may be read into memory.
    const bytes = formatOf(name) && (await pictures.read(name))
    if (!bytes) throw new AppError('NOT_FOUND', 'Picture not found')
    return reply
      .headers({ 'content-type': `image/${formatOf(name)}`, 'cache-control': FOREVER })
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}

const formatOf = (name: string): PictureFormat | undefined =>
  pictureFormats.find((format) => name.endsWith(`.${format}`))
