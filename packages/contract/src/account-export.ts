import { z } from 'zod'
import { order } from './order.ts'
import { ownReview } from './review.ts'
import { account, deviceSession } from './user.ts'

/** All data stored about a customer, for their own export. */
export const accountExport = z.object({
  exportedAt: z.iso.datetime(),
  account,
  orders: z.array(order),
  wishlist: z.array(z.object({ slug: z.string(), title: z.string() })),
  devices: z.array(deviceSession.pick({ device: true, lastUsed: true })),
  reviews: z.array(ownReview.extend({ product: z.object({ slug: z.string(), title: z.string() }) })),
})
