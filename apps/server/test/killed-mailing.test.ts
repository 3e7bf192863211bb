import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../src/db/database.ts'
import { orderOf } from './create-test-app.ts'
import { openSandbox } from './open-sandbox.ts'
import { startServer } from './start-server.ts'
import { messageIdOf, startSmtpServer } from './start-smtp-server.ts'

const message = { name: 'Juniper Testwell', email: 'juniper@example.com', message: 'Do you cook for forty?' }

async function prepare(open: AsyncDisposableStack) {
  const smtp = await startSmtpServer()
  open.defer(smtp.stop)
  const sandbox = await openSandbox()
  open.defer(sandbox.remove)
  const settings = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'orders@example.com',
    PUBLIC_URL: 'https://tiffin.example',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'papaya lantern orchard',
  }
  return { smtp, sandbox, settings }
}

test(
  'an email that a killed process may have sent is sent again as the same email',
  { timeout: 240_000 },
  async () => {
    await using open = new AsyncDisposableStack()
    const { smtp, sandbox, settings } = await prepare(open)

    smtp.goSilentAfter(1)
    const first = startServer(sandbox, settings)
    open.defer(() => first.end('SIGKILL'))
    const url = await first.serving
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
    expect(answer.status).toBe(201)
    await smtp.waitFor(1)
    await first.end('SIGKILL')

    // A job counts as lost a while after it was started.
    await sandbox.look((db) =>
      db.execute(
        sql`update pgboss.job set started_on = started_on - interval '1 minute' where state = 'active'`,
      ),
    )
    const second = startServer(sandbox, settings)
    open.defer(() => second.end('SIGTERM'))
    const [taken, again] = await smtp.waitFor(2)
    expect(taken && messageIdOf(taken)).toBeDefined()
    expect(again && messageIdOf(again)).toBe(taken && messageIdOf(taken))
    expect(again?.to).toEqual(taken?.to)
  },
)

test(
  'the alert about an order survives a kill before it is due, and a kill after it does not repeat it',
  { timeout: 240_000 },
  async () => {
    await using open = new AsyncDisposableStack()
    const { smtp, sandbox, settings } = await prepare(open)
    async function serve() {
      const server = startServer(sandbox, settings)
      open.defer(() => server.end('SIGKILL'))
      return { server, url: await server.serving }
    }
    const place = async (url: string | null) => {
      const answer = await fetch(`${url}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(orderOf([{ slug: 'samosa' }])),
      })
      expect(answer.status).toBe(201)
    }
    const alerts = () => smtp.received.filter(({ raw }) => raw.includes('Nobody has accepted order'))

    const first = await serve()
    await place(first.url)
    // The guest’s email: the escalationLevels were enqueued with it.
    await smtp.waitFor(1)
    await first.server.end('SIGKILL')
    await sandbox.look((db) =>
      db.execute(sql`update pgboss.job set start_after = now() where name = 'alert-unanswered-order'`),
    )

    const second = await serve()
    await expect.poll(alerts, { timeout: 60_000 }).toHaveLength(1)
    expect(alerts()[0]?.to).toEqual(['owner@example.com'])
    await second.server.end('SIGKILL')

    // What the killed process had begun is begun again, here without the wait.
    await sandbox.look((db) =>
      db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`),
    )
    const third = await serve()
    await expect
      .poll(() => countJobs(third.url), { timeout: 90_000, interval: 1000 })
      .toEqual({ 'alert-unanswered-order': 0, 'mail-unanswered-order': 0 })
    await third.server.end('SIGTERM')
    const unfinished = await sandbox.look((db) =>
      rowsOf(db, sql`select id from pgboss.job where name like '%unanswered-order' and state = 'active'`),
    )
    expect(unfinished).toEqual([])
    expect(new Set(alerts().map(messageIdOf)).size).toBe(1)
  },
)

/** How many of these jobs are due, as a monitor sees it. */
async function countJobs(url: string | null) {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const found = metrics.matchAll(/^jobs_waiting{queue="((?:alert|mail)-unanswered-order)"} (\d+)$/gm)
  return Object.fromEntries(Array.from(found, ([, queue = '', count]) => [queue, Number(count)]))
}
