/** Wherever on the road kill -9 meets the server, with the provider going on: one order for one payment, and equal books. */
import type { GuestOrder } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { eq, sql } from 'drizzle-orm'
import { once } from 'node:events'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { newId } from '../src/db/new-id.ts'
import { onlinePayments, orders, providerKeys } from '../src/db/schema/index.ts'
import { checkOwnBooks, compareBooks } from '../src/ordering/paying/compare-books.ts'
import { sealKeys } from '../src/payments/load-provider.ts'
import { saveSection } from '../src/platform/read-settings.ts'
import { createSecrets } from '../src/platform/secrets.ts'
import { systemClock } from '../src/platform/wall-clock.ts'
import { orderOf } from './create-test-app.ts'
import { openSandbox } from './open-sandbox.ts'
import { serveOrders } from './serve-orders.ts'
import type { StandInRequest } from './stand-ins/stand-in-server.ts'
import { PAYPAL_KEYS, startPayPal } from './stand-ins/paypal.ts'
import { startStripe, STRIPE_KEYS } from './stand-ins/stripe.ts'

const SLOW = { timeout: 180_000 }
const SECRETS_KEY = 'a'.repeat(64)
const secrets = createSecrets({ secretsKey: SECRETS_KEY, folder: null })

const sandbox = await openSandbox()
const stripe = await startStripe({ nowMs: Date.now })
const paypal = await startPayPal({ nowMs: Date.now })
const providerUrls = { stripe: stripe.server.url, paypal: paypal.server.url }
await sandbox.look(async (db) => {
  const kept = { isInUse: true, hints: {}, updatedAt: new Date(), updatedBy: 'owner@example.com' }
  for (const [provider, keys] of [
    ['stripe', STRIPE_KEYS],
    ['paypal', PAYPAL_KEYS],
  ] as const) {
    const row = { provider, mode: 'test' } as const
    await db.insert(providerKeys).values({ ...row, ...kept, sealed: await sealKeys({ secrets }, row, keys) })
  }
  const { payments } = sampleSettings
  await saveSection(
    db,
    'payments',
    { ...payments, online: { ...payments.online, mode: 'possible', methods: ['card', 'paypal'] } },
    new Date(),
  )
})

type Serving = Awaited<ReturnType<typeof serveOrders>>
let serving: Serving | null = null

