import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { adminToken, logInAsAdmin } from './admin.ts'
import { money } from './house.ts'
import { expect, test, untilQuiet, type Page } from './journey.ts'

const form = (page: Page) => page.getByRole('form', { name: 'New order' })
const telephone = (page: Page) => form(page).getByLabel('Telephone')
const finder = (page: Page) => page.getByRole('combobox', { name: 'Add a dish' })
const dishes = (page: Page) => page.getByRole('listbox', { name: 'Dishes' })
const lines = (page: Page) => page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
const takenNote = (page: Page) => page.getByText(/^Order \d+ is taken for /)

async function addSamosa(page: Page) {
  await finder(page).fill('samosa')
  await expect(dishes(page).getByRole('option', { selected: true })).toContainText('Samosa')
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(1)
}

/** Every test has a caller of its own. */
let calls = 0
const freeNumber = () => `780555${String(Date.now()).slice(-3)}${(calls += 1)}`

interface Taken {
  _id: string
  number: number
  channel: string
  customer: { name: string; email: string; phone?: string }
  items: { slug: string; quantity: number; note?: string; options?: { choice: string }[] }[]
  payment: { method: string; paid?: { method: string } }
  fulfillment: { override?: string }
  note?: string
}

async function ask<Answer>(request: APIRequestContext, path: string, data?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const response = data
    ? await request.post(`/api/admin/${path}`, { headers, data })
    : await request.get(`/api/admin/${path}`, { headers })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as Answer
}

const newest = async (request: APIRequestContext, q: string) =>
  (await ask<Taken[]>(request, `orders?status=open&q=${encodeURIComponent(q)}`))[0]

/** Types and presses as a person does, and counts every press. */
function countPresses(page: Page) {
  let presses = 0
  return {
    press: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    type: async (text: string) => {
      presses += text.length
      await page.keyboard.type(text)
    },
    count: () => presses,
  }
}

test('a regular’s usual by phone: fifteen presses, with the keyboard alone', async ({ page, request }) => {
  const phone = freeNumber()
  const order = { channel: 'phone', customer: { name: 'Asha Regular', phone } }
  const items = [{ slug: 'samosa', quantity: 2, note: 'extra crisp' }, { slug: 'butter-chicken' }]
  await ask(request, 'orders', { ...order, items })
  await ask(request, 'orders', { ...order, items: [{ slug: 'dal-makhani' }] })
  await ask(request, 'orders', { ...order, items })
  await ask(request, 'guests/note', { guest: { contact: phone }, note: 'Always extra hot', version: 0 })

  await logInAsAdmin(page, '/admin/orders')
  await untilQuiet(page)
  const { press, type, count } = countPresses(page)
  await press('n')
  await expect(telephone(page)).toBeFocused()
  await type(phone)
  await expect(page.getByText('Always extra hot')).toBeVisible()
  await expect(page.getByText('Asha Regular, 3 earlier orders')).toBeVisible()
  await press('Enter')
  await expect(lines(page)).toHaveCount(2)
  await press('Control+Enter')
  await expect(takenNote(page)).toBeVisible()
  expect(count()).toBeLessThanOrEqual(15)

  const taken = await newest(request, phone)
  expect(taken).toMatchObject({ channel: 'phone', customer: { name: 'Asha Regular', email: '', phone } })
  expect(taken?.items).toMatchObject([
    { slug: 'samosa', quantity: 2, note: 'extra crisp' },
    { slug: 'butter-chicken', quantity: 1 },
  ])
  // Ready for the next call.
  await expect(telephone(page)).toBeFocused()
  await expect(lines(page)).toHaveCount(0)
})

test('a usual order asked for before the menu is here comes with it', async ({ page, request }) => {
  const phone = freeNumber()
  const order = { channel: 'phone', customer: { name: 'Vikram Early', phone } }
  await ask(request, 'orders', { ...order, items: [{ slug: 'dal-makhani', quantity: 2 }] })
  let showMenu = () => {}
  const isShown = new Promise<void>((resolve) => (showMenu = resolve))
  await page.route(/\/trpc\/products\.list/, async (route) => {
    await isShown
    await route.continue()
  })

  await logInAsAdmin(page, '/admin/orders/new')
  await telephone(page).fill(phone)
  await expect(page.getByText('Vikram Early, 1 earlier order')).toBeVisible()
  await telephone(page).press('Enter')
  await expect(lines(page)).toHaveCount(0)
  showMenu()
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByText(/No longer on the menu/)).toHaveCount(0)
})

test('a usual order asked for before the menu is here does not come to another guest', async ({
  page,
  request,
}) => {
  const phone = freeNumber()
  const order = { channel: 'phone', customer: { name: 'Vikram Early', phone } }
  await ask(request, 'orders', { ...order, items: [{ slug: 'dal-makhani', quantity: 2 }] })
  let showMenu = () => {}
  const isShown = new Promise<void>((resolve) => (showMenu = resolve))
  await page.route(/\/trpc\/products\.list/, async (route) => {
    await isShown
    await route.continue()
  })

  await logInAsAdmin(page, '/admin/orders/new')
  await telephone(page).fill(phone)
  await expect(page.getByText('Vikram Early, 1 earlier order')).toBeVisible()
  await telephone(page).press('Enter')
  await telephone(page).fill(freeNumber())
  await expect(page.getByText('New guest')).toBeVisible()
  showMenu()
  await addSamosa(page)
})

