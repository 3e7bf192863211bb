/** The restaurant's staff: how they log in, and what they do outside the browser. */
import type { APIRequestContext, Locator } from '@playwright/test'
import { startSignedIn, type Session } from './customer.ts'
import { expect, open, type Page } from './journey.ts'

const mainOf = (page: Page) => page.getByRole('main')

/** The admin navigation: beside the page, or below it on a phone. */
export const pagesOf = (page: Page) =>
  page.getByRole('navigation', { name: /^(Restaurant|Most used)$/ }).filter({ visible: true })

/** Opens a page of the admin as the demo's admin, who has logged in before. */
export async function logInAsAdmin(page: Page, path = '/admin/products') {
  session ??= logIn(page.request)
  await startSignedIn(page, await session)
  await open(page, path)
  await expect(pagesOf(page)).toBeVisible()
}

/** With the demo's own login, which is filled in already; then the form leads to the page that asked for it. */
export async function logInWithForm(page: Page, back?: string) {
  await open(page, back === undefined ? '/admin/login' : `/admin/login?back=${encodeURIComponent(back)}`)
  await mainOf(page).getByRole('button', { name: 'Login' }).click()
  await expect(pagesOf(page)).toBeVisible()
}

/** Opens the form for a new coupon, promotion … beside the list. */
export async function beginNew(page: Page, what: string) {
  await page.getByRole('button', { name: `New ${what}`, exact: true }).click()
  return page.getByRole('dialog', { name: `New ${what}`, exact: true })
}

/** Deletes a card and confirms the question. */
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
  description?: string
  optionGroups?: { group: string }[]
}

/** Creates a product through the API as the demo's admin, for journeys that need their own. */
export async function createProduct(request: APIRequestContext, product: NewProduct): Promise<string> {
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const response = await request.post('/trpc/products.create', { headers, data: product })
  expect(response.status()).toBe(200)
  const { result } = (await response.json()) as { result: { data: { _id: string } } }
  return result.data._id
}

/** The kitchen prepares it and hands it out. */
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
  session ??= logIn(request)
  return (await session).token
}

// For all journeys of a worker: a password takes a while to hash.
let session: Promise<Session> | undefined

async function logIn(request: APIRequestContext): Promise<Session> {
  const demo = await request.get('/trpc/auth.demoLogin')
  const { result } = (await demo.json()) as { result: { data: object } }
  const login = await request.post('/api/auth/login', { data: result.data })
  return (await login.json()) as Session
}
