import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { expect, open, test } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'

// Colour contrast can only be measured when nothing is fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HALVES = 2

for (let half = 0; half < HALVES; half += 1) {
  test(`no admin page is wider than a phone, a tablet or a desktop, and axe finds nothing on any: part ${half + 1}`, async ({
    page,
    request,
  }) => {
    test.slow()
    await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
    await logInAsAdmin(page, '/admin/orders')
    const links = page.locator('nav[aria-label="Restaurant"] a')
    await expect.poll(() => links.count()).toBeGreaterThan(15)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const all = [...addresses, '/admin/products/new', '/admin/my-login', '/admin/log/security']

    for (const address of all.filter((_address, index) => index % HALVES === half)) {
      await open(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        // A chart is drawn again only once the page around it has its new width.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: address })
          .toBe(width)
        await test.step(`${address} at ${width}`, () => expectAccessible(page))
      }
    }
  })
}
