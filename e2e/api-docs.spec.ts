/** The readable page of the API: made with a package, and still at home under the site's rules. */
import { expectAccessible } from './accessible.ts'
import { expect, test, type Page } from './journey.ts'
import { brand } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const callTo = (page: Page, path: string) =>
  page.locator('.opblock-get').filter({ has: page.locator(`[data-path="${path}"]`) })

test('a developer finds the menu and tries it out', async ({ page, context, baseURL }) => {
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
  await expect(call.getByText('Who may call:')).toBeVisible()
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

for (const width of [390, 768, 1440]) {
  test(`nothing sticks out at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/api/docs')
    await page.locator('#operations-tag-Orders').getByRole('button').click()
    await expect(callTo(page, '/orders/my')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it says where the document is', async ({ page, request }) => {
    await page.goto('/api/docs')
    await expect(page.getByText('The list of calls needs JavaScript')).toBeVisible()
    const address = await page.getByRole('link', { name: 'openapi.json' }).getAttribute('href')
    expect((await request.get(address ?? '')).status()).toBe(200)
  })
})
