import type { User, Wishlist } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { rowsOf } from '../db/database.ts'
import { products, users, wishlistItems } from '../db/schema/index.ts'
import { anonymousContext } from '../http/request-context.ts'
import { mergeWishlists } from './change-wishlist.ts'

const site = useTestApp()
type Headers = Record<string, string>
type Toggled = Wishlist & { wishlisted: boolean }

const idOf = async (slug: string) => (await site.deps.catalogue.current()).productBySlug.get(slug)?._id ?? ''
const toggle = (productId: string, headers: Headers) =>
  site.post<Toggled>('/api/wishlist/toggle', { productId }, headers)
const unite = (productIds: string[], headers: Headers) =>
  site.post<{ result: { data: Wishlist } }>('/trpc/wishlist.unite', { productIds }, headers)
const slugsOf = (list: Wishlist) => list.products.map(({ slug }) => slug)
const saved = async (headers: Headers) => slugsOf((await site.get<Wishlist>('/api/wishlist', headers)).body)

test('a dish can be added and removed, and is listed in the order of saving', async () => {
  const { headers } = await site.signUp('asha@example.com')
  const [samosa, naan] = [await idOf('samosa'), await idOf('garlic-naan')]
  await toggle(samosa, headers)
  site.setTime('2026-01-07T12:00:01-07:00')
  const both = await toggle(naan, headers)
  expect([both.status, both.body.wishlisted, slugsOf(both.body)]).toEqual([
    200,
    true,
    ['samosa', 'garlic-naan'],
  ])
  const one = await toggle(samosa, headers)
  expect([one.body.wishlisted, slugsOf(one.body)]).toEqual([false, ['garlic-naan']])
  expect(await saved(headers)).toEqual(['garlic-naan'])
})

test('each customer has their own list', async () => {
  const asha = await site.signUp('asha@example.com')
  const ravi = await site.signUp('ravi@example.com')
  const samosa = await idOf('samosa')
  await toggle(samosa, asha.headers)
  expect(await saved(ravi.headers)).toEqual([])
  await toggle(samosa, ravi.headers)
  await toggle(samosa, asha.headers)
  expect([await saved(asha.headers), await saved(ravi.headers)]).toEqual([[], ['samosa']])
})

test('after concurrent toggles the result matches their number, and each answer was true at its moment', async () => {
  const { headers } = await site.signUp('asha@example.com')
  const samosa = await idOf('samosa')
  const answers = await Promise.all(Array.from({ length: 11 }, () => toggle(samosa, headers)))
  const flips = answers.map(({ body }) => body.wishlisted)
  expect(flips.filter(Boolean)).toHaveLength(6)
  expect(await saved(headers)).toEqual(['samosa'])
})

test('a dish is deleted while it is being added: it is not on the menu, and the account goes on', async ({
  skip,
}) => {
  skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
  const { headers } = await site.signUp('asha@example.com')
  await site.addDish({ slug: 'kachori' })
  const kachori = await idOf('kachori')
  const { toggling } = await site.db.transaction(async (tx) => {
    await tx.delete(products).where(eq(products.id, kachori))
    const toggled = toggle(kachori, headers)
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => rowsOf(tx, waiting), { timeout: 10_000 }).toHaveLength(1)
    return { toggling: toggled }
  })
  expect(await toggling).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect(await saved(headers)).toEqual([])
})

test('setting the current state again changes nothing', async () => {
  const { headers } = await site.signUp('asha@example.com')
  const samosa = await idOf('samosa')
  const set = (wishlisted: boolean) =>
    site.post('/trpc/wishlist.set', { productId: samosa, wishlisted }, headers)
  const answers = await Promise.all([set(true), set(true), set(true)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await saved(headers)).toEqual(['samosa'])
  await set(false)
  await set(false)
  expect(await saved(headers)).toEqual([])
})

test('a list from before logging in is merged into the stored one, without deleted dishes', async () => {
  const { headers } = await site.signUp('asha@example.com')
  await toggle(await idOf('garlic-naan'), headers)
  const local = [await idOf('samosa'), 'gone', await idOf('garlic-naan'), await idOf('samosa')]
  site.setTime('2026-01-07T12:00:01-07:00')
  const { body } = await unite(local, headers)
  expect(slugsOf(body.result.data)).toEqual(['garlic-naan', 'samosa'])
  expect((await unite([], headers)).status).toBe(200)
})

test('an unknown dish cannot be saved, and a deleted one leaves the list', async () => {
  const { headers } = await site.signUp('asha@example.com')
  expect(await toggle('unicorn', headers)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  await site.addDish({ slug: 'golgappa' })
  await toggle(await idOf('golgappa'), headers)
  await site.db.delete(products).where(eq(products.slug, 'golgappa'))
  await site.announce()
  expect(await saved(headers)).toEqual([])
  expect(await site.db.$count(wishlistItems)).toBe(0)
})

test('an account deleted while its list is saved gets an error, and nothing breaks', async () => {
  const { headers } = await site.signUp('asha@example.com')
  const samosa = await idOf('samosa')
  const ctx = anonymousContext(site.deps)
  const { body: user } = await site.get<User>('/api/auth/me', headers)
  await site.db.delete(users).where(eq(users.id, user._id))
  await expect(mergeWishlists(ctx, user._id, [samosa])).rejects.toThrow('This account no longer exists')
})
