/** Serves the painted dishes: SVG for the pages, PNG for link previews. */
import {
  paintDish,
  paintHeroThali,
  paintPageImage,
  paintShareImage,
  paintStockDish,
  type LaidTable,
} from '@tiffin/dish-art'
import { drawMapOfJasperAve, pagePictures, type PagePicture } from '@tiffin/restaurant'
import { dishRecipes } from '@tiffin/restaurant/dish-recipes'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { loadSharp } from '../platform/load-sharp.ts'
import { AppError } from '../platform/app-error.ts'
import { makeReady, sizeOf, type ReadyAnswer } from './ready-answer.ts'
import { sendReady } from './send-ready.ts'

/** Pictures that are not dishes of the menu. */
const otherPictures: Record<string, () => string> = {
  'default.svg': paintStockDish,
  'hero-thali.svg': paintHeroThali,
  'map-of-jasper-ave.svg': drawMapOfJasperAve,
}

const pageByName = new Map(Object.values(pagePictures).map((picture) => [picture.name, picture]))

// Room for all dishes on the pages, and the most recently requested link previews.
const MAX_BYTES = 6 * 1024 * 1024

// The same slug and recipe give the same picture, so it only changes with the software.
const caching = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' }

export async function artRoutes(app: FastifyInstance): Promise<void> {
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

function painterOf(file: string): (() => Promise<ReadyAnswer>) | null {
  const other = Object.hasOwn(otherPictures, file) ? otherPictures[file] : undefined
  if (other) return () => svgAnswer(other())
  const page = pageByName.get(/^page-([a-z-]+)\.png$/.exec(file)?.[1] ?? '')
  if (page) return () => pngAnswer(paintPageImage(page.name, tableOf(page)))
  const [, slug, kind] = /^([a-z0-9-]+)\.(svg|png)$/.exec(file) ?? []
  const recipe = slug && Object.hasOwn(dishRecipes, slug) ? dishRecipes[slug] : undefined
  if (!slug || !recipe) return null
  return kind === 'svg'
    ? () => svgAnswer(paintDish(slug, recipe))
    : () => pngAnswer(paintShareImage(slug, recipe))
}

const tableOf = ({ ground, main, near, far }: PagePicture): LaidTable => ({
  ground,
  main: dishOf(main),
  near: dishOf(near),
  far: dishOf(far),
})

function dishOf(slug: string): LaidTable['main'] {
  const recipe = dishRecipes[slug]
  if (!recipe) throw new Error(`A page's picture shows ${slug}, which has no recipe`)
  return [slug, recipe]
}

const svgAnswer = (svg: string) =>
  makeReady({ status: 200, headers: { ...caching, 'content-type': 'image/svg+xml' }, body: svg })

async function pngAnswer(svg: string): Promise<ReadyAnswer> {
  const sharp = await loadSharp()
  const body = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
  return makeReady({ status: 200, headers: { ...caching, 'content-type': 'image/png' }, body })
}
