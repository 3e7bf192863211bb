/** What happens elsewhere appears on the screen immediately, sooner than polling would show it. */
import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { adminToken, createProduct, logInAsAdmin } from './admin.ts'
import { newCustomer, register, startSignedIn } from './customer.ts'
import { addFromMenu, cartLine, dishCard } from './guest.ts'
import { expect, open, test, type Page } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'

const atOnce = { timeout: 4000 }

/** Connected, and finished refetching what the connection triggered. */
async function untilLive(page: Page) {
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 15_000 })
}

test('a guest’s order page follows the kitchen, whose list follows the guests', async ({
  page,
  browser,
  request,
}) => {
  const order = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
  const guest = await (await browser.newContext()).newPage()
  await open(guest, `/order/${order._id}`)
  await untilLive(guest)

  await logInAsAdmin(page, '/admin/orders?sort=newest')
  await untilLive(page)
  const next = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
  await expect(page.getByRole('link', { name: `Order ${next.number}`, exact: true })).toBeVisible(atOnce)
  await expectAccessible(page)

  const token = await adminToken(request)
  const moved = await request.post(`/api/admin/orders/${order._id}/status`, {
    headers: { authorization: `Bearer ${token}` },
    data: { from: 'placed', to: 'accepted' },
  })
  expect(moved.status()).toBe(200)
  await expect(guest.getByRole('main').getByText('Accepted')).toBeVisible(atOnce)
  await expectAccessible(guest)
  await guest.context().close()
})

test('an order’s page does not call itself live while the device is offline', async ({
  page,
  context,
  request,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/)
  const order = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
  await open(page, `/order/${order._id}`)
  await untilLive(page)
  await context.setOffline(true)
  await expect(page.getByText(/^Not connected since/)).toBeVisible(atOnce)
  await expect(page.getByText('Live', { exact: true })).toHaveCount(0)
  await context.setOffline(false)
  await untilLive(page)
})

test('a customer’s list of orders follows the kitchen', async ({ page, request }) => {
  const session = await register(request, newCustomer())
  await startSignedIn(page, session)
  const order = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }], session.token)
  await open(page, '/orders')
  await untilLive(page)
  await expectAccessible(page)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  await request.post(`/api/admin/orders/${order._id}/status`, {
    headers,
    data: { from: 'placed', to: 'accepted' },
  })
  const card = page.getByRole('article', { name: `Order ${order.number}` })
  await expect(card.getByText('Accepted')).toBeVisible(atOnce)
})

test('a dish that sells out while it is in the cart is named there, and removed with one click', async ({
  browser,
  request,
}) => {
  const title = `Kadhi ${randomUUID().slice(0, 8)}`
  const slug = title.toLowerCase().replace(' ', '-')
  const id = await createProduct(request, { title, slug, categorySlug: 'soup', price: 7.66 })
  const guest = await (await browser.newContext()).newPage()
  const streams = guest.waitForResponse(/\/trpc\/live\.menu/)
  await open(guest, '/order-online')
  await addFromMenu(guest, title)
  expect((await streams).headers()['content-type']).toContain('text/event-stream')
  const secondTab = await guest.context().newPage()
  const ownStreams: string[] = []
  secondTab.on('request', (asked) => asked.url().includes('/trpc/live.') && ownStreams.push(asked.url()))
  await open(secondTab, '/cart')
  await expect(cartLine(secondTab, title)).toBeVisible()

  const soldOut = await request.post('/trpc/products.setAvailability', {
    headers: { authorization: `Bearer ${await adminToken(request)}` },
    data: { id, soldOut: true },
  })
  expect(soldOut.status()).toBe(200)
  await expect(dishCard(guest, title).getByRole('button', { name: 'Sold Out' })).toBeVisible(atOnce)
  await expect(secondTab.getByText(`${title} is sold out.`)).toBeVisible(atOnce)
  // It was informed by the first tab, which owns the stream.
  expect(ownStreams).toEqual([])
  await expectAccessible(secondTab)
  await secondTab.getByRole('button', { name: `Remove sold-out ${title}` }).click()
  await expect(secondTab.getByText('Your cart is empty')).toBeVisible()
  await guest.context().close()
})

test('a page asks for nothing that it has brought along, and learns what happened before its stream began', async ({
  page,
  request,
}) => {
  const title = `Kadhi ${randomUUID().slice(0, 8)}`
  const slug = title.toLowerCase().replace(' ', '-')
  const id = await createProduct(request, { title, slug, categorySlug: 'soup', price: 7.66 })
  const { promise: change, resolve: letStreamBegin } = Promise.withResolvers<void>()
  await page.route(/\/trpc\/live\./, async (route) => {
    await change
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  const stream = page.waitForRequest(/\/trpc\/live\.menu/)
  await open(page, '/order-online?category=soup')
  await stream
  await request.post('/trpc/products.setAvailability', {
    headers: { authorization: `Bearer ${await adminToken(request)}` },
    data: { id, soldOut: true },
  })
  const card = page.getByRole('article', { name: title, exact: true })
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  expect(asked.filter((path) => /products|categories|settings/.test(path))).toEqual([])
  letStreamBegin()
  await expect(card.getByRole('button', { name: 'Sold Out' })).toBeVisible(atOnce)
})

test('where streams are blocked, the page says so and polls', async ({ page, request, expectNoise }) => {
  expectNoise(/live\.order/)
  await page.route(/\/trpc\/live\./, (route) => route.abort('connectionrefused'))
  const order = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
  await open(page, `/order/${order._id}`)
  await expect(page.getByText(/^Not connected since .* – checking every 10 seconds$/)).toBeVisible({
    timeout: 20_000,
  })
  await request.post(`/api/admin/orders/${order._id}/status`, {
    headers: { authorization: `Bearer ${await adminToken(request)}` },
    data: { from: 'placed', to: 'accepted' },
  })
  await expect(page.getByRole('main').getByText('Accepted')).toBeVisible({ timeout: 15_000 })
})
