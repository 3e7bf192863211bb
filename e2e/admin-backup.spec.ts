import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { expect, open, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an owner downloads a backup, and sees who downloaded the last one', async ({ page }) => {
  await logInAsAdmin(page)
  await page.getByRole('navigation', { name: 'Restaurant' }).getByRole('link', { name: 'Backup' }).click()
  await expect(page.getByRole('heading', { name: 'Backup', exact: true })).toBeVisible()
  await expectAccessible(page)

  for (let times = 0; times < 2; times += 1) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download backup' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^tiffin-\d{4}-\d\d-\d\d\.tar\.gz$/)
    const archive = gunzipSync(await readFile(await download.path())).toString('latin1')
    expect(archive.startsWith('manifest.json\0')).toBe(true)
    expect(archive).toContain('tables/orders.jsonl\0')
    await expect(page.getByText('The backup has been saved.')).toBeVisible()
  }
  await expect(page.getByText(/^Last downloaded .* by admin@example\.com\.$/)).toBeVisible()
  await expectAccessible(page)

  await open(page, '/admin/log')
  await expect(page.getByRole('heading', { name: 'Download backup' }).first()).toBeVisible()
})
