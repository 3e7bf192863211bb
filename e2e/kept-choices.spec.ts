/** What a guest has chosen or found stays where it was: going back, changing their mind, and for the keyboard. */
import { field, introduceOneself, placeOrder, waitForPlacedOrder } from './guest.ts'
import { clock } from './house.ts'
import { expect, open, test, waitUntilAlive } from './journey.ts'
import { samosa, startWith } from './stored-cart.ts'

test('going back to the menu from a page that was reloaded leads to the same place', async ({ page }) => {
  await open(page, '/order-online')
  const last = page.getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(3000)
  await page.waitForTimeout(500)
  await last.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.reload()
  await waitUntilAlive(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/order-online/)
  // Within a screen: the height of what has not been laid out yet is estimated.
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(900)
})

test('a time that is chosen at a table stays chosen on another day, and what is typed when the party grows', async ({
  page,
}) => {
  await open(page, '/reservations')
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const evening = page.getByRole('radio', { name: clock('18:30') })
  await page.getByLabel('Date').fill(day(40))
  await evening.check()
  await page.getByLabel('Date').fill(day(41))
  await expect(page.getByRole('group', { name: /^Time/ })).toHaveAttribute('aria-busy', 'false')
  await expect(evening).toBeChecked()
  await page.reload()
  await expect(page.getByLabel('Date')).toHaveValue(day(41))
  await expect(evening).toBeChecked()

  await field(page, 'Name').fill('Juniper')
  const guests = page.getByLabel('Guests', { exact: true })
  await guests.selectOption('More than 24')
  await expect(field(page, 'Name')).toBeHidden()
  await guests.selectOption('8')
  await expect(field(page, 'Name')).toHaveValue('Juniper')
})

test('a later pickup is still chosen after trying as soon as possible', async ({ page }) => {
  await startWith(page, { cart: [samosa] })
  await open(page, '/checkout')
  const later = page.getByRole('radio', { name: /At a later time/ })
  await later.check()
  const day = page.getByLabel('Pickup day')
  await day.selectOption({ index: 2 })
  const chosen = await day.inputValue()
  await page.getByRole('radio', { name: /As soon as possible/ }).check()
  await later.check()
  await expect(day).toHaveValue(chosen)
})

test('the focus stays when a button has done its last', async ({ page }) => {
  await startWith(page, { cart: [{ ...samosa, quantity: 2 }] })
  await open(page, '/cart')
  await page.getByRole('button', { name: 'One less' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Quantity of Samosa' })).toBeFocused()

  await open(page, '/checkout')
  await introduceOneself(page)
  await placeOrder(page)
  await waitForPlacedOrder(page)
  await page.getByRole('button', { name: 'Cancel this order' }).press('Enter')
  await page.getByRole('button', { name: 'Yes, cancel the order' }).press('Enter')
  await expect(page.getByText('Your order is cancelled.')).toBeFocused()
})

test('on a phone the menu closes when going back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/about')
  const menu = page.getByRole('navigation', { name: 'Mobile' })
  await page.getByLabel('Menu', { exact: true }).click()
  await menu.getByRole('link', { name: 'Catering' }).click()
  await expect(page).toHaveURL(/catering/)
  await page.getByLabel('Menu', { exact: true }).click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/about/)
  await expect(menu).toBeHidden()
})
