import type { Page } from './journey.ts'

/** What other programs read from a page's head: browsers, search engines, messengers. */
export async function readHead(page: Page) {
  const read = (selector: string, name: string) => page.locator(`head ${selector}`).last().getAttribute(name)
  return {
    shareTitle: await read('meta[property="og:title"]', 'content'),
    shareDescription: await read('meta[property="og:description"]', 'content'),
    shareType: await read('meta[property="og:type"]', 'content'),
    shareImage: await read('meta[property="og:image"]', 'content'),
    shareImageAlt: await read('meta[property="og:image:alt"]', 'content'),
    shareImageSize: [
      await read('meta[property="og:image:width"]', 'content'),
      await read('meta[property="og:image:height"]', 'content'),
    ],
    description: await read('meta[name="description"]', 'content'),
    themeColour: await read('meta[name="theme-color"]', 'content'),
    canonical: await read('link[rel="canonical"]', 'href'),
  }
}
