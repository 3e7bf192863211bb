/** The API's documentation page: rendered by a package, but still bound by the site's rules. */
import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { findChromium } from './find-chromium.ts'
import { expect, test, type Locator, type Page } from './journey.ts'
import { brand } from './site.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The package works for seconds: to optimize its code saves a quarter of that.
  launchOptions: { executablePath: findChromium() ?? '', args: ['--no-sandbox'] },
})

/** The calls of staff are listed for staff. */
async function openAsStaff(page: Page, hash = '') {
  await logInAsAdmin(page)
  await page.goto(`/api/docs${hash}`)
  // On a busy machine the package takes its time to read a document of two hundred calls, and what an open one refers to.
  const opened = hash.includes('.') ? '.opblock.is-open .try-out__btn' : '.opblock-tag'
  await expect(page.locator(opened).first()).toBeVisible({ timeout: 60_000 })
}

const callTo = (page: Page, path: string, method = 'get') =>
  page.locator(`.opblock-${method}`).filter({ has: page.locator(`[data-path="${path}"]`) })

/** Expects it at the top, or as near to it as the page can scroll. */
async function expectAtTop(place: Locator) {
  await expect(place).toBeInViewport()
  const isThere = (element: Element) => {
    const { scrollHeight } = document.documentElement
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= scrollHeight
    return isAtEnd || Math.abs(element.getBoundingClientRect().top) < 2
  }
  await expect.poll(() => place.evaluate(isThere)).toBe(true)
}

test('a developer finds the menu endpoint and tries it out', async ({ page, context, baseURL }) => {
  const asked = new Set<string>()
  context.on('request', (request) => {
    if (request.url().startsWith('http')) asked.add(new URL(request.url()).origin)
  })
  await page.goto('/api/docs')
  await expect(page).toHaveTitle(`API | ${brand}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The ${brand} API`)
  await expectAccessible(page)

  await page.locator('#operations-tag-Menu').getByRole('button').click()
  const call = callTo(page, '/products')
  await call.locator('.opblock-summary-control').click()
  await expect(call.getByText('Access:')).toBeVisible()
  await call.getByRole('button', { name: 'Try it out' }).click()
  const answered = page.waitForResponse((response) => response.url().includes('/api/products'))
  await call.getByRole('button', { name: 'Execute' }).click()
  const answer = await answered
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toContainEqual(expect.objectContaining({ slug: 'samosa' }))
  await expect(call.locator('.live-responses-table')).toContainText('samosa')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.getByRole('button', { name: 'Close' }).first()).toBeVisible()
  await expectAccessible(page)
  expect([...asked]).toEqual([new URL(baseURL ?? '').origin])
})

test('the search finds words anywhere in an endpoint', async ({ page }) => {
  await openAsStaff(page)
  const field = page.getByRole('searchbox', { name: 'Find an endpoint' })
  const status = page.getByRole('search').getByRole('status')
  await field.fill('Sold out')
  await expect(callTo(page, '/admin/sold-out')).toBeVisible()
  await expect(status).toHaveText(/^\d+ endpoints match\.$/)
  await expect(callTo(page, '/wishlist')).toHaveCount(0)
  await expectAccessible(page)

  await field.fill('coupon code')
  await expect(callTo(page, '/coupons', 'post')).toBeVisible()
  await field.fill('/opening-hours/special-days')
  await expect(status).toHaveText('1 endpoint matches.')
  await expect(callTo(page, '/opening-hours/special-days')).toBeVisible()
  await page.getByRole('button', { name: 'Opening hours', exact: true }).click()
  await expect(callTo(page, '/opening-hours/special-days')).toBeHidden()

  await field.fill('unobtainable words')
  await expect(status).toHaveText('No endpoints match.')
  await expect(page.locator('.opblock-tag')).toHaveCount(0)
  await expect(page.getByText('No operations defined')).toHaveCount(0)

  await field.fill('')
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  // What webhooks tell is always in sight, at the end.
  await expect(page.locator('.opblock:not(.webhooks .opblock)')).toHaveCount(0)
})