async function serve(): Promise<string> {
  // The job of a process that is gone counts as lost a while later; here without the wait.
  await sandbox.look((db) =>
    db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`),
  )
  serving = await serveOrders({
    ...sandbox.env,
    SECRETS_KEY,
    STRIPE_URL: stripe.server.url,
    PAYPAL_URL: paypal.server.url,
  })
  return serving.url
}

async function kill() {
  serving?.server.kill('SIGKILL')
  if (serving && serving.server.exitCode === null && serving.server.signalCode === null)
    await once(serving.server, 'exit')
  serving = null
}

async function post(url: string, path: string, body: object = {}, key?: string): Promise<GuestOrder | null> {
  const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) }
  const sent = fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await sent.catch(() => null)
  return answer?.ok ? ((await answer.json().catch(() => null)) as GuestOrder | null) : null
}

const statusOf = async (url: string, id: string) =>
  ((await (await fetch(`${url}/api/orders/${id}`)).json()) as GuestOrder).status

const untilPlaced = (url: string, id: string) =>
  expect.poll(() => statusOf(url, id), { timeout: 60_000 }).toBe('placed')

afterEach(async () => {
  await kill()
  await sandbox.look(async (db) => {
    expect(await checkOwnBooks(db)).toEqual([])
    const to = new Date(Date.now() + 60_000)
    const deps = { db, clock: systemClock, secrets, publicUrl: '', isDemo: false }
    const asked = { ...deps, providerUrls, jobs: { enqueue: async () => {} } }
    const books = await compareBooks(asked, { from: new Date(to.getTime() - 3_600_000), to })
    expect(books.flatMap(({ differences }) => differences)).toEqual([])
    const paid = await db.$count(onlinePayments, eq(onlinePayments.isUsed, true))
    expect(paid).toBe(await db.$count(orders))
  })
})
afterAll(async () => {
  await stripe.close()
  await paypal.close()
  await sandbox.remove()
})

/** What is asked of a provider at each step of the road. */
const roads = [
  {
    standIn: stripe,
    name: 'stripe',
    method: 'card',
    begins: '/v1/checkout/sessions',
    looksUp: '/v1/checkout/sessions/',
    refunds: /^\/v1\/refunds$/,
  },
  {
    standIn: paypal,
    name: 'paypal',
    method: 'paypal',
    begins: '/v2/checkout/orders',
    looksUp: '/v2/checkout/orders/',
    refunds: /^\/v2\/payments\/captures\/[^/]+\/refund$/,
  },
]

describe.each(roads)('$name', ({ standIn, name, method, begins, looksUp, refunds }) => {
  const wanted = orderOf([{ slug: 'samosa' }], { payment: { method, online: true } })
  const place = (url: string, key: string = newId()) => post(url, '/api/orders', wanted, key)

  /** The provider carries the request out; its answer finds nobody. */
  function killAt(fits: (request: StandInRequest) => boolean): Promise<void> {
    return new Promise((resolve) => {
      standIn.server.hangUpAfter((request) => {
        if (!fits(request)) return false
        void kill().then(resolve)
        return true
      })
    })
  }

  /** The page on which the guest pays names the payment. */
  function referenceOf(order: GuestOrder | null): string {
    const url = new URL(order?.online?.url ?? '')
    return url.searchParams.get('token') ?? url.pathname.split('/').at(-1) ?? ''
  }

  async function placed(url: string): Promise<string> {
    const order = await place(url)
    standIn.approve(referenceOf(order))
    await post(url, `/api/orders/${order?._id}/check-payment`)
    expect(await statusOf(url, order?._id ?? '')).toBe('placed')
    return order?._id ?? ''
  }

  test('while the payment is opened: the same key finds the one order, with one payment', SLOW, async () => {
    const key = newId()
    const first = await serve()
    const killed = killAt((request) => request.method === 'POST' && request.path === begins)
    expect(await place(first, key)).toBeNull()
    await killed
    const url = await serve()
    const order = await place(url, key)
    const id = order?._id ?? ''
    expect(order?.status).toBe('awaiting-payment')
    standIn.approve(referenceOf(await post(url, `/api/orders/${id}/pay`)))
    await post(url, `/api/orders/${id}/check-payment`)
    await untilPlaced(url, id)
  })

  test('after the guest has paid, and before anybody was told', SLOW, async () => {
    const first = await serve()
    const order = await place(first)
    expect(standIn.approve(referenceOf(order))).toBe(true)
    await kill()
    const url = await serve()
    await post(url, `/api/orders/${order?._id}/check-payment`)
    await untilPlaced(url, order?._id ?? '')
  })

  test('after the webhook was answered, and before anything followed', SLOW, async () => {
    const first = await serve()
    const order = await place(first)
    standIn.approve(referenceOf(order))
    const { rawBody, headers } = standIn.sign(standIn.events.at(-1) ?? {})
    const killed = killAt((request) => request.path.startsWith(looksUp))
    const told = await fetch(`${first}/webhooks/${name}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(rawBody),
    })
    expect(told.status).toBe(200)
    await killed
    // Nobody asks again: it is the stored notice that places it.
    await untilPlaced(await serve(), order?._id ?? '')
  })

  test('while a cancelled order’s money goes back: it goes back once', SLOW, async () => {
    const first = await serve()
    const id = await placed(first)
    const killed = killAt((request) => request.method === 'POST' && refunds.test(request.path))
    await post(first, `/api/orders/${id}/cancel`)
    await killed
    const url = await serve()
    const online = async () =>
      ((await (await fetch(`${url}/api/orders/${id}`)).json()) as GuestOrder).online?.state
    await expect.poll(online, { timeout: 60_000 }).toBe('returned')
  })
})

test('while PayPal captures: what was captured is captured once, and placed', SLOW, async () => {
  const { length: before } = paypal.books().payments
  const first = await serve()
  const wanted = orderOf([{ slug: 'samosa' }], { payment: { method: 'paypal', online: true } })
  const order = await post(first, '/api/orders', wanted, newId())
  paypal.approve(new URL(order?.online?.url ?? '').searchParams.get('token') ?? '')
  const killed = new Promise<void>((resolve) => {
    paypal.server.hangUpAfter(({ path }) => {
      if (!path.endsWith('/capture')) return false
      void kill().then(resolve)
      return true
    })
  })
  void post(first, `/api/orders/${order?._id}/check-payment`)
  await killed
  const url = await serve()
  await post(url, `/api/orders/${order?._id}/check-payment`)
  await untilPlaced(url, order?._id ?? '')
  expect(paypal.books().payments).toHaveLength(before + 1)
})
