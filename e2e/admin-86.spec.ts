import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { createProduct, logInAsAdmin } from './admin.ts'
import { addFromMenu, cartLine, dishCard } from './guest.ts'
import { expect, open, test, type Page } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// An open page refetches every half minute.
const soon = { timeout: 60_000 }

const menuOf = (page: Page, title: string) =>
  page
    .getByRole('row')
    .filter({ hasText: title })
    .getByRole('button', { name: `, availability of ${title}` })

async function choose(page: Page, title: string, choice: string) {
  await menuOf(page, title).click()
  const group = page.getByRole('group', { name: `Availability of ${title}` })
  await group.getByRole('button', { name: choice, exact: true }).click()
}

test('a dish that is 86’d is sold out on the open pages of guests, and comes back', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const title = `Rasam ${randomUUID().slice(0, 8)}`
  const slug = title.toLowerCase().replace(' ', '-')
  await createProduct(request, { title, slug, categorySlug: 'soup', price: 7.66 })

  const guest = await (await browser.newContext()).newPage()
  await open(guest, '/order-online')
  await addFromMenu(guest, title)
  const friend = await (await browser.newContext()).newPage()
  await open(friend, `/product/${slug}`)
  await expect(friend.getByText('In Stock')).toBeVisible()

  await logInAsAdmin(page, '/admin/products')
  await page.getByRole('searchbox').fill(title)
  await expect(menuOf(page, title)).toContainText('Available')
  await menuOf(page, title).click()
  await expect(page.getByRole('group', { name: `Availability of ${title}` })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await choose(page, title, 'Sold out until tomorrow')
  await expect(menuOf(page, title)).toContainText('Sold out until tomorrow')
  await expect(menuOf(page, title)).toBeFocused()

  // The guest clicks nothing.
  await expect(dishCard(guest, title).getByRole('button', { name: 'Sold Out' })).toBeDisabled(soon)
  await expect(cartLine(guest, title)).toContainText('Sold out', soon)
  await expect(friend.getByText('Out of Stock')).toBeVisible(soon)

  await page.reload()
  await expect(menuOf(page, title)).toContainText('Sold out until tomorrow')
  await page.getByRole('row').filter({ hasText: title }).getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('region', { name: 'Availability' })).toContainText('Sold out until tomorrow')
  await page.getByRole('region', { name: 'Availability' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Available', exact: true }).click()
  await expect(dishCard(guest, title).getByRole('button', { name: 'Add to Cart' })).toBeVisible(soon)
  await guest.context().close()
  await friend.context().close()
})

test('a change that cannot be saved is undone and reported', async ({ page, request, expectNoise }) => {
  expectNoise(/products\.setAvailability/)
  const title = `Shorba ${randomUUID().slice(0, 8)}`
  const slug = title.toLowerCase().replace(' ', '-')
  await createProduct(request, { title, slug, categorySlug: 'soup', price: 6.66 })
  await logInAsAdmin(page, '/admin/products')
  await page.getByRole('searchbox').fill(title)
  await expect(menuOf(page, title)).toContainText('Available')
  await page.route('**/trpc/products.setAvailability*', (route) => route.abort())
  await choose(page, title, 'Sold out until I turn it back on')
  await expect(page.getByText('Your change was not saved.')).toBeVisible()
  await expect(menuOf(page, title)).toContainText('Available')
  await page.unroute('**/trpc/products.setAvailability*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(menuOf(page, title)).toHaveText(/^Sold out,/)
  // The page shows the change before the server has saved it.
  const stock = async () => {
    const sold = await request.get(`/api/products/${slug}`)
    return ((await sold.json()) as { stock: number }).stock
  }
  await expect.poll(stock).toBe(0)
})

for (const width of [1440, 390]) {
  test(`one click marks a dish as sold out and another brings it back, at ${width} pixels`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const title = `Kadhi ${randomUUID().slice(0, 8)}`
    const slug = title.toLowerCase().replace(' ', '-')
    await createProduct(request, { title, slug, categorySlug: 'soup', price: 5.66 })
    await logInAsAdmin(page, '/admin/availability')
    await page.getByRole('searchbox').fill(title)
    // The rows move while the list is being filtered.
    await expect(page.getByRole('button', { name: /^Mark sold out: / })).toHaveCount(1)
    await page.getByRole('button', { name: `Mark sold out: ${title}` }).click()
    const soldOut = page.getByRole('region', { name: 'Currently sold out' })
    await expect(soldOut.getByRole('row').filter({ hasText: title })).toContainText('Sold out until tomorrow')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(soldOut).toContainText('Nothing is marked as sold out.')

    await page.getByRole('button', { name: `Mark sold out: ${title}` }).click()
    await soldOut.getByRole('button', { name: `Put back on sale: ${title}` }).click()
    await expect(
      page.getByRole('region', { name: 'Soup' }).getByRole('row').filter({ hasText: title }),
    ).toBeVisible()
    await expect(soldOut).toContainText('Nothing is marked as sold out.')
  })
}
