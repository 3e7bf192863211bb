import { expect, test } from './journey.ts'

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