test('four dishes with options at the counter: sixty presses', async ({ page, request }) => {
  await logInAsAdmin(page, '/admin/kitchen')
  await untilQuiet(page)
  const name = `Ravi ${freeNumber().slice(-4)}`
  const { press, type, count } = countPresses(page)
  await press('n')
  await expect(telephone(page)).toBeFocused()
  await press('Tab')
  await type(name)
  await press('Enter')
  await expect(finder(page)).toBeFocused()
  const dialog = page.getByRole('dialog')
  for (const [typed, title, keys] of [
    ['butter ch', 'Butter Chicken', ['ArrowDown', 'Enter']],
    ['2 dal m', 'Dal Makhani', ['Enter']],
    ['palak p', 'Palak Paneer', ['ArrowUp', 'Enter']],
    ['3 chana m', 'Chana Masala', ['Enter']],
  ] as const) {
    await type(typed)
    await expect(dishes(page).getByRole('option', { selected: true })).toContainText(title)
    await press('Enter')
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
    await expect(dialog.locator('fieldset').first().locator(':focus')).toHaveCount(1)
    for (const key of keys) await press(key)
    await expect(dialog).toHaveCount(0)
    await expect(finder(page)).toBeFocused()
  }
  await press('Control+Enter')
  await expect(takenNote(page)).toBeVisible()
  expect(count()).toBeLessThanOrEqual(60)

  const taken = await newest(request, name)
  expect(taken?.channel).toBe('counter')
  expect(taken?.items.map(({ slug, quantity }) => `${quantity} ${slug}`)).toEqual([
    '1 butter-chicken',
    '2 dal-makhani',
    '1 palak-paneer',
    '3 chana-masala',
  ])
  const spices = taken?.items.map(({ options = [] }) => options[0]?.choice)
  expect(new Set(spices).size).toBeGreaterThan(1)
})

test('on a phone in the hand: taps, a note about an allergy, paid by card, and nothing for axe to find', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAsAdmin(page, '/admin/orders')
  await page.getByRole('link', { name: 'New order' }).click()
  const name = `Tap ${freeNumber().slice(-4)}`
  await form(page).getByLabel('Name').fill(name)
  await dishes(page).getByRole('option').first().waitFor()
  await finder(page).fill('samosa')
  await dishes(page)
    .getByRole('option', { name: /^Samosa/ })
    .click()
  await lines(page).getByRole('button', { name: 'One more' }).click()
  await lines(page).getByRole('button', { name: 'Note for Samosa' }).click()
  await lines(page).getByRole('textbox', { name: 'Note for Samosa' }).fill('no chutney')
  await form(page).getByLabel('The note is about an allergy').check()
  await form(page)
    .getByRole('button', { name: /^Take order/ })
    .click()
  await expect(form(page).getByText('Describe the allergy')).toBeVisible()
  await form(page).getByLabel('Note to the kitchen').fill('Peanuts')
  await form(page).getByLabel('Payment').selectOption('card')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await form(page)
    .getByRole('button', { name: /^Take order/ })
    .click()
  await expect(takenNote(page)).toBeVisible()
  await expectAccessible(page)
  expect(await newest(request, name)).toMatchObject({
    channel: 'counter',
    note: 'Peanuts',
    items: [{ slug: 'samosa', quantity: 2, note: 'no chutney' }],
    payment: { paid: { method: 'card' } },
  })
})

test('without a connection it is refused at once, in words, and nothing is lost', async ({
  page,
  context,
  request,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/)
  await logInAsAdmin(page, '/admin/orders/new')
  const name = `Offline ${freeNumber().slice(-4)}`
  await form(page).getByLabel('Name').fill(name)
  await addSamosa(page)
  await context.setOffline(true)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('You are offline, so nothing was sent.')).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
  await expect(form(page).getByLabel('Name')).toHaveValue(name)
  await context.setOffline(false)
  expect(await newest(request, name)).toBeUndefined()
  // Not even by a reload.
  await page.reload()
  await expect(lines(page)).toHaveCount(1)
  await expect(form(page).getByLabel('Name')).toHaveValue(name)
  await page.getByRole('button', { name: /^Take order/ }).click()
  await expect(takenNote(page)).toBeVisible()
})

