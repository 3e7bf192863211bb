import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { adminToken } from './admin.ts'
import { accountMenu, logIn, newCustomer, register } from './customer.ts'
import {
  amountOf,
  applyCoupon,
  failureNotice,
  field,
  introduceOneself,
  placeOrder,
  waitForPlacedOrder,
} from './guest.ts'
import { anyClock, money } from './house.ts'
import { expect, open, test, waitUntilAlive, type Page } from './journey.ts'
import { samosa, startWith } from './stored-cart.ts'

const placing = '**/trpc/orders.place*'

test.beforeEach(async ({ page }) => {
  await startWith(page, { cart: [samosa] })
  await open(page, '/checkout')
  await introduceOneself(page)
})

test('a double click places one order, and the page says that it is being placed', async ({ page }) => {
  const letThrough = await delayOrders(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('orders.place')) asked.push(request.url())
  })
  await page.getByRole('button', { name: 'Place Order' }).dblclick()
  const busy = page.getByRole('button', { name: 'Placing...' })
  await expect(busy).toBeVisible()
  await busy.click({ force: true })
  await field(page, 'Name').press('Enter')
  letThrough()
  await waitForPlacedOrder(page)
  expect(asked).toHaveLength(1)
})

test('a lost response does not cause a second order', async ({ page, expectNoise }) => {
  const madeIds = await loseFirstAnswer(page)
  expectNoise(/ERR_CONNECTION_RESET/)
  await placeOrder(page)
  await expect(failureNotice(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

  await placeOrder(page)
  const shownId = await waitForPlacedOrder(page)
  expect(madeIds).toEqual([shownId, shownId])
})

test('the same cart ordered in two tabs at the same time is one order, and both tabs show it', async ({
  page,
  context,
}) => {
  const otherTab = await context.newPage()
  await open(otherTab, '/checkout')
  await introduceOneself(otherTab)
  const letThrough = await delayOrders(context)
  for (const tab of [page, otherTab]) {
    await placeOrder(tab)
    await expect(tab.getByRole('button', { name: 'Placing...' })).toBeVisible()
  }
  letThrough()
  const ids = await Promise.all([page, otherTab].map(waitForPlacedOrder))
  expect(ids[1]).toBe(ids[0])
  for (const tab of [page, otherTab]) {
    await expect(tab.getByText('Order placed!')).toBeVisible()
    await expect(tab.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  }
})

test('the same dishes ordered again later are another order', async ({ page }) => {
  await placeOrder(page)
  const first = await waitForPlacedOrder(page)
  await open(page, '/product/samosa')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await open(page, '/checkout')
  await introduceOneself(page)
  await placeOrder(page)
  await page.waitForURL((url) => /\/order\/[^/]+$/.test(url.pathname) && !url.pathname.endsWith(first))
  await expect(page.getByText('Order placed!')).toBeVisible()
})

test('after a lost answer and a reload, placing it again shows the order that was placed', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/ERR_CONNECTION_RESET/)
  const code = await createCouponForOneUse(request)
  await applyCoupon(page, code)
  await expect(amountOf(page, 'Discount')).toHaveText(money(-0.57))
  const madeIds = await loseFirstAnswer(page)
  await placeOrder(page)
  await expect(failureNotice(page)).toBeVisible()

  await page.reload()
  await waitUntilAlive(page)
  // The order has used it up, and is still the same order.
  await expect(amountOf(page, 'Discount')).toHaveText(money(-0.57))
  await placeOrder(page)
  const shownId = await waitForPlacedOrder(page)
  expect(madeIds).toEqual([shownId, shownId])
  await expect(page.getByText(placedSentence)).toBeVisible()
})

test('after a lost answer a changed order asks first, and a new one is placed only on a second press', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_CONNECTION_RESET/)
  const madeIds = await loseFirstAnswer(context)
  await placeOrder(page)
  await expect(failureNotice(page)).toBeVisible()
  // In another tab, where other details are filled in.
  const otherTab = await context.newPage()
  await open(otherTab, '/checkout')
  await introduceOneself(otherTab)
  await field(otherTab, 'Phone (optional)').fill('780-555-0123')
  await placeOrder(otherTab)
  await expect(otherTab.getByRole('alert').filter({ hasText: placedSentence })).toContainText(
    'Nothing else was ordered.',
  )
  expect(madeIds).toHaveLength(1)

  await field(page, 'Phone (optional)').fill('780-555-0124')
  await placeOrder(page)
  await expect(page.getByRole('alert').filter({ hasText: placedSentence })).toBeVisible()
  await page.getByRole('link', { name: 'See your order' }).click()
  expect(await waitForPlacedOrder(page)).toBe(madeIds[0])
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})

