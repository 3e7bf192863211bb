import type { CateringRecord, ContactMessage, LogEntry, MessageRecord } from '@tiffin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { auditLog, cateringRequests, contactMessages, replies } from '../../db/schema/index.ts'

const site = useTestApp()
let manager: Record<string, string>
beforeEach(async () => {
  manager = (await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })).headers
})

const juniper = { name: 'Juniper Testwell', email: 'juniper@example.com', message: 'For forty?' }

async function write(change: object = {}, at?: string) {
  if (at !== undefined) site.setTime(at)
  return (await site.post<{ _id: string }>('/api/contact', { ...juniper, ...change })).body._id
}
async function request(change: object = {}) {
  const { body } = await site.post<{ _id: string; reference: string }>('/api/catering', {
    name: 'Juniper Testwell',
    email: 'juniper@example.com',
    occasion: 'wedding',
    eventDay: '2026-06-20',
    guestCount: 80,
    ...change,
  })
  return body
}
const list = (what: string, query = '') => site.get<ContactMessage[]>(`/api/admin/${what}${query}`, manager)
const get = async <Body>(what: string, id: string) =>
  (await site.get<Body>(`/api/admin/${what}/${id}`, manager)).body
const answer = (what: string, id: string, body: unknown = 'With pleasure.') =>
  site.post<MessageRecord & { code?: string }>(`/api/admin/${what}/${id}/replies`, { body }, manager)
const move = (what: string, id: string, from: string, to: string) =>
  site.post<MessageRecord & { code?: string }>(`/api/admin/${what}/${id}/state`, { from, to }, manager)

describe('the list of messages', () => {
  test('starts with the newest, each with its time on the restaurant’s clock', async () => {
    const first = await write({ message: 'one' }, '2026-01-07T19:00:00Z')
    const second = await write({ message: 'two', phone: '780-555-0199' }, '2026-01-08T05:30:00Z')
    const { body, headers } = await list('messages')
    expect(headers['x-total-count']).toBe('2')
    expect(body).toEqual([
      {
        _id: second,
        name: 'Juniper Testwell',
        email: 'juniper@example.com',
        phone: '780-555-0199',
        message: 'two',
        state: 'new',
        createdAt: '2026-01-08T05:30:00.000Z',
        createdLocal: '2026-01-07T22:30',
      },
      expect.objectContaining({ _id: first, message: 'one' }),
    ])
  })

  test('can be filtered by state, and always says how many are new', async () => {
    const [closed] = [await write(), await write(), await write()]
    await move('messages', closed ?? '', 'new', 'closed')
    expect((await list('messages', '?state=closed')).body.map(({ _id }) => _id)).toEqual([closed])
    expect((await list('messages', '?state=')).body).toHaveLength(3)
    expect((await list('messages', '?state=eaten')).status).toBe(400)
    const { body } = await site.get<{ result: { data: { total: number; newCount: number } } }>(
      `/trpc/messages.list?input=${encodeURIComponent('{"state":"closed"}')}`,
      manager,
    )
    expect(body.result.data).toMatchObject({ total: 1, newCount: 2 })
  })

  test.each([
    ['JUNIPER', 1],
    ['juniper@', 1],
    ['0199', 1],
    ['forty', 1],
    ['r_t', 0],
    ['%', 0],
    ['asha', 0],
  ])('a search for %s finds %d', async (q, found) => {
    await write({ phone: '780-555-0199' })
    expect((await list('messages', `?q=${encodeURIComponent(q)}`)).body).toHaveLength(found)
  })

  test('is paged', async () => {
    for (const message of ['a', 'b', 'c']) await write({ message })
    const { body, headers } = await list('messages', '?limit=2&offset=2')
    expect([body.length, headers['x-total-count']]).toEqual([1, '3'])
  })
})

