/** A guest phones and orders; another stands at the door and wants one samosa more; a third forgot the onions. */
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { money } from './house.ts'
import { expect, open, test, untilQuiet, type Locator, type Page } from './journey.ts'
import { tabTo } from './tab-to.ts'

interface Placed {
  _id: string
  number: number
  items: { slug: string; quantity: number; note?: string }[]
  amounts: { total: number }
  payment: { toPay: number }
}

let guests = 0
async function place(request: APIRequestContext): Promise<Placed> {
  const customer = { name: `Juniper ${(guests += 1)}`, email: 'juniper@example.com' }
  const items = [{ slug: 'samosa', quantity: 2 }, { slug: 'garlic-naan' }]
  const response = await request.post('/api/orders', { data: { items, customer } })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as Placed
}

const look = async (request: APIRequestContext, { _id }: Placed) =>
  (await (await request.get(`/api/orders/${_id}`)).json()) as Placed

const form = (page: Page, { number }: Placed) => page.getByRole('form', { name: `Change order ${number}` })
const send = (page: Page, order: Placed) =>
  form(page, order).getByRole('button', { name: `Change order ${order.number}` })
const oneMoreSamosa = (page: Page, order: Placed) =>
  form(page, order)
    .getByRole('group', { name: 'Quantity of Samosa' })
    .getByRole('button', { name: 'One more' })
const changed = (page: Page, { number }: Placed) => page.getByText(`Order ${number} is changed`)

/** Tab and Enter, as somebody does who has flour on the other hand. */
async function reach(page: Page, wanted: Locator) {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

async function expectToFit(page: Page) {
  await untilQuiet(page)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

test.describe('with the keyboard alone', () => {
  test('one samosa more at the door, and paid in cash', async ({ page, request }) => {
    const order = await place(request)
    await logInAsAdmin(page, `/admin/orders?order=${order._id}`)
    await reach(page, page.getByRole('link', { name: 'Change order' }))
    await reach(page, oneMoreSamosa(page, order))
    await expect(form(page, order).getByText(' instead of ')).toBeVisible()
    await expect(send(page, order)).toBeEnabled()
    await reach(page, send(page, order))
    await expect(changed(page, order)).toBeVisible()
    const sheet = page.getByRole('dialog', { name: `Order ${order.number}` })
    await reach(page, sheet.getByRole('button', { name: 'Paid by cash' }))
    await expect(sheet.getByText('Paid by cash').first()).toBeVisible()
    await expectAccessible(page)
    await expect
      .poll(() => look(request, order))
      .toMatchObject({ items: [{ quantity: 3 }, { quantity: 1 }], payment: { toPay: 0 } })
  })

  test('no onions after all: found by its number, noted at the dish, and sent with Enter', async ({
    page,
    request,
  }) => {
    const order = await place(request)
    await logInAsAdmin(page, '/admin/orders')
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type(String(order.number))
    await reach(
      page,
      page
        .getByRole('table')
        .getByRole('link', { name: String(order.number) })
        .first(),
    )
    await reach(page, page.getByRole('link', { name: 'Change order' }))
    await reach(page, form(page, order).getByRole('button', { name: 'Note for Samosa' }))
    await expect(form(page, order).getByRole('textbox', { name: 'Note for Samosa' })).toBeFocused()
    await page.keyboard.type('no onions')
    // Its colours follow once the server has answered with the new amount.
    await expect(send(page, order)).toBeEnabled()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(changed(page, order)).toBeVisible()
    expect(await look(request, order)).toMatchObject({
      items: [{ slug: 'samosa', quantity: 2, note: 'no onions' }, { slug: 'garlic-naan' }],
      amounts: order.amounts,
    })
  })
})

test.describe('on a phone in the hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a guest phones and orders', async ({ page }) => {
    await logInAsAdmin(page, '/admin/orders/new')
    const entry = page.getByRole('form', { name: 'New order' })
    await entry.getByLabel('Telephone').fill(`78055501${String(Date.now()).slice(-2)}`)
    await entry.getByLabel('Name').fill('Meera')
    await entry.getByRole('combobox', { name: 'Add a dish' }).fill('samosa')
    await entry.getByRole('option', { name: /^Samosa/ }).tap()
    await expectToFit(page)
    await entry.getByRole('button', { name: /^Take order/ }).tap()
    await expect(page.getByText(/^Order \d+ is taken for Meera/)).toBeVisible()
    await expectToFit(page)
  })

  test('one samosa more, and no onions', async ({ page, request }) => {
    const order = await place(request)
    await logInAsAdmin(page, `/admin/orders?order=${order._id}`)
    await page.getByRole('link', { name: 'Change order' }).tap()
    await oneMoreSamosa(page, order).tap()
    await form(page, order).getByRole('button', { name: 'Note for Samosa' }).tap()
    await form(page, order).getByRole('textbox', { name: 'Note for Samosa' }).fill('no onions')
    await expect(form(page, order).getByText(' instead of ')).toBeVisible()
    await expectToFit(page)
    await send(page, order).tap()
    await expect(changed(page, order)).toBeVisible()
    await expectToFit(page)
    const { items } = await look(request, order)
    expect(items.reduce((sum, { slug, quantity }) => sum + (slug === 'samosa' ? quantity : 0), 0)).toBe(3)
    expect(items[0]?.note).toBe('no onions')
  })
})

test('without a connection a change and a payment are refused at once, in words; with it, one press does each once', async ({
  page,
  context,
  request,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/)
  const order = await place(request)
  await logInAsAdmin(page)
  await open(page, `/admin/orders/${order._id}/change`)
  await oneMoreSamosa(page, order).click()
  await form(page, order).getByLabel('Note to the kitchen (optional)').fill('Ring the bell')
  await expect(form(page, order).getByText(' instead of ')).toBeVisible()
  const offline = page.getByText('You are offline, so nothing was sent.')
  await context.setOffline(true)
  await send(page, order).click()
  await expect(offline).toBeVisible()
  await expect(form(page, order).getByLabel('Note to the kitchen (optional)')).toHaveValue('Ring the bell')
  await expectAccessible(page)
  await context.setOffline(false)
  await untilQuiet(page)
  expect((await look(request, order)).items[0]?.quantity).toBe(2)
  await send(page, order).click()
  await expect(changed(page, order)).toBeVisible()
  const after = await look(request, order)
  expect(after.items[0]?.quantity).toBe(3)

  await page.getByRole('button', { name: 'Part payment, tip, change or voucher' }).click()
  const question = page.getByRole('dialog', { name: /to pay$/ })
  await question.getByLabel('Amount').fill('5')
  await question.getByLabel('Handed over (optional)').fill('20')
  await context.setOffline(true)
  await question.getByRole('button', { name: 'Record payment' }).click()
  await expect(offline).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await untilQuiet(page)
  expect((await look(request, order)).payment.toPay).toBe(after.amounts.total)
  await expect(question.getByLabel('Handed over (optional)')).toHaveValue('20')
  await question.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText(`of ${money(20)}, change ${money(15)}`)).toBeVisible()
  expect((await look(request, order)).payment.toPay).toBeCloseTo(after.amounts.total - 5, 2)
})
