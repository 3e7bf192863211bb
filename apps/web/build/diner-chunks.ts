/** Which scripts, styles and fonts guests load, read from the manifest of their build. */
import { ENTRY, withImports, type ManifestChunk, type ViteManifest } from '../src/vite-manifest.ts'

const ROUTE_COMPONENT = /^src\/routes\/(?<name>.+)\.tsx\?tsr-split=component$/

/** Each page with the scripts that it loads before it is interactive. */
export function listDinerPages(manifest: ViteManifest) {
  return Object.keys(manifest).flatMap((key) => {
    const name = ROUTE_COMPONENT.exec(key)?.groups?.['name']
    if (name === undefined) return []
    const files = [ENTRY, key].flatMap((start) => withImports(manifest, start).map(({ file }) => file))
    return [{ page: name, files: [...new Set(files)] }]
  })
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
  const files = [...chunks.values()].flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  return [...new Set(files)]
}