describe('the list of catering requests', () => {
  test('can be searched by reference, dietary needs and comments', async () => {
    const { reference } = await request({ dietary: '12 vegans', comments: 'At the lake' })
    await request({ name: 'Asha' })
    for (const q of [reference, reference.slice(2), 'vegans', 'LAKE']) {
      const { body } = await list('catering', `?q=${q}`)
      expect(body).toMatchObject([{ reference }])
    }
  })

  test('shows what the guest requested, and omits what they left blank', async () => {
    const { _id, reference } = await request()
    expect((await list('catering')).body).toEqual([
      {
        _id,
        reference,
        name: 'Juniper Testwell',
        email: 'juniper@example.com',
        occasion: 'wedding',
        eventDay: '2026-06-20',
        guestCount: 80,
        state: 'new',
        createdAt: '2026-01-07T19:00:00.000Z',
        createdLocal: '2026-01-07T12:00',
      },
    ])
  })
})

describe('a reply', () => {
  test('is stored with its author, and the message counts as answered', async () => {
    const id = await write()
    const { status, body } = await answer('messages', id)
    expect([status, body.state]).toEqual([201, 'answered'])
    expect(body.replies).toEqual([
      {
        _id: expect.any(String) as string,
        title: 'Your message to us',
        body: 'With pleasure.',
        writtenBy: 'manager@example.com',
        createdAt: '2026-01-07T19:00:00.000Z',
        createdLocal: '2026-01-07T12:00',
        state: 'waiting',
        sentAt: null,
      },
    ])
    expect(await site.db.select({ to: replies.recipient }).from(replies)).toEqual([
      { to: 'juniper@example.com' },
    ])
  })

  test.each([
    ['messages', 'new', 'answered'],
    ['messages', 'closed', 'closed'],
    ['catering', 'new', 'quoted'],
    ['catering', 'booked', 'booked'],
    ['catering', 'declined', 'declined'],
  ])('to %s that are %s leaves them %s', async (what, state, next) => {
    const id = what === 'messages' ? await write() : (await request())._id
    if (state !== 'new') await move(what, id, 'new', state)
    expect((await answer(what, id)).body.state).toBe(next)
  })

  test('about a catering request contains its reference', async () => {
    const { _id, reference } = await request()
    await answer('catering', _id)
    const { replies: written } = await get<CateringRecord>('catering', _id)
    expect(written).toMatchObject([{ title: `Your catering request ${reference}` }])
  })

  test.each([[''], ['  \n'], [undefined], ['a'.repeat(5001)]])('%o is rejected', async (body) => {
    const id = await write()
    const refused = await site.post(`/api/admin/messages/${id}/replies`, { body }, manager)
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'body'])
    expect(await get<MessageRecord>('messages', id)).toMatchObject({ state: 'new', replies: [] })
  })

  test('to something that does not exist is rejected', async () => {
    for (const what of ['messages', 'catering']) expect((await answer(what, 'nobody')).status).toBe(404)
    expect(await site.db.$count(replies)).toBe(0)
  })
})

