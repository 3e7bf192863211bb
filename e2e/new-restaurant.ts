/** A new restaurant in production, which nobody has entered. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../apps/server/test/start-program.ts'

const main = join(import.meta.dirname, '../apps/server/dist/tiffin.js')

/** Serves it until the stack is disposed of. `link` is the one in its log, with which the first owner begins. */
export async function startNewRestaurant(stack: AsyncDisposableStack) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-new-'))
  stack.defer(() => rmSync(dataDir, { recursive: true }))
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
  }
  const server = await startProgram([process.execPath, main], {
    env: { ...process.env, ...settings },
    cwd: dataDir,
  })
  stack.defer(async () => void (await server.stop()))
  const [link = ''] = /http:\S+\/admin\/setup#\S+/.exec(server.output) ?? []
  return { url: server.url, dataDir, link }
}
