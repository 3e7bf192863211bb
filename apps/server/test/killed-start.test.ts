import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { defaultMenu } from '@tiffin/restaurant'
import { expect, test } from 'vitest'
import { products, users } from '../src/db/schema/index.ts'
import { openPlace, type Place } from './open-place.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** A server at its first start, with something that stands in for the built web app. */
function start({ env, dataDir }: Place) {
  const webApp = join(dataDir, 'dist')
  mkdirSync(join(webApp, 'client/.vite'), { recursive: true })
  mkdirSync(join(webApp, 'server'), { recursive: true })
  writeFileSync(join(webApp, 'client/.vite/manifest.json'), '{}')
  writeFileSync(join(webApp, 'server/entry-server.js'), 'export const render = () => {}')
  const server = spawn(process.execPath, [main, `--web-dist=${webApp}`], {
    env: { ...env, PORT: '0', SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { server, exited: once(server, 'exit') }
}

/** Says false where it ends before it serves. */
async function startUntilServing(place: Place): Promise<boolean> {
  const { server, exited } = start(place)
  let isServing = false
  for await (const line of createInterface(server.stdout)) {
    if (!line.includes('is serving')) continue
    isServing = true
    server.kill('SIGTERM')
  }
  await exited
  return isServing
}

// Among them: while the embedded database is made, while the tables are, while the menu is filled in.
const MOMENTS_MS = [700, 1200, 1800, 2600, 4000]

test(
  'a first start that is killed, whenever that is, can be started again',
  { timeout: 240_000 },
  async () => {
    for (const afterMs of MOMENTS_MS) {
      const place = await openPlace({ isEmpty: true })
      try {
        const { server, exited } = start(place)
        await sleep(afterMs)
        server.kill('SIGKILL')
        await exited
        expect([afterMs, await startUntilServing(place)]).toEqual([afterMs, true])
        const counts = await place.look(async (db) => [await db.$count(products), await db.$count(users)])
        expect(counts).toEqual([defaultMenu.length, 1])
      } finally {
        await place.remove()
      }
    }
  },
)
