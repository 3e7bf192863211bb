import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, inject, test } from 'vitest'
import { seedDatabase } from '../src/db/seed/seed-database.ts'
import { connectPostgres } from '../src/db/postgres.ts'
import {
  applyMigrations,
  clearAppliedMigrations,
  listApplied,
  listMigrations,
} from '../src/db/migration-history.ts'
import { newId } from '../src/db/new-id.ts'
import { orderOf } from './create-test-app.ts'
import { openRoundRobin } from './round-robin.ts'
import { serveOrders } from './serve-orders.ts'
import { createDatabase, dropDatabase } from './start-postgres.ts'

const GUESTS = 32
const LONGEST_STOP_MS = 10_000

const database = inject('database')
const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-stop-'))
const names: string[] = []

afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  if (database.kind !== 'postgres') return
  for (const name of names) await dropDatabase(database.serverUrl, name)
})

async function newDatabase({ isEmpty = false } = {}): Promise<NodeJS.ProcessEnv> {
  if (database.kind === 'pglite') return { DATABASE_URL: '', DATA_DIR: dataDir }
  const name = `tiffin_stop_${newId()}`
  names.push(name)
  return {
    DATABASE_URL: await createDatabase(database.serverUrl, name, isEmpty ? undefined : database.template),
  }
}

interface Served {
  server: ChildProcess
  url: URL
}

async function serve(settings: NodeJS.ProcessEnv): Promise<Served> {
  const { server, url } = await serveOrders(settings)
  return { server, url: new URL(url) }
}

interface Answered {
  status: number
  connection: string | undefined
  body: string
}

/** One request, over a connection of the agent. */
async function ask(url: URL, path: string, agent: Agent, order?: object): Promise<Answered> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': newId() }
  const sent = request(new URL(path, url), { agent, ...(order && { method: 'POST', headers }) })
  sent.end(order && JSON.stringify(order))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode = 0, headers: got } = answer
  return { status: statusCode, connection: got.connection, body: await text(answer) }
}

const samosas = orderOf([{ slug: 'samosa', quantity: 2 }, { slug: 'garlic-naan' }])

test('a stop answers requests on open connections, drops incomplete requests, and exits 0 in time', async () => {
  const { server, url } = await serve(await newDatabase())
  const agents = Array.from({ length: GUESTS }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  for (const agent of agents) expect((await ask(url, '/api/categories', agent)).status).toBe(200)
  // One that has sent nothing yet, one that stops in its headers and one in its body.
  const loose = [
    '',
    'GET /api/categories HTTP/1.1\r\nhost: x\r\n',
    `${headOf('POST', '/api/orders', 500)}{"items":`,
  ]
  const sockets = loose.map((bytes) => {
    const socket = connect(Number(url.port), url.hostname).on('error', () => {})
    socket.write(bytes)
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))

  const stoppedAt = performance.now()
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  const probe = new Agent({ keepAlive: false })
  await expect.poll(async () => (await ask(url, '/readyz', probe)).status, { interval: 5 }).toBe(503)

  const answers = await Promise.all(
    agents.map((agent, index) =>
      ask(url, index % 2 ? '/api/orders' : '/api/categories', agent, index % 2 ? samosas : undefined),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]))
  expect(new Set(answers.map(({ connection }) => connection))).toEqual(new Set(['close']))
  expect(await exited).toEqual([0, null])
  expect(performance.now() - stoppedAt).toBeLessThan(LONGEST_STOP_MS)
})

test('guests who go on ordering while a process stops are answered until it can no longer be reached', async () => {
  const { server, url } = await serve(await newDatabase())
  const exited = once(server, 'exit')
  const outcomes = new Map<string, number>()
  const orderUntilRefused = async (_: unknown, guest: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let outcome = ''; outcome !== 'ECONNREFUSED';) {
      const [path, order] = guest % 2 ? ['/api/orders', samosas] : ['/api/categories']
      outcome = await ask(url, path, agent, order).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => String(error.code),
      )
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }
  const guests = Array.from({ length: GUESTS }, orderUntilRefused)
  await expect.poll(() => outcomes.get('201'), { timeout: 60_000 }).toBeGreaterThan(GUESTS)
  server.kill('SIGTERM')
  await Promise.all(guests)
  expect(await exited).toEqual([0, null])
  expect([...outcomes.keys()].toSorted()).toEqual(['200', '201', 'ECONNREFUSED'])
})

const headOf = (method: string, path: string, length: number) =>
  `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

test.runIf(database.kind === 'postgres')(
  'a deploy that replaces three processes one by one, under load, loses no request',
  async () => {
    const settings = await newDatabase()
    const served = [await serve(settings), ...(await Promise.all([serve(settings), serve(settings)]))]
    await using proxy = await openRoundRobin(served.map(({ url }) => url))

    const done = new AbortController()
    const statuses = new Map<string, number>()
    const guests = Array.from({ length: 4 }, async (_, guest) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (!done.signal.aborted) {
        const order = guest % 2 ? samosas : undefined
        const { status, body } = await ask(proxy.url, order ? '/api/orders' : '/api/categories', agent, order)
        const said = status < 300 ? String(status) : `${status} ${body}`
        statuses.set(said, (statuses.get(said) ?? 0) + 1)
        // The machine has a deploy to do, too.
        await pause(20)
      }
    })
    const exits: unknown[] = []
    for (const [index, old] of served.entries()) {
      const exited = once(old.server, 'exit')
      old.server.kill('SIGTERM')
      exits.push((await exited)[0])
      const next = await serve(settings)
      served[index] = next
      proxy.replace(index, next.url)
    }
    done.abort()
    await Promise.all(guests)
    for (const { server } of served) server.kill('SIGTERM')
    await Promise.all(served.map(({ server }) => once(server, 'exit')))

    expect(exits).toEqual([0, 0, 0])
    expect([...statuses.keys()].toSorted()).toEqual(['200', '201'])
    expect(Math.min(...statuses.values())).toBeGreaterThan(50)
  },
)

test.runIf(database.kind === 'postgres')(
  'two new versions that start at the same time on an old database migrate it once, and both serve',
  async () => {
    const settings = await newDatabase({ isEmpty: true })
    const connection = connectPostgres(String(settings['DATABASE_URL']))
    const all = listMigrations()
    await connection.db.transaction(async (tx) => {
      await clearAppliedMigrations(tx)
      await applyMigrations(tx, all.slice(0, 3))
    })
    await seedDatabase(connection.db, { isDemo: true, now: new Date() })
    const both = await Promise.all([serve(settings), serve(settings)])
    const agent = new Agent({ keepAlive: false })
    for (const { url } of both) expect((await ask(url, '/api/orders', agent, samosas)).status).toBe(201)
    expect(await listApplied(connection.db)).toEqual(all.map(({ writtenAt }) => writtenAt))
    await connection.close()
    for (const { server } of both) server.kill('SIGTERM')
    expect(await Promise.all(both.map(({ server }) => once(server, 'exit')))).toEqual([
      [0, null],
      [0, null],
    ])
  },
)
