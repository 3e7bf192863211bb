import { dishCard, searchMenu } from './guest.ts'
import { anyClock } from './house.ts'
import { expect, open, test } from './journey.ts'
import { readLayoutShifts, watchLayoutShifts } from './layout-shift.ts'

test('searching, sorting and choosing a category update the address without adding to the history', async ({
  page,
}) => {
  await open(page, '/order-online')
  const visits = await page.evaluate(() => history.length)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Drinks' }).click()
  await expect(page).toHaveURL('/order-online?category=drinks')
  await page.getByRole('button', { name: 'New Arrivals' }).click()
  await expect(page).toHaveURL('/order-online?category=drinks&sort=newest')
  await searchMenu(page, 'lassi')
  await expect(page).toHaveURL(/category=drinks/)
  await expect(page).toHaveURL(/q=lassi/)
  expect(await page.evaluate(() => history.length)).toBe(visits)
})

test('a link sent to a friend shows the same dishes', async ({ page }) => {
  await open(page, '/order-online?category=drinks&q=lassi&sort=newest')
  await expect(page.getByPlaceholder('Search menu items...')).toHaveValue('lassi')
  await expect(page.getByRole('button', { name: 'New Arrivals' })).toHaveAttribute('aria-pressed', 'true')
  const drinks = page.getByRole('region', { name: 'Drinks' })
  await expect(drinks.getByRole('article').first()).toBeVisible()
  const titles = await drinks.getByRole('article').getByRole('heading').allInnerTexts()
  expect(titles).toContain('Mango Lassi')
  expect(titles).not.toContain('Masala Chai')
})

test('a dish with a number in its name is found by it, and the address keeps the search as typed', async ({
  page,
}) => {
  await open(page, '/order-online?q=65')
  await expect(page.getByPlaceholder('Search menu items...')).toHaveValue('65')
  await expect(dishCard(page, 'Chicken 65')).toBeVisible()
  await expect(page).toHaveURL('/order-online?q=65')
})

test('campaign parameters in the address do not change the page', async ({ page }) => {
  await open(page, '/order-online?utm_source=letter&category=soup')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Soup' }),
  ).toHaveAttribute('aria-current', /.+/)
})

test('the back button leaves the menu instead of undoing filters', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Order Online' }).first().click()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Soup' }).click()
  await expect(page).toHaveURL('/order-online?category=soup')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a search without results says so and links back to the menu', async ({ page }) => {
  await open(page, '/order-online')
  await searchMenu(page, 'pizza hawaii')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible()
  await page.getByRole('link', { name: 'Show the whole menu' }).click()
  await expect(page).toHaveURL('/order-online')
  await expect(dishCard(page, 'Samosa')).toBeVisible()
})

test('accents and capitals do not matter', async ({ page }) => {
  await open(page, '/order-online')
  await searchMenu(page, 'ROSE')
  await expect(dishCard(page, 'Okanagan Rosé')).toBeVisible()
})

test('while the kitchen is closed the page shows the first pickup time, and nothing moves', async ({
  page,
}) => {
  const at = new Date(Date.now() + 20 * 60 * 60_000).toISOString()
  const now = new Date().toISOString()
  const data = {
    now: { at: now, local: now.slice(0, 16) },
    asSoonAsPossible: { at, local: at.slice(0, 16) },
    spans: [],
  }
  await page.route('**/trpc/pickup.spans*', (route) => route.fulfill({ json: [{ result: { data } }] }))
  await watchLayoutShifts(page)
  await open(page, '/order-online')
  await expect(page.getByText(new RegExp(`Closed now\\. First pickup .+, about ${anyClock}`))).toBeVisible()
  await expect(page.getByText(/Ready about 25 minutes/)).toBeHidden()
  expect((await readLayoutShifts(page)).sum).toBeLessThan(0.01)
})
