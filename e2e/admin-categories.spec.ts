import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { beginNew, createProduct, logInAsAdmin } from './admin.ts'
import { expect, open, test, untilQuiet, type Page } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
