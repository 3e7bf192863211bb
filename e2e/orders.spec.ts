import { expectAccessible } from './accessible.ts'
import { logIn, logOut, newCustomer, register, startSignedIn } from './customer.ts'
import {
  applyCoupon,
  cartLine,
  field,
  guest,
  introduceOneself,
  placeOrder,
  waitForPlacedOrder,
} from './guest.ts'
import { clock, either, house, money } from './house.ts'
import { expect, open, test, type Page } from './journey.ts'
import { buyAllThatIsLeft, getOrder, placeOrderOf } from './kitchen.ts'
import { samosa } from './stored-cart.ts'

const orderCard = (page: Page, number: number) =>
  page.getByRole('main').getByRole('article', { name: `Order ${number}`, exact: true })

test('a signed-out guest is asked to log in, and comes back', async ({ page, request }) => {
  const customer = newCustomer()
  await register(request, customer)
  await open(page, '/orders')
  await expect(page.getByText('Please log in to view orders.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await logIn(page, customer)
  await expect(page).toHaveURL('/orders')
  await expect(page.getByText('No orders yet')).toBeVisible()
})

test('a customer’s order is in their order history, and in no one else’s', async ({ page, request }) => {
  const [customer, other] = [newCustomer(), newCustomer()]
  await register(request, other)
  await startSignedIn(page, await register(request, customer), { cart: [{ ...samosa, quantity: 3 }] })
  await open(page, '/orders')
  await expect(page.getByText('No orders yet')).toBeVisible()
  await open(page, '/checkout')
  await introduceOneself(page)
  await applyCoupon(page, 'WELCOME10')
  await expect(page.getByText(money(-1.7))).toBeVisible()
  await placeOrder(page)
  const id = await waitForPlacedOrder(page)
  const { number } = await getOrder(request, id)

  await page.goto('/orders')
  const card = orderCard(page, number)
  await expect(card).toContainText(`#${id.slice(-6)}`)
  await expect(card).toContainText('Placed')
  await expect(card).toContainText('3 items')
  // Three of 5.66 are 16.98; 10% of it is 1.698, so 1.70; 5% of 15.28 is 0.764, so 0.76.
  for (const amount of [16.98, -1.7, either(0.76, 1.26), 0, either(16.04, 15.28)].map(money)) {
    await expect(card.getByRole('definition').filter({ hasText: amount })).toBeVisible()
  }
  await card.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()

  await page.goBack()
  await logOut(page)
  await open(page, '/login?back=/orders')
  await logIn(page, other)
  await expect(page.getByText('No orders yet')).toBeVisible()
})

test('the times on an order are in the restaurant’s time zone', async ({ page, request }) => {
  const session = await register(request, newCustomer())
  const { number } = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }], session.token)
  await startSignedIn(page, session)
  await open(page, '/orders')
  const placed = orderCard(page, number).getByRole('time').first()
  const createdAt = new Date((await placed.getAttribute('datetime')) ?? '')
  const there = createdAt.toLocaleTimeString('en-GB', {
    timeZone: house.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  })
  await expect(placed).toContainText(clock(there))
})

// Only a few portions of this dish are left, and no other journey orders it.
const nihari = 'slow-braised-alberta-lamb-shank-nihari-with-ginger-slivers'