test('a lost answer: the second press takes no second order', async ({ page, request, expectNoise }) => {
  expectNoise(/net::ERR_FAILED/)
  await logInAsAdmin(page, '/admin/orders/new')
  const name = `Lost ${freeNumber().slice(-4)}`
  await form(page).getByLabel('Name').fill(name)
  await addSamosa(page)
  await page.route('**/trpc/orders.take*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('No answer, so it is not known whether the order was taken.')).toBeVisible()
  await page.unroute('**/trpc/orders.take*')
  await page.keyboard.press('Control+Enter')
  await expect(takenNote(page)).toBeVisible()
  expect(await ask<Taken[]>(request, `orders?q=${encodeURIComponent(name)}`)).toHaveLength(1)
})

test('a blocked caller with a past: staff are told, go on, note it, and merge two who are one', async ({
  page,
  request,
}) => {
  const phone = freeNumber()
  const address = `merge-${phone}@example.com`
  const samosa = [{ slug: 'samosa' }]
  await ask(request, 'orders', { channel: 'phone', items: samosa, customer: { name: 'Meera Twice', phone } })
  await ask(request, 'orders', {
    channel: 'counter',
    items: samosa,
    customer: { name: 'M. Twice', email: address },
  })
  await ask(request, 'blocked-contacts', { contact: phone })
  await logInAsAdmin(page, '/admin/orders/new')
  await telephone(page).fill(phone)
  await expect(page.getByText('Blocked for online orders')).toBeVisible()
  await page.getByRole('button', { name: 'Add a note about this guest' }).click()
  await page.getByLabel('Note about this guest').fill('Owes $5')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Owes $5')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Usual order/ }).click()
  await page.getByRole('button', { name: /^Take order/ }).click()
  await expect(takenNote(page)).toBeVisible()

  await page.getByRole('link', { name: /^Open order/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'About this guest' }).click()
  await expect(page.getByText('Owes $5')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Contacts' })).toContainText('Blocked online')
  await page.getByLabel('Also known by').fill(address)
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('M. Twice: 1 order')).toBeVisible()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge them' }).click()
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('rowheader')).toHaveCount(3)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: 'All customers' }).click()
  await page.getByLabel('Search notes, numbers and addresses').fill(phone)
  await expect(page.getByRole('table', { name: 'Guest notes' })).toContainText('Owes $5')
  await expectAccessible(page)
})

test('a full kitchen: what is left is in sight, and a manager overrides it', async ({ page, request }) => {
  await logInAsAdmin(page, '/admin/orders/new')
  const name = `Early ${freeNumber().slice(-4)}`
  await form(page).getByLabel('Name').fill(name)
  await addSamosa(page)
  await form(page).getByLabel('Pickup').selectOption('Another time today…')
  await expect(form(page).getByLabel('Time', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(takenNote(page)).toBeVisible()
  // A quarter of an hour is less than the kitchen needs; at night it is closed as well.
  const taken = await newest(request, name)
  expect(['short', 'closed']).toContain(taken?.fulfillment.override)
  await page.getByRole('link', { name: /^Open order/ }).click()
  await expect(page.getByRole('dialog')).toContainText(
    taken?.fulfillment.override === 'short'
      ? 'Rush: less time than the kitchen needs'
      : 'Overridden: the kitchen is closed or paused then',
  )
  await expect(page.getByRole('dialog')).toContainText('Counter, taken by')
})

test('a dish by its number on the menu, and a coupon from the till', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/coupons\.check/)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const id = freeNumber().slice(-4)
  const dish = { title: `Numbered ${id}`, number: `N${id}`, categorySlug: 'soup', price: 10 }
  const made = await request.post('/api/products', { headers, data: dish })
  expect(made.ok(), await made.text()).toBe(true)
  const { _id, slug } = (await made.json()) as { _id: string; slug: string }
  const code = `TILL${id}`
  const terms = { code, kind: 'percent', value: 20 }
  expect((await request.post('/api/coupons', { headers, data: terms })).ok()).toBe(true)

  await logInAsAdmin(page, '/admin/orders/new')
  const name = `Number ${id}`
  await form(page).getByLabel('Name').fill(name)
  await finder(page).fill(`2 n${id}`)
  await expect(dishes(page).getByRole('option', { selected: true })).toContainText(`N${id}. Numbered ${id}`)
  await page.keyboard.press('Enter')
  const coupon = form(page).getByLabel('Coupon code (optional)')
  await coupon.fill('NO-SUCH-CODE')
  await page.keyboard.press('Enter')
  await expect(form(page).getByText('We don’t recognize that coupon code')).toBeVisible()
  await expect(takenNote(page)).toHaveCount(0)
  await coupon.fill(code.toLowerCase())
  // Sent at once, the order would have gone without it.
  await page.keyboard.press('Control+Enter')
  await expect(form(page).getByText(`${code} takes ${money(4)} off.`)).toBeVisible()
  await expect(takenNote(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(takenNote(page)).toBeVisible()
  await expect(coupon).toHaveValue('')
  expect(await newest(request, name)).toMatchObject({
    items: [{ slug, quantity: 2 }],
    couponCode: code,
    amounts: { subtotal: 20, discount: 4 },
  })

  await page.goto(`/product/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`N${id} Numbered ${id}`)
  expect((await request.delete(`/api/products/${_id}`, { headers })).ok()).toBe(true)
})
