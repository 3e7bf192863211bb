import { amountOf, applyCoupon, field, introduceOneself, placeOrder } from './guest.ts'
import { expect, open, test } from './journey.ts'
import { samosa, startWith } from './stored-cart.ts'

test.beforeEach(async ({ page }) => {
  await startWith(page, { cart: [samosa] })
  await open(page, '/checkout')
})

test('name and e-mail are needed, and the guest is led to what is missing', async ({ page }) => {
  await placeOrder(page)
  await expect(page.getByText('Name required')).toBeVisible()
  await expect(page.getByText('Email required')).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name required')
})

test('a code that nobody gave takes nothing off and raises no alarm', async ({ page, expectNoise }) => {
  expectNoise(/404 \(Not Found\).*coupons\.check/)
  await applyCoupon(page, 'NOSUCHCODE')
  await expect(page.getByText(/The code was not applied/)).toBeVisible()
  await expect(amountOf(page, 'Discount')).toHaveText('$0.00')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a coupon with a minimum waits for it', async ({ page, expectNoise }) => {
  expectNoise(/409 \(Conflict\).*coupons\.check/)
  await applyCoupon(page, 'SAVE5')
  await expect(page.getByRole('status').filter({ hasText: /not applied/ })).toBeVisible()
  await expect(amountOf(page, 'Discount')).toHaveText('$0.00')
})

test('a code that was typed and not applied is looked up before the order is placed', async ({ page }) => {
  await introduceOneself(page)
  await field(page, 'Coupon code').fill('WELCOME10')
  await placeOrder(page)
  // 10% of 5.66.
  await expect(amountOf(page, 'Discount')).toHaveText('-$0.57')
  await expect(page).toHaveURL('/checkout')
})
