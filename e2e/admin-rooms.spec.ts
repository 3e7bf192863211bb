import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { expect, open, test } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'

// Colour contrast can only be measured when nothing is fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1024, 1440]) {
  test(`no admin page is wider than ${width} pixels, and axe finds nothing on any`, async ({
    page,
    request,
  }) => {
    test.slow()
    await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
    await logInAsAdmin(page, '/admin/orders')
    const rooms = page.locator('nav[aria-label="Restaurant"] a')
    await expect.poll(() => rooms.count()).toBeGreaterThan(15)
    const addresses = await rooms.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

    await page.setViewportSize({ width, height: 900 })
    for (const address of [...addresses, '/admin/products/new', '/admin/my-login', '/admin/log/security']) {
      await open(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width)
      await test.step(address, () => expectAccessible(page))
    }
  })
}
