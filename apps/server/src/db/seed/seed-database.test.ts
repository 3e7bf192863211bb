import { defaultCategories, defaultMenu } from '@tiffin/restaurant/sample'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { homeKind, openEmptyDatabase } from '../../../test/open-empty-database.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { SEEDED_AT } from '../../../test/seeded-at.ts'
import type { Connection } from '../database.ts'
import { newId } from '../new-id.ts'
import {
  auditLog,
  categories,
  coupons,
  optionGroups,
  pages,
  products,
  promotions,
  reviews,
  settings,
} from '../schema/index.ts'
import { seedDatabase } from './seed-database.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const seedAgain = () => seedDatabase(connection.db, { isDemo: true, now: SEEDED_AT })

test('a new demo has the whole menu of the sample, its settings and two coupons', async () => {
  const { db } = connection
  expect(await db.$count(categories)).toBe(defaultCategories.length)
  expect(await db.$count(products)).toBe(defaultMenu.length)
  expect(
    (await db.select({ code: coupons.code }).from(coupons).orderBy(coupons.code)).map(({ code }) => code),
  ).toEqual(['SAVE5', 'WELCOME10'])
})

test('restarting never changes what the owner has edited', async () => {
  const { db } = connection
  await db.update(products).set({ priceCents: 4321 }).where(eq(products.slug, 'samosa'))
  await db.delete(products).where(eq(products.slug, 'tomato-shorba'))
  expect(await seedAgain()).toBe(false)
  const [samosa] = await db.select().from(products).where(eq(products.slug, 'samosa'))
  expect(samosa?.priceCents).toBe(4321)
  expect(await db.$count(products, eq(products.slug, 'tomato-shorba'))).toBe(0)
})

test('a menu that its owner emptied stays empty', async () => {
  const { db } = connection
  await db.delete(optionGroups)
  await db.delete(products)
  await db.delete(categories)
  expect(await seedAgain()).toBe(false)
  expect(await db.$count(products)).toBe(0)
})

test('pages that an earlier version did not have are added, and say only what the settings know', async () => {
  const { db } = connection
  await db.delete(pages).where(eq(pages.path, '/menu'))
  await seedAgain()
  const [menu] = await db.select().from(pages).where(eq(pages.path, '/menu'))
  expect(menu?.published?.sections.map(({ kind }) => kind)).toEqual(['menuHead', 'menuNotes'])
})

test('migrating a database that is up to date changes nothing', async () => {
  await connection.migrate()
  await Promise.all([connection.migrate(), connection.migrate()])
  expect(await connection.db.$count(coupons)).toBe(2)
})

test('a site that is no demo any more has none of the demo’s coupons, but keeps those that staff have edited', async () => {
  const { db } = connection
  const [saved] = await db.select().from(coupons).where(eq(coupons.code, 'SAVE5'))
  await db.insert(auditLog).values({
    id: newId(),
    at: SEEDED_AT,
    userId: 'somebody',
    userEmail: 'maria@example.com',
    action: 'change coupon',
    subjectId: saved?.id ?? '',
  })
  await seedAgain()
  expect(await db.$count(coupons)).toBe(2)
  await seedDatabase(db, { isDemo: false, now: SEEDED_AT })
  expect(await db.select({ code: coupons.code }).from(coupons)).toEqual([{ code: 'SAVE5' }])
})

test('a new restaurant has no dish, no coupon, no settings and no word of the sample', async () => {
  const empty = await openEmptyDatabase(homeKind())
  await empty.migrate()
  try {
    const { db } = empty
    expect(await seedDatabase(db, { isDemo: false, now: SEEDED_AT })).toBe(true)
    for (const table of [categories, products, optionGroups, coupons, promotions, reviews, settings])
      expect(await db.$count(table)).toBe(0)
    const told = JSON.stringify(await db.select({ content: pages.published }).from(pages))
    expect(told).toContain('{name}')
    expect(told).not.toMatch(/Masala|Maple|Edmonton|Alberta|Canada|Indian|dal|780/)
    expect(await seedDatabase(db, { isDemo: true, now: SEEDED_AT })).toBe(false)
    expect(await db.$count(products)).toBe(0)
  } finally {
    await empty.close()
  }
})
