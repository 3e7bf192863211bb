import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { adminToken, logInAsAdmin } from './admin.ts'
import { either } from './house.ts'
import { expect, open, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sections = [
  'Ordering',
  'Hours',
  'Kitchen',
  'New orders',
  'Tables',
  'Contact',
  'Taxes',
  'Pickup extras',
  'Identity',
  'Address',
  'Region',
  'Look',
  'Pages',
]

interface Settings {
  ordering: { leadMinutes: number }
  contact: { phone: { display: string; tel: string } }
}

const read = async (request: APIRequestContext) =>
  (await (await request.get('/api/settings')).json()) as Settings

/** Other journeys rely on the default settings. */
async function putBack(request: APIRequestContext, { ordering, contact }: Settings) {
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  for (const data of [{ ordering }, { contact }])
    expect((await request.put('/api/admin/settings', { headers, data })).status()).toBe(200)
}

test('a new telephone number and a longer lead time are on the site with the next page load', async ({
  page,
  request,
  expectNoise,
}) => {
  // The value that is rejected below.
  expectNoise(/status of 400/)
  const number = either(
    { written: '780-555-0177', dialled: '+17805550177' },
    { written: '020 765 4321', dialled: '+31207654321' },
  )
  const before = await read(request)
  try {
    await logInAsAdmin(page, '/admin/settings')
    const form = page.getByRole('main').getByRole('form')
    await form.getByLabel('Lead time').fill('-5')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('At least 0 minutes').first()).toBeVisible()
    await form.getByLabel('Lead time').fill('35')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Settings saved')).toBeVisible()

    await page.getByRole('tab', { name: 'Contact' }).click()
    await form.getByLabel('Phone number', { exact: true }).fill(number.written)
    await expect(form.getByLabel('Phone number for links')).toHaveValue(number.dialled)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await read(request)).contact.phone.tel).toBe(number.dialled)

    await open(page, '/order-online')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: number.written })).toHaveAttribute(
      'href',
      `tel:${number.dialled}`,
    )
    const times = (await (await request.get('/api/pickup-times')).json()) as {
      asSoonAsPossible: { at: string }
    }
    expect(Date.parse(times.asSoonAsPossible.at)).toBeGreaterThanOrEqual(Date.now() + 34 * 60_000)
  } finally {
    await putBack(request, before)
  }
})

test('every section fits every screen and is accessible', async ({ page }) => {
  await logInAsAdmin(page, '/admin/settings')
  for (const section of sections) {
    await page.getByRole('tab', { name: section, exact: true }).click()
    await expect(page.getByRole('form', { name: section })).toBeVisible()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectAccessible(page)
    }
  }
})

test('the keyboard leaves the field of a colour, and its palette closes', async ({ page }) => {
  await logInAsAdmin(page, '/admin/settings?section=look')
  const palette = page.locator('.mantine-ColorInput-dropdown')
  await page.getByLabel('Accent colour', { exact: true }).focus()
  await expect(palette).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pick accent colour from the screen' })).toBeFocused()
  await expect(palette).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByLabel('Accent colour', { exact: true })).toBeFocused()
})

test('no change is lost without a confirmation', async ({ page }) => {
  await logInAsAdmin(page, '/admin/settings')
  const form = page.getByRole('main').getByRole('form')
  const lead = form.getByLabel('Lead time')
  const before = await lead.inputValue()
  await lead.fill('95')
  await page.getByRole('tab', { name: 'Contact' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(lead).toHaveValue(/^95/)

  await page.getByRole('navigation').getByRole('link', { name: 'Messages' }).first().click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(lead).toHaveValue(before)
})
