import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSandbox } from './open-sandbox.ts'
import { startServer } from './start-server.ts'
import { messageIdOf, startSmtpServer } from './start-smtp-server.ts'

const message = { name: 'Juniper Testwell', email: 'juniper@example.com', message: 'Do you cook for forty?' }

test(
  'an email that a killed process may have sent is sent again as the same email',
  { timeout: 240_000 },
  async () => {
    await using open = new AsyncDisposableStack()
    const smtp = await startSmtpServer()
    open.defer(smtp.stop)
    const sandbox = await openSandbox()
    open.defer(sandbox.remove)
    const settings = {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'orders@example.com',
      PUBLIC_URL: 'https://tiffin.example',
    }

    smtp.keepSilentAfterTaking(1)
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

    // A job counts as lost a minute after it was started.
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
