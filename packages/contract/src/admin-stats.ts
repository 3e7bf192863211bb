import { z } from 'zod'
import { order } from './order.ts'
import { amount } from './text.ts'

export const adminStats = z.object({
  ordersCount: z.int(),
  productsCount: z.int(),
  usersCount: z.int(),
  revenue: amount.describe('Total of all orders except cancelled ones and no-shows'),
  recentOrders: z.array(order),
})

/** Live order figures: the first thing on the dashboard. */
export const serviceNow = z.object({
  placed: z.int().describe('Placed and not yet accepted'),
  open: z.int().describe('Placed, accepted, preparing or ready'),
  late: z.int().describe('Open, not ready, and past their pickup time'),
  nextHour: z.int().describe('Open, with pickup within the next hour'),
  today: z
    .object({ orders: z.int(), total: amount })
    .describe('Due or picked up today, except cancelled ones and no-shows'),
})

export type ServiceNow = z.infer<typeof serviceNow>
export type AdminStats = z.infer<typeof adminStats>
