/** Fails the build when a guest's page needs more JavaScript than its budget, or any of Mantine. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CLIENT_FOLDER, readManifest } from './client-folder.ts'
import { isStillPath } from '../src/lib/start/still-path.ts'
import { listGuestPages } from './guest-chunks.ts'

/** The one script of a page that only shows. */
const STILL_BUDGET_BYTES = 5_000
/** What any other page loads before it is interactive. */
const FIRST_BUDGET_BYTES = 136_500
/**
 * With what it loads afterwards, in idle moments and with the guest's first presses. The most is on the page of an
 * order, which can be paid, changed and cancelled there.
 */
const BUDGET_BYTES = 147_200

const still = sum(Object.values(readManifest('manifest-still')).map(({ file }) => file))
const living = listGuestPages(readManifest()).filter(
  ({ page }) => !isStillPath(`/${page.replaceAll('_.', '.').replaceAll('.', '/')}`),
)
const pages = living.map(({ page, files, laterFiles }) => {
  const bytes = sum(files)
  return { page, files, bytes, allBytes: bytes + sum(laterFiles) }
})

console.log(
  `JavaScript, brotli, of a page that only shows: ${kilobytes(still)} of ${kilobytes(STILL_BUDGET_BYTES)}`,
)
console.log('JavaScript, brotli, before a page is interactive and in all:')
console.log(`  ${kilobytes(FIRST_BUDGET_BYTES).padStart(9)} ${kilobytes(BUDGET_BYTES).padStart(9)}  budget`)
for (const { page, bytes, allBytes } of pages)
  console.log(`  ${kilobytes(bytes).padStart(9)} ${kilobytes(allBytes).padStart(9)}  ${page}`)

const zodPages = pages.filter(({ files }) =>
  files.some((file) => readFileSync(join(CLIENT_FOLDER, file), 'utf8').includes('_zod')),
)
if (zodPages.length > 0) {
  console.error(`zod must not reach guest pages: import only types from the contract (${names(zodPages)})`)
  process.exitCode = 1
}

// What the bundler took code from; style sheets do not count.
const mantine = readFileSync(join(CLIENT_FOLDER, '.vite/license.md'), 'utf8').match(/@mantine\/\w+/g)
if (mantine !== null) {
  console.error(`Mantine is for the admin: guest pages must not load ${[...new Set(mantine)].join(', ')}`)
  process.exitCode = 1
}

const heavy = pages.filter(({ bytes, allBytes }) => bytes > FIRST_BUDGET_BYTES || allBytes > BUDGET_BYTES)
if (still > STILL_BUDGET_BYTES) {
  console.error('Over budget: the script of pages that only show')
  process.exitCode = 1
}
if (heavy.length > 0) {
  console.error(`Over budget: ${names(heavy)}`)
  process.exitCode = 1
}

function names(some: typeof pages) {
  return some.map(({ page }) => page).join(', ')
}

function sum(files: readonly string[]) {
  return files.reduce((bytes, file) => bytes + transferBytes(file), 0)
}

function transferBytes(file: string) {
  const path = join(CLIENT_FOLDER, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} KB`
}