test('an order is ordered again, and dishes that are no longer available are named', async ({
  page,
  request,
}) => {
  const session = await register(request, newCustomer())
  const items = [
    { slug: 'samosa', quantity: 2 },
    { slug: nihari, quantity: 1 },
    { slug: 'garlic-naan', quantity: 1 },
  ]
  const { number } = await placeOrderOf(request, items, session.token)
  await buyAllThatIsLeft(request, nihari)
  await takeOffTheMenu(page, 'garlic-naan')
  await startSignedIn(page, session)
  await open(page, '/orders')
  await orderCard(page, number).getByRole('button', { name: 'Order again' }).click()

  const note = orderCard(page, number).getByRole('status')
  await expect(note).toContainText('Added to your cart: 2 × Samosa.')
  await expect(note).toContainText('Sold out: Slow-Braised Alberta Lamb Shank Nihari with Ginger Slivers.')
  await expect(note).toContainText('No longer on our menu: Garlic Naan.')
  await note.getByRole('link', { name: 'See your cart' }).click()
  await expect(cartLine(page, 'Samosa')).toContainText(money(11.32))
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('orders that fail to load can be requested again', async ({ page, request, expectNoise }) => {
  const session = await register(request, newCustomer())
  const { number } = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }], session.token)
  expectNoise(/429 \(Too Many Requests\)|status of 429/)
  await page.route('**/trpc/*orders.mine*', (route) =>
    route.fulfill({ status: 429, json: { error: { message: 'Too many', code: -32_029, data: {} } } }),
  )
  await startSignedIn(page, session)
  await open(page, '/orders')
  await expect(page.getByText(/Your orders could not be loaded/)).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/trpc/*orders.mine*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(orderCard(page, number)).toBeVisible()
})

test('a session that expires during the checkout costs neither the cart nor what was typed', async ({
  page,
  request,
  expectNoise,
}) => {
  const customer = newCustomer()
  const session = await register(request, customer)
  await startSignedIn(page, session, { cart: [{ ...samosa, quantity: 2 }] })
  await open(page, '/checkout')
  await introduceOneself(page)
  await page.getByRole('radio', { name: 'UPI' }).check()
  await applyCoupon(page, 'WELCOME10')
  await expect(page.getByText(money(-1.13))).toBeVisible()
  await logOutEverywhere(page, session.token)

  expectNoise(/401 \(Unauthorized\).*orders\.place/)
  await placeOrder(page)
  await expect(page).toHaveURL(/\/login\?back=(\/|%2F)checkout$/)
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await logIn(page, customer)
  await expect(page).toHaveURL('/checkout')
  await expect(field(page, 'Name')).toHaveValue(guest.name)
  await expect(field(page, 'Email')).toHaveValue(guest.email)
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked()
  await expect(page.getByText(money(-1.13))).toBeVisible()
  await placeOrder(page)
  const { number, payment, couponCode } = await getOrder(request, await waitForPlacedOrder(page))
  expect({ method: payment.method, couponCode }).toEqual({ method: 'upi', couponCode: 'WELCOME10' })
  await page.goto('/orders')
  await expect(orderCard(page, number)).toBeVisible()
})

test('logging out in one tab hides the orders in the others', async ({ page, context, request }) => {
  const session = await register(request, newCustomer())
  await startSignedIn(page, session)
  await open(page, '/orders')
  await expect(page.getByText('No orders yet')).toBeVisible()
  const otherTab = await context.newPage()
  await open(otherTab, '/')
  await logOut(otherTab)
  await expect(page.getByText('Please log in to view orders.')).toBeVisible()
})

/** For this browser only: the menu arrives without the dish. */
async function takeOffTheMenu(page: Page, slug: string) {
  await page.route('**/trpc/products.list*', async (route) => {
    const response = await route.fetch()
    const [answer] = (await response.json()) as [{ result: { data: { products: { slug: string }[] } } }]
    const { data } = answer.result
    data.products = data.products.filter((product) => product.slug !== slug)
    await route.fulfill({ response, json: [answer] })
  })
}

/** As from another device. */
async function logOutEverywhere(page: Page, token: string) {
  const response = await page.request.post('/trpc/account.logoutEverywhere', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  })
  expect(response.status()).toBe(200)
}

test('a guest who has cancelled an order puts its dishes back into the cart', async ({ page, request }) => {
  const { _id } = await placeOrderOf(request, [{ slug: 'samosa', quantity: 2 }])
  await open(page, `/order/${_id}`)
  await expect(page.getByRole('button', { name: 'Order again' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible()
  await open(page, `/order/${_id}`)
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByText('Added to your cart: 2 × Samosa.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'See your cart' }).click()
  await expect(cartLine(page, 'Samosa')).toBeVisible()
})
