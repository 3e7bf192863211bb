import type { ErrorBody, NewApiKey, Order } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { orders } from '../../db/schema/index.ts'

const site = useTestApp()
const strict = { prefer: 'handling=strict' }

/** An order at the counter with a field that nobody knows. */
const order = { channel: 'counter', customer: { name: 'Till' }, items: [{ slug: 'kachori', qty: 2 }] }

/** The owner, and a till with a key. */
async function openTill() {
  const owner = await site.signUp('owner@example.com', { role: 'admin' })
  const wanted = { name: 'Till', permissions: ['orders'], endsOn: '2026-12-31' }
  const { body: made } = await site.post<NewApiKey>('/api/admin/keys', wanted, owner.headers)
  await site.addDish({ slug: 'kachori' })
  return { owner, keyed: { authorization: `Bearer ${made.key}` } }
}

const misspelled = () => ({
  ...orderOf([{ slug: 'kachori', qty: 3 } as never]),
  allergies: 'Peanuts',
  pickupAt: '2026-12-01T18:00:00Z',
})

test('an order with fields that we do not know says which were ignored, and what was probably meant', async () => {
  await site.addDish({ slug: 'kachori' })
  const { status, body, headers } = await site.post<Order & { ignored: unknown }>('/api/orders', misspelled())
  expect([status, body.items[0]?.quantity]).toEqual([201, 1])
  expect(body.ignored).toEqual([
    { path: 'items.0.qty', nearest: 'items.0.quantity' },
    { path: 'allergies', nearest: 'allergyNote' },
    { path: 'pickupAt', nearest: 'fulfillment.pickupAt' },
  ])
  expect(headers['x-ignored-fields']).toBe('items.0.qty, allergies, pickupAt')
})

test('with Prefer: handling=strict they are refused, and nothing is ordered', async () => {
  await site.addDish({ slug: 'kachori' })
  const { status, body } = await site.post('/api/orders', misspelled(), strict)
  expect([status, body.code]).toEqual([400, 'VALIDATION'])
  expect(body.issues).toEqual([
    { path: 'items.0.qty', message: 'Unknown field items.0.qty. Did you mean items.0.quantity?' },
    { path: 'allergies', message: 'Unknown field allergies. Did you mean allergyNote?' },
    { path: 'pickupAt', message: 'Unknown field pickupAt. Did you mean fulfillment.pickupAt?' },
  ])
  expect(await site.db.select().from(orders)).toEqual([])
})

test('with an API key they are refused, also in a query, unless it asks to be lenient', async () => {
  const { owner, keyed } = await openTill()
  const post = (headers: Record<string, string>) => site.post('/api/admin/orders', order, headers)
  expect(await post(keyed)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', issues: [{ path: 'items.0.qty' }] },
  })
  const listed = await site.get<ErrorBody>('/api/admin/orders?stauts=open', keyed)
  expect([listed.status, listed.body.issues?.[0]?.path]).toEqual([400, 'stauts'])
  expect(await site.db.$count(orders)).toBe(0)
  expect((await post({ ...keyed, prefer: 'handling=lenient' })).status).toBe(201)
  expect((await post(owner.headers)).status).toBe(201)
})

test('the same over tRPC: strictly or with a key they are refused, each call of a batch by itself', async () => {
  const { owner, keyed } = await openTill()
  type Refused = { error?: { data: { body: ErrorBody } } }
  const take = (headers: Record<string, string>) => site.post<Refused>('/trpc/orders.take', order, headers)
  for (const headers of [keyed, { ...owner.headers, ...strict }]) {
    const { status, body } = await take(headers)
    expect([status, body.error?.data.body.issues]).toEqual([
      400,
      [{ path: 'items.0.qty', message: 'Unknown field items.0.qty. Did you mean items.0.quantity?' }],
    ])
  }
  expect(await site.db.$count(orders)).toBe(0)
  expect((await take({ ...keyed, prefer: 'handling=lenient' })).status).toBe(200)
  expect((await take(owner.headers)).status).toBe(200)
  const input = encodeURIComponent(JSON.stringify({ 0: {}, 1: { cursr: 'x' } }))
  const batch = await site.get<Refused[]>(`/trpc/categories.list,products.list?batch=1&input=${input}`, keyed)
  expect(batch.body.map(({ error }) => error?.data.body.code)).toEqual([undefined, 'VALIDATION'])
})

test('names that cannot be in a header, or too many of them, are no error of ours', async () => {
  await site.addDish({ slug: 'kachori' })
  const odd = await site.post<Order & { ignored: { path: string }[] }>('/api/orders', {
    ...orderOf([{ slug: 'kachori' }]),
    '\uD800': 1,
  })
  expect([odd.status, odd.body.ignored]).toEqual([201, [{ path: '\uD800' }]])
  const many = Object.fromEntries(Array.from({ length: 2000 }, (_field, index) => [`note${index}`, index]))
  const answer = await site.post<Order & { ignored: unknown[] }>('/api/orders', {
    ...orderOf([{ slug: 'kachori' }]),
    ...many,
  })
  expect([answer.status, answer.body.ignored.length]).toEqual([201, 20])
  expect(String(answer.headers['x-ignored-fields']).length).toBeLessThan(1000)
})

test('a line may carry the other fields of a cart, even strictly, but no allergy that nobody would read', async () => {
  await site.addDish({ slug: 'kachori', priceCents: 766 })
  const line = {
    slug: 'kachori',
    title: 'Kachori',
    price: 7.66,
    image: '/art/kachori.webp',
    category: 'chaat',
    discountPercent: 0,
    count: 1,
    type: 'dish',
  }
  const placed = await site.post('/api/orders', orderOf([line]), strict)
  expect(placed.status).toBe(201)
  expect(placed.body).not.toHaveProperty('ignored')
  const { body } = await site.post('/api/orders', orderOf([{ ...line, allergies: 'Nuts' } as never]), strict)
  expect(body.issues?.map(({ path }) => path)).toEqual(['items.0.allergies'])
})

test('an unknown parameter of a list is named in a header, or refused', async () => {
  const { headers: admin } = await site.signUp('owner@example.com', { role: 'admin' })
  const lenient = await site.get('/api/admin/orders?stats=placed', admin)
  expect([lenient.status, lenient.headers['x-ignored-fields']]).toEqual([200, 'stats'])
  const { status, body } = await site.get<ErrorBody>('/api/admin/orders?stats=placed', {
    ...admin,
    ...strict,
  })
  expect([status, body.message]).toEqual([400, 'Unknown field stats. Did you mean status?'])
  expect((await site.get('/api/products?catgory=rice', strict)).status).toBe(400)
  expect((await site.get('/api/products?category=rice', strict)).status).toBe(200)
})
