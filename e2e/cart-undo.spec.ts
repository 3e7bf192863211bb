import { expect, open, test } from './journey.ts'
import { samosa, startWith } from './stored-cart.ts'

test('a dish that was removed by mistake is back with one press, as it was', async ({ page }) => {
  await startWith(page, { cart: [{ ...samosa, quantity: 3 }] })
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Remove Samosa' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('textbox', { name: 'Quantity of Samosa' })).toHaveValue('3')
})
