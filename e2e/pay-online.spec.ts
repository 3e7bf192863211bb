import type { PaymentsSettings } from '../packages/contract/src/index.ts'
import { expectAccessible } from './accessible.ts'
import { field, guest, introduceOneself } from './guest.ts'
import { expect, open, test, untilQuiet, waitUntilAlive, type Page } from './journey.ts'
import { startDemo } from './new-restaurant.ts'
import { samosa, startWith } from './stored-cart.ts'
import { tabTo } from './tab-to.ts'

/** A demo of its own: what it offers, no other journey meets. */
const stack = new AsyncDisposableStack()
let url = ''
let token = ''

test.beforeAll(async ({ request }) => {
  url = (await startDemo(stack)).url
  const demo = (await (await request.get(`${url}/trpc/auth.demoLogin`)).json()) as {
    result: { data: object }
  }
  const session = await request.post(`${url}/api/auth/login`, { data: demo.result.data })
  token = ((await session.json()) as { token: string }).token
  const online: PaymentsSettings['online'] = {
    mode: 'possible',
    methods: ['card', 'paypal'],
    requiredFrom: null,
    isRequiredOfNewGuests: false,
    holdMinutes: 10,
    tips: { isOffered: true, percents: [10, 15, 20] },
  }
  const payments: PaymentsSettings = { methods: ['cash', 'card', 'paypal', 'upi'], online, upiId: '' }
  const headers = { authorization: `Bearer ${token}` }
  const saved = await request.put(`${url}/api/admin/settings`, { headers, data: { payments } })
  expect(saved.ok(), await saved.text()).toBe(true)
})
test.afterAll(() => stack.disposeAsync())

const terminal = (page: Page) => page.getByRole('heading', { name: /^Pay \$/ })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function openCheckout(page: Page) {
  await startWith(page, { cart: [samosa] })
  await open(page, `${url}/checkout`)
  await introduceOneself(page)
}

async function continueToPayment(page: Page) {
  await page.getByRole('radio', { name: /Credit\/Debit.*Pay now/ }).check()
  await press(page, 'Continue to Payment')
  await expect(terminal(page)).toBeVisible()
}

async function countOrders(page: Page) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get(`${url}/api/admin/orders?q=${guest.email}`, { headers })
  return ((await answer.json()) as unknown[]).length
}

