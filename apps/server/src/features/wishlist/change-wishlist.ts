import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { products, users, wishes } from '../../db/schema/index.ts'
import type { Context } from '../../platform/procedures.ts'
import { Refusal } from '../../platform/refusal.ts'

interface Wish {
  userId: string
  productId: string
}

/** Flips a product in or out of the list and tells whether it is in now. */
export function toggleWish(ctx: Context, wish: Wish): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    // One flip after the other: two that ran at once would both see the same list.
    const locked = await tx.select().from(users).where(eq(users.id, wish.userId)).for('no key update')
    if (locked.length === 0) throw new Refusal('UNAUTHENTICATED', 'This account is no longer there')
    const removed = await tx.delete(wishes).where(isWish(wish)).returning({ id: wishes.productId })
    if (removed.length > 0) return false
    await addWishes(tx, wish.userId, [wish.productId], nowOf(ctx))
    return true
  })
}

/** Puts a product in or takes it out; saying it twice changes nothing. */
export async function setWish(ctx: Context, wish: Wish, isWished: boolean): Promise<void> {
  if (isWished) await addWishes(ctx.db, wish.userId, [wish.productId], nowOf(ctx))
  else await ctx.db.delete(wishes).where(isWish(wish))
}

/** Adds what was saved before logging in; dishes that are gone are passed over. */
export async function uniteWishes(ctx: Context, userId: string, productIds: string[]): Promise<void> {
  const known = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, productIds))
  const knownIds = new Set(known.map(({ id }) => id))
  await insertWishes(
    ctx.db,
    userId,
    productIds.filter((id) => knownIds.has(id)),
    nowOf(ctx),
  )
}

async function addWishes(db: Database, userId: string, productIds: string[], now: Date) {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, productIds))
  if (!product) throw new Refusal('NOT_FOUND', 'There is no such dish on our menu')
  await insertWishes(db, userId, productIds, now)
}

async function insertWishes(db: Database, userId: string, productIds: string[], now: Date) {
  if (productIds.length === 0) return
  // In the order of saving, also when they arrive together.
  const rows = productIds
    .map((productId, index) => ({ userId, productId, createdAt: new Date(now.getTime() + index) }))
    // Two devices that unite at once must not wait for each other.
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
  await db.insert(wishes).values(rows).onConflictDoNothing()
}

const isWish = ({ userId, productId }: Wish) =>
  and(eq(wishes.userId, userId), eq(wishes.productId, productId))
const nowOf = (ctx: Context) => new Date(ctx.clock.nowMs())
