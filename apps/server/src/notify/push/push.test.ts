/** Notifications: who gets them, what they say, and what becomes of devices that are gone. */
import type { Order } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import httpEce from 'http_ece'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { authSecret, device, deviceAt, deviceKeys } from '../../../test/push-device.ts'
import { rowsOf } from '../../db/database.ts'
import { orders, pushKeys, pushSubscriptions, users } from '../../db/schema/index.ts'
import { startJobs } from '../../job-table.ts'
import { AddressNotPublic, type PostOutside } from '../../platform/post-outside.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'
import { escalate } from '../alert-jobs.ts'
import { deleteFinishedSubscriptions } from './push-queries.ts'
import { sendPush } from './send-push.ts'

interface Posted {
  url: string
  headers: Record<string, string>
  notice: Record<string, unknown>
}

const posted: Posted[] = []
/** How the push service answers, in order; then with 201. */
const answers: (number | Error)[] = []

const postOutside: PostOutside = async (url, { headers, body }) => {
  const answer = answers.shift() ?? 201
  if (answer instanceof Error) throw answer
  const plain = httpEce.decrypt(body, { version: 'aes128gcm', privateKey: deviceKeys, authSecret })
  if (answer === 201) posted.push({ url, headers, notice: JSON.parse(plain.toString()) })
  return answer
}

const site = useTestApp({}, (db) => ({ postOutside, limits: createRateLimits(db) }))
let owner: Record<string, string>
let order: Order

beforeAll(() =>
  startJobs(site.jobs, {
    ...site.deps,
    mailer: { send: async () => 'sent' },
    sms: { send: async () => {} },
    log: console,
  }),
)
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  order = await place()
  posted.length = 0
  answers.length = 0
})

const place = async () => (await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]))).body
const follow = (by = device, id = order._id) => site.post(`/api/orders/${id}/push`, { device: by })
const move = (from: string, to: string, id = order._id) =>
  site.post(`/api/admin/orders/${id}/status`, { from, to, reason: 'The oven is broken.' }, owner)

async function cook(id = order._id) {
  await move('placed', 'accepted', id)
  await move('accepted', 'preparing', id)
  await move('preparing', 'ready', id)
}

/** Titles and where they went, once what was queued before has been sent. */
async function sent() {
  const last = await place()
  await follow(deviceAt('last'), last._id)
  await cook(last._id)
  await expect.poll(() => posted.some(({ url }) => url.endsWith('/last')), { timeout: 20_000 }).toBe(true)
  // Each kind of job has a queue of its own.
  await expect.poll(countDue, { timeout: 40_000 }).toBe(0)
  return posted
    .filter(({ url }) => !url.endsWith('/last'))
    .map(({ url, notice }) => [url.split('/').at(-1), notice['title']])
}

async function countDue() {
  const [found] = await rowsOf<{ due: number }>(
    site.db,
    sql`select count(*)::int as due from pgboss.job where start_after <= now()
      and state in ('created', 'retry', 'active') and (name like 'push-%' or name = ${escalate.name})`,
  )
  return found?.due
}

const countDevices = () => site.db.$count(pushSubscriptions, eq(pushSubscriptions.endpoint, device.endpoint))

