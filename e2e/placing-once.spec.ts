import type { BrowserContext } from '@playwright/test'
import { failureNotice, field, introduceOneself, placeOrder, waitForPlacedOrder } from './guest.ts'
import { expect, open, test, type Page } from './journey.ts'
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
  const madeIds: string[] = []
  await page.route(placing, async (route) => {
    const response = await route.fetch()
    madeIds.push(orderIdIn(await response.json()))
    // The order was placed, but the guest never gets the response.
    if (madeIds.length === 1) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  expectNoise(/ERR_CONNECTION_RESET/)
  await placeOrder(page)
  await expect(failureNotice(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()

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
    await expect(tab.getByRole('link', { name: 'Cart, 0 in it' })).toBeVisible()
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
