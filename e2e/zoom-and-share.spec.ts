import type { CDPSession } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { createProduct } from './admin.ts'
import { expect, open, test, type Page } from './journey.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Zoom in on Samosa' })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Samosa' })

/** The current offset of the large picture. */
const readPlace = (page: Page) =>
  overlay(page).evaluate((dialog) => {
    const { scrollLeft, scrollTop } = dialog.querySelector('div') as HTMLElement
    return { left: scrollLeft, top: scrollTop }
  })

test('the picture of a dish is zoomed and moved by keyboard', async ({ page }) => {
  await open(page, '/product/samosa')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(overlay(page).getByRole('button', { name: 'Larger' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(overlay(page).getByRole('button', { name: 'Smaller' })).toBeFocused()
  await expect.poll(async () => (await readPlace(page)).left).toBeGreaterThan(100)

  const start = await readPlace(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await readPlace(page)).left).toBeGreaterThan(start.left)
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await readPlace(page)).top).toBeGreaterThan(start.top)
  await page.keyboard.press('Tab')
  await expect(overlay(page).getByRole('button', { name: 'Close' })).toBeFocused()
  const moved = await readPlace(page)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await readPlace(page)).left).toBeLessThan(moved.left)

  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  // It starts unzoomed again.
  await page.keyboard.press('Enter')
  await expect(overlay(page).getByRole('button', { name: 'Larger' })).toBeVisible()
})

test('a covered dish is shown where a picture fails to load, in the large view too', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/404.*no-such-picture/)
  const name = randomUUID().slice(0, 8)
  const dish = { title: `Lost Rice ${name}`, slug: `lost-rice-${name}`, categorySlug: 'rice', price: 9 }
  await createProduct(request, { ...dish, imageUrl: '/art/no-such-picture.svg' })
  await open(page, `/product/${dish.slug}`)
  await page.getByRole('button', { name: `Zoom in on ${dish.title}` }).click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toHaveAttribute('src', '/art/default.svg')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const swipe = (cdp: CDPSession, xDistance: number) =>
    cdp.send('Input.synthesizeScrollGesture', { x: 200, y: 420, xDistance, yDistance: 0, speed: 2000 })

  test('the picture is zoomed by a tap, moved with one finger and pinched with two', async ({ page }) => {
    await open(page, '/product/samosa')
    await opener(page).tap()
    await overlay(page).getByRole('button', { name: 'Larger' }).tap()
    await expect.poll(async () => (await readPlace(page)).left).toBeGreaterThan(50)
    const start = await readPlace(page)
    const cdp = await page.context().newCDPSession(page)
    await swipe(cdp, -120)
    await expect.poll(async () => (await readPlace(page)).left).toBeGreaterThan(start.left)
    await expect(overlay(page).getByRole('button', { name: 'Smaller' })).toBeVisible()

    await overlay(page).getByRole('button', { name: 'Smaller' }).tap()
    await overlay(page).getByRole('button', { name: 'Close' }).tap()
    await expect(overlay(page)).toBeHidden()

    await opener(page).tap()
    await expect(overlay(page)).toBeVisible()
    await cdp.send('Input.synthesizePinchGesture', { x: 200, y: 420, scaleFactor: 2 })
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale ?? 1)).toBeGreaterThan(1.2)
    await expect(overlay(page)).toBeVisible()
  })
})

const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true })

test('a device that can share is given the dish', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void shared.push(what) })
  })
  await open(page, '/product/samosa?from=a-friend')
  await share(page).click()
  const url = `${new URL(page.url()).origin}/product/samosa`
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ title: 'Samosa', url }])
  await expect(page.getByText('Link copied')).toHaveCount(0)
})

test('any other device copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await open(page, '/product/samosa')
  await share(page).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(page.url())
})

test('without HTTPS the link is copied all the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // As where the site is not served over HTTPS; the test itself needs a secure page to read what was copied.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Object.assign(window, { lookAtClipboard: navigator.clipboard.readText.bind(navigator.clipboard) })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await open(page, '/product/samosa')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() =>
    (window as unknown as { lookAtClipboard: () => Promise<string> }).lookAtClipboard(),
  )
  expect(copied).toBe(page.url())
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()
})
