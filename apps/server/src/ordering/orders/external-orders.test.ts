import * as XLSX from '@e965/xlsx'
import type { ErrorBody, NewApiKey, Order, StaffOrder } from '@tiffin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { orders } from '../../db/schema/index.ts'

const site = useTestApp()
let staff: Record<string, string>
beforeEach(async () => {
  staff = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const wanted = (more: object = {}) => ({
  channel: 'Uber Eats',
  externalReference: 'UE-7F3A',
  items: [{ slug: 'samosa', quantity: 2 }],
  customer: { name: 'Asha' },
  ...more,
})
const take = (more: object = {}, headers: Record<string, string> = {}) =>
  site.post<Order & ErrorBody>('/api/admin/orders', wanted(more), { ...staff, ...headers })
const list = async (query: string) =>
  (await site.get<Order[]>(`/api/admin/orders?${query}`, staff)).body.map(({ number }) => number)
const count = () => site.db.$count(orders)

describe('a channel', () => {
  test('is one of ours in any case, or a name of one’s own', async () => {
    const channels = ['Phone', 'COUNTER', 'web', ' Uber Eats ']
    const taken = await Promise.all(
      channels.map((channel) => take({ channel, externalReference: undefined })),
    )
    expect(taken.map(({ body }) => body.channel)).toEqual(['phone', 'counter', 'web', 'Uber Eats'])
  })

  test('and a reference are shown to staff, and the reference to no guest', async () => {
    const { body } = await take()
    expect(body).toMatchObject({ channel: 'Uber Eats', externalReference: 'UE-7F3A' })
    const { body: shown } = await site.get<StaffOrder>(`/api/admin/orders/${body._id}`, staff)
    expect(shown).toMatchObject({
      channel: 'Uber Eats',
      externalReference: 'UE-7F3A',
      takenBy: { name: 'Test Guest' },
    })
    const guests = await site.get<Order>(`/api/orders/${body._id}`)
    expect(JSON.stringify(guests.body)).not.toContain('UE-7F3A')
  })

  test('and a reference filter the list, exactly', async () => {
    const one = (await take()).body.number
    const other = (await take({ externalReference: 'UE-8' })).body.number
    const phone = (await take({ channel: 'phone' })).body.number
    const { body: guests } = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]))
    expect(await list('channel=Uber%20Eats')).toEqual([other, one])
    expect(await list('channel=Uber%20Eats&status=open&sort=due&externalReference=UE-8')).toEqual([other])
    expect(await list('externalReference=UE-7F3A')).toEqual([phone, one])
    expect(await list('channel=web')).toEqual([guests.number])
    expect(await list('channel=uber')).toEqual([])
    expect(await list('q=ue-7f')).toEqual([phone, one])
  })

  test('and a reference are in the export', async () => {
    const { number } = (await take()).body
    const query = { from: '2026-01-07', to: '2026-01-07', format: 'xlsx' }
    const { rawPayload } = await site.app.inject({ url: '/api/admin/orders/export', query, headers: staff })
    const sheet = XLSX.read(rawPayload).Sheets['Orders'] as XLSX.WorkSheet
    expect(XLSX.utils.sheet_to_json(sheet)).toMatchObject([
      { Number: number, 'Ordered by': 'Uber Eats', Reference: 'UE-7F3A' },
    ])
  })
})

describe('a reference that is sent again', () => {
  test('is the same order, however often and however much later', async () => {
    const first = await take()
    expect([first.status, first.headers['idempotent-replayed']]).toEqual([201, undefined])
    site.setTime('2026-02-07T12:00:00-07:00')
    const again = await take()
    expect([again.status, again.headers['idempotent-replayed'], again.body._id]).toEqual([
      201,
      'true',
      first.body._id,
    ])
    expect(await count()).toBe(1)
  })

  test('with another body is refused, and names the order', async () => {
    const { body } = await take()
    const message = `Order ${body.number} (Uber Eats) has the reference “UE-7F3A” already, and is another one`
    expect(await take({ items: [{ slug: 'samosa', quantity: 3 }] })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message, issues: [{ path: 'externalReference', message }] },
    })
    expect(await count()).toBe(1)
  })

  test('by another channel is another order', async () => {
    await take()
    expect((await take({ channel: 'Own app' })).status).toBe(201)
    expect(await count()).toBe(2)
  })

  test('is looked for before anything else: the dish may be gone by then', async () => {
    await site.addDish({ slug: 'kulfi', stock: 1 })
    const items = [{ slug: 'kulfi' }]
    const first = await take({ items })
    expect((await take({ items })).body._id).toBe(first.body._id)
    expect(await take({ items, externalReference: 'UE-9' })).toMatchObject({ body: { code: 'OUT_OF_STOCK' } })
  })

  test('by ten requests at the same time is one order', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => take()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1)
    expect(await count()).toBe(1)
  })

  test('with different bodies at the same time: one is the order, the others are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => take({ items: [{ slug: 'samosa', quantity: index + 1 }] })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409, 409])
    expect(await count()).toBe(1)
  })

  test('under the same key too, is the same order; another reference under that key is refused', async () => {
    const key = { 'idempotency-key': 'till-1' }
    const first = await take({}, key)
    expect((await take({}, key)).body._id).toBe(first.body._id)
    expect(await take({ externalReference: 'UE-8' }, key)).toMatchObject({ body: { code: 'CONFLICT' } })
  })

  test('and was refused before is free', async () => {
    expect((await take({ items: [{ slug: 'unknown' }] })).status).toBe(404)
    expect((await take()).status).toBe(201)
  })
})

test('a program with a key gives both, and a guest cannot', async () => {
  const asked = { name: 'Till', permissions: ['orders'], endsOn: '2026-12-31' }
  const { body: made } = await site.post<NewApiKey>('/api/admin/keys', asked, staff)
  const headers = { authorization: `Bearer ${made.key}` }
  const { body } = await site.post<Order>('/api/admin/orders', wanted(), headers)
  expect(body).toMatchObject({ channel: 'Uber Eats', externalReference: 'UE-7F3A' })
  const guests = await site.post<Order & { ignored: { path: string }[] }>('/api/orders', {
    ...orderOf([{ slug: 'samosa' }]),
    channel: 'Uber Eats',
    externalReference: 'UE-1',
  })
  expect(guests.body.channel).toBe('web')
  expect(guests.body.ignored.map(({ path }) => path)).toEqual(['channel', 'externalReference'])
})
