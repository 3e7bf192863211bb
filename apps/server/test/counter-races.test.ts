/** The counter's races between two processes that share one database: one wins, the other is told, and all adds up. */
import type {
  Closing,
  ClosingWithFigures,
  DayFigures,
  ErrorBody,
  OpenDrawer,
  Order,
  StaffOrder,
} from '@tiffin/contract'
import { eq, gte, inArray } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { newId } from '../src/db/new-id.ts'
import { categories, kitchenWork, payments, products } from '../src/db/schema/index.ts'
import { orderOf } from './create-test-app.ts'
import { useTwoProcesses } from './use-two-processes.ts'

const isShared = inject('database').kind === 'postgres'
const site = useTwoProcesses()
const { here, there } = site
type Process = typeof here

const placeAt = (process: Process, items: { slug: string; quantity?: number }[], more = {}) =>
  process<Order>('/orders', orderOf(items, more))
async function place(items: { slug: string; quantity?: number }[], more = {}) {
  const { status, body } = await placeAt(here, items, more)
  expect([status, body.message]).toEqual([201, undefined])
  return body
}
const change = (process: Process, id: string, input: object, by: 'asha' | 'ravi') =>
  process<Order>(`/admin/orders/${id}/lines`, { revision: 0, ...input }, by)
const changeOwn = (process: Process, id: string, input: object) =>
  process<Order>(`/orders/${id}/lines`, { revision: 0, ...input })
const pay = (process: Process, id: string, payment: object, by: 'asha' | 'ravi') =>
  process<Order>(`/admin/orders/${id}/payments`, payment, by)
const look = async (id: string) => (await there<StaffOrder>(`/admin/orders/${id}`, undefined, 'asha')).body

/** A dish of its own for each race, of which so many portions are left. */
async function addDish(stock: number | null, categorySlug = 'chaat-frying') {
  const slug = `dish-${newId().toLowerCase()}`
  const [category] = await site.db.select().from(categories).where(eq(categories.slug, categorySlug))
  const row = { id: newId(), slug, title: 'Kachori', description: '', priceCents: 500, position: 1, stock }
  await site.db.insert(products).values({ ...row, categoryId: category?.id ?? '' })
  return slug
}

const stockOf = async (slug: string) =>
  (await site.db.select().from(products).where(eq(products.slug, slug)))[0]?.stock
const minutesOf = async (...ids: string[]) =>
  (await site.db.select().from(kitchenWork).where(inArray(kitchenWork.orderId, ids))).reduce(
    (sum, { halfMinutes }) => sum + halfMinutes / 2,
    0,
  )

/** At lunchtime of the next days: each round of a race has a time of its own. */
const lunchtime = (round: number) => ({
  fulfillment: {
    pickupAt: Temporal.Now.zonedDateTimeISO('America/Edmonton')
      .add({ days: 1 + (round % 5) })
      .withPlainTime({ hour: 12 + (Math.floor(round / 5) % 2) })
      .toInstant()
      .toString(),
  },
})

interface Answer {
  status: number
  body: Partial<ErrorBody>
}

/** The winner's place; the loser is told in words. */
function expectOneWinner(answers: readonly Answer[], told: readonly RegExp[]): number {
  const winners = answers.flatMap(({ status }, index) => (status < 300 ? [index] : []))
  expect(winners, JSON.stringify(answers)).toHaveLength(1)
  const [winner = 0] = winners
  const loser = 1 - winner
  expect([answers[loser]?.status, answers[loser]?.body.message]).toEqual([
    409,
    expect.stringMatching(told[loser] ?? /^$/),
  ])
  return winner
}

const rounds = Array.from({ length: 8 }, (_, round) => round)
/** One is now and then a little earlier, so that each wins some of the rounds. */
const soon = (round: number) => new Promise((resolve) => setTimeout(resolve, round % 5))

