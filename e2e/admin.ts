/** Those who run the restaurant: how they log in, and what they do from outside the browser. */
import type { APIRequestContext, Locator } from '@playwright/test'
import { expect, open, type Page } from './journey.ts'

const mainOf = (page: Page) => page.getByRole('main')

/** The way to the rooms: beside the page, or on a phone below it. */
export const roomsOf = (page: Page) =>
  page.getByRole('navigation', { name: /^(Restaurant|Most used)$/ }).filter({ visible: true })

/** With the demo's own login, which is filled in. */
export async function logInAsAdmin(page: Page, back?: string) {
  await open(page, back === undefined ? '/admin/login' : `/admin/login?back=${encodeURIComponent(back)}`)
  await mainOf(page).getByRole('button', { name: 'Login' }).click()
  await expect(roomsOf(page)).toBeVisible()
}

/** The form of a new coupon, promotion … opens beside the list. */
export async function beginNew(page: Page, what: string) {
  await page.getByRole('button', { name: `New ${what}`, exact: true }).click()
  return page.getByRole('dialog', { name: `New ${what}`, exact: true })
}

/** Of a card, with the question that comes first. */
export async function deleteForGood(page: Page, card: Locator) {
  await card.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
}

interface NewProduct {
  title: string
  slug: string
  categorySlug: string
  price: number
  imageUrl?: string
}

/** As the demo's admin, by the API: for journeys that begin with a product of their own. */
export async function createProduct(request: APIRequestContext, product: NewProduct): Promise<string> {
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const response = await request.post('/trpc/products.create', { headers, data: product })
  expect(response.status()).toBe(200)
  const { result } = (await response.json()) as { result: { data: { _id: string } } }
  return result.data._id
}

/** The kitchen cooks it and hands it out. */
export async function completeOrder(request: APIRequestContext, id: string) {
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const way = ['placed', 'accepted', 'preparing', 'ready', 'completed']
  for (const [index, to] of way.slice(1).entries()) {
    const data = { from: way[index], to }
    const moved = await request.post(`/api/admin/orders/${id}/status`, { headers, data })
    expect(moved.status()).toBe(200)
  }
}

export async function adminToken(request: APIRequestContext): Promise<string> {
  const demo = await request.get('/trpc/auth.demoLogin')
  const { result } = (await demo.json()) as { result: { data: object } }
  const login = await request.post('/api/auth/login', { data: result.data })
  return ((await login.json()) as { token: string }).token
}
