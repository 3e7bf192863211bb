import type { ErrorBody } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../test/create-test-app.ts'

const site = useTestApp()

interface Failure {
  error: { message: string; data: { body: ErrorBody; httpStatus: number } }
}

test('an error carries the same body as on REST', async () => {
  const wanted = orderOf([{ slug: 'unicorn-curry' }])
  const rest = await site.post('/api/orders', wanted)
  const trpc = await site.post<Failure>('/trpc/orders.place', wanted)
  expect(trpc.status).toBe(404)
  expect(trpc.body.error.data.body).toEqual(rest.body)
})

test('a validation error names its fields', async () => {
  const { status, body } = await site.post<Failure>('/trpc/orders.place', { items: [] })
  expect(status).toBe(400)
  expect(body.error.data.body).toMatchObject({ code: 'VALIDATION', message: 'Your cart is empty' })
})

test.each([
  ['GET', 'orders.place', 'POST'],
  ['PUT', 'orders.place', 'POST'],
  ['OPTIONS', 'products.list', 'GET, HEAD'],
  ['DELETE', 'products.list', 'GET, HEAD'],
  ['POST', 'categories.list', 'GET, HEAD'],
] as const)('%s %s is answered with what it allows: %s', async (method, name, allowed) => {
  const body = method === 'POST' ? { payload: {} } : {}
  const answer = await site.app.inject({ method, url: `/trpc/${name}?x=1`, ...body })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allowed])
})

test('an unknown procedure is missing, whatever the method', async () => {
  const statuses = (['GET', 'PUT', 'POST'] as const).map(async (method) => {
    const body = method === 'GET' ? {} : { payload: {} }
    return (await site.app.inject({ method, url: '/trpc/orders.devour', ...body })).statusCode
  })
  expect(await Promise.all(statuses)).toEqual([404, 404, 404])
})

test('a batch is one request for a page, not a way around a limit', async () => {
  const batch = (size: number) =>
    site.get(`/trpc/${Array.from({ length: size }, () => 'categories.list').join()}?batch=1&input=%7B%7D`)
  expect((await batch(10)).status).toBe(200)
  expect((await batch(11)).status).toBe(400)
})

// Only cached answers have one.
const tagOf = ({ headers }: { headers: Record<string, unknown> }) => headers['etag']

test('catalogue reads and searches come as ready bytes', async () => {
  const read = (input: object) =>
    site.get(`/trpc/products.list?input=${encodeURIComponent(JSON.stringify(input))}`)
  expect(tagOf(await read({ category: 'rice' }))).toBeDefined()
  const search = await read({ q: 'samosa' })
  expect(tagOf(search)).toBeDefined()
  expect(search.body).toMatchObject({ result: { data: { products: [{ slug: 'samosa' }, {}] } } })
})

test.each([
  ['a field that no page asks for', { category: 'rice', invented: 1 }, ''],
  ['a parameter that no page sends', { category: 'rice' }, '&invented=1'],
])('%s is answered, and not cached', async (_what, input, more) => {
  const json = typeof input === 'string' ? input : JSON.stringify(input)
  const answer = await site.get(`/trpc/products.list?input=${encodeURIComponent(json)}${more}`)
  expect([answer.status, tagOf(answer)]).toEqual([200, undefined])
})

test('an internal error reveals no internal details', async () => {
  await site.db.execute(sql`alter table coupons rename to hidden`)
  const trpc = await site.post<Failure>('/trpc/coupons.check', { code: 'X', subtotal: 1 })
  const rest = await site.post('/api/coupons/apply', { code: 'X', subtotal: 1 })
  await site.db.execute(sql`alter table hidden rename to coupons`)
  expect([trpc.status, rest.status]).toEqual([500, 500])
  expect(trpc.body.error.data.body).toEqual(rest.body)
  expect(JSON.stringify([trpc.body, rest.body])).not.toMatch(/select|coupons"|hidden|\.ts|node_modules/)
})
