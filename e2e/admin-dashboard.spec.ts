import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { expect, open, test, type Page, waitUntilAlive } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'
import { readLayoutShifts, watchLayoutShifts } from './layout-shift.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sales = (page: Page) => page.getByRole('region', { name: 'Sales', exact: true })
const days = (page: Page) => sales(page).getByRole('navigation', { name: 'Days' })

test('the owner sees what was sold, and chooses the days', async ({ page, request }) => {
  await placeOrderOf(request, [{ slug: 'samosa', quantity: 2 }])
  await logInAsAdmin(page, '/admin')
  await expect(sales(page).getByRole('img', { name: /^Sales by day; highest on/ })).toBeVisible()
  await expect(sales(page).locator('.recharts-surface').first()).toBeVisible()
  await expect(sales(page).getByRole('region', { name: 'Top dishes' })).toContainText('Samosa')

  await days(page).getByRole('link', { name: 'Today' }).click()
  await expect(page).toHaveURL('/admin?span=today')
  await expect(sales(page).getByRole('img', { name: /by day/ })).toHaveCount(0)
  await sales(page).getByRole('button', { name: 'Orders' }).click()
  await expect(sales(page).getByRole('img', { name: /^Orders by hour of day; highest at/ })).toBeVisible()

  await page.reload()
  await waitUntilAlive(page)
  await expect(days(page).getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'true')
  await days(page).getByRole('link', { name: 'Custom' }).click()
  await sales(page).getByLabel('From').fill('2020-01-01')
  await sales(page).getByLabel('To', { exact: true }).fill('2020-01-31')
  await sales(page).getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL('/admin?from=2020-01-01&to=2020-01-31')
  await expect(sales(page).getByText('No sales in this period')).toBeVisible()
})

for (const width of [390, 768, 1440]) {
  test(`axe finds nothing on the dashboard, ${width} px wide, and nothing moves or overflows`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
    await logInAsAdmin(page, '/admin/orders')
    await watchLayoutShifts(page)
    await open(page, '/admin')
    // A chart is drawn once it comes into view.
    await sales(page).getByRole('img').first().scrollIntoViewIfNeeded()
    await expect(sales(page).locator('.recharts-surface').first()).toBeVisible()
    const { sum, moved } = await readLayoutShifts(page)
    expect(sum, moved).toBeLessThan(0.01)
    await sales(page).getByText('Show as a table').first().click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  })
}
