import { expectAccessible } from './accessible.ts'
import { adminToken, logInAsAdmin } from './admin.ts'
import { expect, test, untilQuiet } from './journey.ts'

test('what was paid this month, how it becomes the sales, and as a file', async ({
  page,
  request,
  expectNoise,
}) => {
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const placed = await request.post('/api/orders', {
    data: {
      items: [{ slug: 'samosa', quantity: 2 }],
      customer: { name: 'Hazel Testwell', email: 'hazel@example.com' },
    },
  })
  const { _id } = (await placed.json()) as { _id: string }
  const data = { method: 'cash', tip: 1 }
  expect((await request.post(`/api/admin/orders/${_id}/payments`, { data, headers })).ok()).toBe(true)

  await logInAsAdmin(page, '/admin/payments')
  const ways = page.getByRole('table', { name: 'By payment method' })
  await expect(ways.getByRole('rowheader', { name: 'Cash' })).toBeVisible()
  await expect(page.getByText('From payments to sales')).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await untilQuiet(page)
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }

  await page.getByLabel('Listed by').selectOption('month')
  await expect(page.getByRole('heading', { name: 'By month' })).toBeVisible()
  await page.getByRole('link', { name: 'Today' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'By day' })).toBeVisible()
  await expect(page).toHaveURL(/from=/)

  await page.getByRole('button', { name: 'Export' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save file' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^payments_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.xlsx$/)
  await page.keyboard.press('Escape')

  expectNoise(/status of 400/)
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('At most 400 days at a time')).toBeVisible()
})
