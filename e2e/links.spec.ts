import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './journey.ts'

/** Where the header and footer of every page link to. */
const promised = [
  '/',
  '/about',
  '/menu',
  '/order-online',
  '/catering',
  '/testimonials',
  '/contact',
  '/wishlist',
  '/cart',
  '/login',
  '/terms',
  '/privacy',
]

const MOST_ADDRESSES = 1000

test('no link and no picture on the site is broken', async ({ request }) => {
  const { reached, broken } = await crawl(request)
  expect(broken).toEqual([])
  expect(reached).toEqual(expect.arrayContaining([...promised, '/reservations', '/product/samosa']))
  expect(reached.length).toBeLessThan(MOST_ADDRESSES)
})

test('every link within a page has its target', async ({ request }) => {
  for (const path of [...promised, '/reservations']) {
    const html = await (await request.get(path)).text()
    const wanted = matchesOf(html, /<a [^>]*href="#([^"]+)"/g)
    const places = new Set(matchesOf(html, / id="([^"]+)"/g))
    expect(wanted).toContain('content')
    expect(
      wanted.filter((place) => !places.has(place)),
      path,
    ).toEqual([])
  }
})

/** Opens everything that pages link to or show, starting from the home page, each address once. */
async function crawl(request: APIRequestContext) {
  const found = new Map([['/', 'the front door']])
  const broken: string[] = []
  for (const [address, from] of found) {
    const answer = await request.get(address)
    if (answer.status() >= 400) broken.push(`${answer.status()} ${address}, linked from ${from}`)
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    for (const next of addressesIn(await answer.text())) {
      if (!found.has(next) && found.size < MOST_ADDRESSES) found.set(next, address)
    }
  }
  return { reached: [...found.keys()], broken }
}

// Includes links in the head and pictures, which come from the same server.
const addressesIn = (html: string): string[] =>
  [
    ...matchesOf(html, /<(?:a|link) [^>]*href="(\/[^"/][^"#]*|\/)(?:#[^"]*)?"/g),
    ...matchesOf(html, /<img [^>]*src="(\/[^"]+)"/g),
  ].map((address) => address.replaceAll('&amp;', '&'))

const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '')
