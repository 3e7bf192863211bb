import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A stand-in for the built web app: just enough to mount, because nothing is rendered here. */
export function writeWebApp(folder: string) {
  mkdirSync(join(folder, 'client/.vite'), { recursive: true })
  mkdirSync(join(folder, 'server'), { recursive: true })
  for (const name of ['manifest.json', 'manifest-admin.json', 'manifest-still.json'])
    writeFileSync(join(folder, 'client/.vite', name), '{}')
  writeFileSync(join(folder, 'client/sw.js'), '')
  writeFileSync(join(folder, 'server/entry-server.js'), 'export const render = () => {}')
}
