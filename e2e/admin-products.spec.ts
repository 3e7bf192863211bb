import { randomUUID } from 'node:crypto'
import { createProduct, deleteForGood, logInAsAdmin, logInWithForm } from './admin.ts'
import { newCustomer, register, startSignedIn } from './customer.ts'
import { dishCard, field, searchMenu } from './guest.ts'
import { either, money } from './house.ts'
import { expect, open, test, type Page } from './journey.ts'
import { expectAccessible } from './accessible.ts'
import { placeOrderOf } from './kitchen.ts'

/** A dish that no other journey uses. */
function newDish() {
  const mark = randomUUID().slice(0, 8)
  return { title: `Journey Dal ${mark}`, slug: `journey-dal-${mark}`, categorySlug: 'soup', price: 7.66 }
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const figureOf = async (page: Page, name: string) =>
  Number(
    await page
      .locator('dt', { hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd')
      .textContent(),
  )

async function findInList(page: Page, title: string) {
  await page.getByRole('searchbox').fill(title.toUpperCase())
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
}

test('a dish is created, found by guests, made more expensive, and deleted', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/404 \(Not Found\).*journey-dal/)
  const dish = newDish()
  await logInWithForm(page)
  await expect(page).toHaveURL('/admin/products')
  await page.getByRole('link', { name: 'New Product' }).click()
  await field(page, 'Title').fill(dish.title)
  await expect(field(page, 'Slug')).toHaveValue(dish.slug)
  await field(page, 'Price').fill('7.66')
  await page.getByLabel('Category').selectOption(dish.categorySlug)
  await press(page, 'Save')
  await expect(page.getByText(`${dish.title} is saved`)).toBeVisible()
  await expect(page).toHaveURL('/admin/products')

  await open(page, '/order-online')
  await searchMenu(page, dish.title)
  await expect(dishCard(page, dish.title)).toContainText(money(7.66))

  await open(page, '/admin/products')
  await findInList(page, dish.title)
  await rowOf(page, dish.title).getByRole('link', { name: 'Edit' }).click()
  await field(page, 'Price').fill('8.66')
  await press(page, 'Save')
  await expect(page).toHaveURL(/\/admin\/products\?q=/)
  await findInList(page, dish.title)
  await expect(rowOf(page, dish.title)).toContainText(money(8.66))
  await open(page, `/product/${dish.slug}`)
  await expect(page.getByRole('main')).toContainText(money(8.66))

  await open(page, `/admin/products?q=${encodeURIComponent(dish.title)}`)
  await deleteForGood(page, rowOf(page, dish.title))
  await expect(page.getByText('Nothing found')).toBeVisible()
  // The clicked button no longer exists; focus has moved to a nearby element.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
  expect((await page.goto(`/product/${dish.slug}`))?.status()).toBe(404)
})

test('an incomplete form says what is missing, and the server checks the slug', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/409 \(Conflict\).*products\.create/)
  await logInAsAdmin(page, '/admin/products/new')
  await press(page, 'Save')
  await expect(field(page, 'Title')).toBeFocused()
  await expect(field(page, 'Title')).toHaveAccessibleDescription('Title is required')
  await expect(page.getByText('Valid price is required')).toBeVisible()

  await field(page, 'Title').fill('Samosa')
  await field(page, 'Price').fill('1')
  await page.getByLabel('Category').selectOption('soup')
  await press(page, 'Save')
  await expect(field(page, 'Slug')).toBeFocused()
  await expect(page.getByText('The slug "samosa" is taken by another product')).toBeVisible()
})

test('the list has pages of ten', async ({ page }) => {
  await logInAsAdmin(page)
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/admin/products?page=2')
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Prev' }).click()
  await expect(page).toHaveURL('/admin/products')
})

