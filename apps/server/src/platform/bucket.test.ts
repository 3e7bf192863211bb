import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startS3 } from '../../test/start-s3.ts'
import { readEnv } from '../env.ts'
import { openBucket, type BucketSettings } from './bucket.ts'

let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

const settingsOf = (url: string) => readEnv({ S3_URL: url }).bucket as BucketSettings
const bytes = Buffer.from('as good as a picture')

test('stored files are found, listed by prefix, and read unchanged', async () => {
  const bucket = openBucket(s3.settings)
  await bucket.save('uploads/a-9x9/9.webp', bytes)
  await bucket.save('mail/one.eml', bytes)
  expect(await bucket.list('uploads/')).toEqual(['uploads/a-9x9/9.webp'])
  expect([await bucket.has('mail/one.eml'), await bucket.has('mail/two.eml')]).toEqual([true, false])
  expect(Buffer.from((await bucket.read('uploads/a-9x9/9.webp')) ?? [])).toEqual(bytes)
  expect(await bucket.read('uploads/a-9x9/8.webp')).toBeNull()
})

test('settings that do not lead to a bucket of ours are told apart', async () => {
  const faultOf = (url: string) => openBucket(settingsOf(url)).findFault()
  expect(await faultOf(s3.url)).toBeNull()
  expect(await faultOf(s3.urlWith({ secret: 'guessed' }))).toMatch(
    /^127\.0\.0\.1:\d+ answers 403 SignatureDoesNotMatch$/,
  )
  expect(await faultOf(s3.urlWith({ bucket: 'other' }))).toMatch(/^127\.0\.0\.1:\d+ has no bucket other$/)
})

test('more keys than a store returns at a time are all listed', async () => {
  const bucket = openBucket(s3.settings)
  const keys = Array.from({ length: 1001 }, (_, index) => `many/${String(index).padStart(4, '0')}.webp`)
  for (let from = 0; from < keys.length; from += 50)
    await Promise.all(keys.slice(from, from + 50).map((key) => bucket.save(key, bytes)))
  expect(await bucket.list('many/')).toEqual(keys)
})

test('a store that accepts a call and never answers times out', async () => {
  const silent = createServer(() => {})
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => silent.closeAllConnections())
  const { port } = silent.address() as AddressInfo
  const bucket = openBucket(settingsOf(`http://k:s@127.0.0.1:${port}/tiffin`), { timeoutMs: 200 })
  const heard: unknown[] = []
  bucket.onTrouble((error) => heard.push(error))
  const calls = [
    bucket.read('a/b.webp'),
    bucket.save('a/b.webp', bytes),
    bucket.has('a/b.webp'),
    bucket.list('a/'),
  ]
  for (const end of await Promise.allSettled(calls))
    expect(end).toMatchObject({ status: 'rejected', reason: { body: { code: 'UNAVAILABLE' } } })
  expect(heard).toHaveLength(4)
  expect(await bucket.findFault()).toBeNull()
  silent.close()
})
