/** A chunk in Vite's manifest. Used by the page renderer and by the build's budget. */
export interface ManifestChunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  /** Files of other kinds that it refers to, such as fonts. */
  assets?: string[]
}

export type ViteManifest = Record<string, ManifestChunk>

export const ENTRY = 'src/entry-client.tsx'
export const ADMIN_ENTRY = 'src/entry-admin.tsx'
export const STILL_ENTRY = 'src/entry-still.ts'
/** The only style sheet of a build without any for single pages. */
export const STYLE_SHEET = 'style.css'

/** Each part of the site is built separately, with its own manifest. */
export interface SiteManifests {
  guests: ViteManifest
  admin: ViteManifest
  /** The one script of pages that only show. */
  still: ViteManifest
}

/** The router's plugin splits a route's component into its own chunk, with its loader if the route says so. */
export function componentKey(manifest: ViteManifest, routeSource: string): string {
  const key = `${routeSource}?tsr-split=component`
  return key in manifest ? key : `${key}---loader`
}

/** A chunk and everything that it imports statically, itself first. */
export function withImports(manifest: ViteManifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}
