/** Which scripts and styles each route needs, read from Vite's manifests. Runs on the server only. */
import type { AnyRoute } from '@tanstack/react-router'
import { isAdminPath } from './lib/start/admin-path.ts'
import { isStillPath } from './lib/start/still-path.ts'
import {
  componentKey,
  ADMIN_ENTRY,
  ENTRY,
  STILL_ENTRY,
  STYLE_SHEET,
  withImports,
  type ManifestChunk,
  type SiteManifests,
  type ViteManifest,
} from './vite-manifest.ts'

interface RouteAssets {
  preloads: string[]
  css: string[]
  scripts: { attrs: { type: 'module'; async: true; src: string } }[]
}

export interface SiteAssets {
  routes: Record<string, RouteAssets>
}

const ROOT_ROUTE = '__root__'

const routeBySource = import.meta.glob<AnyRoute>(['./routes/**/*.tsx', '!**/-*', '!**/*.test.tsx'], {
  eager: true,
  import: 'Route',
})

const assetsByManifest = new WeakMap<ViteManifest, SiteAssets>()

/** Without manifests, in development, Vite serves the sources and adds their styles itself. */
export function listSiteAssets(manifests: SiteManifests | null, path: string): SiteAssets {
  const entry = isAdminPath(path) ? ADMIN_ENTRY : ENTRY
  if (manifests === null) return { routes: { [ROOT_ROUTE]: entryAssets(`/${entry}`, [], []) } }
  const manifest = entry === ENTRY ? manifests.guests : manifests.admin
  const assets = assetsOf(manifest, entry)
  return isStillPath(path) ? withoutScripts(assets) : assets
}

/** The address of the one script of a page without React. */
export function stillScriptOf(manifests: SiteManifests | null): string {
  if (manifests === null) return `/${STILL_ENTRY}`
  const entry = manifests.still[STILL_ENTRY]
  if (entry === undefined) throw new Error(`The manifest has no ${STILL_ENTRY}: build the web app first`)
  return fileUrl(entry)
}

function withoutScripts({ routes }: SiteAssets): SiteAssets {
  const stylesOnly = Object.entries(routes).map(([id, { css }]) => [id, { css, preloads: [], scripts: [] }])
  return { routes: Object.fromEntries(stylesOnly) as SiteAssets['routes'] }
}

function assetsOf(manifest: ViteManifest, entry: string): SiteAssets {
  const known = assetsByManifest.get(manifest)
  if (known !== undefined) return known
  const assets = readSiteAssets(manifest, entry)
  assetsByManifest.set(manifest, assets)
  return assets
}

function readSiteAssets(manifest: ViteManifest, entryKey: string): SiteAssets {
  const [entry, ...imported] = withImports(manifest, entryKey)
  if (entry === undefined) throw new Error(`The manifest has no ${entryKey}: build the web app first`)
  const entryChunks = [entry, ...imported]
  const routes: SiteAssets['routes'] = {
    [ROOT_ROUTE]: entryAssets(toUrl(entry.file), entryChunks.map(fileUrl), [
      ...withImports(manifest, STYLE_SHEET).map(fileUrl),
      ...cssUrls(entryChunks),
    ]),
  }
  for (const [path, route] of Object.entries(routeBySource)) {
    if (route.id === ROOT_ROUTE) continue
    const key = componentKey(manifest, path.replace('./', 'src/'))
    const own = withImports(manifest, key).filter((chunk) => !entryChunks.includes(chunk))
    routes[route.id] = { preloads: own.map(fileUrl), css: cssUrls(own), scripts: [] }
  }
  return { routes }
}

function entryAssets(src: string, preloads: string[], css: string[]): RouteAssets {
  return { preloads, css, scripts: [{ attrs: { type: 'module', async: true, src } }] }
}

function cssUrls(chunks: ManifestChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => chunk.css ?? []).map(toUrl))]
}

function fileUrl(chunk: ManifestChunk) {
  return toUrl(chunk.file)
}

function toUrl(file: string) {
  return `/${file}`
}
