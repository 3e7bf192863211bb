/** What happens is told to other programs: through the API, with receivers that are servers of their own. */
import type {
  EditableOptionGroup,
  MadeWebhook,
  Order,
  Reservation,
  StaffOrder,
  WebhookDelivery,
  WebhookDeliveryRecord,
  WebhookEndpoint,
  WebhookType,
} from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { answerStatus, startReceiver, verify } from '../../../test/start-receiver.ts'
import { uploadForm } from '../../../test/upload-form.ts'
import { rowsOf } from '../../db/database.ts'
import {
  orders,
  sessions,
  webhookDeliveries,
  webhookEndpoints,
  webhookMessages,
} from '../../db/schema/index.ts'
import type { Mail } from '../../platform/mail.ts'
import { chores } from '../../job-table.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { retryAfterSeconds } from './record-attempt.ts'
import { makeSecret, sealSecret } from './send-deliveries.ts'
import { sendWebhooks } from './webhook-job-kinds.ts'
import { startWebhookJobs } from './webhook-jobs.ts'

const site = useTestApp()
type Receiver = Awaited<ReturnType<typeof startReceiver>>
const receivers: Receiver[] = []
const mails: Mail[] = []
let owner: Record<string, string>

const mailer = {
  async send(mail: Mail) {
    mails.push(mail)
    return 'sent' as const
  },
}

beforeAll(() => startWebhookJobs(site.jobs, { ...site.deps, mailer }))
beforeEach(async () => {
  mails.length = 0
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close()
})

const PATH = '/api/admin/webhooks'
const lostKey = {
  secrets: createSecrets({ secretsKey: 'another key of thirty-two letters or so', folder: null }),
}
const wait = { timeout: 60_000, interval: 20 }

async function receive(...answer: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...answer)
  receivers.push(receiver)
  return receiver
}

async function add(url: string, types: readonly WebhookType[]): Promise<MadeWebhook> {
  const made = await site.post<MadeWebhook>(PATH, { url, types }, owner)
  expect(made.status).toBe(201)
  return made.body
}

async function listen(types: readonly WebhookType[], ...answer: Parameters<typeof startReceiver>) {
  const receiver = await receive(...answer)
  const { endpoint, secret } = await add(receiver.url, types)
  return { receiver, id: endpoint._id, secret }
}

const place = async (slug = 'samosa', more = {}) =>
  (await site.post<Order>('/api/orders', orderOf([{ slug }], more))).body
const step = (id: string, from: string, to: string) =>
  site.post(`/api/admin/orders/${id}/status`, { from, to, reason: 'The oven is broken.' }, owner)
const readOrder = async (id: string) => (await site.get<StaffOrder>(`/api/admin/orders/${id}`, owner)).body
const list = async () => (await site.get<WebhookEndpoint[]>(PATH, owner)).body
const log = async (id: string) => (await site.get<WebhookDelivery[]>(`${PATH}/${id}/deliveries`, owner)).body
const logged = async (id: string, index = 0) => {
  const deliveryId = (await log(id))[index]?._id
  return (await site.get<WebhookDeliveryRecord>(`${PATH}/${id}/deliveries/${deliveryId}`, owner)).body
}
/** Lets the jobs look again, as they do when a try is due. */
const kick = (endpointId: string) =>
  site.db.transaction((tx) => site.jobs.enqueue(tx, sendWebhooks, { endpointId }))
/** Once nobody is sending: a lease ends by the clock, and a second sender would begin beside the first. */
async function later(seconds: number) {
  const leases = () => site.db.select({ by: webhookEndpoints.leasedBy }).from(webhookEndpoints)
  await expect.poll(async () => (await leases()).filter(({ by }) => by !== null), wait).toEqual([])
  jump(seconds)
}
const jump = (seconds: number) => site.setTime(site.deps.clock.now().add({ seconds }).toString())
const expectTypes = (receiver: Receiver, types: readonly string[]) =>
  expect.poll(() => receiver.types(), wait).toEqual(types)

