import { expectAccessible } from './accessible.ts'
import { field, guest, introduceOneself, placeOrder, waitForPlacedOrder } from './guest.ts'
import { expect, open, test } from './journey.ts'
import { naan, samosa, startWith } from './stored-cart.ts'

test('a guest who wants to be remembered orders the same again without typing', async ({ page }) => {
  await startWith(page, { cart: [{ ...samosa, quantity: 2 }, naan] })
  await open(page, '/checkout')
  await introduceOneself(page)
  await field(page, 'Phone (optional)').fill(guest.phone)
  await page.getByRole('checkbox', { name: 'Remember me on this device' }).check()
  await expectAccessible(page)
  await placeOrder(page)
  await waitForPlacedOrder(page)

  await open(page, '/order-online')
  const panel = page.getByRole('complementary', { name: 'Your order' })
  await expect(panel.getByRole('region', { name: 'Your last order' })).toContainText('2 × Samosa')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Order again' }).click()
  await expect(panel.getByRole('textbox', { name: 'Quantity of Samosa' })).toHaveValue('2')
  await expect(panel.getByRole('region', { name: 'Your last order' })).toBeHidden()
  await panel.getByRole('link', { name: 'Checkout' }).click()
  await expect(field(page, 'Name')).toHaveValue(guest.name)
  await expect(field(page, 'Email')).toHaveValue(guest.email)
  await expect(field(page, 'Phone (optional)')).toHaveValue(guest.phone)

  await page.getByRole('checkbox', { name: 'Remember me on this device' }).uncheck()
  await open(page, '/orders')
  await expect(page.getByText('Please log in to view orders.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your last order' })).toBeHidden()
})

test('on a phone the last order is in the cart and on the page of orders, and is forgotten there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(
    (remembered) => {
      if (localStorage.getItem('cart') !== null) return
      localStorage.setItem('cart', '[]')
      localStorage.setItem('remembered-guest', remembered)
    },
    JSON.stringify({ ...guest, items: [samosa] }),
  )
  await open(page, '/orders')
  await expect(page.getByRole('region', { name: 'Your last order' })).toContainText('1 × Samosa')
  await expectAccessible(page)
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByRole('textbox', { name: 'Quantity of Samosa' })).toHaveValue('1')
  await page.getByRole('button', { name: 'Remove Samosa' }).click()
  await page.getByRole('button', { name: 'Forget me on this device' }).click()
  await expect(page.getByRole('region', { name: 'Your last order' })).toBeHidden()
})
