import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { expect, open, test, type Page } from './journey.ts'
import { readMailedLink } from './mailbox.ts'

const newReader = () => `reader-${randomUUID()}@example.com`
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()
const resultText = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text })

async function subscribe(page: Page, email: string) {
  const box = page.getByRole('contentinfo')
  await box.getByRole('textbox', { name: 'Your email' }).fill(email)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByText('Thank you! Please confirm your address')).toBeVisible()
}

test('a guest subscribes in the footer, confirms by the emailed link and unsubscribes by the next one', async ({
  page,
  expectNoise,
}) => {
  const email = newReader()
  await open(page, '/order-online')
  await subscribe(page, email)

  const link = await readMailedLink(email, 'newsletter/confirm')
  await open(page, link)
  await expect(page).toHaveURL('/newsletter/confirm')
  await press(page, 'Yes, sign me up')
  await expect(resultText(page, 'You’re on the list.')).toBeFocused()

  const end = await readMailedLink(email, 'newsletter/unsubscribe')
  await open(page, end)
  await press(page, 'Unsubscribe')
  await expect(resultText(page, 'You are unsubscribed.')).toBeFocused()

  expectNoise(/409 \(Conflict\).*newsletter\.confirm/)
  await open(page, link)
  await press(page, 'Yes, sign me up')
  await expect(resultText(page, 'This link has expired')).toBeVisible()
})

test('submitting an empty field says what is missing and focuses the field', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/400 \(Bad Request\).*newsletter\.subscribe/)
  await open(page, '/order-online')
  const box = page.getByRole('contentinfo')
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByRole('status').filter({ hasText: 'Email is required' })).toBeVisible()
  await expect(box.getByRole('textbox', { name: 'Your email' })).toBeFocused()
})

test('the newsletter’s list shows who confirmed, and erases an address on request', async ({ page }) => {
  const email = newReader()
  await open(page, '/')
  await subscribe(page, email)
  await open(page, await readMailedLink(email, 'newsletter/confirm'))
  await expectAccessible(page)
  await press(page, 'Yes, sign me up')
  await expect(resultText(page, 'You’re on the list.')).toBeVisible()

  await logInAsAdmin(page, '/admin/subscribers?status=confirmed')
  await page.getByRole('searchbox', { name: 'Search addresses' }).fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row.getByText('Subscribed', { exact: true })).toBeVisible()
  // While pale, the list still shows the previous search.
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('table', { name: 'Addresses' })).toHaveAttribute('aria-busy', 'false')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await press(page, 'Export')
  await page.getByText('Comma-separated').click()
  await page.getByRole('button', { name: 'Save file' }).click()
  const chunks = await (await (await download).createReadStream()).toArray()
  expect(Buffer.concat(chunks as Buffer[]).toString()).toContain(`${email},`)
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('No addresses found')).toBeVisible()
  // The clicked button no longer exists; focus has moved to a nearby element.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})