describe('an order', () => {
  test('arrives signed, as the API shows it, with its number', async () => {
    site.setTime(Temporal.Now.instant().toString())
    const { receiver, secret } = await listen(['order.placed'])
    const { _id: id } = await place()
    await expectTypes(receiver, ['order.placed'])
    const [received] = receiver.received
    expect(received && verify(secret, received)).toMatchObject({ type: 'order.placed', data: { _id: id } })
    expect(received?.body.data).toEqual(await readOrder(id))
    expect(received?.body.number).toBeGreaterThan(0)
    expect(received?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[\da-f]{32}$/),
    })
    expect(() => received && verify('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', received)).toThrow()
  })

  test('tells each step, and the time, payments and cancelling, in their order', async () => {
    const types: WebhookType[] = [
      'order.placed',
      'order.accepted',
      'order.undone',
      'order.moved',
      'order.paid',
      'order.payment_voided',
      'order.cancelled',
      'order.refunded',
    ]
    const { receiver } = await listen(types)
    const { _id: id } = await place()
    await step(id, 'placed', 'accepted')
    await site.post(`/api/admin/orders/${id}/undo`, { from: 'accepted' }, owner)
    const moved = { pickupAt: '2026-01-07T22:00:00Z', reason: 'It is busy.' }
    await site.post(`/api/admin/orders/${id}/pickup`, moved, owner)
    await site.post(`/api/admin/orders/${id}/paid`, { method: 'cash' }, owner)
    await site.post(`/api/admin/orders/${id}/unpaid`, { reason: 'By mistake' }, owner)
    await site.post(`/api/admin/orders/${id}/paid`, { method: 'card' }, owner)
    await step(id, 'placed', 'cancelled')
    await site.post(`/api/admin/orders/${id}/refund`, { method: 'card', reason: 'Cancelled' }, owner)
    await expectTypes(receiver, [
      'order.placed',
      'order.accepted',
      'order.undone',
      'order.moved',
      'order.paid',
      'order.payment_voided',
      'order.paid',
      'order.cancelled',
      'order.refunded',
    ])
    const bodies = receiver.received.map(({ body }) => body)
    const numbers = bodies.map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    expect(new Set(numbers).size).toBe(numbers.length)
    // Each as it was at that moment, also after everything that came later.
    expect(bodies.map(({ data }) => data.status)).toEqual([
      'placed',
      'accepted',
      'placed',
      'placed',
      'placed',
      'placed',
      'placed',
      'cancelled',
      'cancelled',
    ])
    expect(bodies[1]?.data.log).toHaveLength(2)
    expect(bodies.at(-1)?.data).toEqual(await readOrder(id))
  })

  test('that is accepted by itself is placed and accepted', async () => {
    const alerts = { ...(await site.deps.catalogue.rules()).settings.alerts, acceptsOrders: true }
    await site.send('PUT', '/api/admin/settings', { alerts }, owner)
    const { receiver } = await listen(['order.placed', 'order.accepted', 'order.ready'])
    expect((await place()).status).toBe('accepted')
    await expectTypes(receiver, ['order.placed', 'order.accepted'])
  })

  test('that is refused is told to nobody, and without webhooks nothing is written', async () => {
    await place()
    expect(await site.db.$count(webhookMessages)).toBe(0)
    const { receiver } = await listen(['order.placed'])
    expect((await site.post('/api/orders', orderOf([{ slug: 'samosa', price: 0.5 }]))).status).toBe(409)
    const { _id: id } = await place()
    await expectTypes(receiver, ['order.placed'])
    expect(receiver.received[0]?.body.data._id).toBe(id)
    expect(await site.db.$count(webhookMessages)).toBe(1)
  })

  test('that waits while the first webhook is added is told to it', async ({ skip }) => {
    skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
    const { placing, receiver } = await site.db.transaction(async (tx) => {
      await tx.execute(sql`lock table orders in share mode`)
      const order = place()
      const waiting = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(() => rowsOf(tx, waiting), wait).toHaveLength(1)
      return { placing: order, ...(await listen(['order.placed'])) }
    })
    const { _id: id } = await placing
    // In the order's own transaction: with the process, neither is lost alone.
    const together = sql`select 1 from ${orders} join ${webhookMessages} on ${webhookMessages}.xmin = ${orders}.xmin`
    expect(await rowsOf(site.db, together)).toHaveLength(1)
    await expectTypes(receiver, ['order.placed'])
    expect(receiver.received[0]?.body.data._id).toBe(id)
  })

  test('is told to each webhook that wants it, under one id', async () => {
    const one = await listen(['order.placed', 'order.accepted'])
    const other = await listen(['order.placed'])
    const { _id: id } = await place()
    await step(id, 'placed', 'accepted')
    await expectTypes(one.receiver, ['order.placed', 'order.accepted'])
    await expectTypes(other.receiver, ['order.placed'])
    expect(other.receiver.ids()[0]).toBe(one.receiver.ids()[0])
  })
})