describe('a guest’s device', () => {
  test('is told once when the order is ready, with its page, and nobody else can read it', async () => {
    expect((await follow()).status).toBe(200)
    await follow()
    await cook()
    expect(await sent()).toEqual([['one', `Order ${order.number} is ready`]])
    const first = posted.find(({ url }) => url === device.endpoint)
    expect(first?.notice).toMatchObject({ path: `/order/${order._id}`, tag: `order-${order.number}` })
    const [keys] = await site.db.select().from(pushKeys)
    expect(first?.headers).toMatchObject({ Urgency: 'high', 'Content-Encoding': 'aes128gcm' })
    expect(first?.headers['Authorization']).toContain(`k=${keys?.publicKey}`)
    expect(JSON.stringify(first?.headers)).not.toContain(order._id)
  })

  test('subscribes with a key that stays the same', async () => {
    const first = await site.get<{ publicKey: string }>('/api/push/key')
    expect((await site.get('/api/push/key')).body).toEqual(first.body)
    expect(first.body.publicKey).toMatch(/^B[\w-]{86}$/)
  })

  test('is told of a new time and of a cancellation with its reason', async () => {
    await follow()
    const pickupAt = '2026-01-07T12:40:00-07:00'
    await site.post(`/api/admin/orders/${order._id}/pickup`, { pickupAt, reason: 'A busy day.' }, owner)
    await expect.poll(() => posted.length, { timeout: 20_000 }).toBe(1)
    expect(posted[0]?.notice['body']).toBe('Ready at 12:40 pm on Wednesday, January 7. A busy day.')
    await move('placed', 'cancelled')
    expect(await sent()).toHaveLength(2)
    expect(posted[1]?.notice['body']).toBe('Nothing is owed. The oven is broken.')
  })

  test('is not told what its guest did, nor what was undone', async () => {
    await follow()
    await cook()
    await site.post(`/api/admin/orders/${order._id}/undo`, { from: 'ready' }, owner)
    const other = await place()
    await follow(device, other._id)
    await site.post(`/api/orders/${other._id}/cancel`, {})
    expect(await sent()).toEqual([])
  })

  test('that was taken back hears nothing', async () => {
    await follow()
    const path = `/api/orders/${order._id}/push?endpoint=${encodeURIComponent(device.endpoint)}`
    expect((await site.send('DELETE', path, undefined)).status).toBe(204)
    await cook()
    expect(await sent()).toEqual([])
  })

  test('that is out of reach delays no other, and keeps its subscription', async () => {
    await follow(deviceAt('away'))
    await follow(deviceAt('near'))
    answers.push(503)
    await cook()
    // The other one may have been tried again by then.
    expect((await sent()).length).toBeGreaterThanOrEqual(1)
    expect(await site.db.$count(pushSubscriptions, eq(pushSubscriptions.orderId, order._id))).toBe(2)
  })

  test.each([503, 429, 403])(
    'whose push service answers %d fails the job, which is then repeated',
    async (status) => {
      await follow()
      const [subscription] = await site.db.select().from(pushSubscriptions)
      answers.push(status)
      const notice = { title: 'Ready', body: '', path: '/', tag: 'x' }
      await expect(sendPush(site.deps, subscription?.id ?? '', notice)).rejects.toThrow(`status ${status}`)
      expect(await countDevices()).toBe(1)
    },
  )

  test.each([404, 410, new AddressNotPublic()])('is forgotten after the answer %s', async (answer) => {
    await follow()
    await follow(device, (await place())._id)
    answers.push(answer)
    await cook()
    await expect.poll(countDevices, { timeout: 20_000 }).toBe(0)
  })

  test('cannot follow an order that is ready or finished, or that does not exist', async () => {
    await cook()
    expect(await follow()).toMatchObject({ status: 409, body: { message: 'Your order is ready.' } })
    await move('ready', 'completed')
    expect(await follow()).toMatchObject({ status: 409, body: { message: 'This order is finished.' } })
    expect((await follow(device, 'nothing')).status).toBe(404)
  })

  test('is the sixth for its order: refused, and nothing is stored', async () => {
    for (const path of ['1', '2', '3', '4', '5']) expect((await follow(deviceAt(path))).status).toBe(200)
    expect((await follow(deviceAt('6'))).status).toBe(409)
    expect((await follow(deviceAt('5'))).status).toBe(200)
    expect(await site.db.$count(pushSubscriptions)).toBe(5)
  })

  test('subscribes 30 times an hour at most', async () => {
    for (let count = 0; count < 30; count += 1) await follow()
    const refused = await follow()
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
  })

  test('is forgotten a day after the order is finished: the last notice may still be on its way', async () => {
    await follow()
    const later = site.deps.clock.now().add({ hours: 25 })
    await deleteFinishedSubscriptions(site.db, later)
    expect(await countDevices()).toBe(1)
    await move('placed', 'cancelled')
    await deleteFinishedSubscriptions(site.db, site.deps.clock.now())
    expect(await countDevices()).toBe(1)
    await deleteFinishedSubscriptions(site.db, later)
    expect(await countDevices()).toBe(0)
  })

  test('goes with its order', async () => {
    await follow()
    await site.db.delete(orders).where(eq(orders.id, order._id))
    expect(await countDevices()).toBe(0)
  })
})

