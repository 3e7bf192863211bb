import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { reviewDish } from '../../../test/review-dish.ts'
import { openApiDocument } from './openapi.ts'
import { restRoutes, type RestRoute } from './routes.ts'

interface Schema {
  properties?: Record<string, object>
  required?: string[]
  oneOf?: Schema[]
}
type Content = Record<string, { schema: Schema }>
interface Operation {
  parameters: { name: string; in: string; required: boolean; schema?: object }[]
  requestBody?: { content: Content }
  responses: Record<string, { headers?: Record<string, object>; content?: Content }>
}

const document = openApiDocument('https://example.com') as unknown as {
  paths: Record<string, Record<string, Operation>>
}
const nameOf = ({ method, path }: RestRoute) => `${method} ${path}`
const named = (routes: readonly RestRoute[]) => routes.map((route) => [nameOf(route), route] as const)

function operationOf({ method, path }: RestRoute): Operation {
  const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is not in the document`)
  return operation
}

/** The schemas that an operation's body may fit. */
const bodiesOf = (route: RestRoute) =>
  Object.values(operationOf(route).requestBody?.content ?? {}).flatMap(({ schema }) => schema.oneOf ?? schema)

describe.each(named(restRoutes))('%s', (_name, route) => {
  const namesInPath = Array.from(route.path.matchAll(/:(\w+)/g), ([, name]) => name)

  test('has the parameters of its path, and no others there', () => {
    const inPath = operationOf(route).parameters.filter((parameter) => parameter.in === 'path')
    const expected = namesInPath.map((name) => ({ name, required: true, schema: { type: 'string' } }))
    expect(inPath).toMatchObject(expected)
    expect(inPath).toHaveLength(expected.length)
  })

  test('asks for nothing in the body that stands in the path', () => {
    for (const { properties, required = [] } of bodiesOf(route)) {
      const fields = Object.keys(properties ?? {})
      expect(fields).not.toHaveLength(0)
      for (const name of namesInPath) expect(fields).not.toContain(name)
      expect(fields).toEqual(expect.arrayContaining(required))
    }
  })
})

test('every write has a body but those that have nothing to say in one', () => {
  const isBodiless = (route: RestRoute) => route.method !== 'GET' && bodiesOf(route).length === 0
  expect(restRoutes.filter(isBodiless).map(nameOf).toSorted()).toEqual([
    'DELETE /admin/catering/:id',
    'DELETE /admin/messages/:id',
    'DELETE /admin/reservations/:id',
    'DELETE /categories/:id',
    'DELETE /coupons/:id',
    'DELETE /products/:id',
    'DELETE /products/:slug/review',
    'DELETE /promotions/:id',
    'DELETE /special-days/:id',
    'DELETE /staff/:id',
    'DELETE /subscribers/:id',
    'POST /auth/logout',
    'POST /customers/:id/disable',
    'POST /customers/:id/enable',
    'POST /reservations/:id/cancel',
    'POST /staff/:id/disable',
    'POST /staff/:id/enable',
    'POST /subscribers/:id/unsubscribe',
  ])
})

test.each(named(restRoutes.filter(({ status }) => status === 204)))('%s answers nothing', (_name, route) => {
  expect(operationOf(route).responses['204']).toEqual({ description: 'Done' })
})

describe('the server', () => {
  const site = useTestApp()
  let headers: Record<string, string>
  let ids: Record<string, string>

  beforeEach(async () => {
    const owner = await site.signUp('owner@example.com', { role: 'admin' })
    const customer = await site.signUp('guest@example.com')
    const make = async (url: string, body: object, by = owner) =>
      (await site.post<{ _id: string }>(url, body, by.headers)).body._id
    const productId = await make('/api/products', { title: 'Kulfi', categorySlug: 'rice', price: 9 })
    await make('/api/promotions', { title: 'Diwali' })
    await make('/api/coupons', { code: 'DIWALI', kind: 'percent', value: 10 })
    await make('/api/special-days', { name: 'Closed', firstDay: '2026-01-12' })
    await make('/api/wishlist/toggle', { productId })
    await make('/api/orders', orderOf([{ slug: 'samosa' }]))
    const orderId = await make('/api/orders', orderOf([{ slug: 'samosa' }]), customer)
    await make('/api/newsletter/subscribe', { email: 'reader@example.com' })
    const { id: reviewId } = await reviewDish(site, 'samosa', 'reviewer@example.com')
    await site.post(`/api/admin/reviews/${reviewId}/approve`, { version: 1 }, owner.headers)
    const guest = { name: 'Guest', email: 'guest@example.com' }
    const messageId = await make('/api/contact', { ...guest, message: 'Hello' })
    const dinner = { ...guest, occasion: 'wedding', eventDay: '2026-06-20', guestCount: 80 }
    const cateringId = await make('/api/catering', dinner)
    const table = { startsAt: '2026-01-09T18:30:00-07:00', partySize: 4, phone: '780-555-0199' }
    const reservationId = await make('/api/reservations', { ...guest, ...table })
    headers = owner.headers
    ids = {
      '/admin/orders/:id': orderId,
      '/admin/reservations/:id': reservationId,
      '/reservations/:id': reservationId,
      '/reservations/:id/calendar': reservationId,
      '/customers/:id': customer.user._id,
      '/admin/messages/:id': messageId,
      '/admin/catering/:id': cateringId,
    }
  })

  // What an address cannot do without.
  const queries: Record<string, string> = {
    '/admin/orders/export': '?from=2026-01-01&to=2026-01-31&format=csv',
    '/admin/messages/export': '?from=2026-01-01&to=2026-01-31&format=csv',
    '/admin/catering/export': '?from=2026-01-01&to=2026-01-31&format=xlsx',
    '/admin/customers/export': '?format=xlsx',
    '/admin/reservations/export': '?from=2026-01-01&to=2026-01-31&format=csv',
    '/reservations/times': '?partySize=4',
    '/admin/subscribers/export': '?format=csv',
  }

  async function read({ path }: RestRoute) {
    const address = path.replace(':slug', 'samosa').replace(':id', ids[path] ?? '')
    return site.app.inject({ url: `/api${address}${queries[path] ?? ''}`, headers })
  }

  const reads = restRoutes.filter(({ method }) => method === 'GET')

  test.each(named(reads.filter(({ isDownload }) => !isDownload)))(
    '%s answers as documented',
    async (_name, route) => {
      const answer = await read(route)
      expect(answer.statusCode).toBe(200)
      const documented = operationOf(route).responses['200']
      const body = answer.json<unknown>()
      const schema = documented?.content?.['application/json']?.schema as Parameters<
        typeof z.fromJSONSchema
      >[0]
      expect(z.fromJSONSchema(schema).safeParse(body).error?.issues).toBeUndefined()
      // A list without entries would fit whatever its entries are said to be.
      expect(body).not.toEqual([])
      expect('x-total-count' in answer.headers).toBe('X-Total-Count' in (documented?.headers ?? {}))
    },
  )

  test.each(named(reads.filter(({ isDownload }) => isDownload)))(
    '%s answers with a file',
    async (_name, route) => {
      const answer = await read(route)
      expect(answer.statusCode).toBe(200)
      const [[type, content] = []] = Object.entries(operationOf(route).responses['200']?.content ?? {})
      expect(['*/*', answer.headers['content-type']]).toContain(type)
      expect(content).toEqual({ schema: { type: 'string', format: 'binary' } })
    },
  )
})
