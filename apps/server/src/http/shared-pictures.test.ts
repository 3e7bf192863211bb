import type { UploadedPicture } from '@tiffin/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { fixedDeps } from '../../test/fixed-deps.ts'
import { startS3 } from '../../test/start-s3.ts'
import { uploadForm } from '../../test/upload-form.ts'
import { buildApp } from '../app.ts'
import { openBucket, type BucketSettings } from '../platform/bucket.ts'
import { createPictureBucket } from '../platform/picture-store.ts'

const site = useTestApp()
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

/** One of several machines that use this test's database but share no folder. */
const serveFrom = (settings: BucketSettings) =>
  buildApp(
    { ...site.deps, ...fixedDeps(site.db), pictures: createPictureBucket(openBucket(settings)) },
    { logLevel: 'silent', trustProxy: false },
  )

test('a picture uploaded to one machine is served by another', async () => {
  const [one, other] = [await serveFrom(s3.settings), await serveFrom(s3.settings)]
  const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const taken = await one.inject({
    method: 'POST',
    url: '/api/pictures',
    headers,
    payload: uploadForm(picture),
  })
  expect(taken.statusCode).toBe(201)
  const shown = await other.inject({ url: taken.json<UploadedPicture>().url })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(40)

  const unknown = await other.inject({ url: '/uploads/a-9x9/9.webp' })
  expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND'])
  await Promise.all([one.close(), other.close()])
})

test('while the store is down, pictures ask to be retried later, and everything else works', async () => {
  const away = await startS3()
  const app = await serveFrom(away.settings)
  await away.stop()
  const { headers } = await site.signUp('manager@example.com', { role: 'admin' })
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const calls = [
    await app.inject({ url: '/uploads/a-9x9/9.webp' }),
    await app.inject({ method: 'POST', url: '/api/pictures', headers, payload: uploadForm(picture) }),
  ]
  for (const { statusCode, headers: responseHeaders, body } of calls) {
    expect([statusCode, JSON.parse(body)]).toMatchObject([503, { code: 'UNAVAILABLE' }])
    expect(Number(responseHeaders['retry-after'])).toBeGreaterThan(0)
  }
  expect((await app.inject({ url: '/api/products' })).statusCode).toBe(200)
  await app.close()
})
