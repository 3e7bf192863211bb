/** Wherever on the road kill -9 meets the server, with the provider going on: one order for one payment, and equal books. */
import type { GuestOrder } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { eq, sql } from 'drizzle-orm'
import { once } from 'node:events'
import { afterAll, afterEach, expect, test } from 'vitest'
import { newId } from '../src/db/new-id.ts'
import { onlinePayments, onlineRefunds, orders, providerKeys } from '../src/db/schema/index.ts'
import { checkOwnBooks, compareBooks } from '../src/ordering/paying/compare-books.ts'
import { sealKeys } from '../src/payments/load-provider.ts'
import { systemClock } from '../src/platform/clock.ts'
import { saveSection } from '../src/platform/save-settings.ts'
import { createSecrets } from '../src/platform/secrets.ts'
import { orderOf } from './create-test-app.ts'
import { openSandbox } from './open-sandbox.ts'
import { serveOrders } from './serve-orders.ts'
import type { StandInRequest } from './stand-ins/stand-in-server.ts'
import { startStripe, STRIPE_KEYS } from './stand-ins/stripe.ts'

const SLOW = { timeout: 180_000 }
const SECRETS_KEY = 'a'.repeat(64)
const secrets = createSecrets({ secretsKey: SECRETS_KEY, folder: null })

const sandbox = await openSandbox()
const stripe = await startStripe({ nowMs: Date.now })
await sandbox.look(async (db) => {
  const row = { provider: 'stripe', mode: 'test' } as const
  const sealed = await sealKeys({ secrets }, row, STRIPE_KEYS)
  const kept = { isInUse: true, hints: {}, updatedAt: new Date(), updatedBy: 'owner@example.com' }
  await db.insert(providerKeys).values({ ...row, ...kept, sealed })
  const { payments } = sampleSettings
  await saveSection(
    db,
    'payments',
    { ...payments, online: { ...payments.online, mode: 'possible' } },
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
  serving = await serveOrders({ ...sandbox.env, SECRETS_KEY, STRIPE_URL: stripe.server.url })
  return serving.url
}

async function kill() {
  serving?.server.kill('SIGKILL')
  if (serving && serving.server.exitCode === null && serving.server.signalCode === null)
    await once(serving.server, 'exit')
  serving = null
}

/** The provider carries the request out; its answer finds nobody. */
function killAt(fits: (request: StandInRequest) => boolean): Promise<void> {
  return new Promise((resolve) => {
    stripe.server.hangUpAfter((request) => {
      if (!fits(request)) return false
      void kill().then(resolve)
      return true
    })
  })
}

async function post(url: string, path: string, body: object = {}, key?: string): Promise<GuestOrder | null> {
  const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) }
  const sent = fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await sent.catch(() => null)
  return answer?.ok ? ((await answer.json().catch(() => null)) as GuestOrder | null) : null
}

const wanted = orderOf([{ slug: 'samosa' }], { payment: { method: 'card', online: true } })
const place = (url: string, key: string = newId()) => post(url, '/api/orders', wanted, key)

const statusOf = async (url: string, id: string) =>
  ((await (await fetch(`${url}/api/orders/${id}`)).json()) as GuestOrder).status

const untilPlaced = (url: string, id: string) =>
  expect.poll(() => statusOf(url, id), { timeout: 60_000 }).toBe('placed')

const referenceOf = (id: string) =>
  sandbox.look(async (db) => {
    const [attempt] = await db.select().from(onlinePayments).where(eq(onlinePayments.orderId, id))
    return attempt?.reference ?? ''
  })

async function placed(url: string): Promise<string> {
  const id = (await place(url))?._id ?? ''
  stripe.approve(await referenceOf(id))
  await post(url, `/api/orders/${id}/check-payment`)
  expect(await statusOf(url, id)).toBe('placed')
  return id
}

afterEach(async () => {
  await kill()
  await sandbox.look(async (db) => {
    expect(await checkOwnBooks(db)).toEqual([])
    const to = new Date(Date.now() + 60_000)
    const deps = { db, clock: systemClock, secrets, publicUrl: '', isDemo: false }
    const asked = { ...deps, providerUrls: { stripe: stripe.server.url }, jobs: { enqueue: async () => {} } }
    const books = await compareBooks(asked, { from: new Date(to.getTime() - 3_600_000), to })
    expect(books.flatMap(({ differences }) => differences)).toEqual([])
    const paid = await db.$count(onlinePayments, eq(onlinePayments.isUsed, true))
    expect(paid).toBe(await db.$count(orders))
  })
})
afterAll(async () => {
  await stripe.close()
  await sandbox.remove()
})

test('while the payment is opened: the same key finds the one order, with one payment', SLOW, async () => {
  const key = newId()
  const first = await serve()
  const killed = killAt(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions')
  expect(await place(first, key)).toBeNull()
  await killed
  const url = await serve()
  const order = await place(url, key)
  const id = order?._id ?? ''
  expect(order?.status).toBe('awaiting-payment')
  await post(url, `/api/orders/${id}/pay`)
  stripe.approve(await referenceOf(id))
  await post(url, `/api/orders/${id}/check-payment`)
  await untilPlaced(url, id)
})

test('after the guest has paid, and before anybody was told', SLOW, async () => {
  const first = await serve()
  const id = (await place(first))?._id ?? ''
  expect(stripe.approve(await referenceOf(id))).toBe(true)
  await kill()
  const url = await serve()
  await post(url, `/api/orders/${id}/check-payment`)
  await untilPlaced(url, id)
})

test('after the webhook was answered, and before anything followed', SLOW, async () => {
  const first = await serve()
  const id = (await place(first))?._id ?? ''
  stripe.approve(await referenceOf(id))
  const { rawBody, headers } = stripe.sign(stripe.events.at(-1) ?? {})
  const killed = killAt(({ method, path }) => method === 'GET' && path.startsWith('/v1/checkout/sessions/'))
  const told = await fetch(`${first}/webhooks/stripe`, {
    method: 'POST',
    headers,
    body: new Uint8Array(rawBody),
  })
  expect(told.status).toBe(200)
  await killed
  // Nobody asks again: it is the stored notice that places it.
  await untilPlaced(await serve(), id)
})

test('while a cancelled order’s money goes back: it goes back once', SLOW, async () => {
  const first = await serve()
  const id = await placed(first)
  const killed = killAt(({ method, path }) => method === 'POST' && path === '/v1/refunds')
  await post(first, `/api/orders/${id}/cancel`)
  await killed
  await serve()
  const states = () =>
    sandbox.look((db) =>
      db.select({ state: onlineRefunds.state }).from(onlineRefunds).where(eq(onlineRefunds.orderId, id)),
    )
  await expect.poll(states, { timeout: 60_000 }).toEqual([{ state: 'done' }])
})
