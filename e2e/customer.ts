/** Guests with an account: what they do on the site, and a quick way to create one. */
import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { field, guest } from './guest.ts'
import { expect, open, type Page } from './journey.ts'
import { startWith } from './stored-cart.ts'

export interface Customer {
  name: string
  email: string
  password: string
}

export interface Session {
  token: string
  user: { _id: string; name: string; email: string; role: string }
}

export const newCustomer = (): Customer => ({
  name: guest.name,
  email: `juniper-${randomUUID()}@example.com`,
  password: 'maple and cardamom',
})

export async function register(request: APIRequestContext, customer: Customer): Promise<Session> {
  const response = await request.post('/api/auth/register', { data: customer })
  expect(response.status()).toBe(201)
  return (await response.json()) as Session
}

/** Opens no page; the browser is signed in from its first page on, as after an earlier visit. */
export const startSignedIn = (page: Page, { token, user }: Session, stored: { cart?: unknown } = {}) =>
  startWith(page, { ...stored, token: JSON.stringify(token), user })

/** Logs in on the login page. */
export async function logIn(page: Page, { email, password }: Customer) {
  // Password first: the previous page may also have an email field, but no password field.
  await page.getByLabel('Password', { exact: true }).fill(password)
  await field(page, 'Email').fill(email)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

export async function signUp(page: Page, { name, email, password }: Customer) {
  await open(page, '/signup')
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  await expect(accountMenu(page)).toBeVisible()
}

/** On a desktop: behind the customer's first name. */
export const accountMenu = (page: Page) => page.getByRole('banner').getByLabel('Juniper, your account')

export async function logOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
}
