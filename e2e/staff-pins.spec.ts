/** One tablet in the kitchen is logged in for all; whoever works there types a PIN, and the order's history names them. */
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { adminToken, logInAsAdmin } from './admin.ts'
import { expect, open, test as base, type Page } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'
import { startDemo } from './new-restaurant.ts'

const test = base.extend<object, { site: { url: string } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the braces
    async ({}, use) => {
      await using stack = new AsyncDisposableStack()
      await use(await startDemo(stack))
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

const password = 'saffron lassi twice'
const who = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** A manager, who sets her PIN in the browser, on her own login's page. */
async function hireMira(page: Page, request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const data = { name: 'Mira Rao', email: 'mira@example.com', staffRole: 'manager' }
  const { _id } = (await (await request.post('/api/staff', { headers, data })).json()) as { _id: string }
  const link = await request.post(`/api/staff/${_id}/invitation-link`, { headers })
  const token = ((await link.json()) as { url: string }).url.split('#')[1]
  await request.post('/api/account/password-reset/confirm', { data: { token, password } })

  await open(page, '/admin/login?back=/admin/my-login')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Email', { exact: true }).fill('mira@example.com')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('PIN *', { exact: true }).fill('1234')
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect(page.getByText('This PIN is too easy to guess. Choose other digits.')).toBeVisible()
  await page.getByLabel('PIN *', { exact: true }).fill('4071')
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect(page.getByText('Your PIN is set')).toBeVisible()
  await expectAccessible(page)
}

test('a colleague takes the board over with her PIN, and the order’s history names her', async ({
  page,
  browser,
  site,
  request,
  expectNoise,
}) => {
  expectNoise(/status of 40[03]/)
  const own = await browser.newPage({ baseURL: site.url })
  await hireMira(own, request)
  await own.close()

  const order = await placeOrderOf(request, [{ slug: 'samosa', quantity: 2 }])
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAsAdmin(page, '/admin/kitchen')
  // Opened before the take-over, and live after it.
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 15_000 })
  await who(page, 'Who is here?').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Who is here?' })
  await expect(who(page, 'Mira Rao')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('PIN of Mira Rao')).toBeFocused()
  await page.keyboard.type('9999')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('That PIN is wrong.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('4071')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(who(page, 'Mira Rao is here. Somebody else?')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('button', { name: `Accept: order ${order.number}` }).click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  const later = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
  await expect(page.getByRole('listitem', { name: `Order ${later.number}` })).toBeVisible()
  await open(page, `/admin/orders?order=${order._id}`)
  await expect(
    page
      .getByRole('dialog')
      .getByText(/mira@example\.com/)
      .first(),
  ).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  // What asks for a real login is refused in words, in the page and by the server.
  await open(page, '/admin/staff')
  await expect(
    page.getByText(/Mira Rao is here with a PIN.*Log in with your own account for this/),
  ).toBeVisible()
  await expectAccessible(page)
  await open(page, '/admin/my-login')
  await expect(page.getByText(/Log in with your own account for this/)).toBeVisible()

  await who(page, 'Mira Rao is here. Somebody else?').click()
  await page.getByRole('button', { name: /^Back to/ }).click()
  await expect(who(page, 'Who is here?')).toBeVisible()
  await open(page, '/admin/log')
  await expect(page.getByText(/mira@example\.com at admin@example\.com/).first()).toBeVisible()
})
