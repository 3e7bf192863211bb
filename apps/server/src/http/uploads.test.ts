import type { ErrorBody } from '@tiffin/contract'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { pictureFolder } from '../../test/fixed-deps.ts'

const site = useTestApp()
const bytes = Buffer.from('as good as a picture')

beforeAll(async () => {
  await site.deps.pictures.save('a-9x9/9.webp', bytes)
  await site.deps.pictures.save('a-9x9/9.avif', bytes)
  await site.deps.pictures.save('a-9x9/9.html', bytes)
  await writeFile(join(pictureFolder, 'secret.webp'), 'secret')
  await writeFile(join(pictureFolder, 'a-9x9', '9.webp.unfinished'), 'half')
})

test.each(['webp', 'avif'])('a picture in %s may be cached forever', async (format) => {
  const { statusCode, headers, rawPayload } = await site.app.inject({ url: `/uploads/a-9x9/9.${format}` })
  expect([statusCode, rawPayload.equals(bytes)]).toEqual([200, true])
  expect(headers).toMatchObject({
    'content-type': `image/${format}`,
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['set-cookie']).toBeUndefined()
})

test('HEAD answers the same without the picture', async () => {
  const { statusCode, headers, rawPayload } = await site.app.inject({
    method: 'HEAD',
    url: '/uploads/a-9x9/9.webp',
  })
  expect([statusCode, rawPayload.length]).toEqual([200, 0])
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': String(bytes.length) })
})

test.each([
  '/uploads',
  '/uploads/',
  '/uploads/a-9x9',
  '/uploads/a-9x9/',
  '/uploads/a-9x9/8.webp',
  '/uploads/b-9x9/9.webp',
  '/uploads/a-9x9/9.html',
  '/uploads/a-9x9/9.webp.unfinished',
  '/uploads/a-9x9/9.webp/more.webp',
  '/uploads/secret.webp',
  '/uploads/a-9x9/../secret.webp',
  '/uploads/a-9x9/%2e%2e/secret.webp',
  '/uploads/a-9x9/..%2fsecret.webp',
  '/uploads/a-9x9%2f..%2fsecret.webp',
  '/uploads/..%5csecret.webp',
  '/uploads/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/uploads/a-9x9/9%00.webp',
  '/uploads//etc/passwd.webp',
])('%s is not found, in the standard error body', async (url) => {
  const { statusCode, headers, body } = await site.app.inject({ url })
  expect([statusCode, (JSON.parse(body) as ErrorBody).code]).toEqual([404, 'NOT_FOUND'])
  expect(headers['cache-control']).toBe('no-store')
})

test.each(['../outside/9.webp', 'a/../../9.webp', '/etc/passwd', 'a/9.webp.x/..', 'a', ''])(
  'nothing is stored under the name %j',
  async (name) => {
    await expect(site.deps.pictures.save(name, bytes)).rejects.toThrow('cannot be called')
    expect([await site.deps.pictures.has(name), await site.deps.pictures.read(name)]).toEqual([false, null])
  },
)
