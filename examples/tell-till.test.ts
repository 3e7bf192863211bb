import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readFile, rm } from 'node:fs/promises'
import { json } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { ChildProcess } from 'node:child_process'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { replaceFile } from './replace-file.ts'
import { kill, useLiveSite } from './test/use-live-site.ts'

const site = useLiveSite()

interface Ticket {
  number: number
  allergy: string | null
}

/** A till: what was put where, and how often. */
let sent: { id: string; ticket: Ticket }[] = []
let answer: (response: ServerResponse) => void = takes
const till = createServer((request, response) => void receive(request, response))

function takes(response: ServerResponse) {
  response.writeHead(201).end()
}
const refuses = (status: number) => (response: ServerResponse) => void response.writeHead(status).end()

async function receive(request: IncomingMessage, response: ServerResponse) {
  const ticket = (await json(request)) as Ticket
  sent.push({ id: (request.url ?? '').replace('/orders/', ''), ticket })
  answer(response)
}

let program: ChildProcess | null = null
const begin = async () => {
  const { port } = till.address() as AddressInfo
  program = await site.begin('tell-till.ts', [], { TILL_URL: `http://127.0.0.1:${port}/orders` })
}
const end = async () => {
  if (program) await kill(program)
  program = null
}

beforeAll(async () => {
  await once(till.listen(0, '127.0.0.1'), 'listening')
})
beforeEach(async () => {
  sent = []
  answer = takes
})
afterEach(end)
afterAll(() => {
  till.closeAllConnections()
  till.close()
})

async function place(more: object = {}): Promise<string> {
  const placed = await site.guest.orders.place({
    items: [{ slug: 'samosa', quantity: 1 }],
    customer: { name: 'Asha Example', email: 'guest@example.com' },
    ...more,
  })
  return placed._id
}

/** The number of the last event that the program has dealt with. */
const stored = () => readFile(join(site.folder, 'last-event'), 'utf8').catch(() => '')

/** One that is at the till, and behind the program. */
async function placeAndSettle(): Promise<string> {
  const before = await stored()
  const id = await place()
  await expect.poll(ids, { timeout: 30_000 }).toContain(id)
  await expect.poll(stored, { timeout: 10_000 }).not.toBe(before)
  return id
}

const ids = () => sent.map(({ id }) => id)
const arrive = (...expected: string[]) => expect.poll(ids, { timeout: 30_000 }).toEqual(expected)

test('the first run begins with the open orders, and goes on with each that is placed', async () => {
  const first = await place()
  const done = await place()
  await site.owner.orders.changeStatus({ id: done, from: 'placed', to: 'cancelled', reason: 'A mistake' })
  await begin()
  await arrive(first)
  const second = await place({
    items: [
      {
        slug: 'butter-chicken',
        quantity: 2,
        options: [{ group: 'spice', choice: 'hot' }],
        note: 'Sauce aside',
      },
    ],
    extras: [{ id: 'cutlery', quantity: 2 }],
    note: 'Peanuts: carry an EpiPen',
    allergyNote: true,
  })
  await arrive(first, second)
  expect(sent[1]?.ticket).toMatchObject({
    allergy: 'Peanuts: carry an EpiPen',
    note: null,
    name: 'Asha Example',
    lines: [{ dish: 'Butter Chicken', quantity: 2, details: ['Hot', '“Sauce aside”'] }],
    extras: [{ name: 'Cutlery', quantity: 2 }],
  })
  // A step of an order that the till has is not another order.
  await site.owner.orders.changeStatus({ id: second, from: 'placed', to: 'accepted' })
  await arrive(first, second, await place())
})

test('an allergy that is added later reaches the till, at the address that it has', async () => {
  await begin()
  const id = await placeAndSettle()
  sent = []
  const allergy = { note: 'Peanuts', allergyNote: true }
  await site.guest.orders.changeOwn({ id, revision: 0, items: [{ line: 0, quantity: 1 }], ...allergy })
  await arrive(id)
  expect(sent[0]?.ticket.allergy).toBe('Peanuts')
})

test('what is placed while it is away arrives once it runs again, and nothing else does', async () => {
  await begin()
  await placeAndSettle()
  await end()
  const missed = [await place(), await place()]
  sent = []
  await begin()
  await arrive(...missed)
  // Nothing follows them: the next one does.
  const next = await place()
  await expect.poll(ids, { timeout: 30_000 }).toEqual([...missed, next])
})

test('killed while the till is thinking, it sends this order again, at the same address', async () => {
  await begin()
  await placeAndSettle()
  answer = () => undefined
  const inHand = await place()
  await expect.poll(ids).toContain(inHand)
  const after = await place()
  await end()
  sent = []
  answer = takes
  await begin()
  await expect.poll(ids, { timeout: 30_000 }).toContain(after)
  expect(ids().slice(-2)).toEqual([inHand, after])
})

test(
  'whenever it is killed, each order arrives, and twice only what was in hand',
  { timeout: 120_000 },
  async () => {
    const placed: string[] = []
    const over = new AbortController()
    const placing = (async () => {
      while (!over.signal.aborted) {
        placed.push(await place())
        await delay(100)
      }
    })()
    const runs = 5
    for (let run = 0; run < runs; run += 1) {
      await begin()
      await delay(600 + Math.random() * 1500)
      await end()
    }
    over.abort()
    await placing
    await begin()
    await expect.poll(() => new Set(ids()).isSupersetOf(new Set(placed)), { timeout: 30_000 }).toBe(true)
    const repeated = sent.length - new Set(ids()).size
    expect(repeated).toBeLessThanOrEqual(runs)
    const inOrder = [...new Set(ids())].filter((id) => placed.includes(id))
    expect(inOrder).toEqual(placed)
  },
)

test('the site is killed and started again: nothing is missed or repeated', { timeout: 90_000 }, async () => {
  await begin()
  const before = await place()
  await expect.poll(ids, { timeout: 30_000 }).toContain(before)
  sent = []
  await site.restart()
  const after = [await place(), await place()]
  await arrive(...after)
})

test('a till that is busy is asked again, and what it refuses is left out', async () => {
  await begin()
  const first = await place()
  await expect.poll(ids, { timeout: 30_000 }).toContain(first)
  sent = []
  answer = refuses(503)
  const busy = await place()
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
  answer = takes
  await expect.poll(ids, { timeout: 20_000 }).toEqual(Array.from({ length: sent.length + 1 }, () => busy))
  sent = []
  answer = refuses(422)
  const refused = await place()
  await arrive(refused)
  answer = takes
  await arrive(refused, await place())
})

test('after too long away it sends all that it may have missed', async () => {
  await begin()
  const known = await placeAndSettle()
  await end()
  // The number of an event that the server does not have.
  await replaceFile(join(site.folder, 'last-event'), '999999999\n')
  const missed = await place()
  await site.owner.orders.changeStatus({ id: missed, from: 'placed', to: 'cancelled', reason: 'A mistake' })
  sent = []
  await begin()
  await expect.poll(ids, { timeout: 30_000 }).toContain(missed)
  expect(ids()).toContain(known)
  await rm(join(site.folder, 'last-event'))
})
