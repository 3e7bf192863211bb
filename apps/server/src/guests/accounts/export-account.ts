import type { z } from 'zod'
import { type accountExport, MAX_LIST_LENGTH } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import type { Context } from '../../platform/context.ts'
import { listOrdersOf } from '../../ordering/orders/order-queries.ts'
import { presentOrder } from '../../ordering/orders/present-order.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { exportReviews } from '../reviews/list-reviews.ts'
import { findNoteOf } from '../guest-queries.ts'
import { listWishlistProducts } from '../change-wishlist.ts'
import { getUser, presentAccount, type UserRow } from './account-queries.ts'
import { listSessionsOf } from './sessions.ts'

/** All data stored about a customer; never a hash of anything. */
export async function exportAccount(ctx: Context, userId: string): Promise<z.infer<typeof accountExport>> {
  const user = await getUser(ctx.db, userId)
  const orders = await listAllOrdersOf(ctx.db, user)
  const wished = await listWishlistProducts(ctx, userId)
  const zone = await regionOf(ctx)
  return {
    exportedAt: ctx.clock.now().toString({ smallestUnit: 'millisecond' }),
    account: presentAccount(user),
    orders: orders.map((order) => presentOrder(order, zone)),
    wishlist: wished.map(({ slug, title }) => ({ slug, title })),
    devices: await listDevicesOf(ctx, userId),
    reviews: await exportReviews(ctx.db, userId),
    restaurantNote: await findNoteOf(ctx.db, user),
  }
}

async function listDevicesOf({ db, token }: Context, userId: string) {
  const sessions = await listSessionsOf(db, userId, token)
  return sessions.map(({ device, lastUsed }) => ({ device, lastUsed }))
}

/** A regular of many years has more orders than a list returns in one answer. */
async function listAllOrdersOf(db: Database, user: UserRow) {
  const all = []
  for (;;) {
    const part = await listOrdersOf(db, user, { limit: MAX_LIST_LENGTH, offset: all.length })
    all.push(...part)
    if (part.length < MAX_LIST_LENGTH) return all
  }
}
