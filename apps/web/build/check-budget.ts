/** Fails the build when a diner's page loads more JavaScript than the budget before it works. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ENTRY, withImports, type ViteManifest } from '../src/vite-manifest.ts'

const CLIENT_FOLDER = fileURLToPath(new URL('../dist/client/', import.meta.url))
const BUDGET_BYTES = 150_000
const ROUTE_COMPONENT = /^src\/routes\/(?<name>.+)\.tsx\?tsr-split=component$/
// Staff pages load charts, tables and forms, and are not a diner's first load.
const STAFF_ROUTE = /^admin(_|\b)/

const manifest = JSON.parse(readFileSync(join(CLIENT_FOLDER, '.vite/manifest.json'), 'utf8')) as ViteManifest

const pages = Object.keys(manifest).flatMap((key) => {
  const name = ROUTE_COMPONENT.exec(key)?.groups?.['name']
  if (name === undefined || STAFF_ROUTE.test(name)) return []
  const files = new Set([ENTRY, key].flatMap((start) => withImports(manifest, start).map(({ file }) => file)))
  return [
    { page: name, files: [...files], bytes: [...files].reduce((sum, file) => sum + transferBytes(file), 0) },
  ]
})

console.log(`First-load JavaScript, brotli (budget ${kilobytes(BUDGET_BYTES)}):`)
for (const { page, bytes } of pages) console.log(`  ${kilobytes(bytes).padStart(9)}  ${page}`)

const zodPages = pages.filter(({ files }) =>
  files.some((file) => readFileSync(join(CLIENT_FOLDER, file), 'utf8').includes('_zod')),
)
if (zodPages.length > 0) {
  console.error(`zod is not for diners: import only types from the contract (${names(zodPages)})`)
  process.exitCode = 1
}

const heavy = pages.filter(({ bytes }) => bytes > BUDGET_BYTES)
if (heavy.length > 0) {
  console.error(`Over the budget: ${names(heavy)}`)
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