describe('what is not a device', () => {
  const keys = device.keys
  test.each([
    ['http', { ...device, endpoint: 'http://push.example.com/x' }, 'device.endpoint'],
    ['a port', { ...device, endpoint: 'https://push.example.com:8443/x' }, 'device.endpoint'],
    ['a password', { ...device, endpoint: 'https://me:secret@push.example.com/x' }, 'device.endpoint'],
    ['no address', { ...device, endpoint: 'push' }, 'device.endpoint'],
    [
      'a long address',
      { ...device, endpoint: `https://push.example.com/${'x'.repeat(1000)}` },
      'device.endpoint',
    ],
    ['a short key', { ...device, keys: { ...keys, p256dh: 'BAAA' } }, 'device.keys.p256dh'],
    [
      'a key off the curve',
      { ...device, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } },
      'device.keys.p256dh',
    ],
    ['a short secret', { ...device, keys: { ...keys, auth: 'x' } }, 'device.keys.auth'],
    ['nothing', undefined, 'device'],
  ])('%s is rejected at the field', async (_what, by, path) => {
    const { status, body } = await site.post(`/api/orders/${order._id}/push`, { device: by })
    expect([status, body.issues?.[0]?.path]).toEqual([400, path])
  })
})

describe('a manager’s device', () => {
  const climb = () =>
    site.db.transaction((tx) =>
      site.jobs.enqueueAll(tx, escalate, [{ orderId: order._id, level: 'staff' as const }]),
    )
  const alertMe = (by = device, headers = owner) => site.post('/api/admin/push', { device: by }, headers)
  const path = `/api/admin/push?endpoint=${encodeURIComponent(device.endpoint)}`

  test('says that alerts are on, then tells of an order that nobody has accepted, once', async () => {
    expect((await alertMe()).status).toBe(200)
    await climb()
    await climb()
    const titles = (await sent()).map(([, title]) => title)
    expect(titles).toHaveLength(2)
    expect(titles).toEqual(
      expect.arrayContaining(['Alerts are on', `Order ${order.number} has not been accepted`]),
    )
    expect(posted.find(({ notice }) => notice['stays'])?.notice['path']).toBe(
      `/admin/orders?q=${order.number}`,
    )
  })

  test('is silent when somebody was quicker, or when its owner has left', async () => {
    await alertMe()
    const manager = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
    await alertMe(deviceAt('former'), manager.headers)
    await expect.poll(() => posted.length, { timeout: 20_000 }).toBe(2)
    posted.length = 0
    await site.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, manager.user._id))
    await climb()
    expect(await sent()).toEqual([['one', `Order ${order.number} has not been accepted`]])
    posted.length = 0
    order = await place()
    await move('placed', 'accepted')
    await climb()
    expect(await sent()).toEqual([])
  })

  test('is shown as on until it is taken back', async () => {
    expect((await site.get(path, owner)).body).toEqual({ isAlerted: false })
    await alertMe()
    expect((await site.get(path, owner)).body).toEqual({ isAlerted: true })
    await site.send('DELETE', path, undefined, owner)
    expect((await site.get(path, owner)).body).toEqual({ isAlerted: false })
  })

  test('belongs to whoever turned alerts on last', async () => {
    const manager = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
    await alertMe()
    await follow()
    await alertMe(device, manager.headers)
    expect((await site.get(path, owner)).body).toEqual({ isAlerted: false })
    expect((await site.get(path, manager.headers)).body).toEqual({ isAlerted: true })
    // The guest's order on it is another matter.
    expect(await countDevices()).toBe(2)
  })

  test('takes the place of the oldest of ten', async () => {
    for (let count = 0; count < 11; count += 1) {
      site.setTime(`2026-01-07T12:${10 + count}:00-07:00`)
      await alertMe(deviceAt(`${count}`))
    }
    const rows = await site.db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions)
    expect(rows).toHaveLength(10)
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(deviceAt('0').endpoint)
  })
})
