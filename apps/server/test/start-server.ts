import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Place } from './open-place.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** The whole server as a process of its own, with something that stands in for the built web app. */
export function startServer({ env, dataDir }: Place, more: NodeJS.ProcessEnv = {}) {
  const webApp = join(dataDir, 'dist')
  mkdirSync(join(webApp, 'client/.vite'), { recursive: true })
  mkdirSync(join(webApp, 'server'), { recursive: true })
  writeFileSync(join(webApp, 'client/.vite/manifest.json'), '{}')
  writeFileSync(join(webApp, 'server/entry-server.js'), 'export const render = () => {}')
  const server = spawn(process.execPath, [main, `--web-dist=${webApp}`], {
    env: { ...env, PORT: '0', SMTP_URL: '', ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(server, 'exit')
  return {
    /** Its address; null where it ends before it serves. */
    serving: findAddress(createInterface(server.stdout)),
    async end(signal: NodeJS.Signals) {
      server.kill(signal)
      await exited
    },
  }
}

async function findAddress(lines: AsyncIterable<string>): Promise<string | null> {
  for await (const line of lines) {
    const address = /is serving (http:\S+)/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  return null
}
