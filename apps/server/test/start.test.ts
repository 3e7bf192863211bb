import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { lockFolder } from '../src/db/folder-lock.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** What stands in for the built web app: enough to mount, for nothing is rendered here. */
function writeWebApp(folder: string) {
  mkdirSync(join(folder, 'client/.vite'), { recursive: true })
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'server/entry-server.js'), 'export const render = () => {}')
}

test('a taken port ends the start with one sentence, and lets go of the database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-start-'))
  writeWebApp(join(folder, 'dist'))
  await using other = createServer()
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo

  const server = spawn(process.execPath, [main, `--web-dist=${join(folder, 'dist')}`], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [exitCode]] = await Promise.all([text(server.stderr), once(server, 'exit')])

  expect(exitCode).toBe(1)
  expect(said).toBe(`The setting PORT cannot be used: something else is serving on 127.0.0.1:${port}.\n`)
  const unlock = await lockFolder(join(folder, 'db'))
  await unlock()
})
