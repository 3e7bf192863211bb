import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { beginNew, deleteForGood, logInAsAdmin } from './admin.ts'
import { expect, open, test, type Page } from './journey.ts'
import { samosa } from './stored-cart.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The last day shown in the footer: no other journey orders for it.
const DAYS_AHEAD = 13

const card = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name })
const footerLine = (page: Page, name: string) => page.getByRole('contentinfo').getByText(name)

async function findDay(request: APIRequestContext) {
  const week = (await (await request.get('/api/opening-hours')).json()) as {
    days: { day: string; kitchen: { opens: { at: string } }[] }[]
  }
  const { day, kitchen } = week.days[DAYS_AHEAD] ?? { day: '', kitchen: [] }
  return { day, opensAt: kitchen[0]?.opens.at ?? '' }
}

async function orderFor(request: APIRequestContext, pickupAt: string) {
  const answer = await request.post('/api/orders', {
    data: {
      items: [{ slug: samosa.slug, quantity: 1 }],
      customer: { name: 'Juniper Testwell', email: 'juniper@example.com' },
      fulfillment: { type: 'pickup', pickupAt },
    },
  })
  return { status: answer.status(), body: (await answer.json()) as { code?: string; nextTimes?: string[] } }
}

test('a closure is announced everywhere, shows how many guests it affects, and ends when it is deleted', async ({
  page,
  browser,
  request,
}) => {
  const name = `Closed for a test ${randomUUID().slice(0, 6)}`
  const { day, opensAt } = await findDay(request)
  expect((await orderFor(request, opensAt)).status).toBe(201)

  await logInAsAdmin(page, '/admin/hours')
  const form = await beginNew(page, 'special day')
  await expect(form.getByLabel('Opens')).toHaveCount(0)
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('First day').fill(day)
  await form.getByLabel('Closed all day').check()
  await form.getByRole('button', { name: 'Add special day' }).click()
  await expect(card(page, name)).toContainText('Please call these guests')
  await expect(card(page, name).getByRole('link', { name: /^\d+ orders?$/ })).toHaveAttribute(
    'href',
    `/admin/orders?day=${day}`,
  )
  await expect(footerLine(page, name)).toHaveText(/: closed$/)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }

  const refused = await orderFor(request, opensAt)
  expect([refused.status, refused.body.code]).toEqual([409, 'CLOSED'])
  expect(refused.body.nextTimes?.length).toBeGreaterThan(0)

  const guest = await (await browser.newContext()).newPage()
  await open(guest, '/contact')
  await expect(footerLine(guest, name)).toBeVisible()
  await expect(guest.getByRole('main').getByRole('listitem').filter({ hasText: name })).toContainText(
    'closed',
  )
  await expect(guest.getByRole('main').getByText(/^(Open|Closed) now$/)).toHaveCount(2)

  await deleteForGood(page, card(page, name))
  await expect(card(page, name)).toHaveCount(0)
  await guest.reload()
  await expect(footerLine(guest, name)).toHaveCount(0)
  expect((await orderFor(request, opensAt)).status).toBe(201)
  await guest.context().close()
})
