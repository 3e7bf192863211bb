import {
  addFromMenu,
  amountOf,
  applyCoupon,
  cartLine,
  guest,
  introduceOneself,
  placeOrder,
  waitForPlacedOrder,
} from './guest.ts'
import { clock as shownClock, either, house, money } from './house.ts'
import { expect, open, test, type Page } from './journey.ts'
import { getOrder, type Order } from './kitchen.ts'
import { brand } from './site.ts'

test('a guest finds two dishes, uses a coupon, orders, and sees when to pick up', async ({
  page,
  request,
  isMobile,
}) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Order Online' }).first().click()
  await addFromMenu(page, 'Samosa')
  await addFromMenu(page, 'Butter Chicken')

  await (isMobile ? goOnFromDrawer(page) : goOnFromCart(page))
  await introduceOneself(page)
  await page.getByLabel('Phone').fill(guest.phone)
  await applyCoupon(page, 'WELCOME10')
  await expectAmounts(page)
  await placeOrder(page)

  const id = await waitForPlacedOrder(page)
  await expect(page.getByText('Order placed!')).toBeVisible()
  await expectAmounts(page)
  const order = await getOrder(request, id)
  expect(order).toMatchObject({
    ...placed,
    customer: guest,
    couponCode: 'WELCOME10',
    payment: { method: 'cash' },
  })
  await expectOrderPage(page, order)
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})

/*
 * By hand: Samosa 6.66 less 15% is 5.661, so 5.66; three are 16.98. Butter Chicken 17.66 less 20% is 14.128, so 14.13.
 * Together 31.11; 10% of it is 3.111, so 3.11; 5% of the remaining 28.00 is 1.40; 29.40 in all. Where 9% are in the prices, 28.00 contains 2.31.
 */
const amounts = {
  Subtotal: money(31.11),
  Discount: money(-3.11),
  [house.taxName]: money(either(1.4, 2.31)),
  Total: money(either(29.4, 28)),
}
const placed = {
  items: [
    { slug: 'samosa', title: 'Samosa', price: 5.66, quantity: 3 },
    { slug: 'butter-chicken', title: 'Butter Chicken', price: 14.13, quantity: 1 },
  ],
  amounts: {
    subtotal: 31.11,
    discount: 3.11,
    tax: either(1.4, 2.31),
    deliveryFee: 0,
    total: either(29.4, 28),
  },
}

/** On a desktop: the cart's page, its quantities and its Checkout link. */
async function goOnFromCart(page: Page) {
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  await page.getByRole('textbox', { name: 'Quantity of Samosa' }).fill('3')
  await expect(cartLine(page, 'Samosa')).toContainText(money(16.98))
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
}

/** On a phone: the floating button, the drawer and its own Checkout link. */
async function goOnFromDrawer(page: Page) {
  await page.getByRole('button', { name: '2 items' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your order' })
  await drawer
    .getByRole('group', { name: 'Quantity of Samosa' })
    .getByRole('button', { name: 'One more' })
    .click({ clickCount: 2 })
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Samosa' })).toContainText(money(16.98))
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(drawer).toBeHidden()
}

async function expectAmounts(page: Page) {
  for (const [name, amount] of Object.entries(amounts)) await expect(amountOf(page, name)).toHaveText(amount)
}

/** The order's page: what was ordered, and when and where to pick it up. */
async function expectOrderPage(page: Page, order: Order) {
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`)
  await expect(page).toHaveTitle(`Order ${order.number} | ${brand}`)
  await expect(main.getByRole('listitem').filter({ hasText: 'Samosa' })).toContainText(money(16.98))
  await expect(main.getByRole('listitem').filter({ hasText: 'Butter Chicken' })).toContainText(money(14.13))
  await expect(main.getByText('Cash on Pickup').first()).toBeVisible()
  await expect(main.getByText(house.street).first()).toBeVisible()

  const [day = '', clock = ''] = order.fulfillment.pickupLocal.split('T')
  const pickup = main.getByRole('time').first()
  await expect(pickup).toContainText(shownClock(clock))
  await expect(pickup).toContainText(String(Number(day.slice(-2))))
  // The kitchen opens at eleven and needs at least 25 minutes.
  expect(Number(clock.slice(0, 2))).toBeGreaterThanOrEqual(11)
  expect(Date.parse(order.fulfillment.pickupAt)).toBeGreaterThan(Date.now() + 20 * 60_000)
}
