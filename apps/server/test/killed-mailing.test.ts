import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openPlace } from './open-place.ts'
import { startServer } from './start-server.ts'
import { messageIdOf, startSmtpServer } from './start-smtp-server.ts'

const message = { name: 'Juniper Testwell', email: 'juniper@example.com', message: 'Do you cook for forty?' }

test(
  'a mail that a killed process may have sent goes out again as the same mail',
  { timeout: 240_000 },
  async () => {
    await using open = new AsyncDisposableStack()
    const smtp = await startSmtpServer()
    open.defer(smtp.stop)
    const place = await openPlace()
    open.defer(place.remove)
    const settings = {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'orders@example.com',
      PUBLIC_URL: 'https://tiffin.example',
    }

    smtp.keepSilentAfterTaking(1)
    const first = startServer(place, settings)
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

    // A job is taken for lost a minute after it was begun.
    await place.look((db) =>
      db.execute(
        sql`update pgboss.job set started_on = started_on - interval '1 minute' where state = 'active'`,
      ),
    )
    const second = startServer(place, settings)
    open.defer(() => second.end('SIGTERM'))
    const [taken, again] = await smtp.waitFor(2)
    expect(taken && messageIdOf(taken)).toBeDefined()
    expect(again && messageIdOf(again)).toBe(taken && messageIdOf(taken))
    expect(again?.to).toEqual(taken?.to)
  },
)
