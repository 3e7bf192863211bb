import type { ErrorBody, GuestProfile, GuestRef, LogEntry, NotedGuest, Order } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, useTestApp } from '../../test/create-test-app.ts'
import { guestContacts, guests, orders, users } from '../db/schema/index.ts'

const site = useTestApp()
type Headers = Record<string, string>
type Answer = GuestProfile & ErrorBody
let manager: Headers
let cook: Headers

beforeEach(async () => {
  manager = (await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })).headers
  cook = (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
  await site.addDish({ slug: 'golgappa', priceCents: 1000 })
  await site.addDish({ slug: 'kachori', priceCents: 500 })
})

const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

const find = async (guest: GuestRef, headers = manager) =>
  (await site.post<Answer>('/api/admin/guests/find', guest, headers)).body
const note = (guest: GuestRef, words: string, version = 0, headers = cook) =>
  site.post<Answer>('/api/admin/guests/note', { guest, note: words, version }, headers)
const merge = (into: GuestRef, from: GuestRef, [version, fromVersion] = [0, 0]) =>
  site.post<Answer>('/api/admin/guests/merge', { into, from, version, fromVersion }, manager)
const separate = (id: string | null, contact: string, version: number) =>
  site.post<Answer>(`/api/admin/guests/${id}/separate`, { contact, version }, manager)

async function order(
  customer: Record<string, string>,
  items: object[] = [{ slug: 'golgappa' }],
  as: Headers = cook,
) {
  const isGuest = as !== cook
  const body = { ...(!isGuest && { channel: 'phone' }), items, customer: { name: 'Asha', ...customer } }
  return (await site.post<Order>(isGuest ? '/api/orders' : '/api/admin/orders', body, as)).body
}
const phone = { contact: '780-555-0199' }
const address = { contact: 'asha@example.com' }

describe('a telephone number finds', () => {
  test('the guest, however it is written, with the name of the latest order', async () => {
    await order({ name: 'Old Name', phone: '780 555 0199' })
    site.setTime('2026-01-07T12:30:00-07:00')
    await order({ name: 'Asha', phone: '(780) 5550199' })
    await order({ name: 'Other', phone: '780-555-0100' })
    expect(await find({ contact: '+1 780-555-0199' }, cook)).toMatchObject({
      _id: null,
      version: 0,
      name: 'Asha',
      account: null,
      ordersCount: 2,
      noShows: 0,
      lastOrder: { local: '2026-01-07T12:30' },
    })
  })

  test('what they order most often, as one set of dishes; what was cancelled does not count', async () => {
    const usual = [{ slug: 'kachori', quantity: 2, note: 'extra hot' }, { slug: 'golgappa' }]
    await order({ phone: '780-555-0199' }, usual)
    await order({ phone: '780-555-0199' }, usual.toReversed())
    for (let index = 0; index < 3; index += 1) {
      const { _id } = await order({ phone: '780-555-0199' }, [{ slug: 'samosa' }])
      if (index < 2) await site.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, _id))
    }
    const { usual: found } = await find(phone, cook)
    expect(found.map(({ slug, quantity, note: words }) => `${slug} ${quantity} ${words}`).toSorted()).toEqual(
      ['golgappa 1 undefined', 'kachori 2 extra hot'],
    )
  })

  test('orders that were never picked up, and whether the number is blocked', async () => {
    const { _id } = await order({ phone: '780-555-0199' })
    await order({ phone: '780-555-0199' })
    await site.db.update(orders).set({ status: 'no-show' }).where(eq(orders.id, _id))
    await site.post('/api/admin/blocked-contacts', { contact: '7805550199' }, manager)
    expect(await find(phone, cook)).toMatchObject({
      ordersCount: 2,
      noShows: 1,
      contacts: [{ contact: '780-555-0199', isBlocked: true }],
    })
  })

  test('nobody’s orders if nobody has ordered with it, and none of those without a number', async () => {
    await order({})
    await order({ phone: '12' })
    expect(await find(phone)).toMatchObject({ name: '', ordersCount: 0, usual: [], lastOrder: null })
    expect((await site.post('/api/admin/guests/find', { contact: '12' }, cook)).status).toBe(400)
  })

  test('for the kitchen no address, no other number and no list of orders', async () => {
    const placed = await order({ phone: '780-555-0199', email: 'asha@example.com' })
    const seen = await find(phone)
    expect(seen.contacts.map(({ contact }) => contact).toSorted()).toEqual([
      '780-555-0199',
      'asha@example.com',
    ])
    expect(seen.orders.map(({ _id }) => _id)).toEqual([placed._id])
    const cooks = await find(phone, cook)
    expect(cooks.contacts.map(({ contact }) => contact)).toEqual(['780-555-0199'])
    expect(cooks.orders).toEqual([])
    expect(JSON.stringify(await find({ orderId: placed._id }, cook))).not.toContain('asha@example.com')
  })
})

