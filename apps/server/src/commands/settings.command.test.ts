/** A restaurant is carried over to another site, with its pictures and without its guests. */
import { eq } from 'drizzle-orm'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertOrders } from '../../test/insert-orders.ts'
import { openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { categories, orders, pages, products, settings, users } from '../db/schema/index.ts'

const SLOW = { timeout: 180_000 }
const PICTURE = join('uploads', 'margherita-640x480', '640.webp')
let from: Sandbox
let to: Sandbox
let file: string

beforeAll(async () => {
  from = await openSandbox()
  to = await openSandbox()
  await from.look(async (db) => {
    await db
      .update(products)
      .set({ title: 'Pizza Margherita', ratingCount: 2, ratingSum: 9 })
      .where(eq(products.slug, 'samosa'))
    await db
      .update(settings)
      .set({
        value: { brand: '#123456', accent: '#E3A857', fonts: 'outfit', hasPattern: false, corners: 'soft' },
      })
      .where(eq(settings.section, 'look'))
    await insertOrders(db, 3)
  })
  mkdirSync(join(from.dataDir, 'uploads', 'margherita-640x480'), { recursive: true })
  writeFileSync(join(from.dataDir, PICTURE), 'a picture')
  file = join(from.dataDir, 'trattoria.tar.gz')
}, SLOW.timeout)
afterAll(async () => {
  await from.remove()
  await to.remove()
})

test('the file has settings, pages, menu and pictures, and nothing of guests', SLOW, async () => {
  const made = await from.tiffin(['settings', 'export', file, '--json'])
  expect([made.exitCode, made.stderr]).toEqual([0, ''])
  expect(JSON.parse(made.stdout)).toMatchObject({ dishes: 137, files: 1 })
  const again = await from.tiffin(['settings', 'export', file])
  expect([again.exitCode, again.stderr]).toEqual([3, `${file} already exists. Choose another name.\n`])
})

test('it is no backup, and a backup is none', SLOW, async () => {
  const restored = await to.tiffin(['restore', file, '--replace'])
  expect([restored.exitCode, restored.stderr]).toEqual([
    3,
    expect.stringContaining('Use "settings import" for it'),
  ])
  const backup = join(from.dataDir, 'backup.tar.gz')
  await from.tiffin(['backup', backup])
  const imported = await to.tiffin(['settings', 'import', backup, '--replace'])
  expect([imported.exitCode, imported.stderr]).toEqual([3, expect.stringContaining('Use "restore" for it')])
})

test(
  'a menu that is there is replaced only if that is wanted; accounts and the opening stay',
  SLOW,
  async () => {
    await to.look(async (db) => {
      await db.delete(pages).where(eq(pages.path, '/about'))
      await db
        .insert(categories)
        .values({ id: 'c1', slug: 'only-here', name: 'Only here', emoji: '🍕', position: 99 })
      await db
        .update(settings)
        .set({ value: { state: 'closed', opensAt: null, showsSteps: true } })
        .where(eq(settings.section, 'launch'))
    })
    const accounts = await to.look((db) => db.$count(users))
    const refused = await to.tiffin(['settings', 'import', file])
    expect([refused.exitCode, refused.stderr]).toEqual([
      3,
      expect.stringContaining('There are 137 dishes on the menu.'),
    ])

    const done = await to.tiffin(['settings', 'import', file, '--replace'])
    expect([done.exitCode, done.stderr]).toEqual([0, ''])
    expect(done.stdout).toContain('137 dishes, 1 files of pictures')
    await to.look(async (db) => {
      const [dish] = await db.select().from(products).where(eq(products.slug, 'samosa'))
      expect(dish).toMatchObject({ title: 'Pizza Margherita', ratingCount: 0, ratingSum: 0 })
      expect(await db.$count(categories, eq(categories.slug, 'only-here'))).toBe(0)
      expect(await db.$count(pages, eq(pages.path, '/about'))).toBe(1)
      const bySection = new Map(
        (await db.select().from(settings)).map(({ section, value }) => [section, value]),
      )
      expect(bySection.get('look')).toMatchObject({ brand: '#123456' })
      expect(bySection.get('launch')).toMatchObject({ state: 'closed' })
      expect(await db.$count(users)).toBe(accounts)
      expect(await db.$count(orders)).toBe(0)
    })
    expect(readFileSync(join(to.dataDir, PICTURE), 'utf8')).toBe('a picture')
  },
)

test('a site that guests have used is left alone', SLOW, async () => {
  const refused = await from.tiffin(['settings', 'import', file, '--replace'])
  expect([refused.exitCode, refused.stderr]).toEqual([3, expect.stringContaining('it contains 3 orders')])
})

test.each([
  [['settings', 'copy', 'x.tar.gz'], /export, import or move-zone/],
  [['settings', 'import', 'missing.tar.gz'], /There is no file/],
])('%j is answered', SLOW, async (typed, says) => {
  const { exitCode, stderr } = await to.tiffin(typed)
  expect(exitCode).not.toBe(0)
  expect(stderr).toMatch(says)
  expect(existsSync('x.tar.gz')).toBe(false)
})
