import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { Connection } from '../../db/database.ts'
import { startS3 } from '../../../test/start-s3.ts'
import { openBucket } from '../../platform/bucket.ts'
import { checkBucket, checkMail } from './check-services.ts'
import { checkClock, checkEncryption, checkNode, checkTimeZone } from './check-machine.ts'
import { checkPublicUrl } from './check-site.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

test.each([
  [0, 'ok'],
  [60_000, 'warning'],
  [-60_000, 'warning'],
])('a clock that is %i ms ahead of the database’s: %s', async (aheadMs, state) => {
  const nowMs = () => Date.now() + aheadMs
  expect(await checkClock(connection.db, { nowMs, now: Temporal.Now.instant })).toMatchObject({ state })
})

test.each([
  ['postgres://localhost/tiffin', 'ok'],
  ['postgres://tiffin:secret@127.0.0.1:5433/tiffin', 'ok'],
  ['postgres://[::1]/tiffin', 'ok'],
  ['postgres:///tiffin?host=/var/run/postgresql', 'ok'],
  ['postgres://db:5432/tiffin', 'ok'],
  ['postgres://10.0.0.12/tiffin', 'warning'],
  ['postgres://db.example.com/tiffin', 'warning'],
])('a connection without TLS to %s: %s', async (databaseUrl, state) => {
  expect(await checkEncryption(connection.db, databaseUrl)).toMatchObject({ state })
})

test.each([
  ['20.19.0', 'trouble'],
  ['26.0.0', 'ok'],
])('Node %s: %s', (version, state) => {
  expect(checkNode(version)).toMatchObject({ state })
})

test('the zone’s local time and its next change are shown', () => {
  const now = Temporal.Instant.from('2026-01-07T19:00:00Z')
  expect(checkTimeZone(now, { timeZone: 'Europe/Berlin' })).toMatchObject({
    state: 'ok',
    says: expect.stringContaining('Europe/Berlin: 20:00, the clock changes on 2026-03-29') as string,
  })
  expect(checkTimeZone(now, { timeZone: 'Mars/Olympus' })).toMatchObject({ state: 'trouble' })
  const muchLater = Temporal.Instant.from('2040-01-07T19:00:00Z')
  expect(checkTimeZone(muchLater, { timeZone: 'Europe/Berlin' })).toMatchObject({ state: 'warning' })
})

test('outside the demo, emails should reach someone', async () => {
  const settings = { smtpUrl: undefined, dataDir: '/nowhere' }
  expect(await checkMail({ ...settings, isDemo: true })).toMatchObject({ state: 'ok' })
  expect(await checkMail({ ...settings, isDemo: false })).toMatchObject({ state: 'warning' })
})

test.each([
  [true, 'http://127.0.0.1:3000', 'ok'],
  [false, 'http://127.0.0.1:3000', 'warning'],
  [false, 'https://localhost', 'warning'],
  [false, 'http://eat.example', 'warning'],
  [false, 'https://eat.example', 'ok'],
])('demo %s at %s: %s', (isDemo, publicUrl, state) => {
  expect(checkPublicUrl({ isDemo, publicUrl })).toMatchObject({ state })
})

test('a usable bucket, one that rejects the key, and one that is down are told apart', async () => {
  const s3 = await startS3()
  const stranger = { ...s3.settings, secretAccessKey: 'guessed' }
  expect(await checkBucket(s3.settings, openBucket(s3.settings))).toMatchObject({ state: 'ok' })
  expect(await checkBucket(stranger, openBucket(stranger))).toMatchObject({
    state: 'trouble',
    says: expect.stringContaining('403') as string,
  })
  await s3.stop()
  expect(await checkBucket(s3.settings, openBucket(s3.settings))).toMatchObject({
    state: 'trouble',
    says: expect.stringContaining('is not responding') as string,
  })
})