test('the dashboard counts what was ordered', async ({ page, request }) => {
  await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
  await logInAsAdmin(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Recent Orders' })).toBeVisible()
  const before = await figureOf(page, 'Orders')
  const { _id } = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
  await open(page, '/admin')
  const row = rowOf(page, _id.slice(-6))
  await expect(row).toContainText('Earlier Guest')
  await expect(row).toContainText('Placed')
  // Other journeys order at the same time.
  expect(await figureOf(page, 'Orders')).toBeGreaterThan(before)
  await expect(page.getByText(either(/^\$[\d,]+\.\d\d$/, /^€\s[\d.]+,\d\d$/)).first()).toBeVisible()
  await page.getByRole('link', { name: 'Manage Products' }).click()
  await expect(page).toHaveURL('/admin/products')
})

for (const path of ['/admin', '/admin/products', '/admin/products/new']) {
  test(`a customer at ${path} is redirected to the staff login`, async ({ page, request }) => {
    await startSignedIn(page, await register(request, newCustomer()))
    await page.goto(path)
    await expect(page).toHaveURL(`/admin/login?back=${encodeURIComponent(path)}`)
    await expect(page.getByText('Logged in as')).toBeVisible()
  })
}

test('a customer at the promotions is told that they need admin access', async ({ page, request }) => {
  await startSignedIn(page, await register(request, newCustomer()))
  await open(page, '/admin/promotions')
  await expect(page.getByText('Admin access required.')).toBeVisible()
})

test('an admin who logs out lands on the home page, which says so, not on a login page', async ({ page }) => {
  await logInWithForm(page, '/admin')
  await expect(page).toHaveURL('/admin')
  await page
    .getByRole('banner')
    .getByLabel(/, your account$/)
    .click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('alert')).toHaveText('You are logged out')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test.describe('axe finds nothing', () => {
  // Colour contrast can only be measured when nothing is fading in.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [1440, 390]) {
    test(`in the admin at ${width} pixels`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 })
      await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
      await logInAsAdmin(page, '/admin')
      await expect(page.getByRole('heading', { name: 'Recent Orders' })).toBeVisible()
      await expectAccessible(page)

      await open(page, '/admin/products')
      await rowOf(page, 'Samosa').first().or(page.getByRole('rowheader').first()).first().waitFor()
      await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)

      await open(page, '/admin/products/new')
      await press(page, 'Save')
      await expect(page.getByText('Title is required')).toBeVisible()
      await expectAccessible(page)
    })
  }
})

test('several dishes are ticked with Shift, previewed at new prices, changed together, and hidden', async ({
  page,
  request,
}) => {
  const mark = randomUUID().slice(0, 8)
  const titles = ['First', 'Second', 'Third'].map((place) => `${place} Batch ${mark}`)
  for (const title of titles)
    await createProduct(request, {
      title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      categorySlug: 'soup',
      price: 7.66,
    })
  await logInAsAdmin(page, `/admin/products?q=${mark}`)
  const box = (title = '') => page.getByRole('checkbox', { name: `Select ${title}` })
  await box(titles[0]).click()
  await box(titles[2]).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 products selected')).toBeVisible()
  await box(titles[1]).press('Space')
  await expect(page.getByText('2 products selected')).toBeVisible()
  await box(titles[1]).press('Space')
  await press(page, 'Edit selected')
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('What to change').selectOption('Raise prices')
  await drawer.getByLabel('By').fill('10')
  await drawer.getByLabel('Round new prices').selectOption(`To ${money(1)}`)
  await drawer.getByLabel('Ending in').fill('0.99')
  await drawer.getByRole('button', { name: 'Preview' }).click()
  await expect(drawer.getByRole('table', { name: 'Preview' })).toContainText(
    `${titles[0]}${money(7.66)}${money(7.99)}`,
  )
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await drawer.getByRole('button', { name: 'Change 3 products' }).click()
  await expect(page.getByText('3 products changed')).toBeVisible()
  // Its preview has rows with the same titles.
  await expect(drawer).toBeHidden()
  for (const title of titles) await expect(rowOf(page, title)).toContainText(money(7.99))

  await press(page, 'Select this page')
  await press(page, 'Edit selected')
  await drawer.getByLabel('What to change').selectOption('Hide from guests')
  await drawer.getByRole('button', { name: 'Preview' }).click()
  await drawer.getByRole('button', { name: 'Change 3 products' }).click()
  await expect(drawer).toBeHidden()
  await expect(rowOf(page, titles[0] ?? '')).toContainText('Hidden')
  await open(page, `/order-online?q=${mark}`)
  await expect(page.getByText('Nothing found')).toBeVisible()
})
