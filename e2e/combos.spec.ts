/** A thali of dishes that the guest chooses, and diets that follow what is chosen. */
import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { introduceOneself, placeOrder, waitForPlacedOrder } from './guest.ts'
import { money } from './house.ts'
import { expect, open, test } from './journey.ts'
import { getOrder } from './kitchen.ts'
import { tabTo } from './tab-to.ts'

test('an owner makes a thali of dishes; a guest chooses them by keyboard; the kitchen cooks each of them', async ({
  page,
  request,
}) => {
  await logInAsAdmin(page, '/admin/options')
  await page.getByRole('button', { name: 'New option group' }).click()
  const form = page.getByRole('dialog', { name: 'New option group' })
  await form.getByLabel('Name', { exact: true }).fill('Thali curries')
  await form.getByLabel('At least').fill('2')
  await form.getByLabel('At most', { exact: true }).fill('2')
  for (const [index, title] of ['Rajma Masala', 'Bhindi Masala', 'Goat Curry'].entries()) {
    if (index > 0) await form.getByRole('button', { name: 'Add a choice' }).click()
    await form.getByLabel(`Name of choice ${index + 1}`).fill(title)
    await form.getByRole('button', { name: `Dish, diets, allergens, SKU of ${title}` }).click()
    await form.getByLabel(`Menu item for ${title}`).selectOption(title)
  }
  await form.getByLabel('Price of Goat Curry').fill('3')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add option group' }).click()
  await expect(page.getByRole('article', { name: 'Thali curries' })).toBeVisible()

  await open(page, '/admin/products?q=Gujarati')
  await page
    .getByRole('row', { name: /Gujarati/ })
    .getByRole('link', { name: 'Edit' })
    .click()
  await page.getByLabel('Add an option group').selectOption('Thali curries')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/admin\/products\?q=/)

  await open(page, '/order-online?q=Gujarati')
  const card = page
    .getByRole('region', { name: 'Search results' })
    .getByRole('article', { name: 'Gujarati Thali' })
  await tabTo(page, card.getByRole('button', { name: 'Add to Cart' }))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Gujarati Thali' })
  await expect(sheet.getByRole('checkbox', { name: /Rajma Masala/ })).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, sheet.getByRole('checkbox', { name: /Rajma Masala/ }))
  await page.keyboard.press('Space')
  await tabTo(page, sheet.getByRole('checkbox', { name: /Goat Curry/ }))
  await page.keyboard.press('Space')
  await expect(sheet).toContainText('Not vegetarian with Goat Curry.')
  await expect(sheet).toContainText(money(22.66))
  await sheet.getByRole('button', { name: 'Add to Cart' }).press('Enter')

  await open(page, '/cart')
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByRole('main')).toContainText('2 × Goat Curry in all')
  await open(page, '/checkout')
  await introduceOneself(page)
  await placeOrder(page)
  const { number, items } = await getOrder(request, await waitForPlacedOrder(page))
  expect(items[0]?.options).toMatchObject([{ product: 'rajma-masala' }, { product: 'goat-curry' }])

  await open(page, `/admin/kitchen?q=${number}`)
  const order = page.getByRole('listitem', { name: `Order ${number}` })
  await expect(order).toContainText('2 × Goat Curry in all')
  await order.getByRole('button', { name: /^Accept/ }).click()
  await order.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByRole('list', { name: 'Cook now' })).toContainText('2 × Rajma Masala')
})

test('diets and allergens filter the menu by keyboard, and follow what an owner states', async ({ page }) => {
  const found = page.getByRole('region', { name: 'The whole menu' })
  async function stateMilk(isStated: boolean) {
    await open(page, '/admin/products?q=Kadai+Paneer')
    await page
      .getByRole('row', { name: /Kadai Paneer/ })
      .getByRole('link', { name: 'Edit' })
      .click()
    await page.getByLabel('Milk', { exact: true }).setChecked(isStated)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/admin\/products\?q=/)
  }
  await logInAsAdmin(page, '/admin/products?q=Kadai+Paneer')
  await stateMilk(false)

  await open(page, '/order-online?category=veg-main-course')
  const list = page.getByRole('region', { name: /Veg Main Course/ })
  await tabTo(page, page.locator('summary', { hasText: 'Diets and allergens' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'tree nuts' })).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, page.getByRole('checkbox', { name: 'tree nuts' }))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/without=tree-nuts/)
  await expect(page.getByRole('checkbox', { name: 'tree nuts' })).toBeFocused()
  await expect(list.getByRole('article', { name: 'Kadai Paneer' })).toBeHidden()
  await expect(list.getByRole('article', { name: 'Aloo Gobi' })).toBeVisible()
  await expect(list).toContainText('1 other dish is hidden because its allergen information is incomplete')

  await stateMilk(true)
  await open(page, '/order-online?category=veg-main-course&without=tree-nuts')
  await expect(list.getByRole('article', { name: 'Kadai Paneer' })).toBeVisible()
  await page.locator('summary', { hasText: 'Diets and allergens' }).click()
  await page.getByRole('checkbox', { name: 'milk', exact: true }).check()
  await expect(list.getByRole('article', { name: 'Kadai Paneer' })).toBeHidden()

  await open(page, '/menu?diet=vegan')
  await expect(page.getByText('Palak Paneer')).toBeHidden()
  await expect(page.getByText('Chana Masala').first()).toBeVisible()
  await expect(found).toBeHidden()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter is a form', async ({ page }) => {
    await page.goto('/order-online')
    await page.locator('summary', { hasText: 'Diets and allergens' }).click()
    await page.getByRole('checkbox', { name: 'vegan' }).check()
    await page.getByRole('checkbox', { name: 'gluten-free' }).check()
    await page.getByRole('button', { name: 'Show these dishes' }).click()
    await expect(page).toHaveURL(/diet=vegan&diet=gluten-free/)
    const dishes = page.getByRole('region', { name: 'The whole menu' }).getByRole('article')
    await expect(dishes.filter({ hasText: 'Chana Masala' })).toHaveCount(1)
    await expect(dishes.filter({ hasText: 'Samosa' })).toHaveCount(0)
    await page.locator('summary', { hasText: 'Diets and allergens: vegan, gluten-free' }).click()
    await expect(page.getByRole('checkbox', { name: 'gluten-free' })).toBeChecked()
  })
})