describe('what else is told', () => {
  test('a dish that is 86ed, runs out, and is back', async () => {
    const { receiver } = await listen(['dish.sold_out', 'dish.available'])
    await site.addDish({ slug: 'kulfi', stock: 1 })
    const { _id: id } = await place('kulfi')
    await expectTypes(receiver, ['dish.sold_out'])
    await step(id, 'placed', 'cancelled')
    await expectTypes(receiver, ['dish.sold_out', 'dish.available'])
    const set = (soldOut: boolean) => site.post('/api/products/kulfi/availability', { soldOut }, owner)
    await set(true)
    await set(false)
    await expectTypes(receiver, ['dish.sold_out', 'dish.available', 'dish.sold_out', 'dish.available'])
    expect(receiver.received.map(({ body }) => body.data)).toMatchObject([
      { slug: 'kulfi', countedStock: 0, isSoldOut: false },
      { slug: 'kulfi', countedStock: 1 },
      { slug: 'kulfi', isSoldOut: true, stock: 0 },
      { slug: 'kulfi', isSoldOut: false, stock: 1 },
    ])
  })

  test('a dish whose portions an owner counts anew', async () => {
    const { receiver } = await listen(['dish.sold_out', 'dish.available'])
    await site.addDish({ slug: 'rabri', stock: 4 })
    for (const stock of [0, 3])
      expect((await site.send('PUT', '/api/products/rabri', { stock }, owner)).status).toBe(200)
    await expectTypes(receiver, ['dish.sold_out', 'dish.available'])
  })

  test('a dish whose portions a spreadsheet counts anew', async () => {
    const { receiver } = await listen(['dish.sold_out', 'dish.available'])
    await site.addDish({ slug: 'rabri', stock: 4 })
    await site.addDish({ slug: 'kheer', stock: 4 })
    for (const stock of [0, 3]) {
      const csv = `Slug,Stock\nrabri,${stock}\nkheer,${stock + 1}\n`
      const payload = uploadForm(new TextEncoder().encode(csv), { fileName: 'menu.csv', mode: 'update' })
      const url = '/api/products/import'
      const answer = await site.app.inject({ method: 'POST', url, headers: owner, payload })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    await expectTypes(receiver, ['dish.sold_out', 'dish.available'])
    expect(receiver.received.map(({ body }) => body.data)).toMatchObject([
      { slug: 'rabri' },
      { slug: 'rabri' },
    ])
  })

  test('a choice', async () => {
    const { receiver } = await listen(['choice.sold_out', 'choice.available'])
    const group = { name: 'Chutney', choices: [{ name: 'Mint' }, { name: 'Tamarind' }] }
    const { body } = await site.post<EditableOptionGroup>('/api/option-groups', group, owner)
    const set = (soldOut: boolean) =>
      site.post(`/api/option-groups/${body._id}/availability`, { choice: 'mint', soldOut }, owner)
    expect((await set(true)).status).toBe(200)
    await set(false)
    await expectTypes(receiver, ['choice.sold_out', 'choice.available'])
    expect(receiver.received[0]?.body.data).toMatchObject({
      choice: 'mint',
      group: { _id: body._id, choices: [{ key: 'mint', isSoldOut: true }, { key: 'tamarind' }] },
    })
  })

  test('a table that a guest requests, a message, and catering', async () => {
    const { receiver } = await listen(['reservation.received', 'message.received', 'catering.received'])
    const guest = { name: 'Juniper', email: 'juniper@example.com', phone: '780-555-0199' }
    const table = { ...guest, startsAt: '2026-01-09T18:30:00-07:00', partySize: 4 }
    const { body } = await site.post<Reservation>('/api/reservations', table)
    await site.post('/api/contact', { ...guest, message: 'Do you have a high chair?' })
    const party = { ...guest, eventDay: '2026-02-14', guestCount: 40, occasion: 'wedding' }
    expect((await site.post('/api/catering', party)).status).toBe(201)
    await expect
      .poll(() => receiver.types().toSorted(), wait)
      .toEqual(['catering.received', 'message.received', 'reservation.received'])
    const dataOf = (type: string) => receiver.received.find((one) => one.body.type === type)?.body.data
    expect(dataOf('reservation.received')).toEqual(
      (await site.get(`/api/admin/reservations/${body._id}`, owner)).body,
    )
    expect(dataOf('message.received')).toMatchObject({ message: 'Do you have a high chair?', replies: [] })
  })
})

describe('a receiver that', () => {
  test('answers 500 gets the same event again under the same id, before the next of that order', async () => {
    const { receiver, id } = await listen(['order.placed', 'order.accepted'], answerStatus(500))
    const { _id: first } = await place()
    await expectTypes(receiver, ['order.placed'])
    await step(first, 'placed', 'accepted')
    // Another order does not wait for it.
    const { _id: other } = await place()
    await expect.poll(() => receiver.received.at(-1)?.body.data._id, wait).toBe(other)
    expect(receiver.types()).toEqual(['order.placed', 'order.placed'])
    await expect.poll(async () => (await log(id)).map(({ attempts }) => attempts), wait).toEqual([1, 0, 1])
    expect(await log(id)).toMatchObject([
      { type: 'order.placed', state: 'waiting', lastAttempt: { status: 500, fault: null } },
      // Sent once the one before has arrived, whenever that is.
      { type: 'order.accepted', state: 'waiting', nextTry: null, lastAttempt: null },
      { type: 'order.placed', state: 'waiting', nextTry: '2026-01-07T19:00:05.000Z' },
    ])
    receiver.answerWith(answerStatus(204))
    await later(6)
    await kick(id)
    const ofFirst = () => receiver.received.filter(({ body }) => body.data._id === first)
    await expect
      .poll(() => ofFirst().map(({ body }) => body.type), wait)
      .toEqual(['order.placed', 'order.placed', 'order.accepted'])
    const [tried, again] = ofFirst()
    expect(again?.headers['webhook-id']).toBe(tried?.headers['webhook-id'])
    expect(again?.text).toBe(tried?.text)
    expect(again?.headers['webhook-timestamp']).not.toBe(tried?.headers['webhook-timestamp'])
    await expect
      .poll(async () => (await list())[0], wait)
      .toMatchObject({ waiting: 0, failingSince: null, lastDelivered: '2026-01-07T19:00:06.000Z' })
  })

  test('never answers takes nothing from another one', async () => {
    const silent = await listen(['order.placed'], () => {})
    const quick = await listen(['order.placed'])
    for (const _each of [1, 2, 3, 4, 5, 6]) await place()
    await expect.poll(() => quick.receiver.received.length, wait).toBe(6)
    // Of the silent one's six, four have been begun at once, and none has been answered.
    expect(silent.receiver.received.length).toBeLessThanOrEqual(6)
    await expect
      .poll(async () => (await log(silent.id)).filter(({ attempts }) => attempts > 0).length, wait)
      .toBe(6)
    expect(await logged(silent.id)).toMatchObject({
      state: 'waiting',
      log: [{ status: null, fault: 'There was no answer within 5 seconds.', answer: null }],
    })
  })

  test('answers late has got it', async () => {
    const { receiver, id } = await listen(['order.placed'], (response) => {
      setTimeout(() => response.end('at last'), 600)
    })
    await place()
    await expect.poll(async () => (await log(id))[0]?.state, wait).toBe('delivered')
    expect(receiver.received).toHaveLength(1)
    expect((await logged(id)).log).toMatchObject([{ status: 200, answer: 'at last' }])
  })

  test('sends us elsewhere is not followed', async () => {
    const inside = await receive()
    const { receiver, id } = await listen(['order.placed'], answerStatus(307, { location: inside.url }))
    await place()
    await expect.poll(async () => (await log(id))[0]?.lastAttempt?.status, wait).toBe(307)
    expect(receiver.received).toHaveLength(1)
    expect(inside.received).toHaveLength(0)
    expect((await log(id))[0]?.state).toBe('waiting')
  })

  test('answers with a megabyte, or with none of it, has got it; the log keeps the beginning', async () => {
    const { receiver, id } = await listen(['order.placed'], (response) => {
      response.write('é\u0000'.repeat(512 * 1024))
    })
    await place()
    await expect.poll(async () => (await log(id))[0]?.state, wait).toBe('delivered')
    const { answer } = (await logged(id)).log[0] ?? {}
    expect(answer).toBe('é'.repeat(4000))
    receiver.answerWith((response) => response.writeHead(200).flushHeaders())
    await place()
    await expect
      .poll(async () => (await log(id)).map(({ state }) => state), wait)
      .toEqual(['delivered', 'delivered'])
  })

  test('is gone is paused, and the owners are told; it gets what has waited when it is resumed', async () => {
    const { receiver, id } = await listen(['order.placed'], answerStatus(410))
    await place()
    await expect.poll(async () => (await list())[0]?.paused?.because, wait).toBe('gone')
    await place()
    await expect.poll(() => mails.map(({ to }) => to), wait).toEqual(['owner@example.com'])
    expect(mails[0]?.subject).toContain(`Webhook paused: 127.0.0.1:${receiver.port}`)
    expect(receiver.received).toHaveLength(1)
    receiver.answerWith(answerStatus(200))
    expect((await site.post<WebhookEndpoint>(`${PATH}/${id}/resume`, {}, owner)).body.paused).toBeNull()
    await expect.poll(async () => (await list())[0]?.waiting, wait).toBe(0)
    expect(new Set(receiver.ids()).size).toBe(2)
  })

  test('fails for three days is paused, and the owners are told; until then it is tried ten times', async () => {
    const { receiver, id } = await listen(['order.placed'], answerStatus(503))
    await place()
    await expect.poll(() => receiver.received.length, wait).toBe(1)
    for (const [index, seconds] of retryAfterSeconds.entries()) {
      await expect.poll(async () => (await log(id))[0]?.attempts, wait).toBe(index + 1)
      expect((await list())[0]?.paused).toBeNull()
      await later(seconds)
      await kick(id)
    }
    await expect.poll(async () => (await list())[0]?.paused?.because, wait).toBe('failing')
    expect(await log(id)).toMatchObject([{ state: 'failed', attempts: 10, nextTry: null }])
    expect(new Set(receiver.ids()).size).toBe(1)
    await expect.poll(() => mails.length, wait).toBe(1)
    expect(mails[0]?.paragraphs.join(' ')).toContain('for three days')
  })
})

describe('an address', () => {
  test.each([
    'http://till.example.com/hook',
    'https://127.0.0.2/hook',
    'https://10.1.2.3/hook',
    'https://169.254.169.254/latest',
    'https://100.64.0.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:192.168.0.1]/hook',
    'https://[fd00::1]/hook',
    'https://2130706434/hook',
    'https://user:secret@till.example.com/hook',
    'ftp://till.example.com/hook',
    'no address',
  ])('%s is refused', async (url) => {
    const { status, body } = await site.post(PATH, { url, types: ['order.placed'] }, owner)
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path: 'url' }])
    expect(await list()).toEqual([])
  })

  test('whose name leads to this machine is not connected to, at any try', async () => {
    const inside = await receive()
    const { endpoint } = await add(`https://localhost:${inside.port}/hook`, ['order.placed'])
    await place()
    const fault = async () => (await log(endpoint._id))[0]?.lastAttempt?.fault
    await expect.poll(fault, wait).toContain('does not lead to the public internet')
    await later(5)
    await kick(endpoint._id)
    await expect.poll(async () => (await log(endpoint._id))[0]?.attempts, wait).toBe(2)
    expect(await fault()).toContain('does not lead to the public internet')
    expect(inside.received).toEqual([])
  })

  test('can be changed; what waits goes to the new one', async () => {
    const { id } = await listen(['order.placed'], answerStatus(500))
    const other = await receive()
    await place()
    await expect.poll(async () => (await log(id))[0]?.attempts, wait).toBe(1)
    await site.send('PUT', `${PATH}/${id}`, { url: other.url }, owner)
    await expectTypes(other, ['order.placed'])
    await expect.poll(async () => (await log(id))[0]?.state, wait).toBe('delivered')
  })
})

