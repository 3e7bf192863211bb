import { randomUUID } from 'node:crypto'
import { adminToken, createProduct } from './admin.ts'
import { either, money } from './house.ts'
import { expect, test } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'

test.use({ javaScriptEnabled: false })

test('the menu can be read and filtered', async ({ page }) => {
  await page.goto('/order-online')
  await expect(page.getByText(/Ready about 25 minutes after you order, while we’re open/)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Samosa', exact: true }).first()).toContainText(money(5.66))
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Drinks' }).click()
  await expect(page).toHaveURL('/order-online?category=drinks')
  const drinks = page.getByRole('region', { name: 'Drinks' })
  await expect(drinks.getByRole('article', { name: 'Mango Lassi' })).toBeVisible()
  await expect(drinks.getByRole('article', { name: 'Samosa', exact: true })).toHaveCount(0)
})

test('the menu can be searched and sorted, with the other filters still set', async ({ page }) => {
  await page.goto('/order-online?category=drinks')
  await page.getByPlaceholder('Search menu items...').fill('lassi')
  await page.getByPlaceholder('Search menu items...').press('Enter')
  await expect(page).toHaveURL(/category=drinks&q=lassi/)
  await page.getByRole('button', { name: 'New Arrivals' }).click()
  await expect(page).toHaveURL(/category=drinks&q=lassi&sort=newest/)
  await expect(
    page.getByRole('region', { name: 'Drinks' }).getByRole('article', { name: 'Mango Lassi' }),
  ).toBeVisible()
})

test('the menu card can be read, and its sections link down the page', async ({ page }) => {
  await page.goto('/menu')
  await page
    .getByRole('navigation', { name: 'Sections of the menu' })
    .getByRole('link', { name: 'Soup' })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Soup' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Print the menu' })).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Order Online' }).click()
  await expect(page).toHaveURL('/order-online')
})

test('a dish can be read', async ({ page }) => {
  await page.goto('/order-online?category=chaat-frying')
  await page
    .getByRole('region', { name: 'Chaat (Frying)' })
    .getByRole('link', { name: 'Samosa', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Samosa' })).toBeVisible()
  await expect(page.getByText('Three pastry pyramids')).toBeVisible()
  await expect(page.getByText('Reviews coming soon...')).toBeVisible()
})

test('the newsletter says that it needs JavaScript, and shows no button that would do nothing', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByText(/^Subscribing needs JavaScript/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0)
})

test('a dish with choices that are counted shows no buttons that would do nothing, and says whom to call', async ({
  page,
  request,
}) => {
  const mark = randomUUID().slice(0, 8)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const breads = { name: `Breads ${mark}`, max: 4, choices: [{ name: 'Plain naan', max: 4 }] }
  const created = await request.post('/api/option-groups', { headers, data: breads })
  expect(created.ok(), await created.text()).toBe(true)
  const slug = `basket-${mark}`
  const optionGroups = [{ group: `breads-${mark}` }]
  await createProduct(request, {
    title: `Basket ${mark}`,
    slug,
    categorySlug: 'breads',
    price: 9,
    optionGroups,
  })
  await page.goto(`/product/${slug}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Plain naan', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: /^One (less|more)$/ })).toHaveCount(0)
  await expect(main.getByText(/^The cart needs JavaScript/)).toBeVisible()
})

test('the page of a placed order can be read', async ({ page, request }) => {
  const { _id, number } = await placeOrderOf(request, [{ slug: 'samosa', quantity: 2 }])
  await page.goto(`/order/${_id}`)
  await expect(page.getByRole('main')).toContainText(String(number))
  await expect(page.getByRole('main')).toContainText('Samosa')
  // Two of 5.66 are 11.32; 5% of that is 0.566, so 0.57, unless it is in the price.
  await expect(page.getByRole('main')).toContainText(money(either(11.89, 11.32)))
  // Playwright passes over the text in a noscript.
  expect(await page.locator('main noscript').innerHTML()).toContain('please call us')
})

test('the navigation menu opens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('banner').getByLabel('Menu', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Order Online' }).click()
  await expect(page).toHaveURL('/order-online')
})

for (const path of ['/contact', '/catering', '/reservations']) {
  test(`${path} says that its form needs JavaScript, and puts none of its fields into the address`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(/needs JavaScript$/)).toBeVisible()
    const name = main.getByLabel('Name').filter({ visible: true })
    if ((await name.count()) === 0) return
    await name.fill('Guest')
    await name.press('Enter')
    await expect(name).toHaveValue('Guest')
    expect(page.url()).not.toContain('?')
  })
}

for (const path of ['/login', '/signup', '/account', '/admin/login', '/admin/products', '/reset-password']) {
  test(`${path} says what it needs and shows no form that could not work`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(/needs JavaScript$/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
  })
}
