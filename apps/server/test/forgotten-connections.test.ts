/** A router between the server and its Postgres forgets the connections that are open, as cloud networks do after minutes. */
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { connectPostgres } from '../src/db/postgres.ts'
import { newId } from '../src/db/new-id.ts'
import { users } from '../src/db/schema/index.ts'
import { beginSession } from '../src/guests/accounts/sessions.ts'
import { openBreakableConnection } from './breakable-connection.ts'
import { orderOf } from './create-test-app.ts'
import { openStream } from './open-stream.ts'
import { serveOrders } from './serve-orders.ts'
import { createDatabase, dropDatabase } from './start-postgres.ts'

const database = inject('database')

async function openSite(open: AsyncDisposableStack) {
  if (database.kind !== 'postgres') throw new Error('The embedded database has no connections')
  const { serverUrl, template } = database
  const name = `tiffin_forgotten_${newId()}`
  const databaseUrl = await createDatabase(serverUrl, name, template)
  open.defer(() => dropDatabase(serverUrl, name))
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-forgotten-'))
  open.defer(() => rmSync(dataDir, { recursive: true }))
  const router = await openBreakableConnection(databaseUrl)
  open.defer(router.close)
  const { server, url } = await serveOrders({ DATABASE_URL: router.databaseUrl, DATA_DIR: dataDir })
  open.defer(() => void server.kill('SIGKILL'))

  return {
    server,
    url,
    router,
    countMails: () => readdirSync(join(dataDir, 'mail')).length,
    async watchOrders() {
      const connection = connectPostgres(databaseUrl)
      const cook = { id: newId(), role: 'admin', staffRole: 'kitchen', disabledAt: null } as const
      await connection.db.insert(users).values({
        ...cook,
        name: 'Cook',
        email: 'cook@example.com',
        passwordHash: '',
        createdAt: new Date(),
      })
      const token = await beginSession(connection.db, cook)
      await connection.close()
      const stream = await openStream(url, 'staff', { headers: { authorization: `Bearer ${token}` } })
      open.defer(async () => stream.close())
      return stream
    },
  }
}

async function placeOrder(url: string): Promise<{ status: number; id?: string }> {
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // One address gets few emails within an hour.
    body: JSON.stringify(
      orderOf([{ slug: 'samosa' }], { customer: { name: 'Test Guest', email: `${newId()}@example.com` } }),
    ),
  })
  const { _id } = (await answer.json()) as { _id?: string }
  return { status: answer.status, ...(_id !== undefined && { id: _id }) }
}

/** Enough at the same time to open every connection of the pool. */
const fillPool = (url: string) => Promise.all(Array.from({ length: 20 }, () => placeOrder(url)))

test.runIf(database.kind === 'postgres')(
  'forgotten connections are replaced: orders are taken, mailed and shown on the board',
  async () => {
    await using open = new AsyncDisposableStack()
    const { url, router, countMails, watchOrders } = await openSite(open)
    const board = await watchOrders()
    await fillPool(url)
    await expect.poll(countMails, { timeout: 30_000 }).toBe(20)
    await board.take(21)

    router.forget()
    // Those that meet a forgotten connection are told to come back.
    await fillPool(url)
    await expect.poll(() => placeOrder(url), { timeout: 5000, interval: 100 }).toMatchObject({ status: 201 })
    const before = countMails()
    const ids = new Set<string>()
    for (let order = 0; order < 20; order += 1) {
      const { status, id = '' } = await placeOrder(url)
      expect(status).toBe(201)
      ids.add(id)
    }
    await expect.poll(() => countMails() - before, { timeout: 30_000 }).toBeGreaterThanOrEqual(20)
    while (ids.size > 0) for (const { data } of await board.take(1)) ids.delete((data as { id: string }).id)
  },
)

test.runIf(database.kind === 'postgres')(
  'a server whose connections were forgotten stops in time, with exit code 0',
  async () => {
    await using open = new AsyncDisposableStack()
    const { server, url, router } = await openSite(open)
    await fillPool(url)
    router.forget()
    const exited = once(server, 'exit')
    server.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
  },
)