test('exactly one thing names a guest', async () => {
  const ask = async (ref: object) => (await site.post('/api/admin/guests/find', ref, cook)).status
  expect([await ask({}), await ask({ ...phone, orderId: 'x' }), await ask({ id: 'nobody' })]).toEqual([
    400, 400, 404,
  ])
})

describe('a note', () => {
  test('is found with the number, changed from the version that was read, and removed when it is blank', async () => {
    const first = await note(phone, 'Always extra hot')
    expect([first.status, first.body.note, first.body.version]).toEqual([200, 'Always extra hot', 1])
    expect((await find({ contact: '+1 (780) 555-0199' }, cook)).note).toBe('Always extra hot')
    expect((await note(phone, 'Owes $5', 0)).body.code).toBe('CONFLICT')
    expect((await note(phone, 'Owes $5', 1)).body).toMatchObject({ note: 'Owes $5', version: 2 })
    expect((await note(phone, '  ', 2)).body).toMatchObject({ _id: null, note: '', version: 0 })
    expect(await site.db.$count(guests)).toBe(0)
    const { body } = await note(phone, 'Owes $5')
    expect((await note({ id: body._id ?? '' }, '', 1)).body).toMatchObject({ _id: null, note: '' })
  })

  test('two who write at once: one is told', async () => {
    const answers = await Promise.all([note(phone, 'One'), note(phone, 'Two'), note(address, 'Three')])
    expect(statusesOf(answers)).toEqual([200, 200, 409])
    expect(await site.db.$count(guests)).toBe(2)
  })

  test('the log says that there is one, not what nor about whom', async () => {
    await note(phone, 'Always extra hot')
    const owner = await site.signUp('owner@example.com', { role: 'admin' })
    const { body } = await site.get<LogEntry[]>('/api/admin/log', owner.headers)
    expect(body).toMatchObject([{ action: 'note guest', user: { email: 'cook@example.com' } }])
    expect(JSON.stringify(body)).not.toMatch(/hot|780-?555/)
  })

  test('of more than five hundred characters is refused', async () => {
    const { status, body } = await note(phone, 'x'.repeat(501))
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'note'])
  })

  test('those about whom there is one are listed, with the name, and found by number or words', async () => {
    await order({ phone: '780-555-0199' })
    await note(phone, 'Always extra hot')
    await note(address, 'Owes $5')
    const list = async (q = '') => (await site.get<NotedGuest[]>(`/api/admin/guests${q}`, manager)).body
    expect((await list()).length).toBe(2)
    expect(await list('?q=HOT')).toMatchObject([{ name: 'Asha', contacts: ['780-555-0199'] }])
    expect(await list('?q=0199')).toMatchObject([{ note: 'Always extra hot' }])
    expect(await list('?q=100%')).toEqual([])
  })

  test('they are found without their accents, and with any apostrophe', async () => {
    const { user } = await site.signUp('guest@example.com')
    await site.db.update(users).set({ name: 'Núñez' }).where(eq(users.id, user._id))
    const customerId = user._id
    await note({ customerId }, 'Likes phở. Don’t add coriander')
    const list = async (q: string) =>
      (await site.get<NotedGuest[]>(`/api/admin/guests?q=${encodeURIComponent(q)}`, manager)).body.length
    for (const words of ['nunez', 'NUÑEZ', 'pho', "don't add"])
      expect([words, await list(words)]).toEqual([words, 1])
    expect(await list('nunes')).toBe(0)
  })
})

