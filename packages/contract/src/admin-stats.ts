import { z } from 'zod'
import { order } from './order.ts'
import { dollars } from './text.ts'

export const adminStats = z.object({
  ordersCount: z.int(),
  productsCount: z.int(),
  usersCount: z.int(),
  revenue: dollars.describe('Totals of all orders but cancelled ones and no-shows'),
  recentOrders: z.array(order),
})

export type AdminStats = z.infer<typeof adminStats>
