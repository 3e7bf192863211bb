import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/context.ts'
import { escapeHtml } from '../../platform/escape-text.ts'
import { isLaunched } from '../../platform/launch.ts'
import type { ByteCache } from '../caches.ts'
import { sendReady } from '../send-ready.ts'
import { listSitemapPaths } from './page-table.ts'

/** API paths, and personal pages. A path covers all paths that begin with it. */
const notForRobots = [
  '/api/',
  '/trpc/',
  '/cart',
  '/checkout',
  '/order/',
  '/reservation/',
  '/orders',
  '/account',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/admin',
]

/** For search engines: every page that is the same for everyone, and which pages to leave alone. */
export function registerSitemap(
  app: FastifyInstance,
  { catalogue, clock, publicUrl }: Pick<Deps, 'catalogue' | 'clock' | 'publicUrl'>,
  cache: ByteCache,
) {
  app.get('/sitemap.xml', async (request, reply) => {
    const { settings } = await catalogue.current()
    if (!isLaunched(settings, clock.nowMs())) throw new AppError('NOT_FOUND', 'Not found')
    const ready = await cache.answer('sitemap', async () => {
      const paths = listSitemapPaths(await catalogue.current())
      const urls = paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`).join('\n')
      return {
        status: 200,
        headers: {
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': 'public, max-age=3600',
        },
        body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
      }
    })
    return sendReady(request, reply, ready)
  })

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\n${notForRobots.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  )
}
