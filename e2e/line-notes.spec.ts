/** Words to the kitchen about one line, from the cart to the board. */
import { logInAsAdmin } from './admin.ts'
import { expectAccessible } from './accessible.ts'
import { introduceOneself, placeOrder, waitForPlacedOrder } from './guest.ts'
import { expect, open, test } from './journey.ts'
import { getOrder } from './kitchen.ts'
import { samosa, startWith } from './stored-cart.ts'

test('a note that was typed and not saved goes along to the checkout', async ({ page }) => {
  await startWith(page, { cart: [samosa] })
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Add a note for Samosa' }).click()
  await page.keyboard.type('no cream')
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByText('“no cream”')).toBeVisible()

  await open(page, '/cart')
  await page.getByRole('button', { name: 'Change note for Samosa' }).click()
  await page.keyboard.type(', please')
  await page.reload()
  await expect(page.getByText('“no cream, please”')).toBeVisible()
})

test('a note is written by keyboard in the cart, and the kitchen reads it below the dish', async ({
  page,
  request,
}) => {
  await startWith(page, { cart: [samosa] })
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Add a note for Samosa' }).press('Enter')
  await page.keyboard.type('no chutney')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Change note for Samosa' })).toBeFocused()
  await expect(page.getByText('“no chutney”')).toBeVisible()
  await expectAccessible(page)

  await open(page, '/checkout')
  await expect(page.getByText('“no chutney”')).toBeVisible()
  await introduceOneself(page)
  await placeOrder(page)
  const { number } = await getOrder(request, await waitForPlacedOrder(page))
  await expect(page.getByRole('main').getByText('“no chutney”')).toBeVisible()

  await logInAsAdmin(page, `/admin/kitchen?q=${number}`)
  await expect(page.getByRole('listitem', { name: `Order ${number}` })).toContainText('“no chutney”')
})
