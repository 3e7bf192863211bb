import type { Order, Session } from '@tiffin/contract'
import { max, sql } from 'drizzle-orm'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { orderOf, PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import { homeKind, openEmptyDatabase, reachableKinds } from '../../../test/open-empty-database.ts'
import { reviewDish } from '../../../test/review-dish.ts'
import { serveDatabase } from '../../../test/serve-database.ts'
import { startS3 } from '../../../test/start-s3.ts'
import { commandLine } from '../../commands/command.ts'
import { type Connection, type Database, rowsOf } from '../../db/database.ts'
import { listMigrations } from '../../db/migration-history.ts'
import { newId } from '../../db/new-id.ts'
import { auditLog, events, orders, sessions, subscribers } from '../../db/schema/index.ts'
import { openBucket } from '../../platform/bucket.ts'
import { numberEvents, readProgress } from '../../notify/live/event-queries.ts'
import { backUpSite } from './back-up-site.ts'
import type { Manifest } from './manifest.ts'
import { restoreSite } from './restore-site.ts'
import { listSiteTables } from './site-tables.ts'

const site = useTestApp()
const folder = mkdtempSync(join(tmpdir(), 'tiffin-backups-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Creating an embedded database from scratch takes seconds.
const SLOW = { timeout: 120_000 }
const newFile = () => join(folder, `${newId()}.tar.gz`)
const newDataDir = () => mkdtempSync(join(folder, 'data-'))

async function backUp(db: Database, dataDir = newDataDir()) {
  const file = newFile()
  const made = await backUpSite({ db, dataDir, clock: site.deps.clock }, file)
  return { file, ...made }
}

const restore = (db: Database, file: string, { dataDir = newDataDir(), replaces = false } = {}) =>
  restoreSite({ db, dataDir, clock: site.deps.clock, caller: commandLine }, { file, replaces })

async function restoreInto(kind: 'pglite' | 'postgres', file: string): Promise<Connection> {
  const connection = await openEmptyDatabase(kind)
  const dedicated = await connection.openDedicatedConnection()
  await restore(dedicated.db, file)
  await dedicated.close()
  return connection
}

/** Rows in every table that a year of work would fill. */
async function fillSite() {
  const owner = await site.signUp('owner@example.com', { role: 'admin' })
  await site.addCoupon({ code: 'THIRD', percent: 33.33 })
  const { headers } = await reviewDish(site, 'samosa', 'asha@example.com')
  await site.post('/api/orders', orderOf([{ slug: 'samosa', quantity: 3 }], { couponCode: 'THIRD' }), headers)
  await site.send('PUT', '/api/wishlist', { slug: 'samosa' }, headers)
  const guest = { name: 'Juniper Testwell', email: 'juniper@example.com', phone: '780-555-0199' }
  await site.post('/api/contact', { ...guest, message: 'One\r\nline, "quotes", \u2028 and चाय 😀 \\n' })
  await site.post('/api/reservations', { ...guest, startsAt: '2026-01-09T18:30:00-07:00', partySize: 4 })
  await site.db.insert(subscribers).values({
    id: newId(),
    email: 'reader@example.com',
    status: 'confirmed',
    consent: 'Yes, sign me up',
    askedAt: new Date(),
  })
  // Values that drivers and JSON tend to lose.
  await site.db.insert(auditLog).values({
    id: newId(),
    at: sql`timestamptz '2026-01-07 12:00:00.123456-07'` as never,
    userId: owner.user._id,
    userEmail: owner.user.email,
    action: 'change product',
    subjectId: 'x',
    before: sql`'null'::jsonb`,
    after: sql`'{"price": 12345678901234567890.10, "text": "\\u2028"}'::jsonb`,
  })
  return owner
}

const sumsOf = (manifest: Manifest) =>
  manifest.tables.filter(({ name }) => !['audit_log', 'catalogue_version'].includes(name))

describe('a backup', () => {
  let owner: Awaited<ReturnType<typeof fillSite>>
  beforeEach(async () => {
    owner = await fillSite()
  })

  test.each(reachableKinds())(
    'can be restored on %s as it was, and work goes on from there',
    SLOW,
    async (kind) => {
      const made = await backUp(site.db)
      const connection = await restoreInto(kind, made.file)
      const again = await backUp(connection.db)
      expect(sumsOf(again.manifest)).toEqual(sumsOf(made.manifest))
      const counts = Object.fromEntries(made.manifest.tables.map(({ name, rows }) => [name, rows]))
      expect(counts).toMatchObject({
        orders: 2,
        order_lines: 2,
        reviews: 1,
        reservations: 1,
        contact_messages: 1,
      })

      const sums = sql`select count(*)::int as count, sum(total_cents)::int as cents, min(pickup_at)::text as first from orders`
      expect(await rowsOf(connection.db, sums)).toEqual(await rowsOf(site.db, sums))
      const subtle = sql`select at::text, before::text, after::text from audit_log where subject_id = 'x'`
      const [restored] = await rowsOf<{ before: string }>(connection.db, subtle)
      expect([restored]).toEqual(await rowsOf(site.db, subtle))
      expect(restored?.before).toBe('null')

      await expectToGoOn(connection)
      await connection.close()
    },
  )

  async function expectToGoOn(connection: Connection) {
    await using restored = await serveDatabase(connection, site.deps.clock)
    const { app } = restored
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
    const login = await post('/api/auth/login', { email: 'owner@example.com', password: PASSWORD })
    const authorization = `Bearer ${login.json<Session>().token}`
    const read = async (url: string) =>
      (await app.inject({ url, headers: { authorization } })).json<unknown>()
    for (const url of ['/api/products', '/api/categories', '/api/admin/stats', '/api/admin/orders']) {
      expect(await read(url)).toEqual((await site.get(url, owner.headers)).body)
    }
    const [last] = await site.db.select({ number: max(orders.number) }).from(orders)
    const placed = await post('/api/orders', orderOf([{ slug: 'garlic-naan' }]))
    expect(placed.json<Order>().number).toBe((last?.number ?? 0) + 1)
  }

  test('ends every session, and keeps everyone’s accounts', async () => {
    const { file } = await backUp(site.db)
    await restore(site.db, file, { replaces: true })
    expect(await site.db.$count(sessions)).toBe(0)
    expect((await site.get('/api/admin/stats', owner.headers)).status).toBe(401)
  })

  test('restores pictures and saved emails, and nothing else of the folder', async () => {
    const from = newDataDir()
    const files: Record<string, string> = {
      'uploads/3f2a-10x10/400.webp': 'a picture',
      'mail/2026-01-07T12-00-00.000Z-0a1b2c3d.eml': 'a mail',
    }
    for (const [path, content] of Object.entries({ ...files, 'uploads/3f2a-10x10/400.webp.tmp1': 'half' })) {
      mkdirSync(join(from, path, '..'), { recursive: true })
      writeFileSync(join(from, path), content)
    }
    writeFileSync(join(from, 'secret.txt'), 'mine')
    const { file, manifest } = await backUp(site.db, from)
    expect(manifest.files.map(({ path }) => path)).toEqual(Object.keys(files))

    const dataDir = newDataDir()
    await restore(site.db, file, { replaces: true, dataDir })
    for (const [path, content] of Object.entries(files)) {
      expect(readFileSync(join(dataDir, path), 'utf8')).toBe(content)
    }
  })

  test.each(['', 'b picture'])('a picture that is %j on the disk is repaired', async (damagedBytes) => {
    const [from, dataDir] = [newDataDir(), newDataDir()]
    const picture = 'uploads/3f2a-10x10/400.webp'
    for (const [place, content] of [
      [from, 'a picture'],
      [dataDir, damagedBytes],
    ] as const) {
      mkdirSync(join(place, picture, '..'), { recursive: true })
      writeFileSync(join(place, picture), content)
    }
    const { file } = await backUp(site.db, from)
    await restore(site.db, file, { replaces: true, dataDir })
    expect(readFileSync(join(dataDir, picture), 'utf8')).toBe('a picture')
    expect(readdirSync(join(dataDir, picture, '..'))).toEqual(['400.webp'])
  })

  test('is readable only by its owner, and overwrites nothing', async () => {
    const { file } = await backUp(site.db)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(backUpSite({ db: site.db, dataDir: folder, clock: site.deps.clock }, file)).rejects.toThrow(
      /already exists/,
    )
  })

  test('a number that was assigned once is not assigned again', async () => {
    await site.db.execute(sql`delete from orders`)
    const { file } = await backUp(site.db)
    await restore(site.db, file, { replaces: true })
    const placed = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]))
    const [last] = await rowsOf<{ number: number }>(
      site.db,
      sql`select last_value::int as number from orders_number_seq`,
    )
    expect([placed.status, placed.body.number]).toEqual([201, last?.number])
    expect(placed.body.number).toBeGreaterThan(1002)
  })

  test('a number assigned after the backup is not assigned again, either', async () => {
    const { file } = await backUp(site.db)
    const since = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]))
    await restore(site.db, file, { replaces: true })
    const next = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]))
    expect(next.body.number).toBe(since.body.number + 1)
  })

  test('a running server shows the restored menu immediately', async () => {
    const { file } = await backUp(site.db)
    await site.addDish({ slug: 'after-the-backup' })
    expect((await site.get('/api/products/after-the-backup')).status).toBe(200)
    await restore(site.db, file, { replaces: true })
    await expect.poll(async () => (await site.get('/api/products/after-the-backup')).status).toBe(404)
  })

  test('is recorded in the log', async () => {
    const { file, manifest } = await backUp(site.db)
    await restore(site.db, file, { replaces: true })
    const entry = await site.db
      .select()
      .from(auditLog)
      .where(sql`action = 'restore backup'`)
    expect(entry).toMatchObject([{ userId: 'command-line', after: { madeAt: manifest.madeAt } }])
  })
})