describe('a secret', () => {
  test('is shown once, encrypted in the database, and in no list and no log', async () => {
    const { secret, id } = await listen(['order.placed'])
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const [row] = await site.db.select().from(webhookEndpoints)
    const read = [
      await list(),
      row,
      (await site.get('/api/admin/log', owner)).body,
      (await site.send('PUT', `${PATH}/${id}`, { types: ['order.ready'] }, owner)).body,
    ]
    expect(JSON.stringify(read)).not.toContain(secret.slice(6, 20))
  })

  test('is replaced with an overlap: both sign, then only the new one', async () => {
    site.setTime(Temporal.Now.instant().toString())
    const { receiver, id, secret: old } = await listen(['order.placed'])
    const replaced = await site.post<MadeWebhook>(`${PATH}/${id}/secret`, { overlapHours: 1 }, owner)
    const { secret } = replaced.body
    expect(secret).not.toBe(old)
    await place()
    await expect.poll(() => receiver.received.length, wait).toBe(1)
    const [both] = receiver.received
    expect(both && [verify(old, both), verify(secret, both)]).toHaveLength(2)
    await site.db.update(webhookEndpoints).set({ oldUntil: new Date(site.deps.clock.nowMs()) })
    await place()
    await expect.poll(() => receiver.received.length, wait).toBe(2)
    const after = receiver.received[1]
    expect(after && verify(secret, after)).toMatchObject({ type: 'order.placed' })
    expect(() => after && verify(old, after)).toThrow()
  })

  test('that cannot be read any more is replaced at once: only the new one signs', async () => {
    site.setTime(Temporal.Now.instant().toString())
    const { receiver, id } = await listen(['order.placed'])
    const sealed = await sealSecret(lostKey, id, makeSecret())
    await site.db.update(webhookEndpoints).set({ sealed })
    await place()
    await expect.poll(async () => (await log(id))[0]?.attempts, wait).toBe(1)
    expect(await logged(id)).toMatchObject({ log: [{ fault: expect.stringContaining('make a new secret') }] })
    const { body } = await site.post<MadeWebhook>(`${PATH}/${id}/secret`, {}, owner)
    expect(body.endpoint.oldSecretUntil).toBeNull()
    await place()
    await expect.poll(() => receiver.received.length, wait).toBe(1)
    const [received] = receiver.received
    expect(received && verify(body.secret, received)).toMatchObject({ type: 'order.placed' })
  })

  test('from before that cannot be read any more is left out', async () => {
    site.setTime(Temporal.Now.instant().toString())
    const { receiver, id, secret } = await listen(['order.placed'])
    const oldSealed = await sealSecret(lostKey, id, makeSecret())
    const oldUntil = new Date(site.deps.clock.nowMs() + 3_600_000)
    await site.db.update(webhookEndpoints).set({ oldSealed, oldUntil })
    await place()
    await expect.poll(() => receiver.received.length, wait).toBe(1)
    const [received] = receiver.received
    expect(received && verify(secret, received)).toMatchObject({ type: 'order.placed' })
    expect(received?.headers['webhook-signature']).not.toContain(' ')
  })

  test('needs a recent login', async () => {
    const { id } = await listen(['order.placed'])
    await site.db.update(sessions).set({ confirmedAt: new Date(Date.now() - 3_600_000) })
    for (const [path, body] of [
      [PATH, { url: 'https://till.example.com', types: ['order.placed'] }],
      [`${PATH}/${id}/secret`, {}],
    ] as const)
      expect((await site.post(path, body, owner)).body.code).toBe('CONFIRMATION_REQUIRED')
  })
})

