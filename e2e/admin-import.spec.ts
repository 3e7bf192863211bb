import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeSheet, type Cells } from '../apps/server/test/write-sheet.ts'
import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { dishCard, searchMenu } from './guest.ts'
import { money } from './house.ts'
import { expect, open, test, type Page } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The file is parsed in a process that has to start first.
const patiently = { timeout: 30_000 }

const main = (page: Page) => page.getByRole('main')
const sheet = (rows: Cells) => ({
  name: 'menu.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(writeSheet([['Title', 'Price', 'Category'], ...rows])),
})

async function chooseFile(page: Page, button: string, file: string | ReturnType<typeof sheet>) {
  const choosing = page.waitForEvent('filechooser')
  await main(page).getByRole('button', { name: button, exact: true }).click()
  await (await choosing).setFiles(file)
}

for (const width of [1440, 390]) {
  test(`a file is previewed, and its valid rows appear on the site, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const title = `Journey Biryani ${randomUUID().slice(0, 8)}`
    await logInAsAdmin(page)
    await chooseFile(
      page,
      'Import Excel',
      sheet([
        [title, 14.66, 'Rice'],
        ['Journey Mistake', 'a lot', 'Rice'],
      ]),
    )
    await expect(main(page).getByRole('heading', { name: 'Import Excel' })).toBeVisible()
    await expect(main(page).getByText('Rejected: 1')).toBeVisible(patiently)
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Row 3' })).toContainText(
      'B3 Valid price is required',
    )
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Import 1 product' }).click()
    await expect(page.getByText('Imported 1 products', { exact: true })).toBeVisible(patiently)
    // The rejected rows are still listed.
    await expect(main(page).getByText('Added')).toBeVisible()
    await expect(main(page).getByText('B3 Valid price is required')).toBeVisible()
    await expectAccessible(page)

    await open(page, '/order-online')
    await searchMenu(page, title)
    await expect(dishCard(page, title)).toContainText(money(14.66))
  })
}

test('an exported menu, imported again, changes nothing; another kind of file is rejected', async ({
  page,
  expectNoise,
}, testInfo) => {
  expectNoise(/415 \(Unsupported Media Type\).*import/)
  expectNoise(/Import failed/)
  await logInAsAdmin(page)
  const downloading = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Menu Template' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('menu_template.xlsx')
  const file = testInfo.outputPath('menu_template.xlsx')
  await download.saveAs(file)
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')

  await chooseFile(page, 'Import Excel', {
    name: 'menu.xlsx',
    mimeType: 'text/plain',
    buffer: Buffer.from('no'),
  })
  await expect(main(page).getByRole('alert')).toHaveText(
    'That isn’t a spreadsheet. Choose an .xlsx, .xls or .csv file.',
  )
  await chooseFile(page, 'Choose another file', file)
  await expect(main(page).getByText('Unchanged', { exact: true })).toBeVisible(patiently)
  await expect(main(page).getByRole('alert')).toBeHidden()
  await expect(
    main(page).getByText(/^Option groups: 0 new, 0 changed, \d+ unchanged, 0 rejected$/),
  ).toBeVisible()
  await main(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(main(page).getByRole('heading', { name: 'Import Excel' })).toBeHidden()
})
