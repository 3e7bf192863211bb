/** No page scrolls sideways on the narrowest phone or with larger letters (WCAG 1.4.10, 1.4.4). */
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
