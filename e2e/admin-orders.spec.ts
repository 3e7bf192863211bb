import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { adminToken, logInAsAdmin } from './admin.ts'
import { either } from './house.ts'
import { expect, open, test, type Page } from './journey.ts'
import type { Order } from './kitchen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const newName = () => `Juniper ${randomUUID().slice(0, 8)}`

/** Places an order for a guest with a unique name. */
async function placeOne(request: APIRequestContext, slug = 'samosa', quantity = 1, name = newName()) {
  const placed = await request.post('/api/orders', {
    data: { items: [{ slug, quantity }], customer: { name, email: 'juniper@example.com' } },
  })
  expect(placed.status()).toBe(201)
  return { ...((await placed.json()) as Order), name }
}

const row = (page: Page, { number }: { number: number }) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: `Order ${number}`, exact: true }) })
const sheet = (page: Page, { number }: { number: number }) =>
  page.getByRole('dialog', { name: `Order ${number}`, exact: true })

/** Calls the server with the page's login. */
async function ask(page: Page, procedure: string, data: object) {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '') as string)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post(`/trpc/${procedure}`, { headers, data })
  expect(answer.status()).toBe(200)
}

async function createCountedDish(page: Page, stock: number): Promise<string> {
  const slug = `counted-${randomUUID().slice(0, 8)}`
  await ask(page, 'products.create', { title: `Dish ${slug}`, slug, categorySlug: 'soup', price: 9, stock })
  return slug
}

