import type { z } from 'zod'
import type { accountExport } from '@tiffin/contract'
import type { Context } from '../../platform/procedures.ts'
import { listOrdersOf } from '../orders/order-queries.ts'
import { presentOrder } from '../orders/present-order.ts'
import { listWishedProducts } from '../wishlist/wishlist-queries.ts'
import { getUser } from './account-queries.ts'
import { presentAccount } from './present-user.ts'

/** All that is kept about a customer; never a hash of anything. */
export async function exportAccount(ctx: Context, userId: string): Promise<z.infer<typeof accountExport>> {
  const user = await getUser(ctx.db, userId)
  const orders = await listOrdersOf(ctx.db, user)
  const wished = await listWishedProducts(ctx, userId)
  return {
    exportedAt: ctx.clock.now().toString(),
    account: presentAccount(user),
    orders: orders.map(presentOrder),
    wishlist: wished.map(({ slug, title }) => ({ slug, title })),
  }
}
