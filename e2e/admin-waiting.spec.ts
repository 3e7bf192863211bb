import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './counter.ts'
import { expect, test, type Page } from './journey.ts'

const guest = { name: 'Juniper', email: 'juniper@example.com' }
const room = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Restaurant' }).getByRole('link', { name })

/** How many messages the room's link says are new; journeys beside this one write some, too. */
async function newMessages(page: Page): Promise<number> {
  const label = await room(page, /^Messages, \d+\+? new$/).getAttribute('aria-label')
  return Number.parseInt(label?.slice('Messages, '.length) ?? '', 10)
}

test('a room says that something waits, and less so once it is answered', async ({ page, request }) => {
  const text = crypto.randomUUID()
  await request.post('/api/contact', { data: { ...guest, message: text } })
  await logInAsAdmin(page, `/admin/messages?q=${text}`)
  expect(await newMessages(page)).toBeGreaterThan(0)
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: guest.name }).click()
  const counted = page.waitForResponse((response) => response.url().includes('admin.waiting'))
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('region', { name: 'State' }).getByText('Closed')).toBeVisible()
  expect((await counted).status()).toBe(200)
})