describe.runIf(isShared)('between two processes', () => {
  test('a guest changes an order while staff accept it as they saw it', async () => {
    const slug = await addDish(100)
    let sold = 0
    for (const round of rounds) {
      const { _id: id } = await place([{ slug }], lunchtime(round))
      const accept = { from: 'placed', to: 'accepted', revision: 0 }
      const winner = expectOneWinner(
        await Promise.all([
          soon(round).then(() => changeOwn(here, id, { items: [{ line: 0, quantity: 2 }] })),
          soon(round + 2).then(() => there<Order>(`/admin/orders/${id}/status`, accept, 'asha')),
        ]),
        [/already accepted this order/, /has been changed since you looked/],
      )
      const { status, items, amounts, payment } = await look(id)
      const quantity = winner === 0 ? 2 : 1
      sold += quantity
      expect([status, items[0]?.quantity, amounts.subtotal]).toEqual([
        winner === 0 ? 'placed' : 'accepted',
        quantity,
        5 * quantity,
      ])
      expect(payment.toPay).toBe(amounts.total)
      expect(await minutesOf(id)).toBe(2 * quantity)
    }
    expect(await stockOf(slug)).toBe(100 - sold)
  })

  test('two colleagues change one order at once', async () => {
    const slug = await addDish(100)
    let sold = 0
    for (const round of rounds) {
      const { _id: id } = await place([{ slug }], lunchtime(round))
      const winner = expectOneWinner(
        await Promise.all([
          change(here, id, { items: [{ line: 0, quantity: 2 }] }, 'asha'),
          change(there, id, { items: [{ line: 0, quantity: 3 }] }, 'ravi'),
        ]),
        [/has been changed since you looked/, /has been changed since you looked/],
      )
      const { revision, items, log } = await look(id)
      sold += 2 + winner
      expect([revision, items[0]?.quantity]).toEqual([1, 2 + winner])
      expect(log.at(-1)).toMatchObject({ by: winner === 0 ? 'asha@example.com' : 'ravi@example.com' })
      expect(await minutesOf(id)).toBe(2 * (2 + winner))
    }
    expect(await stockOf(slug)).toBe(100 - sold)
  })

  test('the last portions are wanted by a change and by an order', async () => {
    for (const round of rounds) {
      const slug = await addDish(4)
      const { _id: id } = await place([{ slug }], lunchtime(round))
      const answers = await Promise.all([
        soon(round).then(() => change(here, id, { items: [{ line: 0, quantity: 3 }] }, 'asha')),
        soon(round + 2).then(() => placeAt(there, [{ slug, quantity: 2 }], lunchtime(round + 1))),
      ])
      const winner = expectOneWinner(answers, [/left of Kachori/, /left of Kachori/])
      expect((await look(id)).items[0]?.quantity).toBe(winner === 0 ? 3 : 1)
      expect(await stockOf(slug)).toBe(1)
    }
  })

  test('the last minutes of the kitchen are wanted by a change and by an order', async () => {
    for (const round of rounds) {
      const slug = await addDish(null, 'breads')
      const at = lunchtime(round)
      const { _id: id } = await place([{ slug, quantity: 4 }], at)
      const answers = await Promise.all([
        soon(round).then(() => change(here, id, { items: [{ line: 0, quantity: 6 }] }, 'asha')),
        soon(round + 2).then(() => placeAt(there, [{ slug, quantity: 2 }], at)),
      ])
      const winner = expectOneWinner(answers, [/time/, /time/])
      const ids = [id, ...(winner === 1 ? [answers[1].body._id] : [])]
      expect(await minutesOf(...ids)).toBe(12)
    }
  })

  test('two tablets take the money of one order', async () => {
    for (const round of rounds) {
      const { _id: id, amounts } = await place([{ slug: await addDish(null), quantity: 2 }], lunchtime(round))
      // In the odd rounds each takes a part, of what it saw.
      const amount = round % 2 === 0 ? {} : { amount: 4 }
      const seen = { ...amount, toPay: amounts.total }
      expectOneWinner(
        await Promise.all([
          pay(here, id, { method: 'cash', ...seen }, 'asha'),
          pay(there, id, { method: 'card', ...seen }, 'ravi'),
        ]),
        [/already marked as paid|is left to pay/, /already marked as paid|is left to pay/],
      )
      const { payment, payments: taken } = await look(id)
      expect(taken).toHaveLength(1)
      expect(cents(payment.toPay) + cents(taken[0]?.amount ?? 0)).toBe(cents(amounts.total))
    }
  })

  test('an order is paid while a colleague changes it: what was seen is paid, or nothing', async () => {
    for (const round of rounds) {
      const { _id: id, amounts } = await place([{ slug: await addDish(9), quantity: 2 }], lunchtime(round))
      const [changed, paid] = await Promise.all([
        soon(round).then(() => change(here, id, { items: [{ line: 0, quantity: 3 }] }, 'asha')),
        soon(round + 2).then(() => pay(there, id, { method: 'cash', toPay: amounts.total }, 'ravi')),
      ])
      expect(changed.status).toBe(200)
      expect(paid.status === 200 || paid.body.message).toSatisfy(
        (said) => said === true || String(said).includes('is left to pay'),
      )
      const now = await look(id)
      expect(now.payments).toHaveLength(paid.status === 200 ? 1 : 0)
      expect(cents(now.payment.toPay)).toBe(cents(now.amounts.total) - sumOf(now.payments))
    }
  })

  test('the drawer is closed while the other process takes cash and changes orders: each payment is in one closing, and each closing adds up', async () => {
    const slug = await addDish(null)
    const orders = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        place([{ slug, quantity: 1 + (index % 3) }], lunchtime(index)),
      ),
    )
    const work = { isDone: false }
    const taking = (async () => {
      for (const [index, { _id: id }] of orders.entries()) {
        const price = index % 2 === 0 ? { isComp: true } : { charge: 1.23 }
        const items = [{ line: 0, priceReason: 'Late', ...price }]
        await Promise.all([
          pay(there, id, { method: 'cash', amount: 1, tip: 0.5 }, 'ravi'),
          change(there, id, { items, overridesKitchen: true }, 'ravi'),
          placeAt(there, [{ slug }], lunchtime(index)),
        ])
      }
    })().finally(() => (work.isDone = true))
    const refused: string[] = []
    while (!work.isDone) {
      const { after, drawer } = (await here<OpenDrawer>('/admin/drawer', undefined, 'asha')).body
      const wanted = { after, expected: drawer.expected, counted: drawer.expected }
      const { status, body } = await here<ErrorBody>('/admin/closings', wanted, 'asha')
      if (status !== 201) refused.push(`${status} ${body.message}`)
    }
    await taking
    for (const words of refused)
      expect(words).toMatch(
        /^409 There should be \$[\d.]+ in the drawer now\. Please look at it once more\.$/,
      )

    const open = (await there<OpenDrawer>('/admin/drawer', undefined, 'asha')).body
    const list = (await there<Closing[]>('/admin/closings?limit=100', undefined, 'asha')).body
    expect(list.length).toBeGreaterThan(2)
    const closed = await Promise.all(
      list.map(
        async ({ _id }) =>
          (await there<ClosingWithFigures>(`/admin/closings/${_id}`, undefined, 'asha')).body,
      ),
    )
    for (const { figures } of closed) expectToAddUp(figures)
    expectToAddUp(open.figures)
    const booked = [open.figures, ...closed.map(({ figures }) => figures)].flatMap(({ payments: methods }) =>
      methods.map(({ taken, tips, givenBack }) => cents(taken) + cents(tips) - cents(givenBack)),
    )
    const chain = closed.toSorted((a, b) => a.number - b.number)
    const rows = await site.db
      .select()
      .from(payments)
      .where(gte(payments.createdAt, new Date(chain[0]?.from.at ?? 0)))
    expect(add(booked)).toBe(add(rows.map((row) => row.cents + row.tipCents)))
    // Each begins with what the one before left.
    for (const [index, { drawer, figures }] of chain.entries()) {
      const start = index === 0 ? 0 : cents(chain[index - 1]?.left ?? 0)
      const cash = figures.payments.find(({ method }) => method === 'cash')
      expect(cents(drawer.expected)).toBe(start + cents(cash?.taken ?? 0) + cents(cash?.tips ?? 0))
    }
  })
})

const cents = (amount: number) => Math.round(amount * 100)
const add = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0)
const sumOf = (taken: readonly { amount: number }[]) => add(taken.map(({ amount }) => cents(amount)))

function expectToAddUp({ sales, taxes }: DayFigures) {
  const { menu, comps, repriced, subtotal, discounts, taxOnTop, total } = sales
  expect(cents(menu) - cents(comps) - cents(repriced)).toBe(cents(subtotal))
  expect(cents(subtotal) - cents(discounts) + cents(taxOnTop)).toBe(cents(total))
  expect(add(taxes.map(({ amount }) => cents(amount)))).toBe(cents(taxOnTop))
}
