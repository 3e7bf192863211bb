/** A page that React takes over: what was in it before stays, and what the guest does is not lost. */
import { expect, open, test } from './journey.ts'

test('what a browser extension adds stays, and the page is not confused by it', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const bar = Object.assign(document.createElement('div'), { id: 'extension-bar', textContent: 'Saved!' })
      document.body.prepend(bar)
      document.documentElement.append(document.createElement('extension-overlay'))
    })
  })
  await open(page, '/order-online')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.locator('#extension-bar')).toHaveText('Saved!')
  await expect(page.locator('html > extension-overlay')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('the head is as it was sent, and title and canonical address follow', async ({ page }) => {
  await open(page, '/contact')
  const canonical = page.locator('link[rel=canonical]')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Where to find/)
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1)
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click()
  await expect(page).toHaveTitle(/^Menu \|/)
  await expect(canonical).toHaveAttribute('href', /\/menu$/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Contact Us \|/)
  await expect(canonical).toHaveAttribute('href', /\/contact$/)
})

test('a page without a description has no other page’s', async ({ page, expectNoise }) => {
  expectNoise(/404 \(Not Found\)/)
  await open(page, '/no-such-page')
  await expect(page.locator('meta[name=description]')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/menu$/)
})

test('a quantity takes digits only', async ({ page }) => {
  await open(page, '/product/samosa')
  const quantity = page.getByRole('main').getByRole('textbox').first()
  await quantity.fill('2')
  await quantity.press('End')
  await page.keyboard.type('x')
  await page.keyboard.press('Tab')
  await expect(quantity).toHaveValue('2')
})

test('no spelling service reads a password', async ({ page }) => {
  await open(page, '/login')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('spellcheck', 'false')
  // Also where it has not been in the page from the start.
  await open(page, '/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).first().click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('spellcheck', 'false')
})

test('a page that failed can be tried again', async ({ page, expectNoise }) => {
  expectNoise(/503|Failed to load resource|Away/)
  await open(page, '/contact')
  await page.route('**/trpc/**', (route) =>
    route.fulfill({
      status: 503,
      json: [
        {
          error: {
            message: 'Away',
            code: -32603,
            data: {
              code: 'SERVICE_UNAVAILABLE',
              httpStatus: 503,
              body: { code: 'UNAVAILABLE', message: 'Away' },
            },
          },
        },
      ],
    }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/trpc/**')
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Menu' })).toBeVisible()
})

test('a link in a stretch that only shows leads on without a new page, and back to all of it', async ({
  page,
}) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: 'Read our story' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/We came down from the mountains/)
  await page.goBack()
  await expect(page.getByText(/ ways to be hungry\./)).toBeVisible()
  await page.getByRole('link', { name: 'Soup', exact: true }).click()
  await expect(page).toHaveURL('/order-online?category=soup')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
