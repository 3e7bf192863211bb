import type { LogEntry } from '@tiffin/contract'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { listChangesOf, recordChange } from './record-change.ts'

const site = useTestApp()
type SignedUp = Awaited<ReturnType<typeof site.signUp>>
let owner: SignedUp
let manager: SignedUp

beforeEach(async () => {
  owner = await site.signUp('owner@example.com', { role: 'admin' })
  manager = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
})

const list = (query: Record<string, string> = {}) =>
  site.get<LogEntry[]>(`/api/admin/log?${new URLSearchParams(query).toString()}`, owner.headers)
const actions = async (query: Record<string, string>) =>
  (await list(query)).body.map(({ action, subject }) => `${action} ${subject._id}`)

function record(at: string, who: SignedUp, change: Parameters<typeof recordChange>[2]) {
  const clock = { nowMs: () => Temporal.Instant.from(at).epochMilliseconds } as never
  return recordChange(site.db, { caller: who.user, clock }, change)
}

/** Three changes around midnight UTC, when it is seven hours earlier in Edmonton. */
async function recordThree() {
  await record('2026-01-06T06:59:00Z', owner, {
    action: 'create product',
    subjectId: 'p1',
    after: { title: 'Dal' },
  })
  await record('2026-01-06T07:00:00Z', manager, {
    action: 'change product',
    subjectId: 'p1',
    before: { title: 'Dal', price: 9 },
    after: { title: 'Dal Makhani', price: 10 },
  })
  await record('2026-01-07T07:00:00Z', manager, {
    action: 'change order status',
    subjectId: 'o1',
    before: { status: 'placed' },
    after: { status: 'accepted' },
  })
}

test('an entry says who, when in restaurant time, what, and old and new values; the newest come first', async () => {
  await recordThree()
  const { body, headers } = await list()
  expect(headers['x-total-count']).toBe('3')
  expect(body).toMatchObject([
    {
      action: 'change order status',
      subject: { _id: 'o1' },
      before: { status: 'placed' },
      after: { status: 'accepted' },
    },
    {
      time: { at: '2026-01-06T07:00:00.000Z', local: '2026-01-06T00:00' },
      user: { _id: manager.user._id, email: 'manager@example.com' },
      action: 'change product',
      subject: { _id: 'p1', name: 'Dal Makhani' },
      before: { title: 'Dal', price: 9 },
      after: { title: 'Dal Makhani', price: 10 },
    },
    { action: 'create product', subject: { name: 'Dal' } },
  ])
  expect(body[0]?.subject).not.toHaveProperty('name')
  expect(body[2]).not.toHaveProperty('before')
})

test.each([
  [{ q: 'MAKHANI' }, ['change product p1']],
  [{ q: 'status' }, ['change order status o1']],
  [{ q: 'owner@' }, ['create product p1']],
  [{ q: '%' }, []],
  [{ kind: 'order' }, ['change order status o1']],
  [{ kind: 'product', q: 'owner@' }, ['create product p1']],
  [{ kind: 'coupon' }, []],
  [{ subjectId: 'p1' }, ['change product p1', 'create product p1']],
  [{ from: '2026-01-06', to: '2026-01-06' }, ['change product p1']],
  [{ to: '2026-01-05' }, ['create product p1']],
  [{ from: '2026-01-07' }, ['change order status o1']],
  [{ from: '', to: '', q: '', limit: '1', offset: '1' }, ['change product p1']],
])('%o finds %o', async (query, found) => {
  await recordThree()
  expect(await actions(query)).toEqual(found)
})

test('the log can be filtered by person', async () => {
  await recordThree()
  expect(await actions({ userId: owner.user._id })).toEqual(['create product p1'])
})

test('a nonexistent date is rejected', async () => {
  expect((await list({ from: '2026-02-30' })).status).toBe(400)
})

test('the history of one record is complete and begins with the oldest change', async () => {
  await recordThree()
  expect(await listChangesOf(site.db, 'p1')).toEqual([
    {
      at: new Date('2026-01-06T06:59:00Z'),
      userEmail: 'owner@example.com',
      action: 'create product',
      before: null,
      after: { title: 'Dal' },
    },
    {
      at: new Date('2026-01-06T07:00:00Z'),
      userEmail: 'manager@example.com',
      action: 'change product',
      before: { title: 'Dal', price: 9 },
      after: { title: 'Dal Makhani', price: 10 },
    },
  ])
})
