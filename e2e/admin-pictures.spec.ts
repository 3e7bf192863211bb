import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { dishCard, field, searchMenu } from './guest.ts'
import { expect, open, test, type Locator, type Page } from './journey.ts'
import { paintPng } from './paint-png.ts'
import { publicUrl } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function choosePicture(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a picture' }).press('Enter')
  await (await choosing).setFiles(file)
}

const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)

test('the owner gives a new dish a picture, and guests get it in a suitable size', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/415 \(Unsupported Media Type\).*\/api\/pictures/)
  const title = `Pictured Dal ${randomUUID().slice(0, 8)}`
  await logInAsAdmin(page, '/admin/products/new')
  await field(page, 'Title').fill(title)
  await field(page, 'Price').fill('9')
  await page.getByLabel('Category').selectOption('soup')

  await choosePicture(page, { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByRole('alert')).toContainText('We can’t use this file.')
  await expect(field(page, 'Title')).toHaveValue(title)

  await choosePicture(page, { name: 'dal.png', mimeType: 'image/png', buffer: paintPng(1200, 900) })
  await expect(field(page, 'Image URL')).toHaveValue(/^\/uploads\/[0-9a-f]{32}-1200x900\/1200\.webp$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Picture uploaded.')).toBeVisible()
  await expectAccessible(page)
  const url = await field(page, 'Image URL').inputValue()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`${title} is saved`)).toBeVisible()

  await open(page, '/order-online')
  await searchMenu(page, title)
  const picture = dishCard(page, title).locator('img')
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(0)
  expect(await picture.getAttribute('srcset')).toContain('/640.webp 640w')
  // On a third of this screen the largest file would be a waste.
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/(320|640)\.avif$/)

  await dishCard(page, title).getByRole('link', { name: title }).click()
  const large = page.getByRole('button', { name: `Zoom in on ${title}` }).locator('img')
  await expect.poll(() => widthOf(large)).toBeGreaterThan(0)
  const html = await (await request.get(new URL(page.url()).pathname)).text()
  expect(html).toContain(`property="og:image" content="${publicUrl}${url}"`)
})

test('the owner says by keys which part of a photograph is shown, and can say it anew', async ({ page }) => {
  await logInAsAdmin(page, '/admin/products/new')
  await choosePicture(page, { name: 'wide.png', mimeType: 'image/png', buffer: paintPng(1600, 600) })
  const address = field(page, 'Image URL')
  await expect(address).toHaveValue(/-1440x540\/1440\.webp$/)

  await page.getByRole('button', { name: 'Choose the part to show' }).press('Enter')
  const across = page.getByRole('slider', { name: 'Left to right' })
  await across.press('End')
  await page.getByRole('slider', { name: 'Closer' }).press('ArrowRight')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this part' }).press('Enter')
  await expect(address).toHaveValue(/-686x514\/686\.webp$/)

  await page.getByRole('button', { name: 'Choose the part to show' }).press('Enter')
  await expect(across).toHaveAttribute('aria-valuenow', '1')
  const whole = page.getByRole('group', { name: 'The part to show' }).locator('img')
  expect(await widthOf(whole)).toBe(1440)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger says which part of it is shown', async ({ page }) => {
    await logInAsAdmin(page, '/admin/products/new')
    await choosePicture(page, { name: 'wide.png', mimeType: 'image/png', buffer: paintPng(1600, 600) })
    await page.getByRole('button', { name: 'Choose the part to show' }).tap()
    const picture = page.getByRole('group', { name: 'The part to show' }).locator('img')
    const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + box.width * 0.1, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2)
    await page.mouse.up()
    await expect(page.getByRole('slider', { name: 'Left to right' })).toHaveAttribute(
      'aria-valuenow',
      /^0\.2[3-7]/,
    )
  })
})
