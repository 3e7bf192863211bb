import type { Product } from '@tiffin/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { products, users, wishes } from '../db/schema/index.ts'
import { isForeignKeyViolation } from '../db/sql-state.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'

interface Wish {
  userId: string
  productId: string
}

/** Adds or removes a product, and returns whether it is on the list now. */
export function toggleWish(ctx: Context, wish: Wish): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    // One change after the other: two concurrent ones would both see the same list.
    const locked = await tx.select().from(users).where(eq(users.id, wish.userId)).for('no key update')
    if (locked.length === 0) throw accountGone()
    const removed = await tx.delete(wishes).where(isWish(wish)).returning({ id: wishes.productId })
    if (removed.length > 0) return false
    await addWish({ ...ctx, db: tx }, wish)
    return true
  })
}

/** Adds or removes a product; repeating it changes nothing. */
export async function setWish(ctx: Context, wish: Wish, isWished: boolean): Promise<void> {
  if (isWished) await addWish(ctx, wish)
  else await ctx.db.delete(wishes).where(isWish(wish))
}

async function addWish(ctx: Context, { userId, productId }: Wish) {
  const added = await mergeWishes(ctx, userId, [productId])
  if (added === 0) throw new Refusal('NOT_FOUND', 'That dish is not on our menu')
}

/** Adds what was saved before logging in; deleted dishes are ignored. Returns how many were there. */
export async function mergeWishes(
  { db, clock }: Context,
  userId: string,
  productIds: string[],
): Promise<number> {
  const known = await db.select({ id: products.id }).from(products).where(inArray(products.id, productIds))
  const knownIds = new Set(known.map(({ id }) => id))
  const rows = productIds
    .filter((id) => knownIds.has(id))
    // In the order of saving, even if they arrive together.
    .map((productId, index) => ({ userId, productId, createdAt: new Date(clock.nowMs() + index) }))
    // Two devices that merge at the same time must not wait for each other.
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
  if (rows.length > 0) await insertWishes(db, rows)
  return rows.length
}

async function insertWishes(db: Database, rows: (typeof wishes.$inferInsert)[]) {
  try {
    await db.insert(wishes).values(rows).onConflictDoNothing()
  } catch (error) {
    if (isForeignKeyViolation(error)) throw accountGone()
    throw error
  }
}

const accountGone = () => new Refusal('UNAUTHENTICATED', 'This account no longer exists')
const isWish = ({ userId, productId }: Wish) =>
  and(eq(wishes.userId, userId), eq(wishes.productId, productId))

/** The saved products that are on the menu now, in the order of saving. */
export async function listWishedProducts(ctx: Context, userId: string): Promise<Product[]> {
  const rows = await ctx.db
    .select({ productId: wishes.productId })
    .from(wishes)
    .where(eq(wishes.userId, userId))
    .orderBy(asc(wishes.createdAt), asc(wishes.productId))
  const menu = await ctx.catalogue.current()
  const productById = new Map(menu.products.map((product) => [product._id, product]))
  return rows.flatMap(({ productId }) => productById.get(productId) ?? [])
}
