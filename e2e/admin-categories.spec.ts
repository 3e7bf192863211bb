import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { beginNew, createProduct, logInAsAdmin } from './admin.ts'
import { expect, open, test, untilQuiet, type Page } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// One after the other: a category that another journey adds is a conflict for the one that moves them.
test.describe.configure({ mode: 'default' })

const row = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true })
const names = (page: Page) => page.getByRole('list', { name: 'Categories' }).getByRole('heading')

test('a category is created, moved by keyboard, shown to guests, and cannot be deleted while it has a dish', async ({
  page,
  request,
  browser,
}) => {
  const name = `Kulfi ${randomUUID().slice(0, 8)}`
  const slug = name.toLowerCase().replace(' ', '-')
  await logInAsAdmin(page, '/admin/categories')
  const form = await beginNew(page, 'category')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Emoji').fill('🍨')
  await form.getByRole('button', { name: 'Add category' }).click()
  await expect(names(page).last()).toHaveText(name)
  await expect(row(page, name)).toContainText(`${slug}, 0 dishes`)

  const up = page.getByRole('button', { name: `Move ${name} up` })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await untilQuiet(page)
  await page.reload()
  // Counted too early, the list is still empty.
  await expect(names(page).filter({ hasText: name })).toBeVisible()
  const count = await names(page).count()
  await expect(names(page).nth(count - 3)).toHaveText(name)

  const title = `Falooda ${slug}`
  await createProduct(request, { title, slug: `falooda-${slug}`, categorySlug: slug, price: 5 })
  const guest = await (await browser.newContext()).newPage()
  await open(guest, `/order-online?category=${slug}`)
  await expect(guest.getByRole('article', { name: title }).first()).toBeVisible()
  await guest.context().close()

  await page.reload()
  await row(page, name).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: `${name} can’t be deleted yet` })).toContainText(
    'It has 1 dish.',
  )
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
})

test('on a phone the buttons of a category are in one row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAsAdmin(page, '/admin/categories')
  const thali = row(page, 'Thali')
  const tops = await Promise.all(
    ['Arrange dishes', 'Edit', 'Delete'].map(async (name) =>
      thali.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().top),
    ),
  )
  expect(new Set(tops).size, tops.join(', ')).toBe(1)
})

test('guests read about a category, and see its dishes in the order in which they were arranged', async ({
  page,
  request,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8)
  const slug = `momos-${mark}`
  await logInAsAdmin(page, '/admin/categories')
  const form = await beginNew(page, 'category')
  await form.getByLabel('Name').fill(`Momos ${mark}`)
  await form.getByLabel('Description').fill('Folded by hand, steamed to order.')
  await form.getByLabel('Picture address').fill('/art/samosa.svg')
  await form.getByRole('button', { name: 'Add category' }).click()
  await expect(names(page).last()).toHaveText(`Momos ${mark}`)
  const titles = ['Veg', 'Paneer', 'Chicken'].map((kind) => `${kind} Momos ${mark}`)
  for (const title of titles)
    await createProduct(request, {
      title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      categorySlug: slug,
      price: 9,
    })

  await page.reload()
  await row(page, `Momos ${mark}`).getByRole('button', { name: 'Arrange dishes' }).click()
  const drawer = page.getByRole('dialog', { name: `Dishes in Momos ${mark}` })
  const up = drawer.getByRole('button', { name: `Move ${titles[2]} up` })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('listitem').first()).toContainText(titles[2] ?? '')
  // By its grip, with the keys, one place down again.
  await drawer.getByRole('button', { name: `Drag ${titles[2]}` }).focus()
  // The list behind the drawer has one too.
  const announced = page.locator('[aria-live=assertive]').last()
  await page.keyboard.press('Space')
  await expect(announced).toHaveText(/^Lifted\./)
  await page.keyboard.press('ArrowDown')
  await expect(announced).toHaveText(/ is number 2 of 3$/)
  await page.keyboard.press('Space')
  await expect(drawer.getByRole('listitem').nth(1)).toContainText(titles[2] ?? '')
  await untilQuiet(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }

  const expected = [titles[0], titles[2], titles[1]]
  const guest = await (await browser.newContext()).newPage()
  await open(guest, `/order-online?category=${slug}`)
  const results = guest.getByRole('region', { name: `Momos ${mark}` })
  await expect(results.getByRole('article').getByRole('heading')).toHaveText(expected.map(String))
  await expect(results).toContainText('Folded by hand, steamed to order.')
  await open(guest, '/menu')
  const section = guest.getByRole('region', { name: `Momos ${mark}` })
  await expect(section.getByRole('listitem').getByRole('link')).toHaveText(expected.map(String))
  await expect(section).toContainText('Folded by hand, steamed to order.')
  await open(guest, '/')
  const plate = guest.getByRole('link', { name: `Momos ${mark}` })
  await expect(plate.locator('img')).toHaveAttribute('src', '/art/samosa.svg')
  await guest.context().close()
})
