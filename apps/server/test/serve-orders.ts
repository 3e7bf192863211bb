import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { built } from './built.ts'
import { measureStart } from './measure-start.ts'
import { findAddress } from './start-server.ts'

/** The built server, for tests that kill it or replace it while guests order. It runs on the database of the settings. */
export const serveOrders = (settings: NodeJS.ProcessEnv): Promise<{ server: ChildProcess; url: string }> =>
  measureStart('processes', async () => {
    const server = spawn(process.execPath, [built('main.js')], {
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
