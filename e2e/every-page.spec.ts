/** Every page of the shop, on a phone and on wider screens. */
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { either } from './house.ts'
import { newCustomer, register, startSignedIn } from './customer.ts'
import { readHead } from './head.ts'
import { expect, open, test, untilQuiet, type Page } from './journey.ts'
import { listNewestIds, placeOrderOf } from './kitchen.ts'
import { readLayoutShifts, watchLayoutShifts } from './layout-shift.ts'
import { everyPage, pages, type PageFacts } from './page-table.ts'
import { brand, publicUrl } from './site.ts'
import { samosa, startWith } from './stored-cart.ts'

// Colour contrast can only be measured when nothing is fading in, and texts be found when they do not change.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const facts of pages) {
  test(`${facts.name} fits, does not shift during hydration, is accessible and identifies itself`, async ({
    page,
    request,
    isMobile,
  }) => {
    if (!facts.isEmptyHanded) await startWithFullHands(page, request)
    await expectFitAndStill(page, facts.path, isMobile)
    if (!facts.isEmptyHanded) await expect(page.getByRole('link', { name: 'Cart, 99 items' })).toBeVisible()
    await expectAccessible(page)
    if (!isMobile) await expectToIdentifyItself(page, request, facts)
  })
}

test('the page of an order fits, does not shift and is accessible', async ({ page, request, isMobile }) => {
  const { _id } = await placeOrderOf(request, [{ slug: 'samosa', quantity: 99 }])
  await startWithFullHands(page, request)
  await expectFitAndStill(page, `/order/${_id}`, isMobile)
  await expectAccessible(page)
})

test('a customer’s orders fit, do not shift and are accessible', async ({ page, request, isMobile }) => {
  const session = await register(request, newCustomer())
  await placeOrderOf(request, [{ slug: 'samosa', quantity: 99 }], session.token)
  await startWithFullHands(page, request)
  await startSignedIn(page, session)
  await expectFitAndStill(page, '/orders', isMobile)
  await expect(page.getByRole('article', { name: /^Order \d+$/ })).toBeVisible()
  await expectAccessible(page)
})

async function startWithFullHands(page: Page, request: APIRequestContext) {
  const wishlist = await listNewestIds(request, 2)
  await startWith(page, { cart: [{ ...samosa, quantity: 99 }], wishlist })
}

/** On the phone as it is; elsewhere as wide as a tablet, then as a desktop. */
async function expectFitAndStill(page: Page, path: string, isMobile: boolean) {
  await watchLayoutShifts(page)
  for (const width of isMobile ? [null] : [768, 1440]) {
    if (width !== null) await page.setViewportSize({ width, height: 900 })
    await open(page, path)
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

// Its hours, prices, tax, telephone and streets: another restaurant has others, which its own journey reads.
const ofSample =
  /\d[ap]m|\$|GST|780-|Jasper|Corona|Canada|Edmonton|10620|gratuity|Golden|mountain town|^2015$|Two kitchens/

/** To guests and to other programs. */
async function expectToIdentifyItself(
  page: Page,
  request: APIRequestContext,
  { path, title, heading, texts }: PageFacts,
) {
  const fullTitle = title === undefined ? brand : `${title} | ${brand}`
  await expect(page).toHaveTitle(fullTitle)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  const here = [...everyPage, ...texts].filter((text) => either(true, !ofSample.test(String(text))))
  for (const text of here) await expect(page.getByText(text).first()).toBeAttached()

  // The second one has no picture of its own, and is shared with its icon.
  const isPainted = either(true, path.startsWith('/product/'))
  const head = await readHead(page)
  expect(head).toMatchObject({
    shareTitle: fullTitle,
    shareType: 'website',
    themeColour: '#1E3A8A',
    canonical: publicUrl + path,
    shareImageSize: isPainted ? ['1200', '630'] : ['512', '512'],
    shareImageAlt: expect.stringMatching(/\w{3}/),
  })
  const picture = new URL(head.shareImage ?? '')
  expect(picture.origin).toBe(publicUrl)
  const shown = await request.get(picture.pathname)
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(head.description).toMatch(/\w+ \w+/)
  expect(head.shareDescription).toBe(head.description)
}
