import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { Connection } from '../../db/database.ts'
import { catalogueVersion, products, specialDays } from '../../db/schema/index.ts'
import { listEvents, numberEvents } from '../../notify/live/event-queries.ts'
import { bumpCatalogueVersion, CATALOGUE_CHANNEL, readAnnouncement } from './catalogue-queries.ts'
import { createCatalogue } from './catalogue-snapshot.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const now = Temporal.Instant.from('2026-01-07T19:00:00Z')
const clock = { now: () => now, nowMs: () => now.epochMilliseconds }

const renameSamosa = (title: string) =>
  connection.db.transaction(async (tx) => {
    await tx.update(products).set({ title }).where(eq(products.slug, 'samosa'))
    await bumpCatalogueVersion(tx)
  })

const samosaOf = async (catalogue: ReturnType<typeof createCatalogue>) =>
  (await catalogue.current()).productBySlug.get('samosa')?.title

test('without a change everyone gets the same snapshot', async () => {
  const catalogue = createCatalogue({ db: connection.db, clock, isListening: () => true })
  const snapshots = await Promise.all([catalogue.current(), catalogue.current()])
  catalogue.markStale()
  expect(snapshots[0]).toBe(snapshots[1])
  expect(await catalogue.current()).toBe(snapshots[0])
})

test('the index for searches is built anew only for another menu, not because time passes', async () => {
  let time = now
  const passing = { now: () => time, nowMs: () => time.epochMilliseconds }
  const catalogue = createCatalogue({ db: connection.db, clock: passing, isListening: () => true })
  const { search } = await catalogue.current()
  time = time.add({ minutes: 1 })
  await bumpCatalogueVersion(connection.db, 'stock')
  catalogue.markStale('stock')
  expect((await catalogue.current()).search).toBe(search)
  await bumpCatalogueVersion(connection.db)
  catalogue.markStale()
  expect((await catalogue.current()).search).not.toBe(search)
})

test('a change is announced at its commit, and the next reader sees it', async () => {
  const catalogue = createCatalogue({ db: connection.db, clock, isListening: connection.isListening })
  let resolveAnnounced = () => {}
  const announced = new Promise<void>((resolve) => (resolveAnnounced = resolve))
  await samosaOf(catalogue)
  await connection.listen(CATALOGUE_CHANNEL, () => {
    catalogue.markStale()
    resolveAnnounced()
  })
  await renameSamosa('Samosa of the day')
  await announced
  expect(await samosaOf(catalogue)).toBe('Samosa of the day')
})

test('a process that has lost its listening connection checks the version before answering', async () => {
  const catalogue = createCatalogue({ db: connection.db, clock, isListening: () => false })
  await samosaOf(catalogue)
  await renameSamosa('Samosa unheard of')
  expect(await samosaOf(catalogue)).toBe('Samosa unheard of')
})

test('a change made while the menu is being read is in the next answer', async () => {
  const catalogue = createCatalogue({ db: connection.db, clock, isListening: () => true })
  const early = catalogue.current()
  await renameSamosa('Samosa just in time')
  catalogue.markStale()
  await early
  expect(await samosaOf(catalogue)).toBe('Samosa just in time')
})

test('special days are read again when the menu changes, but not when portions are sold', async () => {
  const day = { id: 's1', name: 'Christmas Day', firstDay: '2026-12-25', lastDay: '2026-12-25' }
  let reads = 0
  const db = new Proxy(connection.db, {
    get: (target, name) => {
      if (name === 'select') reads += 1
      return Reflect.get(target, name) as unknown
    },
  })
  const catalogue = createCatalogue({ db, clock, isListening: () => true })
  expect((await catalogue.rules()).specialDays).toEqual([])
  await connection.db.insert(specialDays).values(day)
  await bumpCatalogueVersion(connection.db, 'stock')
  catalogue.markStale('stock')
  const before = reads
  expect((await catalogue.rules()).specialDays).toEqual([])
  expect(reads).toBe(before)
  catalogue.markStale()
  expect((await catalogue.rules()).specialDays.map(({ name }) => name)).toEqual(['Christmas Day'])
  await connection.db.delete(specialDays)
})

