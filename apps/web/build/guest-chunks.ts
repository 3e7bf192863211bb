/** Which scripts, styles and fonts guests load, read from the manifest of their build. */
import {
  ENTRY,
  STYLE_SHEET,
  withImports,
  type ManifestChunk,
  type ViteManifest,
} from '../src/vite-manifest.ts'

const ROUTE_COMPONENT = /^src\/routes\/(?<name>.+)\.tsx\?tsr-split=component(?:---loader)?$/

// Loaded when a guest follows a link to a page with sections, like every other page's component.
const SECTION_PAGES = new Set([
  'src/guest/sections/still-sections.tsx',
  'src/routes/-load-sections.ts',
  'src/routes/-shown-sections.tsx',
])

interface DinerPage {
  page: string
  /** The scripts that it loads before it is interactive. */
  files: string[]
  /** What it loads afterwards: in idle moments, and with the guest's first presses. */
  laterFiles: string[]
}

/** Each page with its scripts. What other pages load is not among them. */
export function listGuestPages(manifest: ViteManifest): DinerPage[] {
  return Object.keys(manifest).flatMap((key) => {
    const page = ROUTE_COMPONENT.exec(key)?.groups?.['name']
    if (page === undefined) return []
    const chunks = [ENTRY, key].flatMap((start) => withImports(manifest, start))
    const files = new Set(chunks.map(({ file }) => file))
    const laterFiles = new Set(listLater(manifest, chunks).map(({ file }) => file)).difference(files)
    return [{ page, files: [...files], laterFiles: [...laterFiles] }]
  })
}

function listLater(manifest: ViteManifest, chunks: readonly ManifestChunk[]): ManifestChunk[] {
  const keys = chunks.flatMap(({ dynamicImports = [] }) => dynamicImports)
  return keys
    .filter((key) => !ROUTE_COMPONENT.test(key) && !SECTION_PAGES.has(key))
    .flatMap((key) => withImports(manifest, key))
}

/** Every file that any of these pages loads, initially or later: scripts, styles and fonts. */
export function listDinerFiles(manifest: ViteManifest): string[] {
  const chunks = new Map<string, ManifestChunk>()
  function visit(key: string) {
    const chunk = manifest[key]
    if (chunk === undefined || chunks.has(key)) return
    chunks.set(key, chunk)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit(ENTRY)
  visit(STYLE_SHEET)
  const files = [...chunks.values()].flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  return [...new Set(files)]
}
