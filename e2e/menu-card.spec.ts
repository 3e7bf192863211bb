import { either, house, money } from './house.ts'
import { expect, open, test } from './journey.ts'

const headings = [
  'Breakfast/Lunch',
  'Lunch Combo/Thali',
  'Chaat Bar',
  'Frying Items',
  'Veg and Non Veg Appetizers',
  'Veg and Non Veg Main Course',
  'Rice',
  'Breads',
  'Extras',
  'Soup',
  'Drinks',
  'Desserts',
  'Chef Specials',
]

test('the menu has its sections in order, and each line links to its dish', async ({ page }) => {
  await open(page, '/menu')
  const found = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()
  // Parallel admin journeys may have added a category.
  expect(found.slice(0, headings.length)).toEqual(headings)
  expect(found.slice(-2)).toEqual(['Important Notes', 'Presentation Notes'])

  const breakfast = page.getByRole('region', { name: 'Breakfast/Lunch' })
  await expect(breakfast).toContainText(either('11:00am to 3:00pm', '11:00 to 15:00'))
  await breakfast.getByRole('listitem').filter({ hasText: 'Masala Dosa' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Masala Dosa' })).toBeVisible()
})

test('prices, dietary marks and sold-out notes are beside the dish', async ({ page }) => {
  await open(page, '/menu')
  // Other dishes may mention it in their descriptions.
  const line = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })
  await expect(line('Vegetable Biryani')).toContainText(money(13.7))
  await expect(line('Vegetable Biryani').getByLabel(`was ${money(15.66)}`)).toBeVisible()
  await expect(line('Hyderabadi Haleem')).toContainText('Sold out today')
  await expect(line('Palak Paneer')).toContainText('Vegetarian, Gluten-free')
  await expect(line('Palak Paneer')).toContainText('mild')
})

for (const width of [390, 1440]) {
  test(`the section links stay in view, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/menu')
    const sections = page.getByRole('navigation', { name: 'Sections of the menu' })
    await sections.getByRole('link', { name: 'Desserts' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Desserts' })).toBeInViewport()
    await expect(sections.getByRole('link', { name: 'Desserts' })).toBeInViewport()
    await expect(sections.getByRole('link', { name: 'Desserts' })).toHaveAttribute('aria-current', 'true')
  })
}

for (const format of ['Letter', 'A4']) {
  test(`printed on ${format}, the menu is two pages with the address and without the site’s navigation`, async ({
    page,
  }) => {
    await open(page, '/menu')
    const pdf = await page.pdf({ format })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)

    await page.emulateMedia({ media: 'print' })
    await expect(
      page.getByText(`${house.street}, ${house.city} · ${house.phone} · Kitchen hours`),
    ).toBeVisible()
    await expect(page.getByText('Samosa', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
  })
}
