import type { ImportPreview } from '@tiffin/contract'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { useSheetProcesses } from '../../../test/run-sheet-here.ts'
import { uploadForm } from '../../../test/upload-form.ts'
import { products } from '../../db/schema/index.ts'

useSheetProcesses()
const site = useTestApp()
const isInstalled = spawnSync('soffice', ['--version']).status === 0

/** Opens the file and saves it again, as an owner would. */
function saveInLibreOffice(bytes: Uint8Array, kind: 'xlsx' | 'xls'): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-office-'))
  try {
    writeFileSync(join(folder, 'menu.xlsx'), bytes)
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    const out = join(folder, 'saved')
    const convert = ['--headless', '--convert-to', kind, '--outdir', out, join(folder, 'menu.xlsx')]
    execFileSync('soffice', [profile, ...convert], { stdio: 'ignore' })
    return new Uint8Array(readFileSync(join(out, `menu.${kind}`)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.skipIf(!isInstalled).each(['xlsx', 'xls'] as const)(
  'the menu, saved by LibreOffice as .%s, changes nothing',
  async (kind) => {
    const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
    await site.addDish({
      slug: 'odd',
      title: '=1+1',
      description: 'Two\nlines',
      discountPercent: 12.5,
      stock: 0,
    })
    const url = '/api/admin/excel-template/menu'
    const { rawPayload } = await site.app.inject({ method: 'GET', url, headers })
    const payload = uploadForm(saveInLibreOffice(new Uint8Array(rawPayload), kind))
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/products/import/preview',
      headers,
      payload,
    })
    const unchanged = await site.db.$count(products)
    expect(answer.json<ImportPreview>()).toMatchObject({
      counts: { new: 0, changed: 0, unchanged, refused: 0 },
      ignoredColumns: [],
      readSheets: ['Products'],
      ignoredSheets: [],
      changed: [],
      refused: [],
    })
  },
)
