import { dishCard, searchMenu } from './guest.ts'
import { expect, open, test } from './journey.ts'
import { naan, samosa, startWith } from './stored-cart.ts'

test('cart and wishlist survive a reload', async ({ page }) => {
  await open(page, '/product/samosa')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await expect(page.getByText('Added to wishlist ❤️')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wishlist, 1 saved' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove from wishlist', exact: true })).toBeVisible()
})

test('the heart removes a dish from the wishlist', async ({ page }) => {
  await open(page, '/product/samosa')
  await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await page.getByRole('button', { name: 'Remove from wishlist', exact: true }).click()
  await expect(page.getByText('Removed from wishlist ❤️')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wishlist, 0 saved' })).toBeVisible()
})

test('the other tab updates immediately', async ({ page, context }) => {
  await open(page, '/cart')
  const otherTab = await context.newPage()
  await open(otherTab, '/order-online')
  await searchMenu(otherTab, 'Samosa')
  await dishCard(otherTab, 'Samosa').getByRole('button', { name: 'Add to Cart' }).click()
  await dishCard(otherTab, 'Samosa').getByRole('button', { name: 'Add Samosa to wishlist' }).click()
  const inCart = { name: 'Add to Cart 1 in your cart' }
  await expect(dishCard(otherTab, 'Samosa').getByRole('button', inCart)).toBeVisible()

  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wishlist, 1 saved' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Quantity of Samosa' })).toHaveValue('1')
})

test('the badges stop counting at 99', async ({ page }) => {
  const wishlist = Array.from({ length: 120 }, (_, place) => `dish-${place}`)
  await startWith(page, { cart: [{ ...samosa, quantity: 99 }, naan], wishlist })
  await open(page, '/order-online')
  await expect(page.getByRole('link', { name: 'Cart, 99+ items' })).toHaveText('99+')
  await expect(page.getByRole('link', { name: 'Wishlist, 99+ saved' })).toHaveText('99+')
})

const damages = {
  'cut off': '{"broken',
  null: 'null',
  'a number': '42',
  'an object': '{"slug":"samosa"}',
  'a list of rubbish':
    '[null, 7, "samosa", {"slug": "samosa"}, {"slug": {}, "title": [], "price": "free", "quantity": -1}]',
}

for (const [kind, text] of Object.entries(damages)) {
  test(`corrupted storage (${kind}) becomes an empty, working cart and wishlist`, async ({ page }) => {
    await startWith(page, { cart: text, wishlist: text })
    await open(page, '/cart')
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await open(page, '/product/samosa')
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  })
}
