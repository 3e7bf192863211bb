import type { ErrorBody } from '@tiffin/contract'
import { errorBody, errorCodes } from '@tiffin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { procedureNamed } from './procedure-named.ts'
import { restRoutes } from './routes.ts'

const site = useTestApp()

const urlOf = (path: string) => `/api${path.replaceAll(/:\w+/g, 'unicorn')}`
let authorization = ''
beforeEach(async () => {
  authorization = (await site.signUp('owner@example.com', { role: 'admin' })).headers.authorization
})
const call = (method: string, url: string, payload?: string, contentType = 'application/json') =>
  site.app.inject({
    method: method as 'GET',
    url,
    headers: { authorization, ...(payload !== undefined && { 'content-type': contentType }) },
    ...(payload !== undefined && { payload }),
  })

describe.each(restRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_name, route) => {
    test('is reachable, and every error has the standard body', async () => {
      const answer = await call(
        route.method,
        urlOf(route.path),
        ['GET', 'DELETE'].includes(route.method) ? undefined : '{}',
      )
      if (answer.statusCode === route.status) return
      const refused = (route.errors ?? []).map((code) => errorCodes[code].status)
      expect(route.isUpload ? [415] : [400, 404, ...refused]).toContain(answer.statusCode)
      expect(errorBody.safeParse(answer.json()).success).toBe(true)
      expect(answer.json<ErrorBody>().message).not.toBe('Endpoint not found')
    })

    test('names the allowed methods', async () => {
      const answer = await call('PATCH', urlOf(route.path), '{"broken')
      expect(answer.statusCode).toBe(405)
      expect(answer.headers['allow']).toContain(route.method)
      expect(answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
    })
  },
)

const MULTIPART = 'multipart/form-data; boundary=cut'
const formWith = (part: string) =>
  `--cut\r\nContent-Disposition: form-data${part || '; name="note"'}\r\n\r\nx\r\n--cut--\r\n`

// A call without input needs no body, so no body can be wrong.
const writes = restRoutes.filter(
  ({ method, procedure, isUpload }) =>
    ['POST', 'PUT'].includes(method) && procedureNamed(procedure).inputs.length > 0 && !isUpload,
)

const words = (length: number) => JSON.stringify({ a: 'x'.repeat(length) })

describe.each(writes)('$method $path', ({ method, path, hasLargeBody }) => {
  test.each([
    ['broken JSON', '{"a":', 'application/json', 400, 'VALIDATION'],
    ['a list', '[]', 'application/json', 400, 'VALIDATION'],
    ['a text', '"samosa"', 'application/json', 400, 'VALIDATION'],
    ['a number', '5', 'application/json', 400, 'VALIDATION'],
    ['a truth value', 'true', 'application/json', 400, 'VALIDATION'],
    ['null', 'null', 'application/json', 400, 'VALIDATION'],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', 'application/json', 400, 'VALIDATION'],
    ['plain text', '{}', 'text/plain', 415, 'UNSUPPORTED_MEDIA'],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA'],
    ['too much', words(hasLargeBody ? 5_000_000 : 300_000), 'application/json', 413, 'TOO_LARGE'],
  ])('%s is rejected', async (_what, payload, contentType, status, code) => {
    const answer = await call(method, urlOf(path), payload, contentType)
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([status, code])
  })
})

describe.each(restRoutes.filter(({ isUpload }) => isUpload))('$method $path', ({ method, path }) => {
  test.each([
    ['JSON', '{}', 'application/json', 415, 'UNSUPPORTED_MEDIA'],
    ['a form without a file', formWith(''), MULTIPART, 400, 'VALIDATION'],
    ['a form that breaks off', '--cut\r\nContent-Disp', MULTIPART, 400, 'VALIDATION'],
    ['a file in another field', formWith('; name="picture"; filename="a"'), MULTIPART, 400, 'VALIDATION'],
  ])('%s is rejected', async (_what, payload, contentType, status, code) => {
    const answer = await call(method, urlOf(path), payload, contentType)
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([status, code])
  })

  test.each(['application/json', 'text/csv', ''])('of type "%s" says how to send the file', async (type) => {
    const answer = await call(method, urlOf(path), '{}', type)
    expect([answer.statusCode, answer.json<ErrorBody>()]).toEqual([
      415,
      {
        code: 'UNSUPPORTED_MEDIA',
        message: 'Send the file as multipart/form-data, in a field called "file"',
      },
    ])
  })
})

test.each(writes.map(({ method, path }) => [method, path] as const))(
  '%s %s without a body says what is missing, or that there is nothing to change',
  async (method, path) => {
    const answer = await call(method, urlOf(path), '')
    // If nothing is missing, the address names something that does not exist.
    expect(['VALIDATION', 'NOT_FOUND']).toContain(answer.json<ErrorBody>().code)
  },
)

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nothing'],
  ['POST', '/api/nothing/at/all'],
  ['DELETE', '/api/products/x/y'],
  ['GET', '/trpc/nothing.here/at.all'],
])('%s %s is not found, in JSON', async (method, url) => {
  const answer = await call(method, url)
  expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([404, 'NOT_FOUND'])
})

test.each([
  ['PUT', '/api/coupons/apply', 'POST'],
  ['GET', '/api/products/changes?day=1', 'POST'],
  ['DELETE', '/api/products/samosa/', undefined],
  ['OPTIONS', '/api/products/samosa', 'GET, HEAD, PUT, DELETE'],
  ['POST', '/api/%70roducts/samosa', 'GET, HEAD, PUT, DELETE'],
  ['POST', '/%61pi/products/samosa?a=%2F', 'GET, HEAD, PUT, DELETE'],
  ['POST', '/api/products/sam%2Fosa%25', 'GET, HEAD, PUT, DELETE'],
])('%s %s may be sent with: %s', async (method, url, allowed) => {
  const answer = await call(method, url)
  expect([answer.statusCode, answer.headers.allow]).toEqual([allowed ? 405 : 404, allowed])
})

test.each(['/api/products/%E0%A4%A', '/api/%'])('a malformed address is rejected: %s', async (url) => {
  const answer = await call('GET', url)
  const { code, message } = answer.json<ErrorBody>()
  expect([answer.statusCode, code]).toEqual([400, 'VALIDATION'])
  expect(message).toContain('address')
})

test('HEAD answers like GET, without the body', async () => {
  const answer = await call('HEAD', '/api/products')
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
  expect(answer.headers['x-total-count']).toBeDefined()
})
