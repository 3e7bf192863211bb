/** A restaurant that has nothing in common with the sample: nothing that it or its guests read may speak of the sample. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeZip } from '../apps/server/test/write-zip.ts'
import type { AllSettings, Order, Product } from '../packages/contract/src/index.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test as base, untilQuiet } from './journey.ts'
import { startNewRestaurant } from './new-restaurant.ts'
import { paintPng } from './paint-png.ts'
import {
  acceptAsStaff,
  addPrinter,
  becomeOwner,
  cancelAsStaff,
  enterSettings,
  logInAsOwner,
  openSite,
  owner,
  placeTestOrder,
  printNext,
  writeMenu,
} from './trattoria.ts'

/** Whose pages these would be. Names of Indian dishes are beside them: the sample's pictures are called by them. */
const OTHERS =
  /Masala|Maple|Edmonton|Jasper|Alberta|Canad|\bGST\b|\bCAD\b|\$\s?\d|Indian|thali|tandoor|naan|butter chicken/i

/** Its pages, as guests read them. */
const PAGES = [
  '/',
  '/about',
  '/menu',
  '/order-online',
  '/contact',
  '/cart',
  '/checkout',
  '/wishlist',
  '/orders',
  '/login',
  '/signup',
  '/account',
  '/forgot-password',
  '/terms',
  '/privacy',
  '/nowhere',
  '/admin/login',
  '/product/tagliatelle-al-ragu',
  '/product/pizza-marinara',
]

/** What other programs read. */
const FILES = [
  '/favicon.svg',
  '/manifest.webmanifest',
  '/offline.html',
  '/sitemap.xml',
  '/robots.txt',
  '/api/docs',
]

/** What it does not have. */
const TURNED_OFF = ['/catering', '/reservations', '/testimonials']

interface Site {
  url: string
  dataDir: string
  token: string
  dish: Product
  /** Where its printer asks for tickets. */
  printer: string
  /** What came out for the owner's own order, before the site opened. */
  firstTicket: Response
}