describe('a change of state', () => {
  test.each([
    ['messages', ['answered', 'closed', 'new']],
    ['catering', ['quoted', 'booked', 'declined', 'new']],
  ])('of %s is possible to any state and back', async (what, states) => {
    const id = what === 'messages' ? await write() : (await request())._id
    let from = 'new'
    for (const to of states) {
      expect((await move(what, id, from, to)).body.state).toBe(to)
      from = to
    }
  })

  test.each(['messages', 'catering'])('of %s applies to the state that was seen', async (what) => {
    const id = what === 'messages' ? await write() : (await request())._id
    const next = what === 'messages' ? 'closed' : 'booked'
    await answer(what, id)
    const { status, body } = await move(what, id, 'new', next)
    expect([status, body.code]).toEqual([409, 'CONFLICT'])
    expect((await get<MessageRecord>(what, id)).state).not.toBe(next)
  })

  test('succeeds for one of two concurrent callers', async () => {
    const { _id } = await request()
    const answers = await Promise.all([
      move('catering', _id, 'new', 'booked'),
      move('catering', _id, 'new', 'declined'),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('to an unknown state is rejected', async () => {
    expect((await move('messages', await write(), 'new', 'booked')).status).toBe(400)
    expect((await move('messages', 'nobody', 'new', 'closed')).status).toBe(404)
  })
})

test('the log says what was done, and nothing about the guest', async () => {
  const id = await write()
  const { _id, reference } = await request()
  await answer('messages', id)
  await move('messages', id, 'answered', 'closed')
  await move('messages', id, 'closed', 'closed')
  await answer('catering', _id)
  const owner = await site.signUp('owner@example.com', { role: 'admin' })
  const { body } = await site.get<LogEntry[]>('/api/admin/log', owner.headers)
  const entries = body.map(({ action, subject, before, after }) => [action, subject._id, before, after])
  expect(entries).toHaveLength(3)
  expect(entries).toEqual(
    expect.arrayContaining([
      ['answer message', id, { state: 'new' }, { state: 'answered' }],
      ['change message', id, { state: 'answered' }, { state: 'closed' }],
      ['answer catering request', _id, { reference, state: 'new' }, { reference, state: 'quoted' }],
    ]),
  )
  expect(JSON.stringify(body)).not.toMatch(/juniper|forty|pleasure/i)
})

describe('a guest who asks to be forgotten', () => {
  const remove = (what: string, id: string, by = manager) =>
    site.send<{ code?: string }>('DELETE', `/api/admin/${what}/${id}`, undefined, by)

  test.each([
    ['messages', contactMessages, 'delete message'],
    ['catering', cateringRequests, 'delete catering request'],
  ] as const)(
    'leaves neither row nor reply in %s, and only theirs are deleted',
    async (what, table, action) => {
      const make = async () => (what === 'messages' ? await write() : (await request())._id)
      const [id, other] = [await make(), await make()]
      await answer(what, id, 'Dear Juniper, with pleasure.')
      await answer(what, other)
      expect((await remove(what, id)).status).toBe(204)
      expect(await site.db.select({ id: table.id }).from(table)).toEqual([{ id: other }])
      expect(await site.db.select({ about: replies.subjectId }).from(replies)).toEqual([{ about: other }])
      expect((await site.get(`/api/admin/${what}/${id}`, manager)).status).toBe(404)
      const log = (await site.db.select().from(auditLog)).filter(({ subjectId }) => subjectId === id)
      expect(log.map((entry) => entry.action)).toContain(action)
      expect(JSON.stringify(log)).not.toMatch(/juniper/i)
    },
  )

  test.each(['messages', 'catering'])(
    'is deleted once: of two concurrent deletions in %s the second finds nothing',
    async (what) => {
      const id = what === 'messages' ? await write() : (await request())._id
      const answers = await Promise.all([remove(what, id), remove(what, id)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
      expect(await site.db.$count(auditLog)).toBe(1)
    },
  )
})

const { message: _message, ...sender } = juniper

describe.each([
  ['/api/contact', juniper],
  ['/api/catering', { ...sender, occasion: 'wedding', eventDay: '2026-06-20', guestCount: 80 }],
])('a guest whose answer from %s was lost', (path, body) => {
  const key = { 'idempotency-key': 'lost' }
  const withdraw = () => site.post<{ arrived: { _id: string } | null }>(`${path}/withdraw`, body, key)
  const countAll = async () =>
    (await site.db.$count(contactMessages)) + (await site.db.$count(cateringRequests))

  test('learns that it has arrived', async () => {
    const sent = await site.post<{ _id: string }>(path, { ...body, form: { openMs: 9000 } }, key)
    expect((await withdraw()).body.arrived).toEqual(sent.body)
    expect(await countAll()).toBe(1)
  })

  test('gives up one that has not arrived: should it still arrive, it is refused', async () => {
    expect((await withdraw()).body).toEqual({ arrived: null })
    expect((await site.post<{ code: string }>(path, body, key)).body.code).toBe('CONFLICT')
    expect(await countAll()).toBe(0)
  })

  test('gets one answer from both when they cross', async () => {
    const [sent, asked] = await Promise.all([site.post<{ _id: string }>(path, body, key), withdraw()])
    expect(await countAll()).toBe(asked.body.arrived === null ? 0 : 1)
    expect(sent.status).toBe(asked.body.arrived === null ? 409 : 201)
  })
})