describe('the log', () => {
  test('has the request and each answer; what was delivered can be sent again under its id', async () => {
    const { receiver, id } = await listen(['order.placed'])
    const { number } = await place()
    await expect.poll(async () => (await log(id))[0]?.state, wait).toBe('delivered')
    const record = await logged(id)
    expect(record.body).toBe(receiver.received[0]?.text)
    expect(record).toMatchObject({
      webhookId: receiver.ids()[0],
      attempts: 1,
      log: [{ status: 200, answer: 'thank you', url: receiver.url }],
    })
    expect(JSON.parse(record.body)).toMatchObject({ data: { number } })
    const again = await site.post(`${PATH}/${id}/deliveries/${record._id}/again`, {}, owner)
    expect(again.status).toBe(200)
    await expect.poll(() => receiver.received.length, wait).toBe(2)
    expect(new Set(receiver.ids()).size).toBe(1)
    await expect.poll(async () => (await logged(id)).log.length, wait).toBe(2)
  })

  test('a test arrives, also while the webhook is paused', async () => {
    const { receiver, id } = await listen(['order.placed'])
    await site.post(`${PATH}/${id}/pause`, {}, owner)
    await place()
    expect((await site.post(`${PATH}/${id}/test`, {}, owner)).status).toBe(204)
    await expectTypes(receiver, ['webhook.test'])
    expect(await log(id)).toMatchObject([{ type: 'webhook.test' }, { state: 'waiting', attempts: 0 }])
    const [, waiting] = await log(id)
    const again = await site.post(`${PATH}/${id}/deliveries/${waiting?._id}/again`, {}, owner)
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('Resume it') } })
  })

  test('names no next try while the webhook is paused', async () => {
    const { receiver, id } = await listen(['order.placed'], answerStatus(500))
    await place()
    const nextTry = '2026-01-07T19:00:05.000Z'
    await expect.poll(() => log(id), wait).toMatchObject([{ attempts: 1, nextTry }])
    await site.post(`${PATH}/${id}/pause`, {}, owner)
    expect(await log(id)).toMatchObject([{ state: 'waiting', nextTry: null }])
    expect(await logged(id)).toMatchObject({ state: 'waiting', nextTry: null })
    // A test is sent even so.
    await site.post(`${PATH}/${id}/test`, {}, owner)
    await expectTypes(receiver, ['order.placed', 'webhook.test'])
    await expect.poll(async () => (await log(id))[0], wait).toMatchObject({ attempts: 1, nextTry })
  })

  test('is emptied after 30 days, and goes with its webhook', async () => {
    const { id } = await listen(['order.placed'])
    await place()
    await expect.poll(async () => (await log(id))[0]?.state, wait).toBe('delivered')
    const clear = () => chores['delete-old-webhook-messages']?.(site.deps, site.deps.clock.now())
    await later(29 * 86_400)
    await clear()
    expect(await log(id)).toHaveLength(1)
    await later(2 * 86_400)
    await clear()
    expect(await log(id)).toHaveLength(0)
    await place()
    await site.send('DELETE', `${PATH}/${id}`, undefined, owner)
    expect(await site.db.$count(webhookDeliveries)).toBe(0)
    expect((await site.get(`${PATH}/${id}/deliveries`, owner)).status).toBe(404)
  })
})

