/** What guests choose for a dish: from its page or the sheet to the cart, the order and the kitchen. */
import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { adminToken, createProduct, logInAsAdmin } from './admin.ts'
import { introduceOneself, placeOrder, waitForPlacedOrder } from './guest.ts'
import { money } from './house.ts'
import { expect, open, test, type Page } from './journey.ts'
import { getOrder } from './kitchen.ts'
import { startWith } from './stored-cart.ts'
import { tabTo } from './tab-to.ts'

const curry = { slug: 'butter-chicken', title: 'Butter Chicken' }

const cartLine = (page: Page) =>
  page
    .getByRole('list', { name: 'Dishes in your cart' })
    .getByRole('listitem')
    .filter({ hasText: curry.title })

test('a heat is chosen by keyboard, changed in the cart and at the checkout, and the kitchen reads it', async ({
  page,
  request,
}) => {
  await open(page, `/product/${curry.slug}`)
  await page.getByRole('radio', { name: 'Mild' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Hot', exact: true })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add to Cart' }).first().press('Enter')

  await open(page, '/cart')
  await expect(cartLine(page)).toContainText('Hot')
  const change = page.getByRole('button', { name: `Change options of ${curry.title}` })
  await change.press('Enter')
  const sheet = page.getByRole('dialog', { name: curry.title })
  await expect(sheet.getByRole('radio', { name: 'Hot', exact: true })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(change).toBeFocused()
  await change.press('Enter')
  // Pressed as soon as the sheet has closed, before the browser's event about it.
  await change.evaluate(async (button: HTMLButtonElement) => {
    document.querySelector<HTMLElement>('dialog[open] [aria-label="Close"]')?.click()
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    button.click()
  })
  await sheet.getByRole('radio', { name: 'Extra hot' }).check()
  await sheet.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(cartLine(page)).toContainText('Extra hot')
  await expect(change).toBeFocused()
  await expectAccessible(page)

  await open(page, '/checkout')
  await change.click()
  await sheet.getByRole('radio', { name: 'Medium' }).check()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(change).toBeFocused()
  await introduceOneself(page)
  await placeOrder(page)
  const { number, items } = await getOrder(request, await waitForPlacedOrder(page))
  expect(items[0]?.options).toMatchObject([{ group: 'spice', choice: 'medium' }])
  await expect(page.getByRole('main').getByText('Medium')).toBeVisible()

  await logInAsAdmin(page, `/admin/kitchen?q=${number}`)
  await expect(page.getByRole('listitem', { name: `Order ${number}` })).toContainText('Medium')
})

test('an owner adds a group that has to be chosen, and guests are asked for it', async ({ page }) => {
  await logInAsAdmin(page, '/admin/options')
  await page.getByRole('button', { name: 'New option group' }).click()
  const form = page.getByRole('dialog', { name: 'New option group' })
  await form.getByLabel('Name', { exact: true }).fill('Bread')
  await form.getByLabel('At least').fill('1')
  await form.getByLabel('Name of choice 1').fill('Roti')
  await form.getByRole('button', { name: 'Add a choice' }).click()
  await form.getByLabel('Name of choice 2').fill('Saffron naan')
  await form.getByLabel('Price of Saffron naan').fill('1.50')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add option group' }).click()
  await expect(page.getByRole('article', { name: 'Bread', exact: true })).toContainText('No dish has it yet')

  await open(page, '/admin/products?q=Palak+Paneer')
  await page
    .getByRole('row', { name: /Palak Paneer/ })
    .getByRole('link', { name: 'Edit' })
    .click()
  await page.getByLabel('Add an option group').selectOption('Bread')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/admin\/products\?q=/)

  await open(page, '/order-online?q=Palak+Paneer')
  const card = page
    .getByRole('region', { name: 'Search results' })
    .getByRole('article', { name: 'Palak Paneer' })
  await tabTo(page, card.getByRole('button', { name: 'Add to Cart' }))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Palak Paneer' })
  await sheet.getByRole('button', { name: 'Add to Cart' }).press('Enter')
  await expect(sheet).toContainText('Bread: Choose one')
  await expect(sheet.getByRole('radio', { name: 'Roti' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await sheet.getByRole('button', { name: 'Add to Cart' }).press('Enter')
  await expect(page.getByText('Added to cart! 🛒')).toBeVisible()

  await open(page, '/cart')
  await expect(page.getByRole('main')).toContainText('Saffron naan')
  await expect(page.getByRole('main')).toContainText(money(17.16))

  // It runs out while it is in the cart.
  await open(page, '/admin/availability?q=saffron+naan')
  await page.getByRole('button', { name: 'Mark sold out: Saffron naan' }).click()
  await expect(page.getByText('Saffron naan is sold out until tomorrow')).toBeVisible()
  await expectAccessible(page)
  await open(page, '/cart')
  await expect(page.getByText('Bread: Saffron naan is sold out')).toBeVisible()
  await page.getByRole('button', { name: 'Change options of Palak Paneer' }).click()
  await expect(sheet.getByRole('radio', { name: /Saffron naan/ })).toBeDisabled()
  await sheet.getByRole('radio', { name: 'Roti' }).check()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Bread: Saffron naan is sold out')).toBeHidden()
  await expect(page.getByRole('main')).toContainText(money(15.66))
})

test('a topping costs more on the large one, from the page to the order', async ({ page, request }) => {
  const mark = randomUUID().slice(0, 8)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const size = { name: `Size ${mark}`, min: 1, addsIngredients: false }
  const sizes = [
    { name: 'Small', isDefault: true },
    { name: 'Large', price: 4 },
  ]
  await request.post('/api/option-groups', { headers, data: { ...size, choices: sizes } })
  await logInAsAdmin(page, '/admin/options')
  await page.getByRole('button', { name: 'New option group' }).click()
  const form = page.getByRole('dialog', { name: 'New option group' })
  await form.getByLabel('Name', { exact: true }).fill(`Toppings ${mark}`)
  await form.getByLabel('Name of choice 1').fill('Cheese')
  await form.getByLabel('Price of Cheese', { exact: true }).fill('1')
  await form.getByLabel('Prices depend on').selectOption(size.name)
  await form.getByRole('group', { name: 'Prices of Cheese by size' }).getByLabel('Large').fill('2.5')
  await form.getByRole('button', { name: 'Add option group' }).click()
  await expect(page.getByRole('article', { name: `Toppings ${mark}` })).toBeVisible()

  const slug = `pizza-${mark}`
  const optionGroups = [{ group: `size-${mark}` }, { group: `toppings-${mark}` }]
  await createProduct(request, {
    title: `Pizza ${mark}`,
    slug,
    categorySlug: 'breads',
    price: 10,
    optionGroups,
  })
  await open(page, `/product/${slug}`)
  await page.getByRole('radio', { name: /^Cheese/ }).check()
  await expect(page.getByRole('radio', { name: `Cheese +${money(1)}` })).toBeChecked()
  await page.getByRole('radio', { name: /^Large/ }).check()
  await expect(page.getByRole('radio', { name: `Cheese +${money(2.5)}` })).toBeChecked()
  await expect(page.getByRole('main')).toContainText(money(16.5))
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await open(page, '/checkout')
  await introduceOneself(page)
  await placeOrder(page)
  const { items } = await getOrder(request, await waitForPlacedOrder(page))
  expect(items).toMatchObject([
    { price: 16.5, options: [{ choice: 'large' }, { choice: 'cheese', price: 2.5 }] },
  ])
})

test('a cart from before options existed can be ordered as it is', async ({ page, request }) => {
  const before = { ...curry, price: 14.13, quantity: 2, thumbnail: '/art/butter-chicken.svg' }
  await startWith(page, { cart: [before] })
  await open(page, '/checkout')
  await expect(page.getByRole('main')).toContainText(curry.title)
  await introduceOneself(page)
  await placeOrder(page)
  const { items } = await getOrder(request, await waitForPlacedOrder(page))
  expect(items).toMatchObject([{ slug: curry.slug, quantity: 2, options: [{ group: 'spice' }] }])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything that can be chosen can be read', async ({ page }) => {
    await page.goto(`/product/${curry.slug}`)
    const heats = page.getByRole('group', { name: 'Spice level' })
    for (const name of ['Mild', 'Medium', 'Hot', 'Extra hot'])
      await expect(heats.getByText(name, { exact: true })).toBeVisible()
  })
})
