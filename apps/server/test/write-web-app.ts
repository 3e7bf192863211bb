import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A stand-in for the built web app: just enough to mount, because nothing is rendered here. */
export function writeWebApp(folder: string) {
  mkdirSync(join(folder, 'client/.vite'), { recursive: true })
  mkdirSync(join(folder, 'server'), { recursive: true })
  for (const name of ['manifest.json', 'manifest-admin.json'])
    writeFileSync(join(folder, 'client/.vite', name), '{}')
  for (const name of ['entry-server.js', 'entry-server-admin.js'])
    writeFileSync(join(folder, 'server', name), 'export const render = () => {}')
}
