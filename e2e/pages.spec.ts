import type { APIRequestContext } from '@playwright/test'
import { newCustomer, register, startSignedIn } from './customer.ts'
import { readHead } from './head.ts'
import { expect, open, test, untilQuiet, type Page } from './journey.ts'
import { listNewestIds, placeOrderOf } from './kitchen.ts'
import { readLayoutShifts, watchLayoutShifts } from './layout-shift.ts'
import { everyPage, pages } from './page-table.ts'
import { brand, publicUrl } from './site.ts'
import { samosa, startWith } from './stored-cart.ts'

for (const { path, name, title, heading, texts, cart = [] } of pages) {
  test(`${name} identifies itself, to guests and to other programs`, async ({ page, request }) => {
    // Keeps the home page's headline from changing.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await startWith(page, { cart })
    await open(page, path)
    const fullTitle = title === undefined ? brand : `${title} | ${brand}`
    await expect(page).toHaveTitle(fullTitle)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    for (const text of [...everyPage, ...texts]) await expect(page.getByText(text).first()).toBeAttached()

    const head = await readHead(page)
    expect(head).toMatchObject({
      shareTitle: fullTitle,
      shareType: 'website',
      themeColour: '#1E3A8A',
      canonical: publicUrl + path,
      shareImageSize: ['1200', '630'],
      shareImageAlt: expect.stringMatching(/\w{3}/),
    })
    const picture = new URL(head.shareImage ?? '')
    expect(picture.origin).toBe(publicUrl)
    const shown = await request.get(picture.pathname)
    expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/png'])
    expect(head.description).toMatch(/\w+ \w+/)
    expect(head.shareDescription).toBe(head.description)
  })

  test(`${name} fits phones, tablets and desktops, and does not shift during hydration`, async ({
    page,
    request,
  }) => {
    await startWithFullHands(page, request)
    await expectFitAndStill(page, path)
  })
}

test('the page of an order fits phones, tablets and desktops, and does not shift', async ({
  page,
  request,
}) => {
  const { _id } = await placeOrderOf(request, [{ slug: 'samosa', quantity: 99 }])
  await startWithFullHands(page, request)
  await expectFitAndStill(page, `/order/${_id}`)
})

test('a customer’s orders fit phones, tablets and desktops, and do not shift', async ({ page, request }) => {
  const session = await register(request, newCustomer())
  await placeOrderOf(request, [{ slug: 'samosa', quantity: 99 }], session.token)
  await startWithFullHands(page, request)
  await startSignedIn(page, session)
  await expectFitAndStill(page, '/orders')
  await expect(page.getByRole('article', { name: /^Order \d+$/ })).toBeVisible()
})

test('the not-found page has the site’s layout', async ({ page, expectNoise }) => {
  expectNoise(/404 \(Not Found\).*no-such-page/)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('link', { name: 'Order Online' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('only the site’s own scripts may run', async ({ page }) => {
  const response = await page.goto('/')
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
  expect(scripts).toContain("'sha256-")
  expect(scripts).not.toMatch(/unsafe|http/)
})

const jsonLdTypes = {
  '/': 'Restaurant',
  '/order-online': 'Menu',
  '/menu': 'Menu',
  '/product/samosa': 'Product',
}

for (const [path, type] of Object.entries(jsonLdTypes)) {
  test(`search engines read a ${type} at ${path}`, async ({ page }) => {
    await page.goto(path)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const types = blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type'])
    expect(types).toContain(type)
  })
}

async function startWithFullHands(page: Page, request: APIRequestContext) {
  const wishlist = await listNewestIds(request, 2)
  await startWith(page, { cart: [{ ...samosa, quantity: 99 }], wishlist })
}

async function expectFitAndStill(page: Page, path: string) {
  await watchLayoutShifts(page)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, path)
    await expect(page.getByRole('link', { name: 'Cart, 99 in it' })).toBeVisible()
    await untilQuiet(page)
    const { sum, moved } = await readLayoutShifts(page)
    expect(sum, `${width} px wide, moved: ${moved}`).toBeLessThan(0.05)
    expect(await pushSideways(page), `${width} px wide, sticks out`).toBe(0)
  }
}

/** How many pixels the page can be scrolled sideways. */
function pushSideways(page: Page) {
  return page.evaluate(() => {
    window.scrollTo({ left: 1000, behavior: 'instant' })
    return window.scrollX
  })
}
