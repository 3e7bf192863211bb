import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ViteManifest } from '../src/vite-manifest.ts'

/** Where Vite writes the files that browsers load. */
export const CLIENT_FOLDER = fileURLToPath(new URL('../dist/client/', import.meta.url))

/** The manifest of the guests' build, or of the script for pages that only show. */
export function readManifest(name: 'manifest' | 'manifest-still' = 'manifest') {
  return JSON.parse(readFileSync(join(CLIENT_FOLDER, `.vite/${name}.json`), 'utf8')) as ViteManifest
}
