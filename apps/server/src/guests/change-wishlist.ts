import type { Product } from '@tiffin/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users, wishlistItems } from '../db/schema/index.ts'
import { isForeignKeyViolation } from '../db/sql-state.ts'
import { dishFinder, lockDishesByName, idOfDish } from '../menu/catalogue/dish-names.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../platform/app-error.ts'
import { requirePart } from '../platform/launch.ts'

interface WishlistItem {
  userId: string
  /** The id, the slug or the SKU of a dish. */
  name: string
}

/** Adds or removes a product, and returns whether it is on the list now. */
export async function toggleWishlistItem(ctx: Context, item: WishlistItem): Promise<boolean> {
  await requirePart(ctx, 'wishlist')
  return ctx.db.transaction(async (tx) => {
    // One change after the other: two concurrent ones would both see the same list.
    const locked = await tx.select().from(users).where(eq(users.id, item.userId)).for('no key update')
    if (locked.length === 0) throw accountGone()
    const removed = await tx
      .delete(wishlistItems)
      .where(isItem(item))
      .returning({ id: wishlistItems.productId })
    if (removed.length > 0) return false
    await addWishlistItem({ ...ctx, db: tx }, item)
    return true
  })
}

/** Adds or removes a product; repeating it changes nothing. */
export async function setWishlistItem(ctx: Context, item: WishlistItem, isWished: boolean): Promise<void> {
  await requirePart(ctx, 'wishlist')
  if (isWished) await addWishlistItem(ctx, item)
  else await ctx.db.delete(wishlistItems).where(isItem(item))
}

async function addWishlistItem(ctx: Context, { userId, name }: WishlistItem) {
  const added = await mergeWishlists(ctx, userId, [name])
  if (added === 0) throw new AppError('NOT_FOUND', 'That dish is not on our menu')
}

/** Adds what was saved before logging in; deleted dishes are ignored. Returns how many were there. */
export function mergeWishlists({ db, clock }: Context, userId: string, names: string[]): Promise<number> {
  return db.transaction((tx) => insertKnown({ db: tx, clock }, userId, names))
}

async function insertKnown({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string, names: string[]) {
  const find = dishFinder(await lockDishesByName(db, names))
  const ids = new Set(names.flatMap((name) => find(name)?.id ?? []))
  const rows = Array.from(ids)
    // In the order of saving, even if they arrive together.
    .map((productId, index) => ({ userId, productId, createdAt: new Date(clock.nowMs() + index) }))
    // Two devices that merge at the same time must not wait for each other.
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
  if (rows.length > 0) await insertWishlistItems(db, rows)
  return rows.length
}

async function insertWishlistItems(db: Database, rows: (typeof wishlistItems.$inferInsert)[]) {
  try {
    await db.insert(wishlistItems).values(rows).onConflictDoNothing()
  } catch (error) {
    if (isForeignKeyViolation(error)) throw accountGone()
    throw error
  }
}

const accountGone = () => new AppError('UNAUTHENTICATED', 'This account no longer exists')
const isItem = ({ userId, name }: WishlistItem) =>
  and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, idOfDish(name)))

/** The saved products that are on the menu now, in the order of saving. */
export async function listWishlistProducts(ctx: Context, userId: string): Promise<Product[]> {
  const rows = await ctx.db
    .select({ productId: wishlistItems.productId })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(asc(wishlistItems.createdAt), asc(wishlistItems.productId))
  const menu = await ctx.catalogue.current()
  const productById = new Map(menu.products.map((product) => [product._id, product]))
  return rows.flatMap(({ productId }) => productById.get(productId) ?? [])
}
