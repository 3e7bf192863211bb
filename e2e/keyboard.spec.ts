import { dishCard, field, guest, waitForPlacedOrder } from './guest.ts'
import { expect, open, test } from './journey.ts'
import { samosa, startWith } from './stored-cart.ts'
import { tabTo } from './tab-to.ts'

test('a guest orders dinner by keyboard alone, and always sees where the focus is', async ({ page }) => {
  await open(page, '/order-online')
  await tabTo(page, page.getByPlaceholder('Search menu items...'))
  await page.keyboard.type('samosa')
  await expect(page.getByRole('status').filter({ hasText: 'for “samosa”' })).toBeVisible()
  await tabTo(page, dishCard(page, 'Samosa').getByRole('button', { name: 'Add to Cart' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Checkout' }))
  await page.keyboard.press('Enter')

  await tabTo(page, field(page, 'Name'))
  await page.keyboard.type(guest.name)
  await tabTo(page, field(page, 'Email'))
  await page.keyboard.type(guest.email)
  await tabTo(page, page.getByRole('button', { name: 'Place Order' }))
  await page.keyboard.press('Enter')
  await waitForPlacedOrder(page)
})

test('the first tab stop of every page skips the header', async ({ page }) => {
  await open(page, '/order-online')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the search and the first dish are a handful of presses away', async ({ page }) => {
  await open(page, '/order-online')
  let presses = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    presses += 1
  }
  await press('Tab')
  await press('Enter')
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to search and dishes' })).toBeFocused()
  await press('Enter')
  await press('Tab')
  await expect(page.getByPlaceholder('Search menu items...')).toBeFocused()
  expect(presses).toBe(5)
  const firstDish = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: 'Add to Cart' })
    .first()
  for (let tabs = 0; tabs < 8; tabs += 1) {
    if (await firstDish.evaluate((button) => button === document.activeElement)) break
    await press('Tab')
  }
  await expect(firstDish).toBeFocused()
})

test('the drawer traps the focus, closes with Escape and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startWith(page, { cart: [samosa] })
  await open(page, '/order-online')
  const opener = page.getByRole('button', { name: '1 item' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Your order' })
  await expect(drawer).toBeVisible()

  const stops = await drawer.locator('a, button, input').count()
  for (let stop = 0; stop <= stops; stop++) {
    await page.keyboard.press('Tab')
    await expect(drawer.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the picture of a dish opens, closes with Escape and returns the focus', async ({ page }) => {
  await open(page, '/product/samosa')
  const picture = page.getByRole('button', { name: 'Zoom in on Samosa' })
  await picture.focus()
  await page.keyboard.press('Enter')
  const zoomed = page.getByRole('dialog', { name: 'Samosa' })
  await expect(zoomed.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(zoomed).toBeHidden()
  await expect(picture).toBeFocused()
})
