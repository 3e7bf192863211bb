/** No page scrolls sideways on the narrowest phone or with larger letters (WCAG 1.4.10, 1.4.4), and nothing is covered. */
import { findChromium } from './find-chromium.ts'
import { expect, open, test } from './journey.ts'
import { samosa, startWith } from './stored-cart.ts'

const paths = [
  '/',
  '/order-online',
  '/product/samosa',
  '/menu',
  '/cart',
  '/checkout',
  '/reservations',
  '/catering',
  '/contact',
  '/about',
  '/testimonials',
  '/login',
  '/register',
]

const devices = [
  { name: '320 px wide', width: 320, letters: 16 },
  { name: '390 px wide with letters a quarter larger', width: 390, letters: 20 },
]

for (const { name, width, letters } of devices) {
  test(`nothing overflows ${name}`, async ({ playwright, baseURL }) => {
    // The reader's own setting, which media queries follow too.
    const args = ['--no-sandbox', `--blink-settings=defaultFontSize=${letters}`]
    const browser = await playwright.chromium.launch({ executablePath: findChromium() ?? '', args })
    const viewport = { width, height: 800 }
    const page = await browser.newPage({ viewport, serviceWorkers: 'block', ...(baseURL && { baseURL }) })
    await startWith(page, { cart: [{ ...samosa, quantity: 12 }] })
    const wider: string[] = []
    for (const path of paths) {
      await open(page, path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) wider.push(`${path}: ${over} px`)
    }
    await browser.close()
    expect(wider).toEqual([])
  })
}

test('the sums of the cart beside the menu cover no stepper (WCAG 2.4.11)', async ({ page }) => {
  await startWith(page, { cart: [samosa] })
  await open(page, '/order-online')
  const more = page
    .getByRole('complementary', { name: 'Your order' })
    .getByRole('button', { name: 'One more' })
  await expect(more).toBeInViewport()
  const isOnTop = await more.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isOnTop).toBe(true)
})
