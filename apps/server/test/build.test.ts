import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { list } from 'tar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }
import { built } from './built.ts'
import { startProgram } from './start-program.ts'
import { uploadForm } from './upload-form.ts'

const program = built('tiffin.js')
const folder = mkdtempSync(join(tmpdir(), 'tiffin-build-'))
const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data'), PORT: '0', NODE_ENV: '' }

let site: Awaited<ReturnType<typeof startProgram>>
let authorization: string
beforeAll(async () => {
  site = await startProgram([process.execPath, program], { env, cwd: folder })
  const answer = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'maple-and-masala' }),
  })
  authorization = `Bearer ${((await answer.json()) as { token: string }).token}`
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

test('the built program serves the site', async () => {
  const page = await fetch(`${site.url}/`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Masala &amp; Maple')
})

test('the API documentation page has its styles and scripts', async () => {
  const page = await (await fetch(`${site.url}/api/docs`)).text()
  const files = [...page.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, path]) => path)
  expect(files.length).toBeGreaterThanOrEqual(4)
  for (const path of files) expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200])
})

test('spreadsheets are written, and read again, by separate processes', async () => {
  const headers = { authorization }
  const template = await fetch(`${site.url}/api/admin/excel-template/menu`, { headers })
  const body = uploadForm(new Uint8Array(await template.arrayBuffer()), { fileName: 'menu.xlsx' })
  const preview = await fetch(`${site.url}/api/products/import/preview`, { method: 'POST', headers, body })
  const { counts } = (await preview.json()) as { counts: Record<string, number> }
  expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0 })
  expect(counts['unchanged']).toBeGreaterThan(100)
})

test('a backup is made by a separate process', async () => {
  const answer = await fetch(`${site.url}/api/admin/backup`, { headers: { authorization } })
  const file = join(folder, 'downloaded.tar.gz')
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  const members: string[] = []
  await list({ file, onReadEntry: ({ path }) => members.push(path) })
  expect(members).toEqual(expect.arrayContaining(['manifest.json', 'tables/orders.jsonl']))
})

test('its commands say how they are started, and which version they are', async () => {
  const run = async (args: string[]) =>
    (await promisify(execFile)(process.execPath, [program, ...args], { env, cwd: folder })).stdout
  expect(await run(['--version'])).toBe(`${packageFile.version}\n`)
  expect(await run(['backup', '--help'])).toContain('\n  node tiffin backup\n')
})