test('an address leads to its endpoint, on load and later', async ({ page }) => {
  await openAsStaff(page, '#/Menu/products.list')
  await expectAtTop(callTo(page, '/products'))
  await expect(callTo(page, '/products').getByText('Access:')).toBeVisible()

  await page.getByRole('searchbox').fill('newsletter')
  await expect(callTo(page, '/products')).toHaveCount(0)
  await page.goto('/api/docs#/Menu%20editing/products.soldOut')
  await expectAtTop(callTo(page, '/admin/sold-out'))
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(callTo(page, '/admin/sold-out').locator('.opblock-summary-control')).toBeFocused()

  await page.goBack()
  await expectAtTop(callTo(page, '/products'))
  await page.goto('/api/docs#/Coupons')
  await expectAtTop(page.locator('#operations-tag-Coupons'))
  await expect(callTo(page, '/coupons')).toBeVisible()
})

test('an endpoint is tried out with a token, and its error is shown', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/status of 40[14]/)
  await openAsStaff(page, '#/Menu%20editing/products.soldOut')
  const soldOut = callTo(page, '/admin/sold-out')
  await soldOut.getByRole('button', { name: 'Try it out' }).click()
  await soldOut.getByRole('button', { name: 'Execute' }).click()
  const answer = soldOut.locator('.live-responses-table')
  await expect(answer).toContainText('401')
  await expect(answer).toContainText('UNAUTHENTICATED')

  const demo = (await (await request.get('/api/auth/demo')).json()) as { data: object }
  const login = await request.post('/api/auth/login', { data: demo.data })
  const { token } = (await login.json()) as { token: string }
  await page.getByRole('button', { name: 'Authorize', exact: true }).click()
  const dialog = page.locator('.dialog-ux')
  const session = dialog.locator('form').filter({ hasText: /^bearer/ })
  await session.getByRole('textbox').fill(token)
  await session.getByRole('button', { name: 'Authorize' }).click()
  await session.locator('.btn-done').click()
  await soldOut.getByRole('button', { name: 'Execute' }).click()
  await expect(answer).toContainText('"soldOut"')
  const curl = soldOut.locator('.curl')
  await expect(curl).toContainText(`${new URL(page.url()).origin}/api/admin/sold-out`)
  await expect(curl).toContainText(`Authorization: Bearer ${token}`)

  await page.goto('/api/docs#/Menu/products.get')
  const dish = callTo(page, '/products/{idOrSlug}')
  await dish.getByRole('button', { name: 'Try it out' }).click()
  await dish.getByRole('textbox', { name: 'idOrSlug' }).fill('no-such-dish')
  await dish.getByRole('button', { name: 'Execute' }).click()
  await expect(dish.locator('.live-responses-table')).toContainText('That dish is not on our menu')
})

test('the search field is immediately visible, and nothing overflows on any screen', async ({ page }) => {
  const sizes = [390, 768, 1440].map((width) => ({ width, height: 800 }))
  await page.goto('/api/docs')
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect(page.getByRole('searchbox', { name: 'Find an endpoint' })).toBeInViewport({ ratio: 1 })
  }
  await page.getByText('Before your first request').click()
  await expect(page.getByRole('heading', { name: 'Logging in', exact: true })).toBeVisible()
  await page.locator('#operations-tag-Orders').getByRole('button').click()
  await expect(callTo(page, '/orders/my')).toBeVisible()
  const table = page.getByRole('table').filter({ hasText: 'METHOD_NOT_ALLOWED' })
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it links to the OpenAPI document', async ({ page, request }) => {
    await page.goto('/api/docs')
    await expect(page.getByText('The list of endpoints needs JavaScript')).toBeVisible()
    const address = await page.getByRole('link', { name: 'openapi.json' }).getAttribute('href')
    expect((await request.get(address ?? '')).status()).toBe(200)
  })
})
