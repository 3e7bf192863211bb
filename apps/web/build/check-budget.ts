/** Fails the build when a diner's page needs more JavaScript than the budget before it is interactive. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CLIENT_FOLDER, readManifest } from './client-folder.ts'
import { listDinerPages } from './diner-chunks.ts'

const BUDGET_BYTES = 150_000

const pages = listDinerPages(readManifest()).map(({ page, files }) => ({
  page,
  files,
  bytes: files.reduce((sum, file) => sum + transferBytes(file), 0),
}))

console.log(`First-load JavaScript, brotli (budget ${kilobytes(BUDGET_BYTES)}):`)
for (const { page, bytes } of pages) console.log(`  ${kilobytes(bytes).padStart(9)}  ${page}`)

const zodPages = pages.filter(({ files }) =>
  files.some((file) => readFileSync(join(CLIENT_FOLDER, file), 'utf8').includes('_zod')),
)
if (zodPages.length > 0) {
  console.error(`zod must not reach guest pages: import only types from the contract (${names(zodPages)})`)
  process.exitCode = 1
}

const heavy = pages.filter(({ bytes }) => bytes > BUDGET_BYTES)
if (heavy.length > 0) {
  console.error(`Over budget: ${names(heavy)}`)
  process.exitCode = 1
}

function names(some: typeof pages) {
  return some.map(({ page }) => page).join(', ')
}

function transferBytes(file: string) {
  const path = join(CLIENT_FOLDER, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} KB`
}