test('two processes deliver everything in order, one at a time for each order', async () => {
  const { receiver, id } = await listen(['order.placed', 'order.accepted', 'order.cancelled'])
  const open = new Map<unknown, number>()
  const overlaps: unknown[] = []
  receiver.answerWith((response, { body }) => {
    const about = body.data._id
    if ((open.get(about) ?? 0) > 0) overlaps.push(about)
    open.set(about, (open.get(about) ?? 0) + 1)
    setTimeout(() => {
      open.set(about, (open.get(about) ?? 0) - 1)
      response.end()
    }, 15)
  })
  const other = await site.openJobs()
  try {
    await startWebhookJobs(other, { ...site.deps, mailer })
    const orderIds = []
    for (let index = 0; index < 8; index += 1) {
      const { _id } = await place()
      orderIds.push(_id)
      await step(_id, 'placed', 'accepted')
      await step(_id, 'accepted', 'cancelled')
    }
    await expect.poll(async () => (await list())[0]?.waiting, wait).toBe(0)
    for (const orderId of orderIds) {
      const told = receiver.received.filter(({ body }) => body.data._id === orderId)
      expect(told.map(({ body }) => body.type)).toEqual(['order.placed', 'order.accepted', 'order.cancelled'])
    }
    expect(overlaps).toEqual([])
    expect((await log(id)).every(({ attempts }) => attempts === 1)).toBe(true)
  } finally {
    await other.stop()
  }
})

