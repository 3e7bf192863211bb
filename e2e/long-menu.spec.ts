import type { APIRequestContext } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../apps/server/test/start-program.ts'
import { writeSheet } from '../apps/server/test/write-sheet.ts'
import { expectAccessible } from './accessible.ts'
import { adminToken } from './admin.ts'
import { dishCard, searchMenu } from './guest.ts'
import { expect, open, test as base, type Page } from './journey.ts'
import { tabTo } from './tab-to.ts'

const NEW_DISHES = 160
const main = join(import.meta.dirname, '../apps/server/dist/tiffin.js')

/** A separate restaurant: the other journeys rely on the default menu. */
const test = base.extend<object, { longMenuUrl: string }>({
  longMenuUrl: [
    async ({ playwright }, use) => {
      await using stack = new AsyncDisposableStack()
      const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-long-menu-'))
      stack.defer(() => rmSync(dataDir, { recursive: true }))
      const settings = {
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
        RATE_LIMIT: 'off',
      }
      const server = await startProgram([process.execPath, main], {
        env: { ...process.env, ...settings },
        cwd: dataDir,
      })
      stack.defer(async () => void (await server.stop()))
      await importDishes(await playwright.request.newContext({ baseURL: server.url }))
      await use(server.url)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ longMenuUrl }, use) => use(longMenuUrl),
})

// One such restaurant per file is enough.
test.describe.configure({ mode: 'default' })

async function importDishes(api: APIRequestContext) {
  const rows = Array.from({ length: NEW_DISHES }, (_, index) => [`Journey Pulao ${index + 1}`, 9.66, 'Rice'])
  const imported = await api.post('/api/products/import', {
    headers: { authorization: `Bearer ${await adminToken(api)}` },
    multipart: {
      file: {
        name: 'menu.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(writeSheet([['Title', 'Price', 'Category'], ...rows])),
      },
    },
  })
  expect(await imported.json()).toMatchObject({ inserted: NEW_DISHES })
  await api.dispose()
}

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of the menu' })
const dishes = (page: Page) =>
  page.getByRole('region', { name: /^(The whole menu|Search results)$/ }).getByRole('article')
const lastDish = `Journey Pulao ${NEW_DISHES}`

test('one link leads to the rest of the menu, another one back', async ({ page }) => {
  await open(page, '/order-online')
  await expect(dishes(page)).toHaveCount(150)
  await pages(page).getByRole('link', { name: 'Next dishes' }).click()
  await expect(page).toHaveURL('/order-online?page=2')
  await expect(pages(page)).toContainText('Page 2 of 2')
  await expect(dishCard(page, lastDish)).toBeVisible()
  await expect(dishes(page).first()).toBeInViewport()
  await pages(page).getByRole('link', { name: 'Previous dishes' }).click()
  await expect(page).toHaveURL('/order-online')
  await expect(dishes(page)).toHaveCount(150)
})

test('the back button returns from a dish to its page of the menu, and from there to the first one', async ({
  page,
}) => {
  await open(page, '/order-online')
  await pages(page).getByRole('link', { name: 'Next dishes' }).click()
  await dishCard(page, lastDish).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: lastDish })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/order-online?page=2')
  await expect(dishCard(page, lastDish)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/order-online')
  await expect(dishes(page)).toHaveCount(150)
})

test('turning the page by keyboard moves the focus to the new dishes', async ({ page }) => {
  await open(page, '/order-online')
  await dishes(page).last().getByRole('link').first().focus()
  await tabTo(page, pages(page).getByRole('link', { name: 'Next dishes' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/order-online?page=2')
  await expect(pages(page)).toContainText('Page 2 of 2')
  await tabTo(page, dishes(page).first().getByRole('link').first())
})

test('a search and a category start at their first page', async ({ page }) => {
  await open(page, '/order-online?page=2')
  await searchMenu(page, 'journey')
  await expect(page).toHaveURL('/order-online?q=journey')
  await expect(pages(page)).toContainText('Page 1 of 2')
  await open(page, '/order-online?page=2')
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Rice' }).click()
  await expect(page).toHaveURL('/order-online?category=rice')
  await expect(pages(page)).toContainText('Page 1 of 2')
  await expect(page.getByRole('region', { name: 'Rice' }).getByRole('article')).toHaveCount(150)
})

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [390, 1440]) {
    test(`axe finds nothing on the second page, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/order-online?page=2')
      await expect(dishCard(page, lastDish)).toBeVisible()
      await expectAccessible(page)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages are links too, and a search starts at its first page', async ({ page }) => {
    await page.goto('/order-online')
    await pages(page).getByRole('link', { name: 'Next dishes' }).click()
    await expect(page).toHaveURL('/order-online?page=2')
    await expect(dishCard(page, lastDish)).toBeVisible()
    await page.getByPlaceholder('Search menu items...').fill('journey')
    await page.getByPlaceholder('Search menu items...').press('Enter')
    await expect(page).toHaveURL(/q=journey/)
    await expect(pages(page)).toContainText('Page 1 of 2')
    await pages(page).getByRole('link', { name: 'Next dishes' }).click()
    await expect(page).toHaveURL(/q=journey.*page=2/)
    await expect(dishes(page)).toHaveCount(NEW_DISHES - 150)
  })
})
