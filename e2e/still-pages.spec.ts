/** Pages that only show come without React: one small script does what is left to press. */
import { randomUUID } from 'node:crypto'
import { accountMenu, logOut, newCustomer, register, startSignedIn } from './customer.ts'
import { expect, open, test } from './journey.ts'
import { naan, samosa, startWith } from './stored-cart.ts'

const paths = ['/about', '/menu', '/privacy', '/terms', '/testimonials']

test('each loads one script, and no data for any other', async ({ page }) => {
  let scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().includes('/trpc/')) scripts.push(request.url())
  })
  for (const path of paths) {
    scripts = []
    await page.goto(path, { waitUntil: 'load' })
    expect(scripts, path).toEqual([expect.stringMatching(/\/assets\/entry-still-\w+\.js$/)])
    expect(await page.content(), path).not.toContain('$_TSR')
  }
})

test('the header counts what the guest has saved, here and in another tab', async ({ page, context }) => {
  await startWith(page, { cart: [samosa, { ...naan, quantity: 2 }], wishlist: ['a', 'b'] })
  await open(page, '/about')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Cart, 3 items' })).toHaveText('3')
  await expect(header.getByRole('link', { name: 'Wishlist, 2 saved' })).toHaveText('2')
  const other = await context.newPage()
  await other.goto('/terms')
  await other.evaluate(() => localStorage.setItem('cart', '[]'))
  await expect(header.getByRole('link', { name: 'Cart, 0 items' })).toHaveText('')
})

test('a signed-in guest has an account menu that opens, closes, and logs out', async ({ page, request }) => {
  const session = await register(request, newCustomer())
  await startSignedIn(page, session)
  await open(page, '/terms')
  const links = page.getByRole('navigation', { name: 'Account' }).getByRole('link')
  await accountMenu(page).click()
  await expect(links).toHaveText(['Orders', 'Account'])
  await page.keyboard.press('Escape')
  await expect(links.first()).toBeHidden()
  await expect(accountMenu(page)).toBeFocused()
  await logOut(page)
  await expect(page).toHaveURL('/')
  // The server has heard of it, too.
  const headers = { authorization: `Bearer ${session.token}` }
  await expect.poll(async () => (await request.get('/api/auth/me', { headers })).status()).toBe(401)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu has the same links as on any page', async ({ page, request }) => {
    await startSignedIn(page, await register(request, newCustomer()))
    const listLinks = async (path: string) => {
      await open(page, path)
      await page.getByRole('banner').getByLabel('Menu', { exact: true }).tap()
      const entries = page.getByRole('navigation', { name: 'Mobile' }).locator('a, button')
      await expect(entries.last()).toHaveText('Logout')
      return entries.allTextContents()
    }
    expect(await listLinks('/about')).toEqual(await listLinks('/contact'))
  })
})

test('the newsletter is subscribed to, and an empty field says what is missing', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/400 \(Bad Request\).*newsletter\.subscribe/)
  await open(page, '/privacy')
  const box = page.getByRole('contentinfo')
  const field = box.getByRole('textbox', { name: 'Your email' })
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByText('Email is required')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(`reader-${randomUUID()}@example.com`)
  await field.press('Enter')
  await expect(box.getByText('Thank you! Please confirm your address')).toBeVisible()
  await expect(field).toHaveValue('')
})

test('a newsletter that cannot be reached says so, and keeps what was typed', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/newsletter\.subscribe/)
  await open(page, '/about')
  await page.route('**/trpc/**', (route) => route.abort())
  const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'Your email' })
  await field.fill('reader@example.com')
  await field.press('Enter')
  await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty()
  await expect(field).toHaveValue('reader@example.com')
})

test('a filter of the menu shows its dishes at once, and can be gone on with', async ({ page }) => {
  await open(page, '/menu')
  await page.getByText('Diets and allergens').click()
  await page.getByRole('checkbox', { name: 'vegan' }).check()
  await expect(page).toHaveURL('/menu?diet=vegan')
  await expect(page.getByRole('checkbox', { name: 'vegan' })).toBeFocused()
  await page.getByRole('checkbox', { name: 'gluten-free' }).check()
  await expect(page).toHaveURL(/diet=vegan%2Cgluten-free|diet=vegan,gluten-free/)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ dish/ })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'vegan' })).toBeChecked()
})

test('the menu’s button prints it', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => document.body.setAttribute('data-printed', '')))
  await open(page, '/menu')
  await page.getByRole('button', { name: /Print/ }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
})

test('offline, the page says so', async ({ page, context }) => {
  await open(page, '/about')
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: /offline/ })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/offline/)).toHaveCount(0)
})
