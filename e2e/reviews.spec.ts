import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { completeOrder, createProduct, logInAsAdmin } from './admin.ts'
import { logIn, newCustomer, register, startSignedIn } from './customer.ts'
import { dishCard, searchMenu } from './guest.ts'
import { expect, open, test, type Page } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'
import { readLayoutShifts, watchLayoutShifts } from './layout-shift.ts'

// Markup that a page must not interpret as its own.
const words = 'Crisp </script><b>outside</b> & soft inside.'
const soon = 'Reviews coming soon...'
const thanks = 'Thank you! Your review will appear once we have read it.'

async function createDish(request: APIRequestContext) {
  const name = randomUUID().slice(0, 8)
  const dish = {
    title: `Reviewed Rice ${name}`,
    slug: `reviewed-rice-${name}`,
    categorySlug: 'rice',
    price: 9,
  }
  await createProduct(request, dish)
  return dish
}

/** A customer who has picked up an order of it. */
async function registerWhoPickedUp(request: APIRequestContext, slug: string) {
  const customer = newCustomer()
  const session = await register(request, customer)
  const order = await placeOrderOf(request, [{ slug, quantity: 1 }], session.token)
  await completeOrder(request, order._id)
  return { customer, session }
}

const readProduct = async (page: Page) => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = blocks.map((block) => JSON.parse(block) as Record<string, unknown>)
  return things.find((thing) => thing['@type'] === 'Product')
}

test('a customer writes a review, the restaurant reads and answers it, and guests see the stars', async ({
  page,
  browser,
  request,
}) => {
  const { title, slug } = await createDish(request)
  const { session } = await registerWhoPickedUp(request, slug)
  await startSignedIn(page, session)
  await open(page, '/orders')
  await page.getByRole('link', { name: `Review ${title}` }).click()
  await expect(page).toHaveURL(`/product/${slug}#reviews`)
  await expect(page.getByText(soon)).toBeVisible()

  // By keyboard alone.
  await page.getByRole('button', { name: 'Write a review' }).press('Enter')
  await expect(page.getByRole('radio', { name: '1 star,' })).toBeFocused()
  await page.keyboard.press('Space')
  for (let stars = 2; stars <= 4; stars += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 stars,' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type(words)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText(soon)).toBeVisible()

  const guests = await browser.newContext()
  const guest = await guests.newPage()
  await open(guest, `/product/${slug}`)
  await expect(guest.getByText(soon)).toBeVisible()
  await expect(guest.getByText(words)).toHaveCount(0)
  expect(Object.keys((await readProduct(guest)) ?? {})).not.toContain('aggregateRating')

  const admins = await browser.newContext()
  const admin = await admins.newPage()
  await logInAsAdmin(admin, `/admin/reviews?product=${slug}`)
  const review = admin.getByRole('article', { name: title })
  await review.getByRole('button', { name: 'Approve' }).click()
  await expect(review.getByText('Approved', { exact: true })).toBeVisible()
  await review.getByRole('button', { name: 'Reply' }).click()
  await admin.getByLabel('Your public reply').fill('Thank you, come again!')
  await admin.getByRole('button', { name: 'Save reply' }).click()
  await expect(review.getByRole('button', { name: 'Edit reply' })).toBeVisible()

  await open(guest, `/product/${slug}`)
  await expect(guest.getByText(soon)).toHaveCount(0)
  await expect(guest.getByRole('article', { name: 'Juniper' })).toContainText(words)
  await expect(guest.getByText('Thank you, come again!')).toBeVisible()
  expect(await readProduct(guest)).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ author: { name: 'Juniper' }, reviewBody: words }],
  })
  await open(guest, '/order-online')
  await searchMenu(guest, title)
  await expect(dishCard(guest, title)).toContainText('4.0 (1)')
  await guests.close()
  await admins.close()
})

test('a guest who has to log in first comes back to the reviews', async ({ page, request }) => {
  const { slug } = await createDish(request)
  const { customer } = await registerWhoPickedUp(request, slug)
  await open(page, `/product/${slug}`)
  await expect(page.getByText('Customers who have picked up this dish can review it.')).toBeVisible()
  await page.getByRole('link', { name: 'Log in to review' }).click()
  await logIn(page, customer)
  await expect(page).toHaveURL(`/product/${slug}#reviews`)
  await expect(page.getByRole('button', { name: 'Write a review' })).toBeInViewport()
})

test('nothing moves when the page finds out who is logged in', async ({ page, request }) => {
  const { slug } = await createDish(request)
  const { session } = await registerWhoPickedUp(request, slug)
  await startSignedIn(page, session)
  await watchLayoutShifts(page)
  const headers = { authorization: `Bearer ${session.token}` }
  for (const isWritten of [false, true]) {
    if (isWritten)
      await request.put(`/api/products/${slug}/review`, {
        headers,
        data: { stars: 5, text: words.repeat(9) },
      })
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // The parameter makes the browser load a new page instead of scrolling within the same one.
      await open(page, `/product/${slug}?visit=${isWritten ? 'later' : 'first'}-${width}#reviews`)
      await expect(page.getByRole('button', { name: isWritten ? 'Delete' : 'Write a review' })).toBeVisible()
      const { sum, moved } = await readLayoutShifts(page)
      expect(sum, `${width} px wide, moved: ${moved}`).toBeLessThan(0.01)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})
