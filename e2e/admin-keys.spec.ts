import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { adminToken, logInAsAdmin } from './admin.ts'
import { placeOrderOf } from './kitchen.ts'
import { expect, open, test, untilQuiet } from './journey.ts'

test('the slash key finds an order by its number, a dish and an admin page, and Enter opens it', async ({
  page,
  request,
}) => {
  const order = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
  await logInAsAdmin(page, '/admin/hours')
  const search = page.getByRole('textbox', { name: 'Search orders, guests, dishes and pages' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type(String(order.number))
  await expect(page.getByRole('button', { name: `${order.number}, ${order.customer.name}` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/orders?order=${order._id}`)
  await expect(page.getByRole('dialog', { name: `Order ${order.number}`, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await page.keyboard.type('samosa')
  const found = page.getByRole('dialog')
  await expect(found.getByRole('button', { name: /^Samosa/ }).first()).toBeVisible()
  await expectAccessible(page)
  await search.fill('review')
  await expect(found.getByRole('button', { name: 'Reviews', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/reviews')
})

test('a dish that guests do not see is found all the same', async ({ page, request }) => {
  const title = `Hidden Dal ${randomUUID().slice(0, 8)}`
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const made = await request.post('/api/products', {
    headers,
    data: { title, categorySlug: 'soup', price: 5, isHidden: true },
  })
  expect(made.status()).toBe(201)
  await logInAsAdmin(page, '/admin/hours')
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: /^Search orders/ })).toBeFocused()
  await page.keyboard.type(title)
  await expect(page.getByRole('dialog').getByRole('button', { name: title })).toContainText('hidden')
})

test('j and k move through a list, and Enter opens the selected row', async ({ page }) => {
  await logInAsAdmin(page, '/admin/categories')
  await open(page, '/admin/products')
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows.nth(2)).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows.nth(1).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(rows.nth(2).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/products\/\w+/)
  await page.goBack()
  await expect(rows.nth(2)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeFocused()
})

test('from the guests’ pages into the admin and back', async ({ page }) => {
  await logInAsAdmin(page, '/admin/orders')
  await page.getByRole('button', { name: 'Website' }).click()
  await page.getByRole('menuitem', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await page
    .getByRole('banner')
    .getByLabel(/, your account$/)
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('every admin page can be loaded by its address', async ({ page, request }) => {
  await logInAsAdmin(page, '/admin/orders')
  const links = page.getByRole('navigation', { name: 'Restaurant' }).getByRole('link')
  await expect(links.last()).toBeVisible()
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})

test('on a phone every admin page is in the More menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAsAdmin(page, '/admin/orders')
  const nav = page.getByRole('navigation', { name: 'Restaurant' })
  await expect(nav).toBeHidden()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(nav).toBeVisible()
  await expectAccessible(page)
  await nav.getByRole('link', { name: 'Coupons' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible()
  await expect(nav).toBeHidden()
})

test('on a phone, More leads the keyboard to all pages, and Escape back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAsAdmin(page, '/admin/orders')
  const more = page.getByRole('button', { name: 'More' })
  // Which pages there are is known by then.
  await expect(page.getByRole('navigation', { name: 'Most used' }).getByRole('link')).toHaveCount(4)
  await untilQuiet(page)
  await more.press('Enter')
  const nav = page.getByRole('navigation', { name: 'Restaurant' })
  await expect(nav.getByRole('link', { name: /^Orders/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(nav.getByRole('link', { name: /^Reservations/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect(nav).toHaveCount(0)
})