test('the demo admin logs in and lands on the orders', async ({ page }) => {
  await page.goto('/admin/orders')
  await expect(page).toHaveURL(/\/admin\/login\?back=%2Fadmin%2Forders/)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('a guest’s order appears and moves from status to status', async ({ page, request }) => {
  // Searched by name: other tests place so many orders that this one may not be on the first page.
  const name = newName()
  await logInAsAdmin(page, '/admin/orders')
  await open(page, `/admin/orders?${new URLSearchParams({ q: name, status: 'all' }).toString()}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const order = await placeOne(request, 'samosa', 1, name)
  // Nothing is clicked.
  await expect(row(page, order)).toContainText(order.name, { timeout: 30_000 })
  await row(page, order).getByRole('link').click()
  for (const [button, status] of [
    ['Accept', 'Accepted'],
    ['Start preparing', 'Preparing'],
    ['Ready for pickup', 'Ready'],
    ['Picked up', 'Completed'],
  ] as const) {
    await sheet(page, order).getByRole('button', { name: button }).click()
    if (button === 'Picked up')
      await page
        .getByRole('dialog', { name: /to pay$/ })
        .getByRole('button', { name: 'Paid by cash' })
        .click()
    await expect(sheet(page, order).getByRole('region', { name: 'Status' })).toContainText(status)
  }
  await expect(sheet(page, order).getByRole('region', { name: 'Status' }).getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sheet(page, order)).toHaveCount(0)
  await expect(row(page, order)).toContainText('Completed')
  await expect(row(page, order)).toContainText('Paid by cash')
  await expect(row(page, order).getByRole('link')).toBeFocused()
  await page.goto(`/order/${order._id}`)
  await expect(page.getByRole('main')).toContainText('Picked up. Enjoy!')
})

test('cancelling asks for a reason, returns the portions, and notifies the guest', async ({
  page,
  request,
}) => {
  await logInAsAdmin(page, '/admin/orders')
  const slug = await createCountedDish(page, 3)
  const countLeft = async () =>
    ((await (await request.get(`/api/products/${slug}`)).json()) as { stock: number }).stock
  const order = await placeOne(request, slug, 3)
  await page.goto(`/product/${slug}`)
  await expect(page.getByText('Out of Stock')).toBeVisible()

  await open(page, `/admin/orders?order=${order._id}`)
  await sheet(page, order).getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('dialog', { name: `Cancel order ${order.number}?` })
  await expect(question.getByRole('radio').first()).toBeFocused()
  // Dismisses the question and leaves the drawer open.
  await page.keyboard.press('Escape')
  await expect(sheet(page, order).getByRole('button', { name: 'Cancel order' })).toBeFocused()
  expect(await countLeft()).toBe(0)
  await sheet(page, order).getByRole('button', { name: 'Cancel order' }).click()
  await question.getByLabel('The kitchen cannot have it ready in time.').check()
  await question.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(sheet(page, order).getByRole('region', { name: 'Status' })).toContainText('Cancelled')

  expect(await countLeft()).toBe(3)
  await page.goto(`/product/${slug}`)
  await expect(page.getByText('In Stock')).toBeVisible()
  await page.goto(`/order/${order._id}`)
  await expect(page.getByRole('main')).toContainText('This order is cancelled and nothing is owed.')
  await expect(page.getByRole('main')).toContainText('The kitchen cannot have it ready in time.')
})

test('of two people changing an order, the slower one is told and sees its current status', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/409 \(Conflict\).*orders\.changeStatus/)
  const order = await placeOne(request)
  await logInAsAdmin(page, `/admin/orders?order=${order._id}`)
  const accept = sheet(page, order).getByRole('button', { name: 'Accept' })
  await expect(accept).toBeVisible()
  // A colleague at another screen, between the click and its arrival: before that, the page would know.
  const cancelled = { id: order._id, from: 'placed', to: 'cancelled', reason: 'Sold out' }
  await page.route(
    /orders\.changeStatus/,
    async (route) => {
      await request.post(`/api/admin/orders/${order._id}/status`, {
        headers: { authorization: `Bearer ${await adminToken(request)}` },
        data: cancelled,
      })
      await route.continue()
    },
    { times: 1 },
  )
  await accept.click()
  await expect(sheet(page, order).getByRole('alert')).toContainText(
    `Order ${order.number} has already been cancelled`,
  )
  await expect(accept).toHaveCount(0)
  await expect(
    sheet(page, order).getByRole('region', { name: 'Status' }).getByText('Cancelled', { exact: true }),
  ).toBeVisible()
})

test('the filters are in the address', async ({ page, request }) => {
  const order = await placeOne(request)
  const other = await placeOne(request)
  await logInAsAdmin(page, '/admin/orders')
  await page.getByLabel('Number, name, email or phone').fill(order.name)
  await expect(row(page, other)).toHaveCount(0)
  await expect(row(page, order)).toBeVisible()
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Placed' }).click()
  await page.getByLabel('Pickup day').fill(order.fulfillment.pickupLocal.slice(0, 10))
  await expect(page).toHaveURL(/day=/)
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({
    q: order.name,
    status: 'placed',
    day: order.fulfillment.pickupLocal.slice(0, 10),
  })

  await page.reload()
  await expect(row(page, order)).toBeVisible()
  await expect(page.getByLabel('Number, name, email or phone')).toHaveValue(order.name)
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Ready' }).click()
  await expect(page.getByText('No orders found')).toBeVisible()
  await page.getByRole('link', { name: 'Search all orders' }).click()
  await expect(page).toHaveURL(/status=all&day=[\d-]+&q=Juniper/)
  await expect(row(page, order)).toBeVisible()
})

test('a long list has pages, and the back button goes through them', async ({ page, request }) => {
  for (let count = 0; count < 21; count += 1) await placeOne(request, 'garlic-naan')
  await logInAsAdmin(page, '/admin/orders')
  await expect(page.getByRole('checkbox', { name: /^Select order/ })).toHaveCount(20)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/admin/orders?page=2')
  await expect(page.getByText(/^Page 2 of/)).toBeVisible()
  // Opening and closing an order does not lose the place.
  await page
    .getByRole('link', { name: /^Order \d+$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/admin/orders?page=2')
  await page.getByLabel('Sort by').selectOption('Newest first')
  await expect(page).toHaveURL('/admin/orders?sort=newest')
  await page.goBack()
  await expect(page.getByText(/^Page 2 of/)).toBeVisible()
  await expect(page.getByLabel('Sort by')).toHaveValue('')
})

test.describe('a stopped clock', () => {
  test.use({ ownContext: true })

  test('several orders are accepted with one click; those that someone else accepted first are named', async ({
    page,
    request,
  }) => {
    const name = newName()
    const orders = []
    for (let count = 0; count < 3; count += 1) orders.push(await placeOne(request, 'samosa', 1, name))
    const [first, taken, last] = orders
    if (!first || !taken || !last) throw new Error('three were placed')
    // Otherwise the list would have the colleague’s change before the click, or not, by chance.
    await page.route('**/trpc/live.*', () => {})
    await logInAsAdmin(page, '/admin/orders')
    await open(page, `/admin/orders?${new URLSearchParams({ q: name, status: 'all' }).toString()}`)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(page.getByRole('button', { name: 'Accept 3 orders' })).toBeVisible()
    // A colleague at another screen, after the list was loaded: the stopped clock prevents further polling.
    await page.clock.install()
    await ask(page, 'orders.changeStatus', {
      id: taken._id,
      from: 'placed',
      to: 'cancelled',
      reason: 'Sold out',
    })
    await page.getByRole('button', { name: 'Accept 3 orders' }).click()
    await expect(page.getByRole('alert', { name: 'One order was not updated' })).toContainText(
      `Order ${taken.number} has already been cancelled`,
    )
    await expect(row(page, first)).toContainText('Accepted')
    await expect(row(page, last)).toContainText('Accepted')
    await expect(row(page, taken)).toContainText('Cancelled')

    // The button for the next step is in the same place as the last one.
    await row(page, first).getByRole('button', { name: 'Start preparing' }).click()
    await expect(row(page, first)).toContainText('Preparing')
  })
})

test('a step is taken back, with the mouse or by key', async ({ page, request }) => {
  const name = newName()
  const order = await placeOne(request, 'samosa', 1, name)
  await logInAsAdmin(page, '/admin/orders')
  await open(page, `/admin/orders?${new URLSearchParams({ q: name }).toString()}`)
  await row(page, order).getByRole('button', { name: 'Accept' }).click()
  await expect(row(page, order)).toContainText('Accepted')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, order)).toContainText('Placed')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await row(page, order).getByRole('button', { name: 'Accept' }).press('Enter')
  await expect(row(page, order)).toContainText('Accepted')
  await page.keyboard.press('u')
  await expect(row(page, order)).toContainText('Placed')
})

test('an order is marked as paid in the list, and its guest is no longer asked to pay', async ({
  page,
  request,
}) => {
  const order = await placeOne(request)
  await logInAsAdmin(page, '/admin/orders')
  await open(page, `/admin/orders?${new URLSearchParams({ q: order.name }).toString()}`)
  await row(page, order).getByRole('button', { name: 'Unpaid' }).click()
  await page.getByRole('menuitem', { name: 'card' }).click()
  await expect(row(page, order)).toContainText('Paid by card')
  await row(page, order).getByRole('link').click()
  await expect(sheet(page, order).getByRole('region', { name: 'Log' })).toContainText('Paid by card')
  await page.goto(`/order/${order._id}`)
  await expect(page.getByRole('main')).toContainText('Paid by card')
})

test('the number of waiting orders is in the title and the navigation of every admin page', async ({
  page,
  request,
}) => {
  await placeOne(request)
  await logInAsAdmin(page, '/admin/orders')
  await expect(page).toHaveTitle(/^\(\d+\+?\) Orders \| /)
  await page.getByRole('navigation', { name: 'Restaurant' }).getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await expect(
    page
      .getByRole('navigation', { name: 'Restaurant' })
      .getByRole('link', { name: /^Orders \d+\+? waiting$/ }),
  ).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\+?\) Products \| /)
})

for (const [width, height, least] of [
  [1440, 900, 12],
  [768, 1024, 8],
] as const) {
  test(`at least ${least} orders fit on a screen of ${width} by ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    for (let count = 0; count < least + 1; count += 1) await placeOne(request)
    await logInAsAdmin(page, '/admin/orders')
    await expect(page.getByRole('checkbox', { name: /^Select order/ }).nth(least)).toBeAttached()
    const bottom = await page
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox', { name: /^Select order/ }) })
      .nth(least - 1)
      .evaluate((element) => element.getBoundingClientRect().bottom)
    const bar = await page.evaluate(
      () => document.querySelector('footer')?.getBoundingClientRect().top ?? Infinity,
    )
    expect(bottom).toBeLessThanOrEqual(Math.min(height, bar))
  })
}

const papers = [
  ['A4', { format: 'A4' }, 794],
  ['Letter', { format: 'Letter' }, 816],
  ['a roll of 80 mm', { width: '80mm', height: '200mm' }, 302],
] as const

for (const [paper, size, width] of papers) {
  test(`an order prints on ${paper}, and nothing is cut off`, async ({ page, request }) => {
    // The browser's own dialogue would block the test.
    await page.addInitScript(() => (window.print = () => {}))
    const name = `${newName()} Von-Hohenzollern-Sigmaringen`
    const order = await placeOne(request, 'samosa', 12, name)
    await logInAsAdmin(page, `/admin/orders?order=${order._id}`)
    await sheet(page, order).getByRole('button', { name: 'Print' }).click()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width, height: 1000 })
    const printout = page.locator('body > :last-child')
    for (const words of [
      String(order.number),
      name,
      '12 ×',
      'Samosa',
      `TO PAY ${either('$', '€')}`,
      'Cash on Pickup',
    ])
      await expect(printout).toContainText(words)
    const cutOff = await printout.evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter(
          (each) =>
            each.getBoundingClientRect().right > innerWidth || each.scrollWidth > each.clientWidth + 1,
        )
        .filter((each) => getComputedStyle(each).display !== 'inline')
        .map((each) => each.outerHTML),
    )
    expect(cutOff).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    const pdf = (await page.pdf(size)).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, pageWidth] = /\/MediaBox\s*\[0 0 ([\d.]+)/.exec(pdf) ?? []
    expect(Number(pageWidth)).toBeCloseTo((width * 72) / 96, -1)
  })
}

for (const width of [390, 768, 1440]) {
  test(`axe finds nothing on the orders, ${width} px wide, and nothing overflows`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const order = await placeOne(request)
    await logInAsAdmin(page, '/admin/orders')
    await open(page, `/admin/orders?${new URLSearchParams({ q: order.name }).toString()}`)
    await expect(row(page, order)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
    await row(page, order).getByRole('link').click()
    await sheet(page, order).getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByRole('dialog', { name: `Cancel order ${order.number}?` })).toBeVisible()
    await expectAccessible(page)
  })
}

test('without a login the list of orders shows no one', async ({ page }) => {
  await open(page, '/admin/login')
  await page.goto('/admin/orders?q=juniper')
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.getByRole('row')).toHaveCount(0)
})
