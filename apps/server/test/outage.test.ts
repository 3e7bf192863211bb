import type { ErrorBody } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connectPostgres } from '../src/db/postgres.ts'
import type { Connection } from '../src/db/database.ts'
import { seedDatabase } from '../src/db/seed/seed-database.ts'
import { newId } from '../src/db/new-id.ts'
import type { ServerEntry } from '../src/http/pages/renderer.ts'
import { systemClock } from '../src/platform/wall-clock.ts'
import { type BreakableConnection, openBreakableConnection } from './breakable-connection.ts'
import { orderOf } from './create-test-app.ts'
import { serveDatabase } from './serve-database.ts'
import { createDatabase, dropDatabase, type RunningPostgres, startPostgres } from './start-postgres.ts'
import { canFreezePostgres, freezePostgres } from './freeze-postgres.ts'
import { SEEDED_AT } from './seeded-at.ts'

const LONGEST_WAIT_MS = 5000
const samosas = orderOf([{ slug: 'samosa' }])

const name = `tiffin_outage_${newId()}`

// Renders like the real pages: one from the menu alone, one that needs the database.
const entry: ServerEntry = {
  async render({ url, createContext, appRouter, onError }) {
    const path = new URL(url).pathname
    const caller = appRouter.createCaller(await createContext(), { onError })
    try {
      const [dish] = (await caller.products.list({})).products
      if (path.startsWith('/order/')) await caller.orders.get({ id: path.slice('/order/'.length) })
      return { status: 200, html: `<html>${path} ${dish?.title}</html>`, scripts: [] }
    } catch {
      return { status: 500, html: '<html>It failed</html>', scripts: [] }
    }
  },
}

/** The answer, and how long it took. */
async function timed<Answered extends object>(work: Promise<Answered>) {
  const beganAt = performance.now()
  return Object.assign(await work, { tookMs: performance.now() - beganAt })
}

