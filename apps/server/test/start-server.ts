import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { built } from './built.ts'
import { measureStart } from './measure-start.ts'
import type { Sandbox } from './open-sandbox.ts'
import { writeWebApp } from './write-web-app.ts'

const main = built('main.js')

/** The whole server as a separate process, with a stand-in for the built web app. */
export function startServer({ env, dataDir }: Sandbox, more: NodeJS.ProcessEnv = {}) {
  const webApp = join(dataDir, 'dist')
  writeWebApp(webApp)
  const server = spawn(process.execPath, [main, `--web-dist=${webApp}`], {
    env: { ...env, PORT: '0', SMTP_URL: '', ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(server, 'exit')
  return {
    /** Its address; null if it ends before it serves. */
    serving: measureStart('processes', () => findAddress(createInterface(server.stdout))),
    async end(signal: NodeJS.Signals) {
      server.kill(signal)
      await exited
    },
  }
}

/** The address that a server prints once it serves; null if it ends before. */
export async function findAddress(lines: AsyncIterable<string>): Promise<string | null> {
  for await (const line of lines) {
    const address = /is serving (http:\S+)/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  return null
}
