import type {
  ErrorBody,
  Order,
  Printer,
  PrinterWithAddress,
  SavePrinterInput,
  TakenTicket,
  Ticket,
} from '@tiffin/contract'
import { allSampleSettings } from '@tiffin/restaurant/sample'
import { count, eq, isNotNull, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { type Database, rowsOf } from '../../db/database.ts'
import { auditLog, events, orders, tickets } from '../../db/schema/index.ts'
import { followUpPrinting, prepareTickets, startPrintJobs } from './print-jobs.ts'
import { findPrintedOrder } from './ticket-queries.ts'
import { describeTicket, RULE, type TicketLine } from './ticket-text.ts'

const site = useTestApp()
let owner: Record<string, string>

beforeAll(() => startPrintJobs(site.jobs, site.deps))
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const save = (setup: Partial<SavePrinterInput>) =>
  site.post<PrinterWithAddress & ErrorBody>('/api/admin/printers', setup, owner)
const printers = async () => (await site.get<Printer[]>('/api/admin/printers', owner)).body
const ledger = async (query = '') => (await site.get<Ticket[]>(`/api/admin/tickets${query}`, owner)).body

interface Asked {
  jobReady: boolean
  mediaTypes?: string[]
  jobToken?: string
}

/** What a printer does, at an address that the site has given out. */
function printerAt(address: string) {
  const path = new URL(address).pathname
  const jobUrl = (jobToken: string, rest = '') =>
    `${path}?uid=1&mac=00:11:62:00:00:01&type=image/png&token=${jobToken}${rest}`
  return {
    poll: async (statusCode = '200%20OK', more = {}) =>
      (await site.post<Asked>(path, { printerMAC: '00:11:62:00:00:01', statusCode, ...more })).body,
    fetch: (jobToken: string) => site.app.inject({ method: 'GET', url: jobUrl(jobToken) }),
    report: (jobToken: string, code = '200%20OK') =>
      site.app.inject({ method: 'DELETE', url: jobUrl(jobToken, `&code=${code}`) }),
    /** Polls, fetches and reports; the token of what was printed. */
    async print() {
      const { jobToken } = await this.poll()
      if (jobToken === undefined) return null
      await this.fetch(jobToken)
      await this.report(jobToken)
      return jobToken
    },
  }
}

async function connect(setup: Partial<SavePrinterInput> = { name: 'Kitchen', stations: ['fry', 'tandoor'] }) {
  const { body } = await save(setup)
  return { id: body.printer._id, ...printerAt(body.address) }
}

const basket = [{ slug: 'samosa', quantity: 2 }, { slug: 'garlic-naan' }]
const place = async () => (await site.post<Order>('/api/orders', orderOf(basket))).body
const move = (id: string, from: string, to: string) =>
  site.post(`/api/admin/orders/${id}/status`, { from, to, reason: 'The oven is broken.' }, owner)

/** An accepted order, whose tickets have been made. */
async function accepted(howMany = 2) {
  const order = await place()
  await move(order._id, 'placed', 'accepted')
  await expect.poll(() => countTickets(order._id), { timeout: 20_000 }).toBe(howMany)
  return order
}

async function countTickets(orderId: string) {
  const [row] = await site.db.select({ n: count() }).from(tickets).where(eq(tickets.orderId, orderId))
  return row?.n
}

/** The connections that wait for a lock. */
async function waitingBeside(tx: Database) {
  // Within a transaction Postgres remembers which connections there were.
  await tx.execute(sql`select pg_stat_clear_snapshot()`)
  return rowsOf(
    tx,
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
}

const stateOf = async (id: string) => {
  const [row] = await site.db.select().from(tickets).where(eq(tickets.id, id))
  return row && [row.state, row.isDuplicate, row.result]
}

const atSecond = (seconds: number) =>
  site.setTime(Temporal.Instant.from('2026-01-07T19:00:00Z').add({ seconds }).toString())

describe('a printer', () => {
  test('gets an address that is shown once, and asks there', async () => {
    const { status, body } = await save({ name: 'Kitchen', stations: ['fry'] })
    expect([status, body.printer.name, body.printer.lastPolledAt]).toEqual([201, 'Kitchen', null])
    expect(body.address).toMatch(/\/cloudprnt\/[0-9a-f]{32}$/)
    expect(JSON.stringify(await printers())).not.toContain('cloudprnt')
    expect(await printerAt(body.address).poll()).toEqual({ jobReady: false })
    expect(await printers()).toMatchObject([
      { status: '200 OK', lastPolledAt: '2026-01-07T19:00:00.000Z', isSilent: false },
    ])
  })

  test.each([
    ['POST', '/cloudprnt/45c48cce2e2d7fbdea1afc51c7c6ad26'],
    ['GET', '/cloudprnt/45c48cce2e2d7fbdea1afc51c7c6ad26?token=1'],
    ['DELETE', '/cloudprnt/45c48cce2e2d7fbdea1afc51c7c6ad26?token=1&code=200%20OK'],
  ] as const)('%s at an address that nobody gave out is refused', async (method, url) => {
    expect((await site.app.inject({ method, url })).statusCode).toBe(404)
  })

  test.each([
    '',
    'hello',
    '[]',
    '{"statusCode":7}',
    '{"statusCode":"%E0%A4%A"}',
    '{"statusCode":"200%00OK"}',
    '"text"',
  ])('that sends %j is answered', async (payload) => {
    const { body } = await save({ name: 'Kitchen' })
    const answer = await site.app.inject({ method: 'POST', url: new URL(body.address).pathname, payload })
    expect(answer.statusCode).toBe(200)
  })

  test.each([
    ['GET', '?token=%00', 404],
    ['GET', '?token=a&token=b', 404],
    ['GET', '', 404],
    ['DELETE', '?token=%00&code=200%20OK', 200],
    ['DELETE', '?token=a&token=b&code=200&code=%00', 200],
    ['DELETE', '', 200],
  ] as const)('that names no ticket is answered: %s %s', async (method, query, status) => {
    const { body } = await save({ name: 'Kitchen' })
    const answer = await site.app.inject({ method, url: new URL(body.address).pathname + query })
    expect(answer.statusCode).toBe(status)
  })

  test('is out of reach after two minutes without asking', async () => {
    const { poll } = await connect()
    await poll()
    atSecond(120)
    expect((await printers())[0]?.isSilent).toBe(false)
    atSecond(121)
    expect((await printers())[0]?.isSilent).toBe(true)
  })

  test('with a new address no longer listens at the old one', async () => {
    const { id, poll } = await connect()
    const { body } = await site.post<PrinterWithAddress>(`/api/admin/printers/${id}/address`, {}, owner)
    expect(await poll()).toMatchObject({ code: 'NOT_FOUND' })
    expect(await printerAt(body.address).poll()).toEqual({ jobReady: false })
  })

  test('shares no station, name or counter with another one', async () => {
    await connect({ name: 'Kitchen', stations: ['fry'], isCounter: true })
    const { status, body } = await save({
      name: 'kitchen',
      stations: ['fry', 'grill'],
      isCounter: true,
      standInId: 'x',
    })
    expect(status).toBe(409)
    expect(body.issues).toEqual([
      { path: 'name', message: 'There is already a printer called kitchen' },
      { path: 'standInId', message: 'There is no such printer' },
      { path: 'isCounter', message: 'Kitchen prints the counter’s tickets already' },
      { path: 'stations', message: 'Kitchen prints the tickets of Fryer already' },
      { path: 'stations', message: 'There is no such station' },
    ])
  })

  test('gets a station once, even if two people give it away at once', async () => {
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => save({ name, stations: ['tawa'] })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  test('is changed and removed, which the log shows without its address', async () => {
    const { id } = await connect()
    const changed = await site.send<Printer>(
      'PUT',
      `/api/admin/printers/${id}`,
      { isCounter: true, version: 1 },
      owner,
    )
    expect(changed.body).toMatchObject({
      name: 'Kitchen',
      stations: ['fry', 'tandoor'],
      isCounter: true,
      version: 2,
    })
    const outdated = await site.send('PUT', `/api/admin/printers/${id}`, { name: 'Pass', version: 1 }, owner)
    expect(outdated.status).toBe(409)
    expect((await site.send('DELETE', `/api/admin/printers/${id}`, undefined, owner)).status).toBe(204)
    const entries = await site.db.select().from(auditLog).orderBy(auditLog.at)
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'change printer',
      'create printer',
      'delete printer',
    ])
    expect(JSON.stringify(entries)).not.toMatch(/cloudprnt|token/i)
  })
})

describe('the tickets of an order', () => {
  test('are one for each station that has something to do, and one for the counter', async () => {
    await connect({ name: 'Hot', stations: ['fry', 'tandoor', 'curry'] })
    await connect({ name: 'Pass', isCounter: true })
    await accepted(3)
    const made = (await ledger()).map(({ station, printer, state }) => `${printer}: ${station}, ${state}`)
    expect(new Set(made)).toEqual(
      new Set(['Hot: fry, waiting', 'Hot: tandoor, waiting', 'Pass: null, waiting']),
    )
  })

  test('are made at once where orders are accepted as they are placed', async () => {
    const kitchen = await connect({ name: 'Kitchen', stations: ['fry'] })
    const alerts = { ...allSampleSettings.alerts, acceptsOrders: true }
    await site.send('PUT', '/api/admin/settings', { alerts }, owner)
    const { _id } = await place()
    await expect.poll(() => countTickets(_id), { timeout: 20_000 }).toBe(1)
    expect(await kitchen.print()).not.toBeNull()
  })

  test('are printed once each, as pictures as wide as the paper', async () => {
    const kitchen = await connect()
    await accepted()
    const { jobReady, mediaTypes, jobToken = '' } = await kitchen.poll()
    expect([jobReady, mediaTypes]).toEqual([true, ['image/png']])
    const { headers, rawPayload } = await kitchen.fetch(jobToken)
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-star-cut': 'full; feed=true' })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 576 })
    await kitchen.report(jobToken)
    expect(await stateOf(jobToken)).toEqual(['printed', false, '200 OK'])
    expect(await kitchen.print()).not.toBeNull()
    expect(await kitchen.print()).toBeNull()
  })

  test('are made once, even if the job runs again', async () => {
    await connect()
    const { _id: orderId } = await accepted()
    await Promise.all(
      [1, 2, 3].map(() => prepareTickets(site.deps, { orderId, event: 1, occasion: 'accepted' })),
    )
    expect(await countTickets(orderId)).toBe(2)
  })

  test('stay when accepting was undone and repeated before the undo was heard of', async () => {
    await connect()
    const { _id: orderId } = await accepted()
    await prepareTickets(site.deps, { orderId, event: 2, occasion: 'undone' })
    expect(await countTickets(orderId)).toBe(2)
  })

  test('are not made for an order that was cancelled meanwhile', async () => {
    await connect()
    const { _id: orderId } = await place()
    await site.db
      .update(orders)
      .set({ status: 'cancelled', cancelReason: 'No' })
      .where(eq(orders.id, orderId))
    await prepareTickets(site.deps, { orderId, event: 1, occasion: 'accepted' })
    expect(await countTickets(orderId)).toBe(0)
  })

  test('are taken back with a cancellation; who has one on paper gets another that says so', async () => {
    const kitchen = await connect()
    const order = await accepted()
    const printed = await kitchen.print()
    await move(order._id, 'accepted', 'cancelled')
    await expect
      .poll(async () => (await ledger()).some(({ kind }) => kind === 'cancellation'), { timeout: 20_000 })
      .toBe(true)
    const rows = await site.db.select().from(tickets).where(eq(tickets.orderId, order._id))
    const first = rows.find(({ id }) => id === printed)
    expect(new Set(rows.map(({ kind, station, state }) => `${kind}, ${station}, ${state}`))).toEqual(
      new Set([`order, ${first?.station}, printed`, `cancellation, ${first?.station}, waiting`]),
    )
    expect(await kitchen.print()).not.toBeNull()
    expect(await kitchen.print()).toBeNull()
  })

  test('that were fetched but not confirmed when the order was cancelled do not come out again', async () => {
    const kitchen = await connect({ name: 'Kitchen', stations: ['fry'] })
    const order = await accepted(1)
    const { jobToken = '' } = await kitchen.poll()
    await kitchen.fetch(jobToken)
    await move(order._id, 'accepted', 'cancelled')
    await expect.poll(() => countTickets(order._id), { timeout: 20_000 }).toBe(2)
    expect(await stateOf(jobToken)).toEqual(['failed', false, 'Order cancelled'])
    atSecond(61)
    expect(await kitchen.print()).not.toBe(jobToken)
    await kitchen.report(jobToken)
    expect(await stateOf(jobToken)).toEqual(['printed', false, '200 OK'])
  })

  test('are not printed any more once the order has been picked up', async () => {
    const kitchen = await connect({ name: 'Kitchen', stations: ['fry'] })
    const order = await accepted(1)
    await move(order._id, 'accepted', 'preparing')
    await move(order._id, 'preparing', 'ready')
    await move(order._id, 'ready', 'completed')
    await expect.poll(async () => (await ledger())[0]?.result, { timeout: 20_000 }).toBe('Order completed')
    expect(await kitchen.print()).toBeNull()
  })

  test('are followed by a change ticket when the time is moved', async () => {
    const kitchen = await connect({ name: 'Kitchen', stations: ['fry'] })
    const order = await accepted(1)
    await kitchen.print()
    const pickupAt = Temporal.Instant.from(order.fulfillment.pickupAt).add({ minutes: 10 }).toString()
    const moved = await site.post(
      `/api/admin/orders/${order._id}/pickup`,
      { pickupAt, reason: 'Busy' },
      owner,
    )
    expect(moved.status).toBe(200)
    await expect.poll(() => countTickets(order._id), { timeout: 20_000 }).toBe(2)
    expect(await kitchen.print()).not.toBeNull()
    const ticket = (await ledger()).find(({ kind }) => kind === 'change')
    expect(ticket).toMatchObject({ state: 'printed', station: 'fry', order: { number: order.number } })
  })

  test('are not even thought of while there is no printer', async () => {
    const order = await place()
    const event = {
      id: order._id,
      number: order.number,
      status: 'accepted',
      change: 'status',
      createdAt: new Date(),
      pickupAt: new Date(),
    } as const
    const follow = () => site.db.transaction((tx) => followUpPrinting(tx, event))
    expect(await follow()).toEqual([])
    await connect()
    expect(await follow()).toMatchObject([{ data: { orderId: order._id, occasion: 'accepted' } }])
  })
})

describe('a printer that drops, repeats and dies', () => {
  test('after asking: gets the same ticket offered again, without a mark', async () => {
    const kitchen = await connect()
    await accepted()
    const { jobToken = '' } = await kitchen.poll()
    expect((await kitchen.poll()).jobToken).toBe(jobToken)
    expect(await stateOf(jobToken)).toEqual(['waiting', false, null])
  })

  test('while fetching: may fetch again, and gets one of two pictures marked', async () => {
    const kitchen = await connect()
    await accepted()
    const { jobToken = '' } = await kitchen.poll()
    const [first, second] = await Promise.all([kitchen.fetch(jobToken), kitchen.fetch(jobToken)])
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(first.rawPayload.equals(second.rawPayload)).toBe(false)
    expect(await stateOf(jobToken)).toEqual(['fetched', true, null])
  })

  test('after fetching: gets it again after a minute, marked; another ticket comes first', async () => {
    const kitchen = await connect()
    await accepted()
    const { jobToken = '' } = await kitchen.poll()
    const { rawPayload: unmarked } = await kitchen.fetch(jobToken)
    atSecond(60)
    const other = await kitchen.print()
    expect(other).not.toBe(jobToken)
    expect(await kitchen.print()).toBeNull()
    atSecond(61)
    expect((await kitchen.poll()).jobToken).toBe(jobToken)
    const { rawPayload: marked } = await kitchen.fetch(jobToken)
    expect(marked.equals(unmarked)).toBe(false)
    await kitchen.report(jobToken)
    expect(await stateOf(jobToken)).toEqual(['printed', true, '200 OK'])
  })

  test('after printing: cannot fetch it again, and may report it again', async () => {
    const kitchen = await connect()
    await accepted()
    const jobToken = (await kitchen.print()) ?? ''
    expect((await kitchen.fetch(jobToken)).statusCode).toBe(404)
    expect((await kitchen.report(jobToken, '520%20Download%20failed')).statusCode).toBe(200)
    expect(await stateOf(jobToken)).toEqual(['printed', false, '200 OK'])
  })

  test('reports late: a ticket that is being offered again is printed, and not offered any more', async () => {
    const kitchen = await connect({ name: 'Kitchen', stations: ['fry'] })
    await accepted(1)
    const { jobToken = '' } = await kitchen.poll()
    await kitchen.fetch(jobToken)
    atSecond(61)
    await kitchen.poll()
    await kitchen.report(jobToken)
    expect(await kitchen.poll()).toEqual({ jobReady: false })
  })

  test('without paper: is offered nothing until it has some, and then the ticket, marked', async () => {
    const kitchen = await connect({ name: 'Kitchen', stations: ['fry'] })
    await accepted(1)
    const { jobToken = '' } = await kitchen.poll()
    await kitchen.fetch(jobToken)
    await kitchen.report(jobToken, '410%20Paper%20Out')
    expect(await kitchen.poll('410%20Paper%20Out')).toEqual({ jobReady: false })
    expect((await printers())[0]).toMatchObject({ status: '410 Paper Out', waiting: 1 })
    expect(await kitchen.print()).toBe(jobToken)
    expect(await stateOf(jobToken)).toEqual(['printed', true, '200 OK'])
  })

  test('that cannot print a ticket at all: it is given up, and can be printed once more', async () => {
    const kitchen = await connect({ name: 'Kitchen', stations: ['fry'] })
    await accepted(1)
    let token = ''
    for (let attempt = 0; attempt < 5; attempt += 1) {
      token = (await kitchen.poll()).jobToken ?? ''
      await kitchen.fetch(token)
      await kitchen.report(token, '511%20Media%20Decoding%20Error')
    }
    expect(await kitchen.poll()).toEqual({ jobReady: false })
    expect(await stateOf(token)).toEqual(['failed', true, '511 Media Decoding Error'])
    const again = await site.post<Ticket>(`/api/admin/tickets/${token}/again`, {}, owner)
    expect([again.status, again.body.isDuplicate]).toEqual([201, true])
    expect(await kitchen.print()).toBe(again.body._id)
  })

  test('asks while it is being changed: it gets its answer, and the change is made', async ({ skip }) => {
    skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
    const kitchen = await connect()
    const { changing, polling } = await site.db.transaction(async (tx) => {
      const listWaiting = () => waitingBeside(tx)
      await tx.execute(sql`select 1 from printers for update`)
      const change = site.send(
        'PUT',
        `/api/admin/printers/${kitchen.id}`,
        { name: 'Oven', version: 1 },
        owner,
      )
      await expect.poll(listWaiting, { timeout: 10_000 }).toHaveLength(1)
      const poll = kitchen.poll()
      await expect.poll(listWaiting, { timeout: 10_000 }).toHaveLength(2)
      return { changing: change, polling: poll }
    })
    expect([(await changing).status, await polling]).toEqual([200, { jobReady: false }])
  })

  test('fetches a ticket while its order is being changed: it waits, and prints the order as it is then', async ({
    skip,
  }) => {
    skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
    const kitchen = await connect({ name: 'Kitchen', stations: ['fry'] })
    const { _id } = await accepted(1)
    const { jobToken = '' } = await kitchen.poll()
    const { fetching } = await site.db.transaction(async (tx) => {
      await tx.update(orders).set({ revision: 7 }).where(eq(orders.id, _id))
      const fetched = kitchen.fetch(jobToken)
      await expect.poll(() => waitingBeside(tx), { timeout: 10_000 }).toHaveLength(1)
      return { fetching: fetched }
    })
    expect((await fetching).statusCode).toBe(200)
    const [ticket] = await site.db.select().from(tickets).where(eq(tickets.id, jobToken))
    expect(ticket).toMatchObject({ state: 'fetched', revision: 7 })
  })

  test('is printing: is offered nothing', async () => {
    const kitchen = await connect()
    await accepted()
    expect(await kitchen.poll('200%20OK', { printingInProgress: true })).toEqual({ jobReady: false })
  })

  test('two boards at once: each ticket comes out on one of them', async () => {
    const { id } = await connect()
    await accepted()
    await accepted()
    const take = async () =>
      (await site.post<TakenTicket>(`/api/admin/printers/${id}/next`, {}, owner)).body.ticket?._id
    const taken = (await Promise.all(Array.from({ length: 8 }, take))).filter((each) => each !== undefined)
    for (let next = await take(); next !== undefined; next = await take()) taken.push(next)
    expect([taken.length, new Set(taken).size]).toEqual([4, 4])
  })

  test('two processes at once: a ticket is offered, fetched and printed once', async () => {
    const kitchen = await connect({ name: 'Kitchen', stations: ['fry'] })
    await accepted(1)
    const tokens = await Promise.all([1, 2, 3].map(() => kitchen.poll()))
    expect(new Set(tokens.flatMap(({ jobToken }) => jobToken ?? [])).size).toBe(1)
  })
})

test.each(['200%20OK', '410%20Paper%20Out', '510%20Unsupported'])(
  'a printer cannot report on the ticket of another one: %s',
  async (code) => {
    const kitchen = await connect()
    const desk = await connect({ name: 'Desk' })
    await accepted(2)
    const { jobToken = '' } = await kitchen.poll()
    await kitchen.fetch(jobToken)
    await desk.report(jobToken, code)
    expect(await stateOf(jobToken)).toEqual(['fetched', false, null])
    await kitchen.report(jobToken)
    expect(await stateOf(jobToken)).toEqual(['printed', false, '200 OK'])
  },
)

describe('a stand-in', () => {
  async function pair() {
    const standIn = await connect({ name: 'Pass', isCounter: true })
    const kitchen = await connect({ name: 'Kitchen', stations: ['fry'], standInId: standIn.id })
    return { standIn, kitchen }
  }

  /** The kitchen's printer has fetched its ticket, and is silent since. */
  async function pairWithFetched() {
    const { standIn, kitchen } = await pair()
    await accepted(2)
    await standIn.print()
    const { jobToken = '' } = await kitchen.poll()
    await kitchen.fetch(jobToken)
    atSecond(121)
    return { standIn, kitchen, jobToken }
  }

  test('prints what waits for a printer out of reach, but not before', async () => {
    const { standIn, kitchen } = await pair()
    await kitchen.poll()
    await accepted(2)
    await standIn.print()
    expect(await standIn.print()).toBeNull()
    atSecond(121)
    const taken = await standIn.print()
    expect(await stateOf(taken ?? '')).toEqual(['printed', false, '200 OK'])
    expect((await ledger()).map(({ printer }) => printer)).toEqual(['Pass', 'Pass'])
    expect(await kitchen.print()).toBeNull()
  })

  test('marks what the other one has fetched', async () => {
    const { standIn, kitchen, jobToken } = await pairWithFetched()
    expect(await standIn.print()).toBe(jobToken)
    expect(await stateOf(jobToken)).toEqual(['printed', true, '200 OK'])
    expect((await kitchen.fetch(jobToken)).statusCode).toBe(404)
  })

  test('leaves the ticket to the other one, which reports late that it was printed', async () => {
    const { standIn, kitchen, jobToken } = await pairWithFetched()
    expect((await standIn.poll()).jobToken).toBe(jobToken)
    await kitchen.report(jobToken)
    expect(await stateOf(jobToken)).toEqual(['printed', true, '200 OK'])
  })

  test('inherits a ticket that is printed again with its mark', async () => {
    const { standIn, kitchen } = await pair()
    await accepted(2)
    const printed = await kitchen.print()
    expect((await site.post(`/api/admin/tickets/${printed}/again`, {}, owner)).status).toBe(201)
    await site.send('DELETE', `/api/admin/printers/${kitchen.id}`, undefined, owner)
    const states = [await standIn.print(), await standIn.print()].map((token) => stateOf(token ?? ''))
    const marks = (await Promise.all(states)).map((state) => state?.[1])
    expect(new Set(marks)).toEqual(new Set([true, false]))
  })

  test('inherits from a printer that is removed; without one the tickets are given up', async () => {
    const { standIn, kitchen } = await pair()
    await accepted(2)
    await site.send('DELETE', `/api/admin/printers/${kitchen.id}`, undefined, owner)
    await standIn.print()
    expect(await standIn.print()).not.toBeNull()
    await accepted(1)
    await site.send('DELETE', `/api/admin/printers/${standIn.id}`, undefined, owner)
    expect((await ledger('?state=failed')).map(({ result, printer }) => [result, printer])).toEqual([
      ['Printer removed', null],
    ])
  })
})

test('a test print comes out at the next poll, in every script', async () => {
  const { id, poll, fetch, report } = await connect({ name: 'Kitchen', paper: '58mm' })
  const { status } = await site.post(`/api/admin/printers/${id}/test`, {}, owner)
  expect(status).toBe(201)
  const { jobToken = '' } = await poll()
  const { rawPayload } = await fetch(jobToken)
  expect((await sharp(rawPayload).metadata()).width).toBe(384)
  await report(jobToken)
  expect((await ledger())[0]).toMatchObject({ kind: 'test', order: null, state: 'printed' })
})

test('a board prints in the place of a printer, with the same ledger', async () => {
  const { id } = await connect({ name: 'Kitchen', stations: ['fry'] })
  await accepted(1)
  const take = async () =>
    (await site.post<TakenTicket>(`/api/admin/printers/${id}/next`, {}, owner)).body.ticket
  const first = await take()
  expect(first?.picture).toMatchObject({ mediaType: 'image/png', paper: '80mm' })
  expect(await take()).toBeNull()
  atSecond(61)
  const again = await take()
  expect([again?._id, again?.picture.base64 === first?.picture.base64]).toEqual([first?._id, false])
  expect((await site.post(`/api/admin/tickets/${first?._id}/printed`, {}, owner)).status).toBe(200)
  expect(await stateOf(first?._id ?? '')).toEqual(['printed', true, '200 Printed from the board'])
  expect(await take()).toBeNull()
  expect((await site.post('/api/admin/tickets/nothing/printed', {}, owner)).status).toBe(404)
})

test('the picture of a ticket is the printer’s, for any browser', async () => {
  const order = await place()
  const { status, body } = await site.get<{ base64: string; paper: string }>(
    `/api/admin/orders/${order._id}/ticket?station=fry`,
    owner,
  )
  expect([status, body.paper]).toEqual([200, '80mm'])
  expect((await sharp(Buffer.from(body.base64, 'base64')).metadata()).width).toBe(576)
  expect((await site.get(`/api/admin/orders/nothing/ticket`, owner)).status).toBe(404)
  const broken = await site.get<ErrorBody>(`/api/admin/orders/${order._id}/ticket?station=%01`, owner)
  expect([broken.status, broken.body.issues?.[0]?.path]).toEqual([400, 'station'])
})

describe('an order whose lines change', () => {
  const change = (id: string, revision: number, items: object[], more = {}) =>
    site.post<Order & ErrorBody>(`/api/admin/orders/${id}/lines`, { revision, items, ...more }, owner)
  const kinds = async (id: string) =>
    (await site.db.select().from(tickets).where(eq(tickets.orderId, id)))
      .map(({ kind, station, revision, revisionBefore }) => [kind, station, revisionBefore, revision])
      .toSorted((a, b) => String(a).localeCompare(String(b)))

  test('prints what has changed, for the stations that are affected and have the order on paper', async () => {
    const kitchen = await connect()
    const { _id } = await accepted()
    await kitchen.print()
    await kitchen.print()
    await change(_id, 0, [{ line: 0, quantity: 3 }, { line: 1 }])
    await expect.poll(() => countTickets(_id), { timeout: 20_000 }).toBe(3)
    expect((await kinds(_id)).filter(([kind]) => kind === 'lines')).toEqual([['lines', 'fry', 0, 1]])
    const shown = await site.db.select().from(tickets).where(eq(tickets.kind, 'lines'))
    const found = await findPrintedOrder(site.db, _id, shown[0])
    const text = (lines: TicketLine[]) => lines.flatMap((line) => (line === RULE ? [] : line.text))
    const region = allSampleSettings.region
    const printed = text(
      describeTicket({ kind: 'lines', station: 'fry', isDuplicate: false }, found, {
        printerName: '',
        region,
      }),
    )
    expect(printed.slice(printed.indexOf('ADD'))).toEqual(['ADD', '1 × Samosa'])
    expect(printed).toContain('ORDER CHANGED')
    expect(await kitchen.print()).toBe(shown[0]?.id)
  })

  test('only in its extras prints them for the counter, and nothing for a station', async () => {
    const printer = await connect({ name: 'Front', stations: ['fry'], isCounter: true })
    const { _id } = await accepted()
    await printer.print()
    await printer.print()
    await change(_id, 0, [{ line: 0 }, { line: 1 }], { extras: [{ id: 'cutlery', quantity: 2 }] })
    await expect.poll(() => countTickets(_id), { timeout: 20_000 }).toBe(3)
    expect((await kinds(_id)).filter(([kind]) => kind === 'lines')).toEqual([['lines', '', 0, 1]])
    expect(await printer.print()).not.toBeNull()
  })

  test('that is not on paper yet is printed as it is now, once', async () => {
    const kitchen = await connect()
    const { _id } = await accepted()
    await change(_id, 0, [{ line: 0, quantity: 1 }, { line: 1 }])
    await expect.poll(() => site.db.$count(events, isNotNull(events.followUps)), { timeout: 20_000 }).toBe(0)
    await prepareTickets(site.deps, { orderId: _id, event: 0, occasion: 'changed' })
    expect((await kinds(_id)).map(([kind]) => kind)).toEqual(['order', 'order'])
    await kitchen.print()
    await kitchen.print()
    expect((await kinds(_id)).map(([, , , revision]) => revision)).toEqual([1, 1])
    // The job of an earlier change that comes late has nothing to add.
    await prepareTickets(site.deps, { orderId: _id, event: 0, occasion: 'changed' })
    expect(await countTickets(_id)).toBe(2)
  })

  test('and is undone prints the opposite only if the change was printed', async () => {
    const kitchen = await connect()
    const { _id } = await accepted()
    await kitchen.print()
    await kitchen.print()
    await change(_id, 0, [{ line: 0, quantity: 5 }, { line: 1 }])
    await expect.poll(() => countTickets(_id), { timeout: 20_000 }).toBe(3)
    await site.post(`/api/admin/orders/${_id}/lines/undo`, { revision: 1 }, owner)
    await expect.poll(() => countTickets(_id), { timeout: 20_000 }).toBe(4)
    expect((await kinds(_id)).filter(([kind]) => kind === 'lines')).toEqual([
      ['lines', 'fry', 0, 1],
      ['lines', 'fry', 1, 2],
    ])
  })

  test('that is drawn once more shows the change itself, and no change ticket follows', async () => {
    const kitchen = await connect({ name: 'Kitchen', stations: ['fry'] })
    const { _id } = await accepted(1)
    const { jobToken = '' } = await kitchen.poll()
    await kitchen.fetch(jobToken)
    await change(_id, 0, [{ line: 0, quantity: 3 }, { line: 1 }])
    await expect.poll(() => countTickets(_id), { timeout: 20_000 }).toBe(2)
    // No answer from the printer: it gets the ticket again.
    atSecond(120)
    expect(await kitchen.print()).toBe(jobToken)
    expect(await kinds(_id)).toEqual([['order', 'fry', null, 1]])
    expect(await kitchen.print()).toBeNull()
  })

  test('that is over has no change tickets for what changed before', async () => {
    const kitchen = await connect({ name: 'Kitchen', stations: ['fry', 'tandoor', 'curry'] })
    const { _id } = await accepted()
    await kitchen.print()
    await kitchen.print()
    await site.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, _id))
    await prepareTickets(site.deps, { orderId: _id, event: 0, occasion: 'changed' })
    expect(await countTickets(_id)).toBe(2)
  })

  describe('so that a station has nothing left of it', () => {
    async function emptied() {
      const kitchen = await connect()
      const order = await accepted()
      await kitchen.print()
      await kitchen.print()
      await change(order._id, 0, [{ line: 0 }])
      await expect.poll(() => countTickets(order._id), { timeout: 20_000 }).toBe(3)
      return { kitchen, order }
    }
    const followUps = async (id: string) =>
      (await kinds(id)).map(([kind, station]) => [kind, station]).filter(([kind]) => kind !== 'order')
    const toldThatDishIsGone = ['lines', 'tandoor']

    test('prints no new time and no cancellation there', async () => {
      const { kitchen, order } = await emptied()
      await kitchen.print()
      const pickupAt = Temporal.Instant.from(order.fulfillment.pickupAt).add({ minutes: 10 }).toString()
      await site.post(`/api/admin/orders/${order._id}/pickup`, { pickupAt, reason: 'Busy' }, owner)
      await expect.poll(() => followUps(order._id), { timeout: 20_000 }).toContainEqual(['change', 'fry'])
      expect(await followUps(order._id)).toEqual([['change', 'fry'], toldThatDishIsGone])
      await kitchen.print()
      await move(order._id, 'accepted', 'cancelled')
      await expect
        .poll(() => followUps(order._id), { timeout: 20_000 })
        .toEqual([['cancellation', 'fry'], ['change', 'fry'], toldThatDishIsGone])
    })

    test('prints a cancellation there if it has not read that its dish is gone', async () => {
      const { order } = await emptied()
      await move(order._id, 'accepted', 'cancelled')
      await expect
        .poll(() => followUps(order._id), { timeout: 20_000 })
        .toEqual([
          ['cancellation', 'fry'],
          ['cancellation', 'tandoor'],
        ])
    })
  })

  test('with a dish of another station gives that one the order’s ticket; an allergy reaches all', async () => {
    const kitchen = await connect({ name: 'Kitchen', stations: ['fry', 'tandoor', 'curry'] })
    const { _id } = await accepted()
    await kitchen.print()
    await kitchen.print()
    await change(_id, 0, [{ line: 0 }, { line: 1 }, { slug: 'butter-chicken' }], {
      note: 'Peanuts',
      allergyNote: true,
    })
    await expect.poll(() => countTickets(_id), { timeout: 20_000 }).toBe(5)
    expect((await kinds(_id)).map(([kind, station]) => [kind, station])).toEqual([
      ['lines', 'fry'],
      ['lines', 'tandoor'],
      ['order', 'curry'],
      ['order', 'fry'],
      ['order', 'tandoor'],
    ])
  })
})