describe.runIf(inject('database').kind === 'postgres')('without its database', () => {
  let postgres: RunningPostgres
  let databaseUrl: string
  let breakable: BreakableConnection
  let connection: Connection
  let site: Awaited<ReturnType<typeof serveDatabase>>
  let logged: { level: number; msg: string }[] = []

  beforeAll(async () => {
    // For this file alone: the other files' must not be frozen.
    postgres = await startPostgres()
    databaseUrl = await createDatabase(postgres.url, name)
    breakable = await openBreakableConnection(databaseUrl)
    connection = connectPostgres(breakable.databaseUrl)
    await connection.migrate()
    await seedDatabase(connection.db, { isDemo: true, now: SEEDED_AT })
    site = await serveDatabase(connection, systemClock, {
      logLevel: 'warn',
      logTo: { write: (text) => void logged.push(JSON.parse(text)) },
      mountWebApp: async () => ({
        load: async () => ({ entry, manifests: null }),
        isLive: false,
        worker: null,
        assets: new Map(),
      }),
    })
    await Promise.all(['/', '/api/products', menuCall].map((url) => read(url)))
  })

  afterAll(async () => {
    await site[Symbol.asyncDispose]()
    await connection.close()
    await breakable.close()
    await dropDatabase(postgres.url, name)
    await postgres.stop()
  })

  const menuCall = '/trpc/products.list?input=%7B%7D'
  const read = (url: string) => timed(site.app.inject({ method: 'GET', url }))
  const post = (url: string) => timed(site.app.inject({ method: 'POST', url, payload: samosas }))
  const order = () => post('/api/orders')

  const bodyOf = (answer: { json(): unknown; payload: string }) => {
    const json = answer.json() as ErrorBody & { error?: { data: { body: ErrorBody } } }
    return json.error?.data.body ?? json
  }

  const summarize = ({ statusCode, headers, tookMs }: Awaited<ReturnType<typeof read>>) => ({
    status: statusCode,
    hasRetryAfter: Number(headers['retry-after']) > 0,
    isInTime: tookMs < LONGEST_WAIT_MS,
  })
  const comeBack = { status: 503, hasRetryAfter: true, isInTime: true }

  const untilItServes = () =>
    expect.poll(async () => (await order()).statusCode, { timeout: LONGEST_WAIT_MS, interval: 100 }).toBe(201)

  async function expectItToBearUp() {
    // All at the same time, more than there are connections.
    const orders = await Promise.all([...Array.from({ length: 30 }, order), post('/trpc/orders.place')])
    for (const answer of orders) {
      expect([summarize(answer), bodyOf(answer).code]).toEqual([comeBack, 'UNAVAILABLE'])
    }
    for (const url of [
      '/',
      '/api/products',
      menuCall,
      '/api/products/samosa',
      '/product/samosa',
      '/api/promotions',
    ]) {
      const answer = await read(url)
      expect([url, answer.statusCode]).toEqual([url, 200])
      expect(answer.tookMs).toBeLessThan(LONGEST_WAIT_MS)
    }
    const orderPage = await read(`/order/${newId()}`)
    expect(summarize(orderPage)).toEqual(comeBack)
    expect(orderPage.payload).toContain('tel:')
    expect((await read('/readyz')).statusCode).toBe(503)
    expect((await read('/healthz')).statusCode).toBe(200)
    const metrics = await read('/metrics')
    expect([metrics.statusCode, metrics.payload.includes('jobs_waiting{')]).toEqual([200, false])
    expect(metrics.tookMs).toBeLessThan(LONGEST_WAIT_MS / 2)
  }

  test.each(['cut', 'silent'] as const)(
    'while its connection is %s: the menu is served, the rest says to retry, and it recovers on its own',
    async (state) => {
      await untilItServes()
      logged = []
      await breakable.turn(state)
      await expectItToBearUp()
      await breakable.turn('open')
      await untilItServes()
      expect((await read('/readyz')).statusCode).toBe(200)
      expect(logged.filter(({ level }) => level >= 50)).toHaveLength(1)
    },
  )

  test.runIf(canFreezePostgres)(
    'while it is frozen: the menu is served, the rest says to retry, and it recovers on its own',
    async () => {
      await untilItServes()
      logged = []
      {
        using _frozen = freezePostgres(postgres)
        await expectItToBearUp()
      }
      await untilItServes()
      expect((await read('/readyz')).statusCode).toBe(200)
      expect(logged.filter(({ level }) => level >= 50)).toHaveLength(1)
    },
  )

  test('while a table is locked, an order is told to retry in time, and pages work', async () => {
    const holder = connectPostgres(databaseUrl)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const isLocked = Promise.withResolvers<void>()
    const holding = holder.db.transaction(async (tx) => {
      await tx.execute(sql`lock table orders in access exclusive mode`)
      isLocked.resolve()
      await held
    })
    await isLocked.promise
    logged = []
    const orders = await Promise.all(Array.from({ length: 30 }, order))
    for (const answer of orders) expect(summarize(answer)).toEqual(comeBack)
    expect((await read('/')).statusCode).toBe(200)
    release()
    await holding
    await holder.close()
    await untilItServes()
    expect(logged.filter(({ level }) => level >= 50)).toHaveLength(1)
  })

  test('while its disk is full, an order is told to retry', async () => {
    const admin = connectPostgres(databaseUrl)
    await admin.db.execute(
      sql.raw(`create function refuse() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = '53100'; end $$`),
    )
    await admin.db.execute(
      sql.raw('create trigger disk_full before insert on orders execute function refuse()'),
    )
    expect(summarize(await order())).toEqual(comeBack)
    expect((await read('/')).statusCode).toBe(200)
    await admin.db.execute(sql.raw('drop trigger disk_full on orders'))
    await admin.close()
    await untilItServes()
  })

  test('while it accepts no more connections, an order is told to retry, and pages work', async () => {
    const role = `crowd_${newId()}`
    const admin = connectPostgres(databaseUrl)
    await admin.db.execute(sql.raw(`create role ${role} login password '${role}' in role postgres`))
    const url = new URL(databaseUrl)
    url.username = url.password = role
    const crowded = connectPostgres(url.href)
    await using served = await serveDatabase(crowded, systemClock)
    const orderThere = () =>
      timed(served.app.inject({ method: 'POST', url: '/api/orders', payload: samosas }))
    const menuThere = () => served.app.inject({ method: 'GET', url: '/api/products' })
    expect([(await orderThere()).statusCode, (await menuThere()).statusCode]).toEqual([201, 200])

    await admin.db.execute(sql.raw(`alter role ${role} connection limit 0`))
    await admin.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`,
    )
    const answers = await Promise.all(Array.from({ length: 30 }, orderThere))
    for (const answer of answers) expect(summarize(answer)).toEqual(comeBack)
    expect((await menuThere()).statusCode).toBe(200)

    await admin.db.execute(sql.raw(`alter role ${role} connection limit -1`))
    await expect
      .poll(async () => (await orderThere()).statusCode, { timeout: LONGEST_WAIT_MS, interval: 100 })
      .toBe(201)
    await crowded.close()
    await admin.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`,
    )
    await admin.db.execute(sql.raw(`drop role ${role}`))
    await admin.close()
  })
})
