/** Serves the files that say whose site it is: manifest, icons, offline page, worker. Made of the settings when asked. */
import type { SiteSettings } from '@tiffin/contract'
import { offlineCopy, pageDescriptions } from '@tiffin/copy'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { cacheOnce } from '../../platform/cache-once.ts'
import type { Deps } from '../../platform/context.ts'
import { cacheByHouse } from '../caches.ts'
import { type PlainHouse, plainPage } from '../plain-page.ts'
import { makeReady } from '../ready-answer.ts'
import { sendReady } from '../send-ready.ts'
import { drawIcon, icons, paintIcon, type Pictures } from './icons.ts'

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

const { title, heading, text, retry, menu, cart } = offlineCopy

/** The caches of pages that are saved on a device have names with it, as the build's `write-worker.ts` says. */
const PAGES_PREFIX = 'tiffin-pages-'

/** What a guest sees offline in place of a page that is not cached. */
const offlinePage = (house: PlainHouse): string =>
  plainPage(house, {
    title,
    heading,
    home: '/menu',
    content: `<p>${text}</p>
<nav aria-label="${title}"><a href="">${retry}</a><a href="/menu">${menu}</a><a href="/cart">${cart}</a></nav>
<p id="phone"></p>`,
    end: `<script>(${showSavedPhone.toString()})(window, ${JSON.stringify(PAGES_PREFIX)})</script>
`,
  })

/** As much of a browser as it uses. */
interface Scope {
  caches: {
    keys(): Promise<string[]>
    open(name: string): Promise<{ matchAll(): Promise<readonly Response[]> }>
  }
  document: Page & { createElement(tag: 'a'): Anchor }
  DOMParser: new () => { parseFromString(text: string, type: 'text/html'): Page }
}

interface Page {
  querySelector(selector: string): Anchor | null
}

interface Anchor {
  href: string
  textContent: string
  append(child: Anchor): void
}

/**
 * Adds the restaurant's telephone number to the offline page, as it is on the page that was saved last: its owner may have
 * changed it since the site was built. Written into the page as text, so it must be self-contained.
 */
async function showSavedPhone({ caches, document, DOMParser }: Scope, pagesPrefix: string) {
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesPrefix))
  const stored = await Promise.all(names.map((name) => caches.open(name)))
  const pages = (await Promise.all(stored.map((cache) => cache.matchAll()))).flat()
  const savedAt = (page: Response) => Date.parse(page.headers.get('date') ?? '') || 0
  for (const page of pages.toSorted((one, other) => savedAt(other) - savedAt(one))) {
    const saved = new DOMParser().parseFromString(await page.text(), 'text/html')
    const phone = saved.querySelector('a[href^="tel:"]')
    if (phone === null) continue
    const link = document.createElement('a')
    link.href = phone.href
    link.textContent = phone.textContent.trim()
    document.querySelector('#phone')?.append(link)
    return
  }
}

const iconEntry = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a device needs to know about the site when a user adds it to the home screen. */
const webManifest = (house: SiteSettings) => ({
  id: '/',
  name: house.identity.name,
  short_name: house.identity.shortName,
  description: pageDescriptions(house)['/'],
  lang: house.region.locale,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: house.look.brand,
  background_color: '#FBF6EC',
  categories: ['food'],
  icons: [
    iconEntry('icons/192.png', 192),
    iconEntry('icons/512.png', 512),
    iconEntry('icons/maskable-512.png', 512, 'maskable'),
  ],
  shortcuts: [
    { name: 'Order Online', url: '/order-online' },
    { name: 'Menu', url: '/menu' },
    { name: 'Cart', url: '/cart' },
  ].map((shortcut) => ({ ...shortcut, icons: [iconEntry('icons/192.png', 192)] })),
})
