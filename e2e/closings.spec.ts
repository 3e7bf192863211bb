import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { money, readMoney, typed } from './house.ts'
import { expect, test, untilQuiet } from './journey.ts'

async function place(request: APIRequestContext): Promise<{ _id: string; number: number }> {
  const response = await request.post('/api/orders', {
    data: {
      items: [{ slug: 'samosa', quantity: 2 }],
      customer: { name: 'Juniper Testwell', email: 'juniper@example.com' },
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as { _id: string; number: number }
}

const amountIn = async (page: Page, name: string) => {
  const row = page
    .getByText(name, { exact: true })
    .locator('xpath=ancestor-or-self::dt/following-sibling::dd')
  return readMoney((await row.first().textContent()) ?? '')
}

test('at ten the drawer is counted: float, cash with a tip, a delivery paid from it, and closed by keyboard', async ({
  page,
  request,
}) => {
  const { _id } = await place(request)
  await logInAsAdmin(page)
  await page.goto('/admin/closings')
  await page.getByRole('button', { name: 'Count the drawer' }).click()
  await page.getByLabel('Counted', { exact: true }).fill('200')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Counted ${money(200)}`)).toBeVisible()
  expect(await amountIn(page, 'Expected')).toBe(200)

  await page.goto(`/admin/orders?order=${_id}`)
  await page.getByRole('button', { name: 'Part payment, tip, change or voucher' }).click()
  const question = page.getByRole('dialog', { name: /to pay/ })
  await question.getByLabel('Tip (optional)').fill(typed(1.5))
  await question.getByLabel('Handed over (optional)').fill('20')
  const change = await question.getByText(/^Change: /).textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`tip ${money(1.5)}`)).toBeVisible()
  const taken = 20 - readMoney(change ?? '')

  await page.goto('/admin/closings')
  await page.getByRole('button', { name: 'Cash in or out' }).click()
  await page.getByLabel('Amount').fill('30')
  await page.getByLabel('What for?').fill('Vegetables')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Vegetables/)).toBeVisible()
  const expected = await amountIn(page, 'Expected')
  expect(expected).toBeCloseTo(170 + taken, 2)
  await untilQuiet(page)
  await expectAccessible(page)

  await page.getByLabel('Counted in the drawer').fill(typed(expected - 0.5))
  await expect(page.getByText(`${money(0.5)} short`)).toBeVisible()
  await page.getByLabel('Stays in the drawer (optional)').fill('150')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Closing', level: 1 })).toBeVisible()
  await expect(page.getByText(`${money(0.5)} short`)).toBeVisible()
  expect(await amountIn(page, 'Left in the drawer')).toBe(150)
  await untilQuiet(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add a correction' }).click()
  await page.getByLabel('Amount').fill(typed(0.5))
  await page.getByLabel('What happened?').fill('Under the till')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Under the till/)).toBeVisible()

  await page.getByRole('link', { name: 'End of the day' }).last().click()
  await expect(page.getByText(/^Since closing \d+/)).toBeVisible()
  expect(await amountIn(page, 'At the start')).toBe(150)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what the drawer should have comes first, nothing is wider than the page, and a month is saved', async ({
    page,
  }) => {
    await logInAsAdmin(page)
    await page.goto('/admin/closings')
    await expect(page.getByText('Expected')).toBeVisible()
    await untilQuiet(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'A day' }).click()
    await expect(page.getByLabel('Day', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Month for the accountant' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save file' }).click()
    expect((await download).suggestedFilename()).toMatch(/^month_\d{4}-\d\d\.xlsx$/)
  })
})
