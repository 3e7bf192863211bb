import { defaultMenu } from '@tiffin/restaurant'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { products, users } from '../src/db/schema/index.ts'
import { openSandbox } from './open-sandbox.ts'
import { startServer } from './start-server.ts'

// Among them: while the embedded database is created, while its tables are, while the menu is filled.
const MOMENTS_MS = [700, 1200, 1800, 2600, 4000]

test('a first start that is killed at any moment can be repeated', { timeout: 240_000 }, async () => {
  for (const afterMs of MOMENTS_MS) {
    const sandbox = await openSandbox({ isEmpty: true })
    try {
      const first = startServer(sandbox)
      await sleep(afterMs)
      await first.end('SIGKILL')
      const second = startServer(sandbox)
      expect([afterMs, await second.serving]).toEqual([afterMs, expect.stringContaining('http')])
      await second.end('SIGTERM')
      const counts = await sandbox.look(async (db) => [await db.$count(products), await db.$count(users)])
      expect(counts).toEqual([defaultMenu.length, 1])
    } finally {
      await sandbox.remove()
    }
  }
})
