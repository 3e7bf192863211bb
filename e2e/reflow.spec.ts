/** No page scrolls sideways on the narrowest phone or with larger letters (WCAG 1.4.10, 1.4.4), and nothing is covered. */
import { adminToken, createProduct } from './admin.ts'
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

test('names and texts without a space wrap on every page that shows them', async ({ page, request }) => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const group = await request.post('/api/option-groups', {
    headers,
    data: { name: word, key: `g-${crypto.randomUUID()}`, max: 1, choices: [{ name: word, price: 1 }] },
  })
  const slug = `word-${crypto.randomUUID()}`
  await createProduct(request, {
    title: word,
    slug,
    description: word.repeat(4),
    categorySlug: 'rice',
    price: 9,
    optionGroups: [{ group: ((await group.json()) as { key: string }).key }],
  })
  const option = { group: 'g', choice: 'c', groupName: word, choiceName: word, price: 1 }
  const line = { slug, title: word, price: 9, quantity: 1, options: [option], note: word.repeat(2) }
  await startWith(page, { cart: [line] })
  await page.setViewportSize({ width: 320, height: 800 })
  const wider: string[] = []
  for (const path of [`/product/${slug}`, '/order-online?category=rice', '/menu', '/cart', '/checkout']) {
    await open(page, path)
    await expect(page.getByText(word).first()).toBeVisible()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) wider.push(`${path}: ${over} px`)
  }
  expect(wider).toEqual([])
})
