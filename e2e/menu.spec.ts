import { dishCard, searchMenu } from './guest.ts'
import { money } from './house.ts'
import { expect, open, test } from './journey.ts'

test('the order page shows every category, eight specials and six customer favourites', async ({ page }) => {
  await open(page, '/order-online')
  const tiles = page.getByRole('region', { name: 'Explore Categories' })
  // Parallel admin journeys may have added one.
  await expect(tiles.getByRole('link').nth(15)).toBeAttached()
  await expect(page.getByRole('region', { name: 'Chef Specials' }).getByRole('article')).toHaveCount(8)
  await expect(page.getByRole('region', { name: 'More to Love' }).getByRole('link')).toHaveCount(6)
})

test('the home page shows the eight newest dishes', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('region', { name: 'New Arrivals' }).getByRole('article')).toHaveCount(8)
})

test('a discounted dish shows both prices and how much is off', async ({ page }) => {
  await open(page, '/order-online')
  await searchMenu(page, 'Vegetable Biryani')
  const card = dishCard(page, 'Vegetable Biryani')
  await expect(card).toContainText(money(15.66))
  // 15.66 less 12.5% is 13.7025.
  await expect(card).toContainText(money(13.7))
  await expect(card).toContainText('13% off')
})

test('a picture that fails to load is replaced by the covered dish', async ({ page, expectNoise }) => {
  await page.route('**/art/samosa.svg', (route) => route.fulfill({ status: 404 }))
  expectNoise(/404 \(Not Found\).*samosa\.svg/)
  await open(page, '/product/samosa')
  await expect(page.getByRole('img', { name: 'Samosa' })).toHaveAttribute('src', '/art/default.svg')
})

test('Buy Now adds the dish, stays on the page, and offers a link to the checkout', async ({ page }) => {
  await open(page, '/product/mango-lassi')
  const quantity = page.getByRole('group', { name: 'Quantity of Mango Lassi' })
  await expect(quantity.getByRole('button', { name: 'One less' })).toBeDisabled()
  await quantity.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(page).toHaveURL('/product/mango-lassi')
  await page.getByRole('alert').getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
})

test('a dish’s page shows four others of its category', async ({ page }) => {
  await open(page, '/product/samosa')
  const others = page.getByRole('region', { name: 'You Might Also Like' }).getByRole('article')
  await expect(others).toHaveCount(4)
  await expect(others.filter({ has: page.getByRole('link', { name: 'Samosa', exact: true }) })).toHaveCount(0)
})
