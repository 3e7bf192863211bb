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
  restaurantNote: z
    .object({ note: z.string(), contacts: z.array(z.string()) })
    .nullable()
    .describe(
      'What staff have noted, and the telephone numbers and addresses that they have found to be the same guest’s',
    ),
  reviews: z.array(ownReview.extend({ product: z.object({ slug: z.string(), title: z.string() }) })),
})
