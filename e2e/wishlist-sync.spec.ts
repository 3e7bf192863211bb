import type { APIRequestContext } from '@playwright/test'
import { accountMenu, logIn, logOut, newCustomer, register, signUp, startSignedIn } from './customer.ts'
import { expect, open, test, type Page } from './journey.ts'

/** The large one on a dish's page. */
const heart = (page: Page, words: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name: words, exact: true })
    .filter({ hasText: /wishlist/ })

const badge = (page: Page, count: number) => page.getByRole('link', { name: `Wishlist, ${count} saved` })

async function listSavedSlugs(request: APIRequestContext, token: string): Promise<string[]> {
  const response = await request.get('/api/wishlist', { headers: { authorization: `Bearer ${token}` } })
  const { products } = (await response.json()) as { products: { slug: string }[] }
  return products.map(({ slug }) => slug)
}

const tokenOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '""') as string)

test('a guest’s saved dishes move into the new account, and appear on the next device', async ({
  page,
  request,
  browser,
}) => {
  const customer = newCustomer()
  await open(page, '/product/samosa')
  await heart(page, 'Add to wishlist').click()
  await signUp(page, customer)
  await expect(badge(page, 1)).toBeVisible()
  await expect.poll(async () => listSavedSlugs(request, await tokenOf(page))).toEqual(['samosa'])

  const otherDevice = await (await browser.newContext()).newPage()
  await open(otherDevice, '/product/garlic-naan')
  await heart(otherDevice, 'Add to wishlist').click()
  await open(otherDevice, '/login?back=/wishlist')
  await logIn(otherDevice, customer)
  await expect(otherDevice.getByRole('list', { name: 'Saved dishes' }).getByRole('listitem')).toHaveCount(2)

  await page.reload()
  await expect(badge(page, 2)).toBeVisible()
})

test('a heart saves a dish to the account, and removes it again', async ({ page, request }) => {
  const session = await register(request, newCustomer())
  await startSignedIn(page, session)
  await open(page, '/product/samosa')
  await heart(page, 'Add to wishlist').click()
  await expect(page.getByText('Added to wishlist ❤️')).toBeVisible()
  await expect.poll(() => listSavedSlugs(request, session.token)).toEqual(['samosa'])
  await open(page, '/wishlist')
  await page.getByRole('button', { name: 'Remove Samosa' }).click()
  await expect(page.getByText('No items in wishlist')).toBeVisible()
  await expect.poll(() => listSavedSlugs(request, session.token)).toEqual([])
})

test('a heart that is clicked quickly several times is saved the way it is shown', async ({
  page,
  request,
}) => {
  const session = await register(request, newCustomer())
  const { promise: permission, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/trpc/*wishlist.set*', async (route) => {
    await permission
    await route.continue()
  })
  await startSignedIn(page, session)
  await open(page, '/product/samosa')
  const button = heart(page, /wishlist$/)
  await button.click({ clickCount: 4 })
  await button.click()
  letThrough()
  await expect.poll(() => listSavedSlugs(request, session.token)).toEqual(['samosa'])
  await button.click({ clickCount: 2 })
  await button.click()
  await expect.poll(() => listSavedSlugs(request, session.token)).toEqual([])
  await expect(heart(page, 'Add to wishlist')).toBeVisible()
})

test('a heart that the server fails to save is empty again, and the guest is told', async ({
  page,
  request,
  expectNoise,
}) => {
  await page.route('**/trpc/*wishlist.set*', (route) => route.abort('connectionreset'))
  expectNoise(/ERR_CONNECTION_RESET/)
  await startSignedIn(page, await register(request, newCustomer()))
  await open(page, '/product/samosa')
  await heart(page, 'Add to wishlist').click()
  await expect(page.getByText('Could not be saved. Please try again.')).toBeVisible()
  await expect(heart(page, 'Add to wishlist')).toBeVisible()
  await expect(badge(page, 0)).toBeVisible()
})

test('after the logout the list is only in the account, and comes back with the login', async ({
  page,
  request,
}) => {
  const customer = newCustomer()
  const session = await register(request, customer)
  await startSignedIn(page, session)
  await open(page, '/product/samosa')
  await heart(page, 'Add to wishlist').click()
  await expect.poll(() => listSavedSlugs(request, session.token)).toEqual(['samosa'])
  await logOut(page)
  await expect(badge(page, 0)).toBeVisible()
  await open(page, '/login')
  await logIn(page, customer)
  await expect(badge(page, 1)).toBeVisible()
})

test('if the account cannot be reached, the saved dishes stay', async ({ page, request, expectNoise }) => {
  const customer = newCustomer()
  await register(request, customer)
  await open(page, '/product/samosa')
  await heart(page, 'Add to wishlist').click()
  await page.route('**/trpc/*wishlist.unite*', (route) => route.abort('connectionreset'))
  expectNoise(/ERR_CONNECTION_RESET/)
  await open(page, '/login')
  await logIn(page, customer)
  await expect(accountMenu(page)).toBeVisible()
  await expect(badge(page, 1)).toBeVisible()
  await page.unroute('**/trpc/*wishlist.unite*')
  await page.reload()
  await expect.poll(async () => listSavedSlugs(request, await tokenOf(page))).toEqual(['samosa'])
})
