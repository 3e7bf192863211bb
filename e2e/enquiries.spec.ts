import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { house } from './house.ts'
import { expect, open, test } from './journey.ts'
import { readMail } from './mailbox.ts'

/** A separate guest for each journey: the staff's list also contains messages from others. */
function newGuest() {
  const mark = crypto.randomUUID().slice(0, 8)
  return { name: `Juniper ${mark}`, email: `juniper-${mark}@example.com` }
}

const mainOf = (page: Page) => page.getByRole('main')
// The form itself is called 'Send Message'.
const messageOf = (page: Page) => mainOf(page).getByRole('textbox', { name: 'Message' })

async function fillMessage(page: Page, { name, email }: { name: string; email: string }, text: string) {
  const form = mainOf(page).getByRole('form', { name: 'Send Message' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email)
  await messageOf(page).fill(text)
}
const send = (page: Page) => mainOf(page).getByRole('button', { name: 'Send Message' }).click()

test('a guest writes to the restaurant, and may write again', async ({ page }) => {
  const guest = newGuest()
  await open(page, '/contact')
  await fillMessage(page, guest, 'Do you cook for forty?')
  const seen = Promise.withResolvers<void>()
  await page.route('**/trpc/messages.send*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await send(page)
  await expect(mainOf(page).getByRole('button', { name: 'Sending...' })).toBeVisible()
  seen.resolve()
  await expect(page.getByText('Message Sent!')).toBeFocused()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(mainOf(page).getByLabel('Name')).toBeFocused()
  await expect(messageOf(page)).toHaveValue('')
  const mail = await readMail('desk@example.com', guest.email)
  expect(mail).toContain(`Reply-To: ${guest.email}`)
})

test('a typed message survives a failure and a reload, and arrives once', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/)
  const guest = newGuest()
  await open(page, '/contact')
  await fillMessage(page, guest, 'Do you cook for fifty?')
  await context.setOffline(true)
  await send(page)
  const line = mainOf(page).getByRole('alert')
  await expect(line).toContainText('Your message was not sent.')
  await expect(line).toContainText(house.phone)
  await expect(messageOf(page)).toHaveValue('Do you cook for fifty?')

  await context.setOffline(false)
  await open(page, '/contact')
  await expect(messageOf(page)).toHaveValue('Do you cook for fifty?')
  await expect(mainOf(page).getByLabel('Email')).toHaveValue(guest.email)
  await send(page)
  await expect(page.getByText('Message Sent!')).toBeVisible()

  await logInAsAdmin(page, `/admin/messages?q=${guest.email}`)
  await expect(page.getByText('1 message', { exact: true })).toBeVisible()
})

test('staff reply to a message; without a mail server it is new again, and the page says why', async ({
  page,
  request,
}) => {
  const guest = newGuest()
  await request.post('/api/contact', { data: { ...guest, message: 'Do you cook for sixty?' } })
  await logInAsAdmin(page, '/admin/messages')
  await page.getByRole('searchbox').fill(guest.email)
  await expect(page.getByText('1 message', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: guest.name }).click()
  await expect(page.getByText('Do you cook for sixty?')).toBeVisible()
  const state = page.getByRole('region', { name: 'Status' })
  await expect(state).toContainText('New')
  await page.getByLabel(`Write to ${guest.email}`).fill('With pleasure: sixty it is.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'With pleasure: sixty it is.' })).toBeVisible()
  await expect(page.getByText('Not sent: no mail server is set up')).toBeVisible()
  await expect(state).toContainText('New')
  await expectAccessible(page)
  expect(await readMail(guest.email, 'Reply-To: desk@example.com')).toContain('With pleasure: sixty it is.')

  await page.getByRole('button', { name: 'Mark as closed' }).click()
  await expect(state.getByText('Closed')).toBeVisible()
  await open(page, `/admin/messages?status=closed&q=${guest.email}`)
  await expect(page.getByText('1 message', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a guest requests a quote, and staff find it by its reference', async ({ page, expectNoise }) => {
  expectNoise(/400 \(Bad Request\).*catering\.request/)
  const guest = newGuest()
  await open(page, '/catering')
  const form = mainOf(page).getByRole('form')
  await form.getByLabel('Occasion').selectOption('Wedding')
  await form.getByLabel('Guests').fill('0')
  await form.getByLabel('Date').fill('2020-06-20')
  await expect(form.getByText('That day has passed. Choose a later one.')).toBeVisible()
  await form.getByRole('button', { name: 'Request Your Quote' }).click()
  await expect(form.getByLabel('Date')).toBeFocused()
  await expect(form.getByText('At least 1 guest')).toBeVisible()
  const nextYear = new Date().getFullYear() + 1
  await form.getByLabel('Date').fill(`${nextYear}-06-20`)
  await form.getByLabel('Guests').fill('180')
  await form.getByLabel('Comments').fill('At the lake.')
  await form.getByLabel('Name').fill(guest.name)
  await form.getByLabel('Email').fill(guest.email)
  await form.getByRole('button', { name: 'Request Your Quote' }).click()
  const reference =
    (await mainOf(page)
      .getByText(/^C-\d+$/)
      .textContent()) ?? ''
  await expect(mainOf(page)).toContainText('reply within 24 hours')
  expect(await readMail(guest.email, 'Reply-To: desk@example.com')).toContain(reference)

  await logInAsAdmin(page, '/admin/catering')
  await page.getByRole('searchbox').fill(reference)
  await expect(page).toHaveURL(new RegExp(`q=${reference}`))
  await page.getByRole('link', { name: `${reference} ${guest.name}` }).click()
  await expect(mainOf(page)).toContainText(`Wedding, 180 guests`)
  await expect(mainOf(page)).toContainText('At the lake.')
  await page.getByRole('button', { name: 'Mark as booked' }).click()
  await expect(page.getByRole('region', { name: 'Status' }).getByText('Booked')).toBeVisible()
})

test.describe('axe finds nothing', () => {
  // Colour contrast can only be measured when nothing is fading in.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [1440, 390]) {
    test(`on the catering page and its form at ${width} pixels`, async ({ page, expectNoise }) => {
      expectNoise(/400 \(Bad Request\).*catering\.request/)
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/catering')
      await mainOf(page).getByRole('button', { name: 'Request Your Quote' }).click()
      await expect(page.getByText('What is the occasion?')).toBeVisible()
      await expectAccessible(page)
    })
  }
})
