import { accountMenu, newCustomer, register, startSignedIn } from './customer.ts'
import { cartLine, failureNotice, guest, introduceOneself, placeOrder, waitForPlacedOrder } from './guest.ts'
import { house, money } from './house.ts'
import { expect, open, test, untilQuiet, type Page } from './journey.ts'
import { getOrder, placeOrderOf } from './kitchen.ts'
import { samosa, startWith } from './stored-cart.ts'

test.use({ serviceWorkers: 'allow' })

const offlineNote = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' })

/** Opens a page and waits until the service worker has cached everything. */
async function visit(page: Page, path: string) {
  await open(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

test('after one visit the menu and the cart can be read offline', async ({ page, context, expectNoise }) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await startWith(page, { cart: [samosa] })
  await visit(page, '/')
  await context.setOffline(true)

  await open(page, '/menu')
  const rice = page.getByRole('region', { name: 'Rice' })
  await expect(rice.getByRole('listitem').filter({ hasText: 'Vegetable Biryani' })).toContainText(money(13.7))
  await expect(offlineNote(page)).toBeVisible()

  await page.reload()
  await expect(rice).toBeVisible()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(cartLine(page, 'Samosa')).toContainText(money(5.66))
  await page.reload()
  await expect(cartLine(page, 'Samosa')).toContainText(money(5.66))

  await context.setOffline(false)
  await expect(offlineNote(page)).toHaveCount(0)
})

test('a page that is not cached says so and links to those that are', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await visit(page, '/menu')
  await context.setOffline(true)
  await page.goto('/product/rasmalai')
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot reach the kitchen' })).toBeVisible()
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Menu' })).toBeVisible()
})

test('the page that stands in for another one shows the telephone number of the page that was saved last', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await visit(page, '/menu')
  // As after the owner has changed it, and another visit.
  await page.evaluate(async ({ phone, tel }) => {
    const name = (await caches.keys()).find((each) => each.startsWith('tiffin-pages-')) ?? ''
    const html = await (await fetch('/about')).text()
    const changed = html.replaceAll(`tel:${tel}`, 'tel:+17805550199').replaceAll(phone, '780-555-0199')
    const headers = { 'content-type': 'text/html', date: new Date(Date.now() + 60_000).toUTCString() }
    await (await caches.open(name)).put('/about', new Response(changed, { headers }))
  }, house)
  await context.setOffline(true)
  await page.goto('/product/rasmalai')
  const phone = page.getByRole('link', { name: '780-555-0199', exact: true })
  await expect(phone).toHaveAttribute('href', 'tel:+17805550199')
})

test('offline nothing can be ordered and the cart stays; back online it becomes one order', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await startWith(page, { cart: [samosa] })
  await visit(page, '/checkout')
  await introduceOneself(page)
  await context.setOffline(true)
  await placeOrder(page)
  await expect(failureNotice(page)).toContainText('You’re offline. Nothing was ordered')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

  await context.setOffline(false)
  await expect(failureNotice(page)).toContainText('you’re back online, so try again')
  await placeOrder(page)
  const order = await getOrder(page.request, await waitForPlacedOrder(page))
  expect(order.items).toMatchObject([{ slug: 'samosa', quantity: 1 }])
})

test('nothing about an order or an account is stored on the device', async ({ page, request }) => {
  const session = await register(request, newCustomer())
  const { _id } = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }], session.token)
  await startSignedIn(page, session)
  await visit(page, '/menu')
  for (const path of ['/account', '/orders', `/order/${_id}`, '/admin', '/cart']) {
    await open(page, path)
    await untilQuiet(page)
  }
  await expect(accountMenu(page)).toBeVisible()

  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const lists = await Promise.all(
      caches.map(async (cache) => {
        const requests = await cache.keys()
        return Promise.all(
          requests.map(async (asked) => ({
            path: new URL(asked.url).pathname,
            text: await (await cache.match(asked))!.text(),
          })),
        )
      }),
    )
    return lists.flat()
  })
  const paths = kept.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/menu', '/cart', '/order-online']))
  const isPrivate =
    /^\/(account|orders?|reservation|newsletter|admin|login|signup)(\/|$)|^\/(trpc|api)\/(?!categories\.list|products\.)/
  expect(paths.filter((path) => isPrivate.test(path))).toEqual([])
  const secrets = [session.user.email, session.token, _id, guest.name]
  expect(kept.filter(({ text }) => secrets.some((secret) => text.includes(secret)))).toEqual([])
})

test('the site can be installed to a home screen: a manifest, and icons of the declared sizes', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(href!)).json()) as {
    name: string
    display: string
    theme_color: string
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect(manifest).toMatchObject({ name: house.brand, display: 'standalone', theme_color: '#1E3A8A' })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const { src, sizes } of [...manifest.icons, { src: touchIcon!, sizes: '180x180' }]) {
    const response = await request.get(src)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png'])
    const png = await response.body()
    // A PNG begins with its width and height.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
})
