import { defaultMenu } from '@tiffin/restaurant'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { products, users } from '../src/db/schema/index.ts'
import { openPlace } from './open-place.ts'
import { startServer } from './start-server.ts'

// Among them: while the embedded database is made, while the tables are, while the menu is filled in.
const MOMENTS_MS = [700, 1200, 1800, 2600, 4000]

test(
  'a first start that is killed, whenever that is, can be started again',
  { timeout: 240_000 },
  async () => {
    for (const afterMs of MOMENTS_MS) {
      const place = await openPlace({ isEmpty: true })
      try {
        const first = startServer(place)
        await sleep(afterMs)
        await first.end('SIGKILL')
        const second = startServer(place)
        expect([afterMs, await second.serving]).toEqual([afterMs, expect.stringContaining('http')])
        await second.end('SIGTERM')
        const counts = await place.look(async (db) => [await db.$count(products), await db.$count(users)])
        expect(counts).toEqual([defaultMenu.length, 1])
      } finally {
        await place.remove()
      }
    }
  },
)
