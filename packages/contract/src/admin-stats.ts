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

/** How the service is going: what the dashboard opens on. */
export const serviceNow = z.object({
  placed: z.int().describe('Placed, and nobody has accepted them'),
  open: z.int().describe('Placed, accepted, preparing or ready'),
  late: z.int().describe('Open, not ready, and their time is over'),
  nextHour: z.int().describe('Open, to be picked up within the next hour'),
  today: z
    .object({ orders: z.int(), total: dollars })
    .describe('To be picked up today or picked up already, but cancelled ones and no-shows'),
})

export type ServiceNow = z.infer<typeof serviceNow>
export type AdminStats = z.infer<typeof adminStats>