describe('two who are one', () => {
  test('number and address are merged: orders and notes follow; separated, they are two again', async () => {
    await order({ phone: '780-555-0199' })
    await order({ email: 'asha@example.com' })
    await note(phone, 'Always extra hot')
    await note(address, 'Owes $5')
    const { status, body } = await merge(phone, address, [1, 1])
    expect(status).toBe(200)
    expect(body).toMatchObject({ note: 'Always extra hot\nOwes $5', version: 2, ordersCount: 2 })
    expect((await find(address))._id).toBe(body._id)
    expect((await find(phone, cook)).ordersCount).toBe(2)

    expect((await separate(body._id, 'Asha@Example.com', 1)).body.code).toBe('CONFLICT')
    expect((await separate(body._id, 'Asha@Example.com', 2)).body).toMatchObject({
      version: 3,
      ordersCount: 1,
    })
    expect(await find(address)).toMatchObject({ _id: null, note: '', ordersCount: 1 })
    expect((await separate(body._id, '780-555-0199', 3)).body.code).toBe('CONFLICT')
  })

  test('two merges at once from the same versions: one is told', async () => {
    const answers = await Promise.all([merge(phone, address), merge(address, phone)])
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(await site.db.$count(guests)).toBe(1)
    expect(await site.db.$count(guestContacts)).toBe(2)
    expect((await merge(phone, address, [1, 1])).body.message).toBe('These are one guest already.')
  })

  test('a number and an account: its orders are the account’s, in sums, list, export and deletion', async () => {
    const asha = await site.signUp('asha@example.com')
    await order({ phone: '780-555-0199' })
    await note(phone, 'Always extra hot')
    const customerId = asha.user._id
    const mine = async () => (await site.get<Order[]>('/api/orders/my', asha.headers)).body.length
    expect(await mine()).toBe(0)
    expect((await merge({ customerId }, phone, [0, 1])).body).toMatchObject({
      account: { _id: customerId },
      note: 'Always extra hot',
      ordersCount: 1,
    })
    expect(await mine()).toBe(1)
    const record = await site.get(`/api/customers/${customerId}`, manager)
    expect(record.body).toMatchObject({
      ordersCount: 1,
      spent: 10.5,
      orders: [{ customer: { name: 'Asha' } }],
    })
    expect((await site.get('/api/customers', manager)).body).toMatchObject([{ ordersCount: 1, spent: 10.5 }])
    const exported = await site.get('/api/account/export', asha.headers)
    expect(exported.body).toMatchObject({
      orders: [{ channel: 'phone' }],
      restaurantNote: { note: 'Always extra hot', contacts: ['780-555-0199'] },
    })
    // The kitchen finds the account's orders by the number, too.
    expect(await find(phone, cook)).toMatchObject({ note: 'Always extra hot', account: { email: '' } })

    await site.db.update(orders).set({ status: 'completed' })
    const gone = await site.post('/api/account/delete', { password: PASSWORD }, asha.headers)
    expect(gone.status).toBeLessThan(300)
    expect([await site.db.$count(guests), await site.db.$count(guestContacts)]).toEqual([0, 0])
    expect(await site.db.select().from(orders)).toMatchObject([
      { customerName: 'Former guest', customerPhone: null },
    ])
  })

  test('an account without merged contacts gets nobody’s orders, whatever their numbers', async () => {
    const asha = await site.signUp('asha@example.com')
    await site.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, asha.user._id))
    await order({})
    await order({ phone: '780-555-0199' })
    expect((await site.get<Order[]>('/api/orders/my', asha.headers)).body).toEqual([])
  })

  test('two accounts stay two, and so does one with itself', async () => {
    const [one, two] = [await site.signUp('asha@example.com'), await site.signUp('ravi@example.com')]
    const refs = [{ customerId: one.user._id }, { customerId: two.user._id }] as const
    expect((await merge(...refs)).body.message).toBe(
      'Both have an account, and two accounts cannot be merged.',
    )
    expect((await merge(refs[0], refs[0])).body.message).toBe('These are one guest already.')
    expect(await site.db.$count(guests)).toBe(0)
  })
})
