import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { logIn, newCustomer, register } from './customer.ts'
import { expect, open, test } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'

test('a customer is found, viewed, disabled, and enabled again', async ({ page, browser, request }) => {
  const customer = newCustomer()
  const { token } = await register(request, customer)
  const { number } = await placeOrderOf(request, [{ slug: 'samosa', quantity: 2 }], token)

  await logInAsAdmin(page, '/admin/customers')
  await page.getByRole('searchbox').fill(customer.email.toUpperCase())
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: customer.email })).toContainText('1')
  await page.getByRole('link', { name: customer.name }).click()
  await expect(page.getByRole('link', { name: `Order ${number}` })).toBeVisible()
  await page.getByRole('button', { name: 'Disable account' }).click()
  await page.getByRole('button', { name: 'Disable', exact: true }).click()
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()
  const me = { headers: { authorization: `Bearer ${token}` } }
  expect((await request.get('/api/auth/me', me)).status()).toBe(401)

  const theirs = await (await browser.newContext()).newPage()
  await open(theirs, '/login')
  await logIn(theirs, customer)
  await expect(theirs.getByRole('alert')).toHaveText('This account is disabled. Please call us.')

  await page.getByRole('button', { name: 'Enable account' }).click()
  await expect(page.getByRole('button', { name: 'Disable account' })).toBeVisible()
  await logIn(theirs, customer)
  await expect(theirs).toHaveURL('/')
  await theirs.context().close()
})

test.describe('axe finds nothing', () => {
  // Colour contrast can only be measured when nothing is fading in.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [1440, 390]) {
    test(`on customers and the change log at ${width} pixels`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 })
      const customer = newCustomer()
      await placeOrderOf(
        request,
        [{ slug: 'samosa', quantity: 1 }],
        (await register(request, customer)).token,
      )
      await logInAsAdmin(page, `/admin/customers?q=${customer.email}`)
      await expect(page.getByText('1 customer', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: customer.name }).click()
      await page.getByRole('button', { name: 'Disable account' }).click()
      await expect(page.getByRole('button', { name: 'Disable', exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Disable', exact: true }).click()
      await expect(page.getByText('Disabled', { exact: true })).toBeVisible()

      await open(page, '/admin/log')
      await expect(page.getByRole('article', { name: 'Disable customer' }).first()).toBeVisible()
      await expectAccessible(page)
    })
  }
})