test('an order placed while a restore begins stops it', SLOW, async ({ skip }) => {
  skip(homeKind() === 'pglite', 'The embedded database has one user')
  const { file } = await backUp(site.db)
  const restoring = await site.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into orders (id, customer_name, customer_email, payment_method, subtotal_cents, discount_cents, tax_cents, total_cents, currency, pickup_at, created_at)
      values ('late', 'Test Guest', 'guest@example.com', 'cash', 1000, 0, 50, 1050, 'CAD', now(), now())`)
    const refused = restore(site.db, file).then(
      () => 'It was not refused',
      (error: Error) => error.message,
    )
    const waiting = sql`select 1 from pg_locks
      where not granted and relation is not null
        and database = (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => (await rowsOf(tx, waiting)).length, { timeout: 8000 }).toBeGreaterThan(0)
    return { refused }
  })
  expect(await restoring.refused).toMatch(/contains 1 order/)
  expect(await site.db.$count(orders)).toBe(1)
})

test(
  'after a restore everything is read again, also by those who saw what came after the backup',
  SLOW,
  async () => {
    const order = () => site.post('/api/orders', orderOf([{ slug: 'samosa' }]))
    const lastOf = async (db: Database) => {
      await numberEvents(db)
      return (await readProgress(db)).last
    }
    await order()
    const { file } = await backUp(site.db)
    await order()
    const last = await lastOf(site.db)
    const numbered = async (db: Database) =>
      (await db.select().from(events)).filter(({ number }) => number !== null)
    // An empty database has numbered nothing yet.
    const elsewhere = await restoreInto(homeKind(), file)
    const [restored, ...others] = await numbered(elsewhere.db)
    expect([restored?.kind, others]).toEqual(['restore', []])
    expect(restored?.number).toBeGreaterThan(last + 1)
    await elsewhere.close()

    await restore(site.db, file, { replaces: true })
    const here = await lastOf(site.db)
    expect(here).toBeGreaterThan(last + 1)
    await restore(site.db, file, { replaces: true })
    expect(await lastOf(site.db)).toBeGreaterThan(here)
  },
)

