import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { makeReady } from './ready-answer.ts'
import { registerSecurityHeaders } from './security-headers.ts'
import { sendReady } from './send-ready.ts'

const ready = await makeReady({ status: 200, headers: {}, body: 'hello' })
const app = Fastify()
registerSecurityHeaders(app, 'http://tiffin.test')
app.get('/', (request, reply) => sendReady(request, reply, ready))
const get = (headers: Record<string, string>) => app.inject({ url: '/', headers })

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['BR', 'br'],
  ['identity', undefined],
  ['vibration', undefined],
])('accepting "%s" gets %s', async (accepted, encoding) => {
  expect((await get({ 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding)
})

test.each(['*', 'W/"x", "TAG"', '"TAG"', 'W/"TAG"'])(
  'If-None-Match %s is answered without a body',
  async (header) => {
    const etag = ready.encoded.identity.etag.slice(1, -1)
    const answer = await get({ 'if-none-match': header.replace('TAG', etag) })
    expect([answer.statusCode, answer.body]).toEqual([304, ''])
  },
)

test('each encoding has its own tag', async () => {
  const plain = await get({})
  const answer = await get({ 'accept-encoding': 'br', 'if-none-match': String(plain.headers.etag) })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['vary']).toBe('accept-encoding')
})
