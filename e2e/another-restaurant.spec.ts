/** A restaurant that has nothing in common with the sample: nothing that it or its guests read may speak of the sample. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AllSettings, Order, Product } from '../packages/contract/src/index.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test as base } from './journey.ts'
import { startNewRestaurant } from './new-restaurant.ts'

/** Whose pages these would be. Names of Indian dishes are beside them: the sample's pictures are called by them. */
const OTHERS =
  /Masala|Maple|Edmonton|Jasper|Alberta|Canad|\bGST\b|\bCAD\b|\$\s?\d|Indian|thali|tandoor|naan|butter chicken/i

const TEXTS = [
  '/',
  '/about',
  '/menu',
  '/order-online',
  '/contact',
  '/catering',
  '/reservations',
  '/testimonials',
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
  '/manifest.webmanifest',
  '/offline.html',
  '/sitemap.xml',
  '/robots.txt',
  '/api/docs',
]

interface Site {
  url: string
  dataDir: string
  token: string
}

const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the braces
    async ({}, use) => {
      await using stack = new AsyncDisposableStack()
      const { url, dataDir, link } = await startNewRestaurant(stack)
      const key = link.slice(link.indexOf('#') + 1).replace(/^key=/, '')
      const owner = { name: 'Nonna', email: 'nonna@example.com', password: 'basilico e pomodoro' }
      const { token } = await send<{ token: string }>(url, 'POST', '/api/auth/set-up', {
        body: { key, ...owner },
      })
      await use({ url, dataDir, token })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

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

/** Amsterdam, euros, 9% included in prices, clocks of 24 hours. */
async function openTrattoria({ url, token }: Site) {
  const { settings: now } = await send<{ settings: AllSettings }>(url, 'GET', '/api/admin/settings', {
    token,
  })
  // One section at a time.
  const change = async (sections: Partial<AllSettings>) => {
    for (const [name, value] of Object.entries(sections))
      await send(url, 'PUT', '/api/admin/settings', { body: { [name]: value }, token })
  }
  await change({
    identity: {
      ...now.identity,
      name: 'Trattoria Nonna',
      shortName: 'Nonna',
      tagline: 'Pasta made by hand.',
      cuisine: 'Italian',
    },
    address: { ...now.address, street: 'Prinsengracht 1', city: 'Amsterdam', postalCode: '1015 DK' },
    contact: { ...now.contact, phone: { display: '020 123 4567', tel: '+31201234567' } },
    region: {
      country: 'NL',
      drinkingAge: 18,
      locale: 'nl-NL',
      is24Hours: true,
      timeZone: 'Europe/Amsterdam',
      currency: 'EUR',
    },
    taxes: { areIncluded: true, list: [{ name: 'BTW', percent: 9, number: 'NL001', categories: null }] },
    pages: { ...now.pages, story: true, catering: true, tables: true, testimonials: true },
  })
  await send(url, 'POST', '/api/categories', { body: { name: 'Pasta', slug: 'pasta', emoji: '🍝' }, token })
  const dish = await send<Product>(url, 'POST', '/api/products', {
    body: {
      title: 'Tagliatelle al ragù',
      slug: 'tagliatelle-al-ragu',
      description: 'Six hours on the stove.',
      price: 14.5,
      categorySlug: 'pasta',
    },
    token,
  })
  await change({ launch: { ...now.launch, state: 'open' } })
  return dish
}

test('a trattoria in Amsterdam has a site of its own', async ({ site, page, expectNoise }) => {
  test.setTimeout(120_000)
  expectNoise(/status of 404/)
  const dish = await openTrattoria(site)

  for (const path of TEXTS) {
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
