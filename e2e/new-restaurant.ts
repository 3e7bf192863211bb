/** Restaurants of a journey’s own: what it changes, no other journey sees. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../apps/server/test/start-program.ts'

const main = join(import.meta.dirname, '../apps/server/dist/tiffin.js')

/**
 * Serves a new one in production, which nobody has entered, until the stack is disposed of. `link` is the one in its log,
 * with which the first owner begins.
 */
export async function startNewRestaurant(stack: AsyncDisposableStack) {
  const { server, dataDir } = await startRestaurant(stack, { NODE_ENV: 'production' })
  const [link = ''] = /http:\S+\/admin\/setup#\S+/.exec(server.output) ?? []
  return { url: server.url, dataDir, link }
}

/** Serves the demo until the stack is disposed of. */
export async function startDemo(stack: AsyncDisposableStack) {
  const { server } = await startRestaurant(stack, { RATE_LIMIT: 'off' })
  return { url: server.url }
}

async function startRestaurant(stack: AsyncDisposableStack, more: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-new-'))
  stack.defer(() => rmSync(dataDir, { recursive: true }))
  const settings = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    ...more,
  }
  const server = await startProgram([process.execPath, main], {
    env: { ...process.env, ...settings },
    cwd: dataDir,
  })
  stack.defer(async () => void (await server.stop()))
  return { server, dataDir }
}
