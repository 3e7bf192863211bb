import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { createProduct, logInAsAdmin } from './admin.ts'
import { field } from './guest.ts'
import { money, typed } from './house.ts'
import { expect, open, test, type Page } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const versions = (page: Page) => page.getByRole('group', { name: 'Two versions' })
const versionsOf = (page: Page, label: string) =>
  versions(page).getByRole('row').filter({ hasText: label }).getByRole('cell')

test('when two tabs edit one dish, the second sees both versions and chooses', async ({
  page,
  context,
  request,
  expectNoise,
}) => {
  expectNoise(/409 \(Conflict\).*products\.change/)
  const mark = randomUUID().slice(0, 8)
  const dish = { title: `Two Tabs ${mark}`, slug: `two-tabs-${mark}`, categorySlug: 'soup', price: 7.66 }
  const id = await createProduct(request, dish)
  await logInAsAdmin(page, `/admin/products/${id}`)
  await expect(field(page, 'Price')).toHaveValue(typed(7.66))
  const other = await context.newPage()

  await saveInOtherTab(other, id, '9.66')
  await field(page, 'Title').fill(`${dish.title} Special`)
  await press(page, 'Save')
  await expect(versions(page).getByRole('alert')).toContainText('was changed by someone else')
  await expect(versionsOf(page, 'Title')).toHaveText([dish.title, `${dish.title} Special`, dish.title])
  // This tab has not changed it, so the other tab's value would be saved.
  await expect(versionsOf(page, 'Price')).toHaveText([/\d/, typed(9.66), typed(9.66)])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)

  await press(page, 'Take theirs')
  await expect(versions(page)).toHaveCount(0)
  await expect(field(page, 'Title')).toHaveValue(dish.title)
  await expect(field(page, 'Price')).toHaveValue(typed(9.66))

  await saveInOtherTab(other, id, '8.66')
  await field(page, 'Price').fill('10')
  await press(page, 'Save')
  await expect(versionsOf(page, 'Price')).toHaveText([typed(9.66), typed(10), typed(8.66)])
  await press(page, 'Keep mine')
  await expect(page).toHaveURL('/admin/products')
  await open(other, `/product/${dish.slug}`)
  await expect(other.getByRole('main')).toContainText(money(10))
})

async function saveInOtherTab(page: Page, id: string, price: string) {
  await open(page, `/admin/products/${id}`)
  await field(page, 'Price').fill(price)
  await press(page, 'Save')
  await expect(page).toHaveURL('/admin/products')
}