test('a backup taken while orders come in is a consistent snapshot', SLOW, async () => {
  const evening = new AbortController()
  const order = () =>
    site.post('/api/orders', orderOf([{ slug: 'samosa', quantity: 2 }, { slug: 'garlic-naan' }]))
  const guests = Array.from({ length: 4 }, async () => {
    while (!evening.signal.aborted) await order()
  })
  await expect.poll(() => site.db.$count(orders), { timeout: 30_000 }).toBeGreaterThan(5)
  const { file } = await backUp(site.db)
  evening.abort()
  await Promise.all(guests)
  await order()

  const connection = await restoreInto(homeKind(), file)
  const [row] = await rowsOf<{ orders: number; broken: number }>(
    connection.db,
    sql`select count(*)::int as orders, count(*) filter (where lines.cents is distinct from subtotal_cents)::int as broken
      from orders left join (select order_id, sum(unit_price_cents * quantity) as cents from order_lines group by 1) lines
        on order_id = id`,
  )
  expect(row?.broken).toBe(0)
  expect(row?.orders).toBeGreaterThan(5)
  expect(row?.orders).toBeLessThan(await site.db.$count(orders))
  await connection.close()
})

test('every migration results in the tables that its notes name', SLOW, async () => {
  const connection = await openEmptyDatabase(homeKind())
  for (const migration of listMigrations()) {
    for (const statement of migration.statements) await connection.db.execute(sql.raw(statement))
    const there = await rowsOf<{ name: string }>(
      connection.db,
      sql`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
    expect(migration.tables.toSorted()).toEqual(there.map(({ name }) => name))
    expect(await listSiteTables(connection.db, migration.tables)).toHaveLength(there.length)
  }
  await connection.close()
})

test('a bucket’s files are in the backup, and are restored into an empty bucket or a folder', async () => {
  const [full, empty] = [await startS3(), await startS3()]
  const files = { 'uploads/3f2a-10x10/400.webp': 'a picture', 'mail/2026-one.eml': 'a mail' }
  const from = openBucket(full.settings)
  for (const [path, content] of Object.entries(files)) await from.save(path, Buffer.from(content))
  const file = newFile()
  const made = { db: site.db, dataDir: newDataDir(), clock: site.deps.clock }
  const { manifest } = await backUpSite({ ...made, bucket: from }, file)
  expect(manifest.files.map(({ path }) => path).toSorted()).toEqual(Object.keys(files).toSorted())

  const to = openBucket(empty.settings)
  const wanted = { file, replaces: true }
  await restoreSite({ ...made, bucket: to, caller: commandLine }, wanted)
  const dataDir = newDataDir()
  await restore(site.db, file, { replaces: true, dataDir })
  for (const [path, content] of Object.entries(files)) {
    expect(Buffer.from((await to.read(path)) ?? []).toString()).toBe(content)
    expect(readFileSync(join(dataDir, path), 'utf8')).toBe(content)
  }
  await Promise.all([full.stop(), empty.stop()])
})
