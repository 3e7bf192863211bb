import { expect, test } from 'vitest'
import { warmPages } from './warm-pages.ts'

const FILES = ['assets/entry-new_1.js', 'assets/menu.layer-new.js', 'assets/menu-new.css', 'offline.html']

/** A page with styles in its head, and scripts inside the inline script that starts them. */
const pageOf = (release: string) => `<link rel="stylesheet" href="/assets/menu-${release}.css">
  <img src="/art/samosa.png"><a href="/menu">Menu</a>
  <script>for(const href of ["/assets/menu.layer-${release}.js"]);import("/assets/entry-${release}_1.js")</script>`

type Pages = Record<string, string | number>

/** A worker of this release on a device that has an older one. Pages answer with a text, or with a status only. */
function startWorker(names: string[], pages: Pages = {}) {
  const warmed = new Map<string, Promise<string>>()
  const cache = {
    put: (path: string, page: Response) => Promise.resolve(void warmed.set(path, page.text())),
  }
  const cacheNames = new Set(names)
  const caches = {
    open: (name: string) => Promise.resolve(cacheNames.add(name) && cache),
    keys: () => Promise.resolve([...cacheNames]),
    delete: (name: string) => Promise.resolve(cacheNames.delete(name)),
  } as unknown as CacheStorage
  const fetch = (path: string) => {
    const answer = pages[path]
    return Promise.resolve(
      typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer),
    )
  }
  const listeners: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {}
  warmPages({ caches, fetch, addEventListener: (name, listener) => void (listeners[name] = listener) }, [
    'tiffin-pages-new',
    ['/menu', '/cart'],
    FILES,
  ])
  const happens = (name: string) => new Promise((done) => listeners[name]?.({ waitUntil: done }))
  return { happens, warmed, cacheNames }
}

test('a new release fetches its own pages and leaves those of the previous one to its open tabs', async () => {
  const page = pageOf('new')
  const { happens, warmed, cacheNames } = startWorker(['tiffin-pages-old'], { '/menu': page, '/cart': page })
  await happens('install')
  expect([...warmed.keys()]).toEqual(['/menu', '/cart'])
  expect(await warmed.get('/menu')).toBe(page)
  expect([...cacheNames]).toEqual(['tiffin-pages-old', 'tiffin-pages-new'])
})

test.each([
  ['of the release before', pageOf('old')],
  ['with a script of the release before', pageOf('new').replace('entry-new', 'entry-old')],
  ['with styles of the release before', pageOf('new').replace('menu-new', 'menu-old')],
  ['that names no file at all', 'Back in a minute'],
])('a page %s is left out', async (_whose, page) => {
  const { happens, warmed } = startWorker([], { '/menu': pageOf('new'), '/cart': page })
  await happens('install')
  expect([...warmed.keys()]).toEqual(['/menu'])
})

test('if a page fails, the browser retries the installation of the worker later', async () => {
  const { happens } = startWorker([], { '/menu': pageOf('new'), '/cart': 503 })
  await expect(happens('install')).rejects.toThrow('/cart returned 503')
})

test('once active, the worker deletes only the pages of earlier releases', async () => {
  const { happens, cacheNames } = startWorker([
    'tiffin-pages-old',
    'tiffin-pages-new',
    'tiffin-pictures',
    'others',
  ])
  await happens('activate')
  expect([...cacheNames]).toEqual(['tiffin-pages-new', 'tiffin-pictures', 'others'])
})
