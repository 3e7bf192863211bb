import { expectAccessible } from './accessible.ts'
import { logIn, newCustomer, register, startSignedIn } from './customer.ts'
import { expect, open, test } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'
import { naan, samosa, startWith } from './stored-cart.ts'

// Colour contrast can only be measured when nothing is fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const otherStates = {
  'a search without result': '/order-online?q=pizza',
  'a dish that is sold out': '/product/hyderabadi-haleem',
  'the checkout of an empty cart': '/checkout',
  'the page for a new password, with its link': '/reset-password#token',
}

for (const [name, path] of Object.entries(otherStates)) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page)
  })
}

test('axe finds nothing on the not-found page', async ({ page, expectNoise }) => {
  expectNoise(/404 \(Not Found\).*no-such-page/)
  await open(page, '/no-such-page')
  await expectAccessible(page)
})

test('axe finds nothing on the zoomed picture of a dish', async ({ page }) => {
  await open(page, '/product/samosa')
  await page.getByRole('button', { name: 'Zoom in on Samosa' }).click()
  await expect(page.getByRole('dialog', { name: 'Samosa' })).toBeVisible()
  await expectAccessible(page)
})

// Axe is slow on 130 cards, and they are all alike.
const shortMenu = '/order-online?category=soup'

test.describe('with dishes in the cart', () => {
  test.beforeEach(({ page }) => startWith(page, { cart: [{ ...samosa, quantity: 2 }, naan] }))

  test('axe finds nothing on the cart beside the menu', async ({ page }) => {
    await open(page, shortMenu)
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
    await expectAccessible(page)
  })

  test('axe finds nothing on the open drawer', async ({ page }) => {
    // On wider screens the cart is beside the menu.
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, shortMenu)
    await page.getByRole('button', { name: '3 items' }).click()
    await expect(page.getByRole('dialog', { name: 'Your order' })).toBeVisible()
    await expectAccessible(page)
  })

  test('axe finds nothing on a checkout submitted empty', async ({ page }) => {
    await open(page, '/checkout')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByText('Name required')).toBeVisible()
    await expect(page.getByText('Email required')).toBeVisible()
    await expectAccessible(page)
  })
})

test('axe finds nothing on a wishlist with dishes', async ({ page }) => {
  await open(page, '/product/samosa')
  await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await open(page, '/wishlist')
  await expect(page.getByRole('main').getByText('Samosa')).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on a customer’s orders, and on one ordered again', async ({ page, request }) => {
  const session = await register(request, newCustomer())
  for (const slug of ['samosa', 'garlic-naan']) {
    await placeOrderOf(request, [{ slug, quantity: 1 }], session.token)
  }
  await startSignedIn(page, session)
  await open(page, '/orders')
  await page.getByRole('button', { name: 'Order again' }).first().click()
  await expect(page.getByRole('link', { name: 'See your cart' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on an account, nor on the question before it is deleted', async ({
  page,
  request,
}) => {
  await startSignedIn(page, await register(request, newCustomer()))
  await open(page, '/account')
  await expect(page.getByText('Not verified')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  // At the top nothing is hidden behind the sticky header.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
})

test('axe finds nothing on the open account menu', async ({ page, request, isMobile }) => {
  await startSignedIn(page, await register(request, newCustomer()))
  await open(page, '/cart')
  const banner = page.getByRole('banner')
  await banner.getByLabel(isMobile ? 'Menu' : 'Juniper, your account', { exact: true }).click()
  await expect(banner.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on a signup submitted empty', async ({ page, expectNoise }) => {
  expectNoise(/400 \(Bad Request\).*auth\.register/)
  await open(page, '/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on a rejected login', async ({ page, expectNoise }) => {
  expectNoise(/401 \(Unauthorized\).*auth\.login/)
  await open(page, '/login')
  await logIn(page, newCustomer())
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})
