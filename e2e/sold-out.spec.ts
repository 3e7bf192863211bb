import {
  dishCard,
  failureNotice,
  field,
  introduceOneself,
  placeOrder,
  searchMenu,
  summaryLine,
} from './guest.ts'
import { expect, open, test } from './journey.ts'
import { buyAllThatIsLeft } from './kitchen.ts'
import { samosa, startWith } from './stored-cart.ts'

test('a sold-out dish says so and cannot be added', async ({ page }) => {
  await open(page, '/order-online')
  await searchMenu(page, 'Haleem')
  const card = dishCard(page, 'Hyderabadi Haleem')
  await expect(card.getByRole('button', { name: 'Sold Out' })).toBeDisabled()
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)

  await card.getByRole('link', { name: 'Hyderabadi Haleem' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hyderabadi Haleem' })).toBeVisible()
  await expect(page.getByText('Out of Stock')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Sold Out' }).first()).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})

test('no more can be put into the cart than is left, and the guest is told', async ({ page }) => {
  await open(page, '/product/sarson-ka-saag')
  const quantity = page.getByRole('textbox', { name: 'Quantity of Sarson Ka Saag' })
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
  await quantity.fill('15')
  await add.click()
  await expect(page.getByText('Added to cart! 🛒')).toBeVisible()
  await add.click()
  await expect(page.getByText('Added 5 to cart. Only 20 left of Sarson Ka Saag.')).toBeVisible()
  await expect(page.getByText('Added to cart! 🛒')).toHaveCount(0)
  await add.click()
  await expect(page.getByText('Only 20 left of Sarson Ka Saag, and they are in your cart.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 20 items' })).toBeVisible()
})

// Only a few portions of each are left, and no other journey orders them.
const rareDishes = {
  desktop: { slug: 'raan-e-sikandari', title: 'Raan-e-Sikandari', price: 78, quantity: 1 },
  phone: { slug: 'maple-tandoori-salmon', title: 'Maple Tandoori Salmon', price: 23.66, quantity: 1 },
}

test('a dish that sells out before the order is placed is marked on its line, and nothing else is lost', async ({
  page,
  request,
  isMobile,
  expectNoise,
}) => {
  const rareDish = isMobile ? rareDishes.phone : rareDishes.desktop
  await startWith(page, { cart: [samosa, rareDish] })
  await open(page, '/checkout')
  await introduceOneself(page)
  await buyAllThatIsLeft(request, rareDish.slug)

  expectNoise(/409 \(Conflict\).*orders\.place/)
  await placeOrder(page)
  await expect(failureNotice(page)).toContainText(`${rareDish.title} is sold out`)
  await expect(summaryLine(page, rareDish.title)).toContainText('sold out')
  await expect(summaryLine(page, 'Samosa')).not.toContainText('sold out')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Juniper Testwell')
})
