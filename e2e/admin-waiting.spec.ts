import { expectAccessible } from './accessible.ts'
import { logInAsAdmin, pagesOf } from './admin.ts'
import { expect, test, type Page } from './journey.ts'

const guest = { name: 'Juniper', email: 'juniper@example.com' }
const linkOf = (page: Page, name: RegExp) => pagesOf(page).getByRole('link', { name })

test('the navigation shows how much is waiting on a page, and updates as soon as something is dealt with', async ({
  page,
  request,
}) => {
  const text = crypto.randomUUID()
  await request.post('/api/contact', { data: { ...guest, message: text } })
  await logInAsAdmin(page, `/admin/messages?q=${text}`)
  // Parallel journeys write messages too, so only check that there is a number.
  await expect(linkOf(page, /^Messages \d+\+? new$/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: guest.name }).click()
  // A hidden page does not poll: every request from here on comes from a click.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  let isMoved = false
  const counted = page.waitForResponse((response) => {
    isMoved ||= response.url().includes('messages.changeState')
    return isMoved && response.url().includes('admin.waiting')
  })
  await page.getByRole('button', { name: 'Mark as closed' }).click()
  expect((await counted).status()).toBe(200)
})

for (const width of [390, 768, 1440]) {
  test(`the counts fit into the navigation at ${width} pixels`, async ({ page, request }) => {
    await request.post('/api/contact', { data: { ...guest, message: crypto.randomUUID() } })
    await page.setViewportSize({ width, height: 900 })
    await logInAsAdmin(page, '/admin/messages')
    await expect(linkOf(page, /^Messages \d+\+? new$/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