test('by keyboard and on a phone: chosen, paid at the terminal, and placed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const before = await countOrders(page)
  await openCheckout(page)
  await expect(page.getByRole('radio', { name: /^PayPal/ })).toHaveCount(1)
  await tabTo(page, field(page, 'Name'))
  const cash = page.getByRole('radio', { name: 'Cash on Pickup' })
  await tabTo(page, cash)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Credit\/Debit.*Pay now/ })).toBeChecked()
  await untilQuiet(page)
  await expectAccessible(page)
  const button = page.getByRole('button', { name: 'Continue to Payment' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(terminal(page)).toBeVisible()
  await expectAccessible(page)
  expect(await countOrders(page)).toBe(before)
  await tabTo(page, page.getByRole('button', { name: 'Approve the payment' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Order placed!')).toBeVisible()
  await expect(page.getByText('Paid by card')).toBeVisible()
  expect(await countOrders(page)).toBe(before + 1)
  await untilQuiet(page)
  await expectAccessible(page)
})

test('a tip: none is chosen beforehand, and it is on the bill, the terminal and the receipt', async ({
  page,
}) => {
  await openCheckout(page)
  const tip = page.getByRole('group', { name: 'Tip' })
  await expect(tip).toHaveCount(0)
  await page.getByRole('radio', { name: /Credit\/Debit.*Pay now/ }).check()
  await expect(tip.getByRole('radio', { name: 'No tip' })).toBeChecked()
  await expect(page.getByText('To pay now')).toHaveCount(0)
  await tip.getByRole('radio', { name: /^20%/ }).check()
  await expect(page.getByText('To pay now')).toBeVisible()
  await tip.getByRole('radio', { name: 'Another amount' }).check()
  await tip.getByLabel('Your tip').fill('999')
  await expect(tip.getByText(/^At most \$/)).toBeVisible()
  await tip.getByLabel('Your tip').fill('2')
  await untilQuiet(page)
  await expectAccessible(page)
  const toPay = await page.locator('dl > div').filter({ hasText: 'To pay now' }).locator('dd').textContent()
  await press(page, 'Continue to Payment')
  await expect(page.getByRole('heading', { name: `Pay ${toPay}` })).toBeVisible()
  await press(page, 'Approve the payment')
  await expect(page.getByText('Paid by card')).toBeVisible()
  await expect(page.locator('dl > div').filter({ hasText: /^Tip/ })).toContainText('$2.00')
  await untilQuiet(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Receipt to print or save' }).click()
  await expect(page.getByRole('heading', { name: 'Receipt', exact: true })).toBeVisible()
  await expect(page.getByText('and a tip of $2.00')).toBeVisible()
  await expect(page.getByText(/^Paid by card/)).toBeVisible()
  // It is read without React.
  expect(await page.locator('script[src*="entry-client"]').count()).toBe(0)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await untilQuiet(page)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('without the code of the tip the order goes on without one', async ({ page, expectNoise }) => {
  expectNoise(/tip-fields|ERR_FAILED/)
  await page.route(/\/assets\/tip-fields/, (route) => route.abort())
  await openCheckout(page)
  await page.getByRole('radio', { name: /Credit\/Debit.*Pay now/ }).check()
  await untilQuiet(page)
  await expect(page.getByRole('group', { name: 'Tip' })).toHaveCount(0)
  await press(page, 'Continue to Payment')
  await expect(terminal(page)).toBeVisible()
})

test('abandoned, declined, and back in another tab: one order in the end', async ({ page, context }) => {
  const before = await countOrders(page)
  await openCheckout(page)
  await continueToPayment(page)
  await press(page, 'Decline it')
  await expect(page.getByRole('alert')).toContainText('declined')
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await expect(page.getByText('Waiting for your payment')).toBeVisible()
  await untilQuiet(page)
  await expectAccessible(page)
  expect(await countOrders(page)).toBe(before)
  const other = await context.newPage()
  await open(other, page.url())
  await other.getByRole('link', { name: /^Pay now/ }).click()
  await press(other, 'Approve the payment')
  await expect(other.getByText('Order placed!')).toBeVisible()
  // The first tab learns of it by itself.
  await expect(page.getByText('Paid by card')).toBeVisible()
  expect(await countOrders(page)).toBe(before + 1)
})

test('a guest changes their mind, and pays at pickup', async ({ page }) => {
  const before = await countOrders(page)
  await openCheckout(page)
  await continueToPayment(page)
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await press(page, 'Pay at pickup instead')
  await expect(page.getByText('Order placed!')).toBeVisible()
  await expect(page.getByText('Cash on Pickup, pay at pickup')).toBeVisible()
  expect(await countOrders(page)).toBe(before + 1)
})

test('a guest changes their mind, and cancels: nothing was ordered', async ({ page }) => {
  const before = await countOrders(page)
  await openCheckout(page)
  await continueToPayment(page)
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await press(page, 'Cancel this order')
  await press(page, 'Yes, cancel the order')
  await expect(page.getByText('It was cancelled before it was paid.')).toBeVisible()
  expect(await countOrders(page)).toBe(before)
})

test('a transfer that takes a while: the page waits, and says when it is placed', async ({ page }) => {
  await openCheckout(page)
  await continueToPayment(page)
  await press(page, 'Pay by a transfer that takes a while')
  await expect(page.getByText('Your payment is being checked')).toBeVisible()
  await expect(page.getByText('Paid by card')).toBeVisible({ timeout: 45_000 })
})

test('a paid order that is cancelled: the money goes back, and the guest reads so', async ({ page }) => {
  await openCheckout(page)
  await continueToPayment(page)
  await press(page, 'Approve the payment')
  await expect(page.getByText('Paid by card')).toBeVisible()
  await waitUntilAlive(page)
  await untilQuiet(page)
  await press(page, 'Cancel this order')
  await press(page, 'Yes, cancel the order')
  await expect(page.getByText(/Your money (is on its way|has been sent) back/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your money has been sent back')).toBeVisible({ timeout: 20_000 })
})
