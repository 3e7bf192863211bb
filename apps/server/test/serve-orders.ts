import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { built } from './built.ts'
import { measureStart } from './measure-start.ts'
import { findAddress } from './start-server.ts'
import { writeWebApp } from './write-web-app.ts'

// Orders need no pages: a stand-in starts sooner than the built web app.
const webApp = mkdtempSync(join(tmpdir(), 'tiffin-web-'))
writeWebApp(webApp)
process.once('exit', () => rmSync(webApp, { recursive: true, force: true }))

/** The built server, for tests that kill it or replace it while guests order. It runs on the database of the settings. */
export const serveOrders = (settings: NodeJS.ProcessEnv): Promise<{ server: ChildProcess; url: string }> =>
  measureStart('processes', async () => {
    const server = spawn(process.execPath, [built('main.js'), `--web-dist=${webApp}`], {
      env: {
        ...process.env,
        NODE_ENV: '',
        PORT: '0',
        SMTP_URL: '',
        LOG_LEVEL: 'silent',
        RATE_LIMIT: 'off',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const url = await findAddress(createInterface(server.stdout))
    if (url === null) throw new Error('The server ended before it served.')
    server.stdout.resume()
    return { server, url }
  })
