/** No page scrolls sideways on the narrowest phone or with larger letters (WCAG 1.4.10, 1.4.4), and nothing is covered. */
import { adminToken, createProduct } from './admin.ts'
import { findChromium } from './find-chromium.ts'
import { house } from './house.ts'
import { expect, open, test } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'
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

test('the telephone number does not break in two where a phone has little room', async ({
  page,
  request,
}) => {
  const order = await placeOrderOf(request, [{ slug: 'samosa', quantity: 2 }])
  for (const path of ['/product/samosa', `/order/${order._id}`]) {
    await open(page, path)
    const broken: string[] = []
    // Some of these widths break the line in each place of the number.
    for (let width = 320; width < 420; width += 9) {
      await page.setViewportSize({ width, height: 800 })
      const here = await page.evaluate(findBroken, house.phone)
      broken.push(...here.map((text) => `${path}, ${width} px: ${text}`))
    }
    expect(broken).toEqual([])
  }
})

/** The texts with this number in which it stands on two lines. */
function findBroken(number: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const start = node.textContent?.indexOf(number) ?? -1
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, start + number.length)
    const lines = new Set([...range.getClientRects()].map(({ top }) => top))
    if (lines.size > 1) broken.push(node.textContent ?? '')
  }
  return broken
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
