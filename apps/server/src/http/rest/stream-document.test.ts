/** The live streams and the printers' address: what they really answer is what the document says. */
import type { Order, PrinterWithAddress } from '@tiffin/contract'
import { beforeAll, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { documented, type Operation, resolve, type Schema, schemaError } from '../../../test/documented.ts'
import { openStream } from '../../../test/open-stream.ts'
import { procedureNamed, procedureNames } from './procedure-named.ts'

const site = useTestApp()
let url: string
beforeAll(async () => {
  url = await site.app.listen({ port: 0, host: '127.0.0.1' })
})

const { paths } = documented()
const operation = (path: string, method = 'get') => paths[path]?.[method] as Operation
const schemaOf = (path: string, { method = 'get', status = '200', type = 'application/json' } = {}) =>
  operation(path, method).responses[status]?.content?.[type]?.schema as Schema
const streams = Object.keys(paths).filter((path) => path.startsWith('/trpc/'))

test('every stream is in the document, with the server that has it', () => {
  const subscriptions = procedureNames()
    .filter((name) => procedureNamed(name).type === 'subscription')
    .map((name) => `/trpc/${name}`)
  expect(streams.toSorted()).toEqual(subscriptions.toSorted())
  for (const path of streams) expect(paths[path]).toMatchObject({ servers: [{ url: 'https://masala.test' }] })
})

test('an example of an input fits, and an unknown one is described', () => {
  for (const path of streams) {
    const [input] = operation(path).parameters.map((one) => resolve(one)) as unknown as {
      content: Record<string, { schema: Schema; example: unknown }>
    }[]
    const { schema, example } = input?.content['application/json'] ?? {}
    expect([path, schemaError(schema ?? {}, example)]).toEqual([path, null])
  }
})

test('what a stream sends is as documented, from its beginning to its error', async () => {
  const { headers } = await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })
  const staff = await openStream(url, 'staff', { headers })
  const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]))
  await site.addDish({ slug: 'kulfi' })
  const guest = await openStream(url, 'order', { input: { id: body._id } })
  await site.post(`/api/admin/orders/${body._id}/status`, { from: 'placed', to: 'accepted' }, headers)
  const menu = await openStream(url, 'menu', { input: { lastEventId: '999999999' } })
  const seen: string[] = []
  for (const [stream, path, types] of [
    [staff, '/trpc/live.staff', ['open', 'order', 'menu']],
    [guest, '/trpc/live.order', ['open', 'order']],
    [menu, '/trpc/live.menu', ['reset']],
  ] as const) {
    const schema = schemaOf(path, { type: 'text/event-stream' })
    const found = new Set<string>()
    while (found.size < types.length) {
      const { kind, data } = (await stream.next()) ?? {}
      seen.push(String(kind))
      if (kind !== 'message') continue
      expect(schemaError(schema, data)).toBeNull()
      for (const { event } of data as { event: { type: string } }[]) found.add(event.type)
    }
    expect(found).toEqual(new Set<string>(types))
    stream.close()
  }
  expect(new Set(seen)).toEqual(new Set(['connected', 'message']))

  const refused = await openStream(url, 'staff')
  expect(refused.status).toBe(200)
  expect((await refused.next())?.kind).toBe('connected')
  const last = await refused.next()
  expect(last).toMatchObject({
    kind: 'serialized-error',
    data: { data: { body: { code: 'UNAUTHENTICATED' } } },
  })
})

test('a printer gets what is documented', async () => {
  const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
  const setup = { name: 'Kitchen', isCounter: true }
  const { body: made } = await site.post<PrinterWithAddress>('/api/admin/printers', setup, headers)
  await site.post(`/api/admin/printers/${made.printer._id}/test`, {}, headers)
  const { pathname: address } = new URL(made.address)
  expect(address).toMatch(/^\/cloudprnt\/[^/]+$/)
  const path = '/cloudprnt/{token}'
  const poll = async () => {
    const { status, body } = await site.post<{ jobToken: string }>(address, { statusCode: '200%20OK' })
    expect([status, schemaError(schemaOf(path, { method: 'post' }), body)]).toEqual([200, null])
    return body
  }
  const { jobToken } = await poll()
  const ticket = await site.app.inject({ url: `${address}?token=${jobToken}` })
  expect([ticket.statusCode, ticket.headers['content-type']]).toEqual([200, 'image/png'])
  const named = operation(path).responses['200']?.headers
  for (const name of Object.keys(ticket.headers).filter((one) => one.startsWith('x-star')))
    expect(Object.keys(named ?? {}).map((one) => one.toLowerCase())).toContain(name)
  const reported = await site.send('DELETE', `${address}?token=${jobToken}&code=200%20OK`, undefined)
  expect(schemaError(schemaOf(path, { method: 'delete' }), reported.body)).toBeNull()
  expect(await poll()).toEqual({ jobReady: false })
  const unknown = await site.post('/cloudprnt/unknown', {})
  expect(unknown.status).toBe(404)
  expect(schemaError(schemaOf(path, { method: 'post', status: '404' }), unknown.body)).toBeNull()
})

test('guests read of the streams that are open to them, and of no printer', async () => {
  const { body } = await site.get<{ paths: object; tags: { name: string }[] }>('/api/openapi.json')
  const others = Object.keys(body.paths).filter((path) => /^\/(trpc|cloudprnt)/.test(path))
  expect(others).toEqual(['/trpc/live.order', '/trpc/live.orders', '/trpc/live.menu'])
  expect(body.tags.map(({ name }) => name)).not.toContain('Receipt printers')
})
