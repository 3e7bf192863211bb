import type { Product } from '@tiffin/contract'
import { asc, eq } from 'drizzle-orm'
import { wishes } from '../db/schema/index.ts'
import type { Context } from '../platform/context.ts'

/** The saved products that are on the menu now, in the order of saving. */
export async function listWishedProducts(ctx: Context, userId: string): Promise<Product[]> {
  const rows = await ctx.db
    .select({ productId: wishes.productId })
    .from(wishes)
    .where(eq(wishes.userId, userId))
    .orderBy(asc(wishes.createdAt), asc(wishes.productId))
  const { products } = await ctx.catalogue.current()
  const productById = new Map(products.map((product) => [product._id, product]))
  return rows.flatMap(({ productId }) => productById.get(productId) ?? [])
}
