import { defaultMenu } from '@tiffin/restaurant/sample'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { products, users } from '../src/db/schema/index.ts'
import { openSandbox } from './open-sandbox.ts'
import { isSoak } from './soak.ts'
import { startServer } from './start-server.ts'

// Among them: while the embedded database is created, while its tables are, while the menu is filled.
const MOMENTS = isSoak ? [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] : [0.3, 0.7]

async function measureFirstStart(): Promise<number> {
  const sandbox = await openSandbox({ isEmpty: true })
  const begun = performance.now()
  const server = startServer(sandbox)
  expect(await server.serving).toContain('http')
  const tookMs = performance.now() - begun
  await server.end('SIGTERM')
  await sandbox.remove()
  return tookMs
}

const owner = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'papaya lantern orchard' }

test('a first start that is killed at any moment can be repeated', { timeout: 240_000 }, async () => {
  const wholeMs = await measureFirstStart()
  for (const moment of MOMENTS) {
    const afterMs = Math.round(moment * wholeMs)
    const sandbox = await openSandbox({ isEmpty: true })
    try {
      const first = startServer(sandbox, owner)
      await sleep(afterMs)
      await first.end('SIGKILL')
      const second = startServer(sandbox, owner)
      expect([afterMs, await second.serving]).toEqual([afterMs, expect.stringContaining('http')])
      await second.end('SIGTERM')
      const counts = await sandbox.look(async (db) => [await db.$count(products), await db.$count(users)])
      // With Postgres it is no demo.
      expect(counts).toEqual([sandbox.isEmbedded ? defaultMenu.length : 0, 1])
    } finally {
      await sandbox.remove()
    }
  }
})