const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browser }, use) => {
      await using stack = new AsyncDisposableStack()
      const { url, dataDir, link } = await startNewRestaurant(stack)
      const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', locale: 'en-GB' })
      const page = await context.newPage()
      await becomeOwner(page, link)
      await enterSettings(page)
      await writeMenu(page)
      const printer = await addPrinter(page)
      const path = await placeTestOrder(page)
      const id = path.replace('/order/', '')
      const { token } = await send<{ token: string }>(url, 'POST', '/api/auth/login', {
        body: { email: owner.email, password: owner.password },
      })
      await acceptAsStaff(page, id)
      const firstTicket = await printNext(url, printer)
      await cancelAsStaff(page, id)
      await printNext(url, printer)
      await openSite(page)
      await context.close()
      const dish = await send<Product>(url, 'GET', '/api/products/tagliatelle-al-ragu', {})
      await use({ url, dataDir, token, dish, printer, firstTicket })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

// One such restaurant is enough.
test.describe.configure({ mode: 'default' })

interface Sent {
  body?: object
  token?: string
}

async function send<Answer>(
  url: string,
  method: string,
  path: string,
  { body, token }: Sent,
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

test('the owner has set it up in the browser: twenty dishes in three categories, and an order that printed', async ({
  site: { url, token, firstTicket },
}) => {
  const menu = await send<Product[]>(url, 'GET', '/api/products?limit=100', {})
  const names = menu.map(({ category }) => category.name)
  expect(
    Object.fromEntries(
      ['Pizze', 'Pasta', 'Dessert'].map((name) => [name, names.filter((one) => one === name).length]),
    ),
  ).toEqual({ Pizze: 8, Pasta: 7, Dessert: 5 })
  expect([firstTicket.status, firstTicket.headers.get('content-type')]).toEqual([200, 'image/png'])
  const { settings } = await send<{ settings: AllSettings }>(url, 'GET', '/api/admin/settings', { token })
  expect(settings).toMatchObject({
    identity: { name: 'Trattoria Nonna' },
    region: { country: 'NL', timeZone: 'Europe/Amsterdam', currency: 'EUR', locale: 'nl-NL' },
    taxes: { areIncluded: true, list: [{ name: 'BTW', percent: 9, number: 'NL001', categories: null }] },
    look: { brand: '#7A1F1F', accent: '#E8C15A', fonts: 'playfair', corners: 'square' },
  })
  expect(settings.identity.logo).toMatch(/^\/uploads\//)
  expect(settings.hours.kitchen[1]).toEqual([])
  expect(settings.hours.kitchen[7]).toHaveLength(2)
})

test('a guest orders a large pizza with a topping; it is cooked, printed, and another one cancelled', async ({
  site: { url, token, printer },
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await open(page, '/product/pizza-marinara')
  await page.getByRole('radio', { name: /^Grande/ }).check()
  await page.getByRole('checkbox', { name: /^Bufala/ }).check()
  await expect(page.getByRole('main')).toContainText('€ 16,50')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await open(page, '/checkout')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ospite di Prova')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ospite@example.com')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/[^/]+$/)
  const id = page.url().split('/').at(-1) ?? ''
  const { result } = await send<{ result: { data: Order } }>(
    url,
    'GET',
    `/trpc/orders.get?input=${encodeURIComponent(JSON.stringify({ id }))}`,
    {},
  )
  const order = result.data
  expect(order).toMatchObject({ currency: 'EUR', amounts: { subtotal: 16.5, tax: 1.36, total: 16.5 } })
  expect(OTHERS.exec(await page.evaluate(() => document.body.innerText))?.[0]).toBeUndefined()

  const kitchen = await browser.newPage({ baseURL: url })
  await logInAsOwner(kitchen)
  await open(kitchen, `/admin/kitchen?q=${order.number}`)
  await kitchen.getByRole('button', { name: `Accept: order ${order.number}` }).click()
  await expect(page.getByRole('main').getByText('Accepted', { exact: true })).toBeVisible({ timeout: 15_000 })
  expect(OTHERS.exec(await kitchen.evaluate(() => document.body.innerText))?.[0]).toBeUndefined()

  const paper = await printNext(url, printer)
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'image/png'])
  const drawn = await fetch(`${url}/api/admin/orders/${id}/ticket`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(drawn.status).toBe(200)
  expect(OTHERS.exec(await drawn.text())?.[0]).toBeUndefined()

  const other = await send<Order>(url, 'POST', '/api/orders', {
    body: {
      customer: { name: 'Altro Ospite', email: 'altro@example.com' },
      items: [{ slug: 'cannoli', quantity: 2 }],
    },
  })
  await open(page, `/order/${other._id}`)
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible()
  const calendar = await (await fetch(`${url}/api/orders/${id}/calendar`)).text()
  expect(calendar).toContain('Trattoria Nonna')
  expect(OTHERS.exec(calendar)?.[0]).toBeUndefined()
  await kitchen.close()
})

test('a trattoria in Amsterdam has a site of its own', async ({ site, page, expectNoise }) => {
  test.setTimeout(120_000)
  expectNoise(/status of 404/)
  const { dish } = site

  for (const path of [...PAGES, ...FILES]) {
    const text = await (await fetch(site.url + path)).text()
    expect(text.length, path).toBeGreaterThan(20)
    expect(OTHERS.exec(text)?.[0], path).toBeUndefined()
  }
  const document = await (await fetch(`${site.url}/api/openapi.json`)).text()
  expect(/Masala|Maple|Edmonton|\bGST\b|\bCAD\b|\$\d/.exec(document)?.[0]).toBeUndefined()

  await open(page, '/order-online')
  await expect(page.getByText('€ 14,50').first()).toBeVisible()
  await expectAccessible(page)

  const order = await send<Order>(site.url, 'POST', '/api/orders', {
    body: {
      customer: { name: 'Ospite di Prova', email: 'ospite@example.com', phone: '+31 20 765 4321' },
      items: [{ slug: dish.slug, quantity: 2 }],
      fulfillment: { type: 'pickup' },
      paymentMethod: 'cash',
    },
  })
  expect(order).toMatchObject({ currency: 'EUR', amounts: { subtotal: 29, tax: 2.39, total: 29 } })
  await page.goto(`/order/${order._id}`)
  await expect(page.getByText('€ 29,00').first()).toBeVisible()
  await expect(page.getByText(/BTW/).first()).toBeVisible()
  expect(OTHERS.exec(await page.content())?.[0]).toBeUndefined()

  const folder = join(site.dataDir, 'mail')
  await expect.poll(() => readdirSync(folder).length, { timeout: 20_000 }).toBeGreaterThan(0)
  for (const file of readdirSync(folder)) {
    const mail = readFileSync(join(folder, file), 'utf8')
    expect(OTHERS.exec(mail)?.[0], file).toBeUndefined()
  }
})

test('every page says the same once its scripts have run', async ({ page, expectNoise }) => {
  test.setTimeout(180_000)
  expectNoise(/status of 404/)
  for (const path of PAGES) {
    await open(page, path)
    await untilQuiet(page)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const written = `${await page.title()} ${await page.content()}`
    expect(OTHERS.exec(written)?.[0], path).toBeUndefined()
    expect(written, path).toContain('Trattoria Nonna')
  }
})

test('what the owner does not offer is nowhere, and what she adds later speaks of her alone', async ({
  site: { url, token },
  page,
  expectNoise,
}) => {
  expectNoise(/status of 404/)
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  await open(page, '/')
  for (const path of TURNED_OFF) {
    expect((await fetch(url + path)).status, path).toBe(404)
    expect(sitemap).not.toContain(path)
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0)
  }
  const asked = await fetch(`${url}/api/reservations/times?day=2199-01-01&partySize=2`)
  expect(asked.status).toBe(404)

  const change = (pages: AllSettings['pages']) =>
    send(url, 'PUT', '/api/admin/settings', { body: { pages }, token })
  const { settings } = await send<{ settings: AllSettings }>(url, 'GET', '/api/admin/settings', { token })
  await change({ ...settings.pages, catering: true, tables: true, testimonials: true, newsletter: true })
  for (const path of TURNED_OFF) {
    const response = await fetch(url + path)
    expect([path, response.status]).toEqual([path, 200])
    expect(OTHERS.exec(await response.text())?.[0], path).toBeUndefined()
    await open(page, path)
    await expectAccessible(page)
    expect(OTHERS.exec(await page.content())?.[0], path).toBeUndefined()
  }
  await change(settings.pages)
})

