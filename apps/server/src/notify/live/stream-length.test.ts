import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { createLive } from './live-events.ts'

test('a stream ends after half an hour, for its reader to reconnect', async () => {
  // It does not listen: a listener's own clock would stand still too, and take the database for gone.
  const connection = await openTestDatabase()
  onTestFinished(() => connection.close())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const live = createLive(connection.db, { enqueueFollowUps: async () => {} })
  onTestFinished(async () => {
    vi.useRealTimers()
    await live.close()
  })
  const stream = live.follow({ about: 'menu', after: null, signal: undefined })
  await stream.next()
  const end = stream.next()
  let hasEnded = false
  void end.then(() => (hasEnded = true))
  await vi.advanceTimersByTimeAsync(29 * 60_000)
  expect(hasEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(61_000)
  expect((await end).done).toBe(true)
})
