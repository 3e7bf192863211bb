import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../test/create-test-app.ts'

const site = useTestApp()

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('an answer that is not cached is compressed as %s', async (encoding, decompress) => {
  const url = '/api/pickup-times'
  const plain = await site.app.inject({ url })
  expect(plain.headers['content-encoding']).toBeUndefined()
  const answer = await site.app.inject({ url, headers: { 'accept-encoding': encoding } })
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(decompress(answer.rawPayload).toString()).toBe(plain.body)
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
})

test('a batch over tRPC is compressed too, and a short answer is not', async () => {
  const headers = { 'accept-encoding': 'br' }
  const input = encodeURIComponent(JSON.stringify({ 0: { slugs: [] } }))
  const batch = await site.app.inject({ url: `/trpc/pickup.times?batch=1&input=${input}`, headers })
  expect(batch.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(batch.rawPayload).toString())).toHaveLength(1)
  const short = await site.app.inject({ url: '/trpc/auth.session', headers })
  expect(short.headers['content-encoding']).toBeUndefined()
})

test('a compressed body is not unpacked: it could be of any length', async () => {
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify(orderOf([{ slug: 'samosa' }]))),
  })
  expect(statusCode).toBe(400)
})