test('an order that was sent from an account is not ordered again as a guest, once the session has ended', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/ERR_CONNECTION_RESET|status of 403/)
  const customer = newCustomer()
  const session = await register(request, customer)
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('token', JSON.stringify(token))
  }, session)
  await page.reload()
  await waitUntilAlive(page)
  const madeIds = await loseFirstAnswer(page)
  await placeOrder(page)
  await expect(failureNotice(page)).toBeVisible()

  await page.evaluate(() => ['token', 'user'].forEach((key) => localStorage.removeItem(key)))
  await page.reload()
  await waitUntilAlive(page)
  await placeOrder(page)
  await expect(failureNotice(page)).toContainText('Log in to it to see what became of the order.')

  await open(page, '/login?back=/checkout')
  await logIn(page, customer)
  await page.waitForURL('/checkout')
  // The page is drawn again for who has logged in.
  await expect(accountMenu(page)).toBeVisible()
  await expect(page.getByText('We don’t know yet whether your last order arrived.')).toBeVisible()
  await placeOrder(page)
  expect(await waitForPlacedOrder(page)).toBe(madeIds[0])
  expect(new Set(madeIds).size).toBe(1)
})

test('an order that did not arrive is given up for the changed one', async ({ page, expectNoise }) => {
  expectNoise(/ERR_CONNECTION_RESET/)
  const late: (() => Promise<number>)[] = []
  await page.route(placing, async (route) => {
    if (late.length > 0) return route.continue()
    late.push(async () => (await page.request.fetch(route.request())).status())
    await route.abort('connectionreset')
  })
  await placeOrder(page)
  await expect(failureNotice(page)).toBeVisible()
  await field(page, 'Phone (optional)').fill('780-555-0123')
  await placeOrder(page)
  await waitForPlacedOrder(page)
  // The first one arrives after all.
  expect(await late[0]?.()).toBe(409)
})

test('what another tab puts in the cart meanwhile stays, and a guest who has left is not taken to the order', async ({
  page,
  context,
}) => {
  const letThrough = await delayOrders(page)
  await placeOrder(page)
  await expect(page.getByRole('button', { name: 'Placing...' })).toBeVisible()
  const otherTab = await context.newPage()
  await open(otherTab, '/product/garlic-naan')
  await otherTab.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await page.getByRole('link', { name: 'About Us' }).first().click()
  await page.waitForURL('/about')
  letThrough()
  await expect(page.getByRole('alert').filter({ hasText: placedSentence })).toBeVisible()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

async function createCouponForOneUse(request: APIRequestContext): Promise<string> {
  const code = `ONCE${crypto.randomUUID().slice(0, 8)}`
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const data = { code, kind: 'percent', value: 10, maxUses: 1 }
  expect((await request.post('/api/coupons', { headers, data })).status()).toBe(201)
  return code
}

const placedSentence = new RegExp(String.raw`Your order \d+ was placed at ${anyClock}\.`)

/** The order is placed, but the guest never gets the response. Returns the ids of what was answered. */
async function loseFirstAnswer(page: Page | BrowserContext): Promise<string[]> {
  const madeIds: string[] = []
  await page.route(placing, async (route) => {
    const response = await route.fetch()
    madeIds.push(orderIdIn(await response.json()))
    if (madeIds.length === 1) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  return madeIds
}

/** Holds the order request back until it is released. */
async function delayOrders(page: Page | BrowserContext) {
  const { promise: permission, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(placing, async (route) => {
    await permission
    await route.continue()
  })
  return letThrough
}

/** From a single answer, or from a batch of one. */
function orderIdIn(body: unknown): string {
  const answers = [body].flat() as { result: { data: { _id: string } } }[]
  return answers[0]?.result.data._id ?? ''
}
