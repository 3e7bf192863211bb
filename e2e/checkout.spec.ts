import {
  amountOf,
  applyCoupon,
  field,
  guest,
  introduceOneself,
  placeOrder,
  waitForPlacedOrder,
} from './guest.ts'
import { money } from './house.ts'
import { expect, open, test } from './journey.ts'
import { samosa, startWith } from './stored-cart.ts'

test.beforeEach(async ({ page }) => {
  await startWith(page, { cart: [samosa] })
  await open(page, '/checkout')
})

test('name and email are required, and the guest is taken to the missing field', async ({ page }) => {
  await placeOrder(page)
  await expect(page.getByText('Name required')).toBeVisible()
  await expect(page.getByText('Email required')).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name required')
})

test('a password manager that fills all fields in one go fills them all', async ({ page }) => {
  const typed = { name: guest.name, email: guest.email, phone: guest.phone }
  await page.getByRole('main').evaluate((main, values) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (const [name, value] of Object.entries(values)) {
      const input = main.querySelector(`input[name="${name}"]`)
      write?.call(input, value)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, typed)
  await expect(field(page, 'Name')).toHaveValue(typed.name)
  await expect(field(page, 'Email')).toHaveValue(typed.email)
  await page.reload()
  for (const [name, value] of Object.entries(typed))
    await expect(page.getByRole('main').locator(`input[name="${name}"]`)).toHaveValue(value)
})

test('an unknown coupon code takes nothing off and is not announced as an alert', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/404 \(Not Found\).*coupons\.check/)
  await applyCoupon(page, 'NOSUCHCODE')
  await expect(page.getByText(/The code wasn’t applied/)).toBeVisible()
  await expect(amountOf(page, 'Discount')).toHaveText(money(0.0))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a coupon with a minimum applies only once the minimum is reached', async ({ page, expectNoise }) => {
  expectNoise(/409 \(Conflict\).*coupons\.check/)
  await applyCoupon(page, 'SAVE5')
  await expect(page.getByRole('status').filter({ hasText: /wasn’t applied/ })).toBeVisible()
  await expect(amountOf(page, 'Discount')).toHaveText(money(0.0))
})

test('a code that was typed but not applied is checked before the order is placed', async ({ page }) => {
  await introduceOneself(page)
  await field(page, 'Coupon code').fill('WELCOME10')
  await placeOrder(page)
  // 10% of 5.66.
  await expect(amountOf(page, 'Discount')).toHaveText(money(-0.57))
  await expect(page).toHaveURL('/checkout')
})

test('applying an empty coupon field asks for a code and is not announced as an alert', async ({ page }) => {
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(field(page, 'Coupon code')).toHaveAccessibleDescription('Please enter a code first.')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a reload or a visit to the cart loses none of the choices; placing the order clears them', async ({
  page,
}) => {
  await applyCoupon(page, 'WELCOME10')
  await expect(amountOf(page, 'Discount')).toHaveText(money(-0.57))
  await page.getByRole('radio', { name: /At a later time/ }).check()
  const time = page.getByRole('combobox', { name: 'Pickup time' })
  const last = (await time.getByRole('option').last().getAttribute('value')) ?? ''
  await time.selectOption(last)
  await page.getByRole('radio', { name: 'UPI' }).check()

  const expectSaved = async () => {
    await expect(amountOf(page, 'Discount')).toHaveText(money(-0.57))
    await expect(field(page, 'Coupon code')).toHaveValue('WELCOME10')
    await expect(time).toHaveValue(last)
    await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked()
  }
  await page.reload()
  await expectSaved()
  await page.getByRole('link', { name: 'Edit cart' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  await expectSaved()

  await introduceOneself(page)
  await placeOrder(page)
  await waitForPlacedOrder(page)
  expect(await page.evaluate(() => sessionStorage.getItem('checkout-choices'))).toBeNull()
})

test('a pickup time that has passed when the guest comes back becomes “as soon as possible”', async ({
  page,
}) => {
  // A form that mounts only now would take the planted choice for its own, and save what it made of it.
  await expect(page.getByRole('radio', { name: /At a later time/ })).toBeEnabled()
  await page.evaluate(() =>
    sessionStorage.setItem(
      'checkout-choices',
      JSON.stringify({ couponCode: '', pickupAt: '2026-01-05T18:00:00Z', paymentMethod: 'card' }),
    ),
  )
  await page.reload()
  await expect(page.getByRole('radio', { name: /no longer available/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Credit/ })).toBeChecked()
})

test('corrupted stored choices are ignored', async ({ page }) => {
  await expect(page.getByRole('radio', { name: /At a later time/ })).toBeEnabled()
  await page.evaluate(() => sessionStorage.setItem('checkout-choices', '{"couponCode":7'))
  await page.reload()
  await expect(page.getByRole('radio', { name: /As soon as possible/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Cash on Pickup' })).toBeChecked()
})
