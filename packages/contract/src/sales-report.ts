import { z } from 'zod'
import { calendarDay } from './moment.ts'
import { blankIsAbsent } from './list-page.ts'
import { order } from './order.ts'
import { salesSpans } from './sales-span.ts'
import { amount } from './text.ts'

/** A named span, or local days, both included. `to` defaults to today. */
export const salesReportInput = z
  .object({
    span: blankIsAbsent(z.enum(salesSpans)).describe('Default, if no days are given: 30-days'),
    from: blankIsAbsent(calendarDay),
    to: blankIsAbsent(calendarDay),
  })
  .prefault({})

const sold = {
  orders: z.int().describe('All that were placed'),
  revenue: amount.describe('Total of all orders except cancelled ones and no-shows'),
}

const periods = {
  days: z.array(z.object({ day: z.iso.date(), ...sold })).describe('Every day of the period'),
  hours: z.array(z.object({ hour: z.int().min(0).max(23), ...sold })).describe('Every hour of the day'),
}

export const salesTotals = z.object({
  ...sold,
  sales: z.int().describe('Orders except cancelled ones and no-shows'),
  extras: amount.describe(
    'What of the revenue was for pickup extras such as bags, before taxes that are added',
  ),
  averageOrder: amount.describe('Revenue by sale; 0 without a sale'),
})

/** Sales, in the restaurant's time zone. */
export const salesReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  today: z.iso.date(),
  ...periods,
  bestDishes: z
    .array(
      z.object({
        slug: z.string(),
        title: z.string(),
        quantity: z.int(),
        revenue: amount.describe('Unit prices; before coupons and tax'),
        thumbnail: z.string().optional().describe('The dish that has the slug now'),
      }),
    )
    .describe('The ten best sellers'),
  bestChoices: z
    .array(
      z.object({
        group: z.string().describe('Key of the option group'),
        choice: z.string().describe('Its key within the group'),
        groupName: z.string().describe('As sold last'),
        choiceName: z.string().describe('As sold last'),
        quantity: z.int().describe('For all portions of the dishes it was chosen for'),
        revenue: amount.describe(
          'What it added to the dishes’ prices, negative if it took off; before coupons and tax',
        ),
      }),
    )
    .describe('The twenty choices that sold most, defaults included'),
  totals: salesTotals,
  previous: salesTotals
    .extend({
      from: z.iso.date(),
      to: z.iso.date(),
      ...periods,
    })
    .describe('The span of equal length before; where today is in the span, up to the same time of its day'),
})

export type SalesReportInput = z.infer<typeof salesReportInput>
export type SalesTotals = z.infer<typeof salesTotals>
export type SalesReport = z.infer<typeof salesReport>

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

/** What is waiting for staff, by page. Pages that the caller may not open are omitted. */
export const waitingCounts = z
  .object({
    orders: z.int().describe('Orders not yet accepted'),
    messages: z.int().describe('New messages'),
    catering: z.int().describe('Catering requests without a quote'),
    reservations: z.int().describe('Table requests for today or later, not yet confirmed or declined'),
    reviews: z.int().describe('Reviews awaiting approval'),
  })
  .partial()

export type WaitingCounts = z.infer<typeof waitingCounts>
