import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { field, guest } from './guest.ts'
import { clock, house } from './house.ts'
import { expect, open, test, waitUntilAlive, type Page } from './journey.ts'
import { readMail } from './mailbox.ts'
import { bookOne, farDay } from './reservation.ts'
import { publicUrl } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const guests = (page: Page) => page.getByRole('combobox', { name: 'Guests' })
const dayField = (page: Page) => page.getByLabel('Date', { exact: true })
const evening = (page: Page) => page.getByRole('radio', { name: clock('18:30') })

test('a guest books a table, sees it, and cancels it', async ({ page, request, expectNoise }) => {
  // The email field is left empty at first.
  expectNoise(/400 \(Bad Request\).*reservations\.book/)
  const { day } = await farDay(request, 30)
  const email = `juniper-${randomUUID().slice(0, 8)}@example.com`
  await open(page, '/')
  await page.getByRole('link', { name: 'Book a Table' }).first().click()
  await expect(page).toHaveTitle(/^Reservations \|/)
  await guests(page).selectOption('4')
  await dayField(page).fill(day)
  await field(page, 'Name').fill(guest.name)
  await field(page, 'Phone').fill(guest.phone)
  await evening(page).check()
  // A reload in between loses nothing.
  await page.reload()
  await expect(evening(page)).toBeChecked()
  await expect(dayField(page)).toHaveValue(day)
  await expect(guests(page)).toHaveValue('4')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Request this table' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await field(page, 'Email').fill(email)
  await page.getByRole('button', { name: 'Request this table' }).click()

  await page.waitForURL(/\/reservation\/[\da-f]{32}$/)
  await expect(page.getByRole('alert').filter({ hasText: 'We have your request!' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Table for 4')
  await expectAccessible(page)
  const { pathname } = new URL(page.url())
  expect(await readMail(email, pathname)).toContain(publicUrl + pathname)

  await page.getByRole('button', { name: 'Cancel reservation' }).click()
  await page.getByRole('button', { name: 'Yes, cancel the reservation' }).click()
  await expect(page.getByRole('heading', { name: 'Your reservation is cancelled.' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel reservation' })).toHaveCount(0)
})

test('after a lost answer a changed request asks first, and no second table is held', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/ERR_CONNECTION_RESET/)
  const { day } = await farDay(request, 31)
  let sendings = 0
  await page.route('**/trpc/reservations.book*', async (route) => {
    sendings += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await open(page, '/reservations')
  await guests(page).selectOption('4')
  await dayField(page).fill(day)
  await evening(page).check()
  await field(page, 'Name').fill(guest.name)
  await field(page, 'Phone').fill(guest.phone)
  await field(page, 'Email').fill(guest.email)
  await page.getByRole('button', { name: 'Request this table' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We got no response' })).toContainText(
    'It may have arrived all the same.',
  )

  await page.reload()
  await waitUntilAlive(page)
  await expect(evening(page)).toBeChecked()
  await field(page, 'Notes (optional)').fill('A high chair, please')
  await page.getByRole('button', { name: 'Request this table' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Your earlier request has arrived' })
  await expect(notice).toContainText(`${clock('18:30')}, 4 guests. Nothing else was requested.`)
  await expect(page.getByRole('button', { name: 'Request another table' })).toBeVisible()
  expect(sendings).toBe(1)
  await notice.getByRole('button', { name: 'See your request' }).click()
  await page.waitForURL(/\/reservation\/[\da-f]{32}$/)
})

test('the restaurant confirms a table, and the guest’s page says so', async ({ page, request }) => {
  const { times } = await farDay(request, 33)
  const name = `Rowan ${randomUUID().slice(0, 8)}`
  const { _id, number } = await bookOne(request, times[4]?.at ?? '', name)
  await logInAsAdmin(page, '/admin/reservations')
  await open(page, `/admin/reservations?${new URLSearchParams({ q: name }).toString()}`)
  const row = page.getByRole('article', { name: `Reservation ${number}`, exact: true })
  await expect(row).toContainText(name)
  await expectAccessible(page)
  await row.getByRole('link').click()
  const sheet = page.getByRole('dialog', { name: `Reservation ${number}` })
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await expect(sheet.getByText('Confirmed', { exact: true })).toBeVisible()
  await sheet.getByLabel(`Write to ${guest.email}`).fill('The corner table is yours.')
  await sheet.getByRole('button', { name: 'Send reply' }).click()
  await expect(sheet.getByRole('list').getByText('The corner table is yours.')).toBeVisible()
  await expectAccessible(page)
  await open(page, `/reservation/${_id}`)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('a party of ten is told about the gratuity, and one too large to book online is asked to call', async ({
  page,
}) => {
  await open(page, '/reservations')
  await guests(page).selectOption('10')
  await expect(page.getByText(/For groups of 10 or more dining in, a gratuity of 14%/)).toBeVisible()
  await guests(page).selectOption('More than 24')
  await expect(page.getByRole('link', { name: `Call us: ${house.phone}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request this table' })).toHaveCount(0)
})