test('a banner stands above every page of the guests until it has ended', async ({ site, page, browser }) => {
  const change = (banner: AllSettings['banner']) =>
    send(site.url, 'PUT', '/api/admin/settings', { body: { banner }, token: site.token })
  const banner = page.getByRole('complementary', { name: 'Notice' })
  await change({ text: 'Closed on Monday, back on Tuesday.', href: '/contact', lastDay: '2199-12-31' })
  for (const path of ['/', '/about', '/order-online']) {
    await open(page, path)
    await expect(banner).toHaveText('Closed on Monday, back on Tuesday.')
    await expectAccessible(page)
  }
  await banner.getByRole('link').click()
  await expect(page).toHaveURL('/contact')
  await page.goto('/admin/login')
  await expect(banner).toHaveCount(0)

  const still = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
  await still.goto('/menu')
  await expect(still.getByRole('complementary', { name: 'Notice' })).toBeVisible()
  await still.close()

  await change({ text: 'Closed on Monday, back on Tuesday.', href: '', lastDay: '2020-01-06' })
  await open(page, '/')
  await expect(banner).toHaveCount(0)
})

// The file is parsed in a process that has to start first.
const patiently = { timeout: 30_000 }

test('a menu comes from the owner’s own spreadsheet, its photographs with it in a zip', async ({
  site,
  page,
}) => {
  const sheet =
    'Naam;Prijs;Soort;Code\nMargherita;€ 9,50;Pizza;P1\nDiavola;11;Pizza;P2\nTiramisù;6,00;Dolci;D1\n'
  const zip = writeZip([
    { name: 'nonna/menu.csv', contents: sheet },
    { name: 'nonna/foto/Margherita.png', contents: paintPng(800, 600) },
    { name: 'nonna/foto/tiramisu (1).png', contents: paintPng(640, 480) },
    { name: 'nonna/foto/IMG_2041.png', contents: paintPng(400, 300) },
  ])
  await logInAsOwner(page)
  await page.goto('/admin/import')
  const main = page.getByRole('main')
  const choosing = page.waitForEvent('filechooser')
  await main.getByRole('button', { name: 'Import Excel', exact: true }).click()
  await (
    await choosing
  ).setFiles({ name: 'nonna.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })

  await expect(main.getByText('Which column is the dish’s name?')).toBeVisible(patiently)
  await expectAccessible(page)
  for (const [heading, column] of [
    ['Naam', 'Title'],
    ['Prijs', 'Price'],
    ['Soort', 'Category'],
  ] as const) {
    await main.getByLabel(heading, { exact: true }).selectOption({ label: column })
    await expect(main.getByRole('progressbar')).toHaveCount(0, patiently)
    await main.getByRole('button', { name: /^Columns/ }).waitFor(patiently)
    if ((await main.getByRole('button', { name: /^Columns/ }).getAttribute('aria-expanded')) === 'false')
      await main.getByRole('button', { name: /^Columns/ }).click()
  }
  await expect(main.getByText('Pizza (2 rows), Dolci (1 row)')).toBeVisible(patiently)
  await main.getByLabel('Add them to the end of the menu').check()
  await main.getByRole('button', { name: 'Import 3 products' }).click(patiently)
  await expect(main.getByText('All rows have been imported.')).toBeVisible(patiently)

  await expect(main.getByText('2 of 3 have their dish.')).toBeVisible(patiently)
  await expect(main.getByLabel('Dish on tiramisu (1).png')).toHaveValue('Tiramisù')
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Add 2 photographs' }).click()
  await expect(main.getByText(/^2 added\./)).toBeVisible(patiently)
  const { price, thumbnail } = await send<Product>(site.url, 'GET', '/api/products/margherita', {})
  expect([price, thumbnail]).toEqual([9.5, expect.stringMatching(/^\/uploads\//)])
})

test('behind the counter, in exports and on the phone of an owner nothing speaks of the sample', async ({
  site,
  page,
}) => {
  test.setTimeout(180_000)
  const { url, token, dish } = site
  const order = await send<Order>(url, 'POST', '/api/orders', {
    body: {
      customer: { name: 'Ospite di Prova', email: 'ospite@example.com' },
      items: [{ slug: dish.slug, quantity: 1 }],
      fulfillment: { type: 'pickup' },
    },
  })
  const cancelled = await send<Order>(url, 'POST', '/api/orders', {
    body: {
      customer: { name: 'Altro Ospite', email: 'altro@example.com' },
      items: [{ slug: dish.slug, quantity: 3 }],
    },
  })
  await send(url, 'POST', `/api/orders/${cancelled._id}/cancel`, { body: {} })
  await send(url, 'POST', `/api/admin/orders/${order._id}/paid`, { body: { method: 'card' }, token })

  await logInAsOwner(page)
  const links = page.locator('nav[aria-label="Restaurant"] a')
  await expect.poll(() => links.count()).toBeGreaterThan(15)
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const address of [
    ...addresses,
    '/admin/products/new',
    '/admin/my-login',
    '/admin/log/security',
    '/admin/steps',
  ]) {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    const text = await page.evaluate(() => document.body.innerText)
    expect(OTHERS.exec(text)?.[0], address).toBeUndefined()
  }

  const period = 'from=2026-01-01&to=2199-12-31&format=csv'
  for (const path of [
    `/api/admin/orders/export?${period}`,
    `/api/admin/customers/export?format=csv`,
    '/api/admin/stats',
    '/api/admin/sales',
    '/api/admin/orders',
    '/api/categories',
    '/api/products',
    '/api/coupons',
    '/api/promotions',
  ]) {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
    expect([path, response.status]).toEqual([path, 200])
    expect(OTHERS.exec(await response.text())?.[0], path).toBeUndefined()
  }
})
