import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { beginNew, deleteForGood, logInAsAdmin } from './admin.ts'
import { newCustomer, register, startSignedIn } from './customer.ts'
import { expect, open, test, untilQuiet, type Page } from './journey.ts'
import { readLayoutShifts, watchLayoutShifts } from './layout-shift.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// They all share one home page.
test.describe.configure({ mode: 'serial' })

const newTitle = () => `Diwali ${randomUUID().slice(0, 8)}`
const card = (page: Page, title: string) => page.getByRole('main').getByRole('article', { name: title })
const strip = (page: Page) => page.getByRole('region', { name: 'Promotions' })
async function addPromotion(
  page: Page,
  title: string,
  { link = '/order-online?category=desserts', order = 0 } = {},
) {
  const form = await beginNew(page, 'promotion')
  const fill = (label: string, words: string) => form.getByLabel(label, { exact: true }).fill(words)
  await fill('Title', title)
  await fill('Subtitle', 'A box of twelve, packed while you wait.')
  await fill('Image URL', '/art/jalebi.svg')
  await fill('CTA text', link === '' ? '' : 'Order a box')
  await fill('CTA link', link)
  await fill('Order', String(order))
  await form.getByRole('button', { name: 'Add promotion' }).click()
  return form
}

async function deletePromotion(page: Page, title: string) {
  await deleteForGood(page, card(page, title))
  await expect(card(page, title)).toHaveCount(0)
}

test('the words of a promotion with a title only have the whole card', async ({ page }) => {
  const title = newTitle()
  await logInAsAdmin(page, '/admin/promotions')
  const form = await beginNew(page, 'promotion')
  await form.getByLabel('Title', { exact: true }).fill(title)
  await form.getByRole('button', { name: 'Add promotion' }).click()
  await expect(card(page, title)).toBeVisible()
  await page.goto('/')
  const shown = strip(page).getByRole('article').filter({ hasText: title })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [box, words] = await Promise.all([
      shown.boundingBox(),
      shown.getByRole('heading').locator('..').boundingBox(),
    ])
    expect([words?.width, words?.height]).toEqual([box?.width, box?.height])
  }
  await open(page, '/admin/promotions')
  await deletePromotion(page, title)
})

test('a promotion is on the home page until it is deactivated', async ({ page, browser }) => {
  const title = newTitle()
  await logInAsAdmin(page, '/admin/promotions')
  await addPromotion(page, title)
  await expect(card(page, title)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // A guest without JavaScript sees it too.
  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await guest.goto('/')
  await expect(strip(guest).getByRole('heading', { name: title })).toBeVisible()
  const link = strip(guest).getByRole('article').filter({ hasText: title }).getByRole('link')
  await expect(link).toHaveText('Order a box')
  await link.click()
  await expect(guest).toHaveURL('/order-online?category=desserts')

  await card(page, title).getByRole('button', { name: 'Edit' }).click()
  const edited = page.getByRole('dialog', { name: title })
  await edited.getByLabel('Active').uncheck()
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, title)).toContainText('Inactive')
  await guest.goto('/')
  await expect(guest.getByText(title)).toHaveCount(0)
  // Nothing at all, not even for those who may see inactive ones.
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(strip(page)).toHaveCount(0)

  await open(page, '/admin/promotions')
  await deletePromotion(page, title)
  await guest.context().close()
})

test('promotions appear in their configured order', async ({ page }) => {
  const [first, second] = [newTitle(), newTitle()]
  await logInAsAdmin(page, '/admin/promotions')
  await addPromotion(page, second, { order: 9 })
  await expect(card(page, second)).toBeVisible()
  await addPromotion(page, first, { order: 3 })
  await expect(card(page, first)).toBeVisible()
  await page.goto('/')
  await expect(strip(page).getByRole('heading')).toHaveText([first, second])
  await open(page, '/admin/promotions')
  for (const title of [first, second]) await deletePromotion(page, title)
})

test('a link to a missing page is rejected at its field', async ({ page }) => {
  await logInAsAdmin(page, '/admin/promotions')
  for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example']) {
    const form = await addPromotion(page, 'Free money', { link })
    const field = form.getByLabel('CTA link', { exact: true })
    await expect(field).toHaveAccessibleDescription(/CTA link must be an http\(s\) address or a path/)
    await expect(field).toBeFocused()
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Free money')
    await form.getByRole('button', { name: 'Cancel' }).click()
  }
  await expect(card(page, 'Free money')).toHaveCount(0)
})

test('a visitor who is not staff is told that they need admin access', async ({ page, request }) => {
  await page.goto('/admin/promotions')
  await expect(page.getByText('Admin access required.')).toBeVisible()
  await startSignedIn(page, await register(request, newCustomer()))
  await page.goto('/admin/promotions')
  await expect(page.getByText('Admin access required.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
})

test('axe finds nothing, nothing overflows and nothing moves', async ({ page }) => {
  const title = newTitle()
  await watchLayoutShifts(page)
  await logInAsAdmin(page, '/admin/promotions')
  await addPromotion(page, title)
  await expect(card(page, title)).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    await expect(strip(page)).toBeVisible()
    await strip(page).scrollIntoViewIfNeeded()
    await untilQuiet(page)
    const { sum, moved } = await readLayoutShifts(page)
    expect(sum, `/, ${width} px wide, moved: ${moved}`).toBeLessThan(0.01)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)

    await open(page, '/admin/promotions')
    await expect(card(page, title)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await card(page, title).getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  }
  await open(page, '/admin/promotions')
  await deletePromotion(page, title)
})

test('nothing moves for a guest who comes from another page', async ({ page }) => {
  const title = newTitle()
  await logInAsAdmin(page, '/admin/promotions')
  await addPromotion(page, title, { link: '' })
  await expect(card(page, title)).toBeVisible()
  await watchLayoutShifts(page)
  await open(page, '/cart')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // It must arrive with the page itself: no space is reserved for it.
  await expect(strip(page).getByRole('heading', { name: title })).toBeVisible()
  await untilQuiet(page)
  const { sum, moved } = await readLayoutShifts(page)
  expect(sum, `moved: ${moved}`).toBeLessThan(0.01)
  await expectAccessible(page)
  await open(page, '/admin/promotions')
  await deletePromotion(page, title)
})
