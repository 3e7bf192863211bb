import { expectAccessible } from './accessible.ts'
import { logInAsAdmin, roomsOf } from './admin.ts'
import { expect, test, type Page } from './journey.ts'

const guest = { name: 'Juniper', email: 'juniper@example.com' }
const roomOf = (page: Page, name: RegExp) => roomsOf(page).getByRole('link', { name })

test('a room says how much waits there, and asks again as soon as something is dealt with', async ({
  page,
  request,
}) => {
  const text = crypto.randomUUID()
  await request.post('/api/contact', { data: { ...guest, message: text } })
  await logInAsAdmin(page, `/admin/messages?q=${text}`)
  // Journeys beside this one write messages, too: that there is a number, not which.
  await expect(roomOf(page, /^Messages \d+\+? new$/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: guest.name }).click()
  // Out of sight nothing is asked by the clock: what is asked from here on, is asked for what is pressed.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  let isMoved = false
  const counted = page.waitForResponse((response) => {
    isMoved ||= response.url().includes('messages.changeState')
    return isMoved && response.url().includes('admin.waiting')
  })
  await page.getByRole('button', { name: 'Close' }).click()
  expect((await counted).status()).toBe(200)
})

for (const width of [390, 768, 1440]) {
  test(`the numbers fit beside the rooms at ${width} pixels`, async ({ page, request }) => {
    await request.post('/api/contact', { data: { ...guest, message: crypto.randomUUID() } })
    await page.setViewportSize({ width, height: 900 })
    await logInAsAdmin(page, '/admin/messages')
    await expect(roomOf(page, /^Messages \d+\+? new$/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