const setStock = (stock: number | null) =>
  connection.db.update(products).set({ stock }).where(eq(products.slug, 'samosa'))

test('selling a portion does not change the menu; selling the last one does', async () => {
  const catalogue = createCatalogue({ db: connection.db, clock, isListening: () => true })
  const stockAfter = async (stock: number) => {
    await setStock(stock)
    await bumpCatalogueVersion(connection.db, 'stock')
    catalogue.markStale('stock')
    const { productBySlug, menuRevision, revision } = await catalogue.current()
    return { stock: productBySlug.get('samosa')?.stock, menuRevision, revision }
  }
  await catalogue.current()
  const [two, one, none] = [await stockAfter(2), await stockAfter(1), await stockAfter(0)]
  expect([two.stock, one.stock, none.stock]).toEqual([2, 1, 0])
  expect(one.menuRevision).toBe(two.menuRevision)
  expect(none.menuRevision).not.toBe(one.menuRevision)
  expect(new Set([two, one, none].map(({ revision }) => revision)).size).toBe(3)
  await setStock(null)
})

test('a menu edit announced after a sold portion is not lost', async () => {
  const catalogue = createCatalogue({ db: connection.db, clock, isListening: () => true })
  const before = await catalogue.current()
  const day = { id: 's2', name: 'Canada Day', firstDay: '2026-07-01', lastDay: '2026-07-01' }
  await connection.db.insert(specialDays).values(day)
  await bumpCatalogueVersion(connection.db)
  catalogue.markStale('stock')
  await catalogue.current()
  catalogue.markStale('menu')
  const after = await catalogue.current()
  expect(after.specialDays.map(({ name }) => name)).toEqual(['Canada Day'])
  expect(after.menuRevision).not.toBe(before.menuRevision)
  await connection.db.delete(specialDays)
})

test('an announcement says what it is about; a missed one counts as being about everything', async () => {
  const announcements: unknown[] = []
  let resolveAll = () => {}
  const allAnnounced = new Promise<void>((resolve) => (resolveAll = resolve))
  await connection.listen(CATALOGUE_CHANNEL, (payload) => {
    const part = readAnnouncement(payload)
    announcements.push(part)
    if (part === 'stock') resolveAll()
  })
  await bumpCatalogueVersion(connection.db)
  await bumpCatalogueVersion(connection.db, 'stock')
  await allAnnounced
  expect(readAnnouncement(undefined)).toBe('menu')
  expect(announcements.slice(-2)).toEqual(['menu', 'stock'])
})

test('a transaction that is rolled back changes no version', async () => {
  const version = () => connection.db.select().from(catalogueVersion)
  const before = await version()
  const failing = connection.db.transaction(async (tx) => {
    await bumpCatalogueVersion(tx)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await version()).toEqual(before)
})

test('whoever has seen a snapshot needs only the events after its number', async () => {
  const { db } = connection
  const catalogue = createCatalogue({ db, clock, isListening: () => true })
  const before = await catalogue.current()
  await renameSamosa('Samosa of the hour')
  await numberEvents(db)
  expect((await catalogue.current()).eventNumber).toBe(before.eventNumber)
  catalogue.markStale()
  const after = await catalogue.current()
  expect(after.productBySlug.get('samosa')?.title).toBe('Samosa of the hour')
  const told = await listEvents(db, { about: 'menu', after: before.eventNumber, limit: 100 })
  expect(told.at(-1)?.number).toBe(after.eventNumber)
})

test('a portion that is sold does not make up for a change of the menu that is not announced yet', async () => {
  const { db } = connection
  const catalogue = createCatalogue({ db, clock, isListening: () => true })
  const before = await catalogue.current()
  // By another process.
  await renameSamosa('Samosa of the minute')
  await numberEvents(db)
  await bumpCatalogueVersion(db, 'stock')
  catalogue.markStale('stock')
  expect((await catalogue.current()).eventNumber).toBe(before.eventNumber)
})