test.skipIf(inject('database').kind === 'pglite')(
  'what happens while a job gives its lease back is sent by the next one',
  async () => {
    const { receiver, id } = await listen(['order.placed'])
    const ofEndpoint = eq(webhookEndpoints.id, id)
    const leasedUntil = new Date(site.deps.clock.nowMs() + 60_000)
    await site.db.update(webhookEndpoints).set({ leasedBy: 'another job', leasedUntil }).where(ofEndpoint)
    const other = await site.openDedicatedConnection()
    try {
      await other.db.transaction(async (tx) => {
        await tx.select().from(webhookEndpoints).where(ofEndpoint).for('no key update')
        // It has looked, and found nothing; an order does not wait for it.
        await place()
        const isNumbered = async () => (await site.db.select().from(webhookMessages))[0]?.number != null
        await expect.poll(isNumbered, wait).toBe(true)
        await pause(300)
        await tx.update(webhookEndpoints).set({ leasedBy: null, leasedUntil: null }).where(ofEndpoint)
      })
    } finally {
      await other.close()
    }
    await expectTypes(receiver, ['order.placed'])
    expect((await log(id))[0]?.type).toBe('order.placed')
  },
)

test('what a lost job has left is sent within the hour', async () => {
  const { receiver, id } = await listen(['order.placed'], answerStatus(500))
  await place()
  await expect.poll(async () => (await log(id))[0]?.attempts, wait).toBe(1)
  receiver.answerWith(answerStatus(200))
  // The process that had it is gone, and has left its lease.
  const longAgo = new Date(site.deps.clock.nowMs() - 1)
  await site.db
    .update(webhookEndpoints)
    .set({ leasedBy: 'a killed job', leasedUntil: longAgo })
    .where(eq(webhookEndpoints.id, id))
  jump(60)
  await chores['send-forgotten-webhooks']?.(site.deps, site.deps.clock.now())
  await expect.poll(async () => (await log(id))[0]?.state, wait).toBe('delivered')
})

test('there are at most ten', async () => {
  for (let index = 0; index < 10; index += 1) await add(`https://till${index}.example.com`, ['order.placed'])
  const wanted = { url: 'https://till.example.com', types: ['order.placed'] }
  expect((await site.post(PATH, wanted, owner)).status).toBe(409)
})
