/** Whatever becomes of the process that sends it, every event arrives, under its own id. */
import { sql } from 'drizzle-orm'
import { once } from 'node:events'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { newId } from '../src/db/new-id.ts'
import { webhookEndpoints } from '../src/db/schema/index.ts'
import { makeSecret, sealSecret } from '../src/office/webhooks/send-deliveries.ts'
import { createSecrets } from '../src/platform/secrets.ts'
import { orderOf } from './create-test-app.ts'
import { openSandbox } from './open-sandbox.ts'
import { serveOrders } from './serve-orders.ts'
import { startReceiver, verify } from './start-receiver.ts'

const sandbox = await openSandbox()
const receiver = await startReceiver()
afterAll(async () => {
  await sandbox.remove()
  await receiver.close()
})

const SECRETS_KEY = 'of these processes, and as long as it has to be'

async function serve() {
  const serving = await serveOrders({ ...sandbox.env, SECRETS_KEY, WEBHOOK_HOSTS: '127.0.0.1' })
  onTestFinished(() => void serving.server.kill('SIGKILL'))
  return serving
}

async function placeOrder(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderOf([{ slug: 'samosa' }])),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { _id: string })._id
}

test('after kill -9 while it sends, what was sent is sent again', { timeout: 300_000 }, async () => {
  const secret = makeSecret()
  await sandbox.look(async (db) => {
    const id = newId()
    const secrets = createSecrets({ secretsKey: SECRETS_KEY, folder: null })
    await db.insert(webhookEndpoints).values({
      id,
      url: receiver.url,
      types: ['order.placed'],
      sealed: await sealSecret({ secrets }, id, secret),
      createdAt: new Date(),
      createdBy: 'owner@example.com',
    })
  })
  // It has the request and has not answered when its sender is killed.
  receiver.answerWith(() => {})
  const first = await serve()
  const placed = [await placeOrder(first.url), await placeOrder(first.url)]
  await expect.poll(() => new Set(receiver.ids()).size, { timeout: 30_000 }).toBe(2)
  // This one may not even have been begun.
  placed.push(await placeOrder(first.url))
  first.server.kill('SIGKILL')
  await once(first.server, 'exit')

  const before = new Map(receiver.received.map(({ headers, body }) => [body.data._id, headers['webhook-id']]))
  receiver.answerWith((response) => response.end('thank you'))
  // A job counts as lost a while after its process is gone; here without the wait.
  await sandbox.look((db) =>
    db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`),
  )
  receiver.received.length = 0
  const second = await serve()
  await expect
    .poll(() => new Set(receiver.received.map(({ body }) => body.data._id)), { timeout: 60_000 })
    .toEqual(new Set(placed))
  for (const received of receiver.received)
    expect(verify(secret, received)).toMatchObject({ type: 'order.placed' })
  const after = new Map(receiver.received.map(({ headers, body }) => [body.data._id, headers['webhook-id']]))
  expect([...before.keys()].map((id) => after.get(id))).toEqual([...before.values()])
  second.server.kill('SIGKILL')
  await once(second.server, 'exit')
})
