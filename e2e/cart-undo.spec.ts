import { expect, open, test } from './journey.ts'
import { naan, samosa, startWith } from './stored-cart.ts'

test('a dish that was removed by mistake is back with one press, as it was', async ({ page }) => {
  await startWith(page, { cart: [{ ...samosa, quantity: 3 }] })
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Remove Samosa' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('textbox', { name: 'Quantity of Samosa' })).toHaveValue('3')
})

test('in the drawer, too, where the toast can be pressed and covers nothing of the cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startWith(page, { cart: [samosa, naan] })
  await open(page, '/order-online')
  await page.getByRole('button', { name: '2 items' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your order' })
  await drawer.getByRole('button', { name: 'Remove Garlic Naan' }).click()
  const toast = drawer.getByRole('alert').filter({ hasText: 'Garlic Naan removed' })
  const checkout = drawer.getByRole('button', { name: 'Proceed to Checkout' })
  const [below, above] = [await toast.boundingBox(), await checkout.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(drawer.getByRole('textbox', { name: 'Quantity of Garlic Naan' })).toHaveValue('1')
  await expect(drawer.locator(':focus')).toHaveCount(1)
})
