/** What guests do, in their terms: by role, label and text. */
import { expect, type Page } from './journey.ts'

// Obviously made up.
export const guest = { name: 'Juniper Testwell', email: 'juniper@example.com', phone: '780-555-0199' }

export const cartLine = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Dishes in your cart' }).getByRole('listitem').filter({ hasText: title })

/** A line at the checkout. */
export const summaryLine = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Order summary' }).getByRole('listitem').filter({ hasText: title })

/** The notice at the checkout when no order was placed. */
export const failureNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Failed to place order' })

/** The amount beside its label, as on a receipt. */
export const amountOf = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('xpath=following-sibling::dd')

export async function searchMenu(page: Page, words: string) {
  await page.getByPlaceholder('Search menu items...').fill(words)
  await expect(page.getByRole('status').filter({ hasText: `for “${words}”` })).toBeVisible()
}

const results = (page: Page) => page.getByRole('region', { name: /^(The whole menu|Search results)$/ })

/** The dish among the results, not among the chef's specials around them. */
export const dishCard = (page: Page, title: string) =>
  results(page).getByRole('article', { name: title, exact: true })

export async function addFromMenu(page: Page, title: string) {
  await searchMenu(page, title)
  await dishCard(page, title).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to cart! 🛒').last()).toBeVisible()
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

export async function introduceOneself(page: Page) {
  await field(page, 'Name').fill(guest.name)
  await field(page, 'Email').fill(guest.email)
}

export async function applyCoupon(page: Page, code: string) {
  await field(page, 'Coupon code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

export async function placeOrder(page: Page) {
  await page.getByRole('button', { name: 'Place Order' }).click()
}

/** Returns the part of the address that identifies the order's page. */
export async function waitForPlacedOrder(page: Page): Promise<string> {
  await page.waitForURL(/\/order\/[^/]+$/)
  return page.url().split('/').at(-1) ?? ''
}
