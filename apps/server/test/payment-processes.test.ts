/** Two built servers on one Postgres: whichever of them hears of a payment, and however often, it pays for one order. */
import type { GuestOrder } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { eq } from 'drizzle-orm'
import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../src/db/new-id.ts'
import { onlinePayments, onlineRefunds, orders, providerKeys } from '../src/db/schema/index.ts'
import { checkOwnBooks, compareBooks } from '../src/ordering/paying/compare-books.ts'
import { sealKeys } from '../src/payments/load-provider.ts'
import { saveSection } from '../src/platform/read-settings.ts'
import { createSecrets } from '../src/platform/secrets.ts'
import { systemClock } from '../src/platform/wall-clock.ts'
import { orderOf } from './create-test-app.ts'
import { openSandbox } from './open-sandbox.ts'
import { serveOrders } from './serve-orders.ts'
import { startStripe, STRIPE_KEYS } from './stand-ins/stripe.ts'

const SLOW = { timeout: 180_000 }
const SECRETS_KEY = 'b'.repeat(64)
const secrets = createSecrets({ secretsKey: SECRETS_KEY, folder: null })

const sandbox = await openSandbox()
const stripe = await startStripe({ nowMs: Date.now })
const providerUrls = { stripe: stripe.server.url }
const servers: ChildProcess[] = []
let urls: readonly [string, string] = ['', '']

beforeAll(async () => {
  if (sandbox.isEmbedded) return
  await sandbox.look(async (db) => {
    const row = { provider: 'stripe', mode: 'test' } as const
    const sealed = await sealKeys({ secrets }, row, STRIPE_KEYS)
    const kept = { isInUse: true, hints: {}, updatedAt: new Date(), updatedBy: 'owner@example.com' }
    await db.insert(providerKeys).values({ ...row, ...kept, sealed })
    const { payments } = sampleSettings
    const online = { ...payments.online, mode: 'possible' as const }
    await saveSection(db, 'payments', { ...payments, online }, new Date())
  })
  const settings = { ...sandbox.env, SECRETS_KEY, STRIPE_URL: providerUrls.stripe }
  const [one, other] = await Promise.all([serveOrders(settings), serveOrders(settings)])
  servers.push(one.server, other.server)
  urls = [one.url, other.url]
}, SLOW.timeout)

afterAll(async () => {
  for (const server of servers) {
    const exited = once(server, 'exit')
    server.kill('SIGKILL')
    await exited
  }
  await stripe.close()
  await sandbox.remove()
})

async function post(place: 0 | 1, path: string, body: object = {}, key?: string) {
  const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) }
  const answer = await fetch(urls[place] + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as GuestOrder }
}

const read = async (id: string) => (await (await fetch(`${urls[0]}/api/orders/${id}`)).json()) as GuestOrder
const referenceOf = ({ online }: GuestOrder) => new URL(online?.url ?? '').pathname.split('/').at(-1) ?? ''

async function notify(place: 0 | 1, event: (typeof stripe.events)[number] | undefined) {
  const { rawBody, headers } = stripe.sign(event ?? {})
  await fetch(`${urls[place]}/webhooks/stripe`, { method: 'POST', headers, body: new Uint8Array(rawBody) })
}

async function expectEqualBooks() {
  await sandbox.look(async (db) => {
    expect(await checkOwnBooks(db)).toEqual([])
    const to = new Date(Date.now() + 60_000)
    const deps = { db, clock: systemClock, secrets, publicUrl: '', isDemo: false, providerUrls }
    const span = { from: new Date(to.getTime() - 3_600_000), to }
    const books = await compareBooks({ ...deps, jobs: { enqueue: async () => {} } }, span)
    expect(books.flatMap(({ differences }) => differences)).toEqual([])
    expect(await db.$count(onlinePayments, eq(onlinePayments.isUsed, true))).toBe(await db.$count(orders))
  })
}

test.skipIf(sandbox.isEmbedded)(
  'the same order at both, the return page at one and the webhook at the other',
  SLOW,
  async () => {
    const wanted = orderOf([{ slug: 'samosa' }], { payment: { method: 'card', online: true } })
    const guests = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const key = newId()
        const answers = await Promise.all([
          post(0, '/api/orders', wanted, key),
          post(1, '/api/orders', wanted, key),
        ])
        const placed = answers.find(({ status }) => status === 201)
        const { body } = placed ?? (await post(0, '/api/orders', wanted, key))
        expect(
          new Set(answers.filter(({ status }) => status < 300).map((answer) => answer.body._id)).size,
        ).toBe(1)
        return body
      }),
    )
    expect(new Set(guests.map(({ _id }) => _id)).size).toBe(6)
    await Promise.all(
      guests.map(async (order, index) => {
        const begun = order.online?.url ? order : (await post(0, `/api/orders/${order._id}/pay`)).body
        stripe.approve(referenceOf(begun))
        const event = stripe.events.at(-1)
        await Promise.all([
          post(0, `/api/orders/${order._id}/check-payment`),
          post(1, `/api/orders/${order._id}/check-payment`),
          notify(1, event),
          notify(0, event),
          // Some change their mind while the payment arrives.
          ...(index % 3 === 0 ? [post(1, `/api/orders/${order._id}/cancel`)] : []),
        ])
      }),
    )
    for (const { _id: id } of guests)
      await expect
        .poll(
          async () => {
            const { status, online } = await read(id)
            return status === 'placed' || online?.state === 'returned'
          },
          { timeout: 60_000 },
        )
        .toBe(true)
    await expectEqualBooks()
  },
)

test.skipIf(sandbox.isEmbedded)('a refund that is asked of both goes back once', SLOW, async () => {
  const wanted = orderOf([{ slug: 'samosa' }], { payment: { method: 'card', online: true } })
  const { body: order } = await post(0, '/api/orders', wanted, newId())
  stripe.approve(referenceOf(order))
  await post(1, `/api/orders/${order._id}/check-payment`)
  await Promise.all([0, 1, 0, 1].map((place) => post(place as 0 | 1, `/api/orders/${order._id}/cancel`)))
  await expect.poll(async () => (await read(order._id)).online?.state, { timeout: 60_000 }).toBe('returned')
  const refunds = await sandbox.look((db) => db.$count(onlineRefunds, eq(onlineRefunds.orderId, order._id)))
  expect(refunds).toBe(1)
  await expectEqualBooks()
})
